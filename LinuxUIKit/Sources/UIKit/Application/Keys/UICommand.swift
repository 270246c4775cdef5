/// A command that's found by its name in the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes = []
    open var state = UIMenuElement.State.off
    /// A value that distinguishes commands with the same action.
    open internal(set) var propertyList: Any?

    override init(title: String, image: UIImage?) {
        super.init(title: title, image: image)
    }

    /// Commands can't be archived here.
    public required init?(coder: NSCoder) { nil }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
}

/// Something to do that is found by its name in the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes = []
    open var state = UIMenuElement.State.off
    /// What tells commands of the same action apart.
    open internal(set) var propertyList: Any?

    override init(title: String, image: UIImage?) {
        super.init(title: title, image: image)
    }

    /// Commands cannot be archived here.
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

public typealias UIActionHandler = (_ action: UIAction) -> Void

/// An action, with a title and an image for a button.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    let handler: UIActionHandler
    open private(set) var identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes = []
    open var state = UIMenuElement.State.off

    /// The control that's currently running the action.
    private weak var senderObject: AnyObject?
    open var sender: Any? { senderObject }

    private init(
        _ identifier: Identifier,
        title: String,
        image: UIImage?,
        handler: @escaping UIActionHandler
    ) {
        self.handler = handler
        self.identifier = identifier
        super.init(title: title, image: image)
    }

    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        let identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
        self.init(identifier, title: title, image: image, handler: handler)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    /// Actions can't be archived here.
    public required init?(coder: NSCoder) { nil }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    func perform(sender: AnyObject?) {
        senderObject = sender
        handler(self)
        senderObject = nil
    }
}

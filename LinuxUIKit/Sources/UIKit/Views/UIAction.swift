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
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State

    /// The control that's currently running the action.
    private weak var senderObject: AnyObject?
    open var sender: Any? { senderObject }

    public init(
        title: String = "",
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.handler = handler
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
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

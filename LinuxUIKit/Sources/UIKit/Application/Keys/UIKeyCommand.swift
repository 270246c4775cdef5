/// A command for a key of a hardware keyboard. A responder lists it in its `keyCommands`.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"

    /// The character of the key, or one of the strings above.
    open private(set) var input: String?
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    open private(set) var action: Selector?
    /// A Boolean value that indicates whether the command takes precedence over the key's usual behavior,
    /// such as typing.
    open var wantsPriorityOverSystemBehavior = false

    private var handlers: [(UIKeyCommand) -> Void] = []

    public init() {
        super.init(title: "", image: nil)
    }

    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        action: Selector,
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init()
        self.title = title
        self.image = image
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Commands can't be archived here.
    public required init?(coder: NSCoder) { nil }

    /// Adds a handler that's called when the key is pressed, because there's no Objective-C runtime here to
    /// call the action.
    @_spi(Host) public func addHandler(_ handler: @escaping (UIKeyCommand) -> Void) {
        handlers.append(handler)
    }

    /// Returns a Boolean value that indicates whether the command is for this key and can do something.
    func matches(_ input: String, _ modifierFlags: UIKeyModifierFlags) -> Bool {
        guard let own = self.input, attributes.isDisjoint(with: [.disabled, .hidden]), !handlers.isEmpty
        else {
            return false
        }
        return own.lowercased() == input.lowercased() && self.modifierFlags == modifierFlags
    }

    func perform() {
        for handler in handlers { handler(self) }
    }
}

/// What a key of a hardware keyboard does. A responder has it among its `keyCommands`.
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
    /// Whether the key does this before it does what it does everywhere, such as to be typed where text is edited.
    open var wantsPriorityOverSystemBehavior = false

    private var handlers: [(UIKeyCommand) -> Void] = []

    public init() {
        super.init(title: "", image: nil)
    }

    public init(
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
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
        super.init(title: title, image: image)
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Commands cannot be archived here.
    public required init?(coder: NSCoder) { nil }

    /// Calls `handler` when the key is pressed: there is no Objective-C runtime here that could call the action.
    @_spi(Host) public func addHandler(_ handler: @escaping (UIKeyCommand) -> Void) {
        handlers.append(handler)
    }

    /// Whether it is for that key, and can do something.
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

/// The preferred keyboard for a text. On Linux, the keyboard belongs to the host, which can ignore these
/// traits.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var isSecureTextEntry: Bool { get set }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }

    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }

    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }

    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }

    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }

    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }

    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }

    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
}

public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}

public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

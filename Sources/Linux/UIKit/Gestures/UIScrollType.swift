/// What a scroll comes from.
public enum UIScrollType: UInt, Sendable {
    /// A wheel, which turns notch by notch.
    case discrete = 0
    /// A trackpad, which follows the fingers.
    case continuous = 1
}

/// A set of what scrolls come from.
public struct UIScrollTypeMask: OptionSet, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static var discrete: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 0) }
    public static var continuous: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 1) }
    public static var all: UIScrollTypeMask { [.discrete, .continuous] }
}

/// Two fingers on a trackpad, from the moment they begin to scroll until they lift. They are no touches: there is one
/// such event for all of it, and views hear nothing.
@MainActor final class ScrollEvent: UIEvent {
    enum Phase {
        case began
        case changed
        case ended
        case cancelled
    }

    let window: UIWindow
    /// Where the pointer is, in the window. It rests meanwhile.
    let location: CGPoint
    var phase = Phase.began
    /// How far content is to move with this change, as if fingers were on it.
    var delta = CGPoint.zero

    init(in window: UIWindow, at location: CGPoint) {
        self.window = window
        self.location = location
    }

    override var type: EventType { .scroll }

    override var windows: Set<UIWindow> { [window] }
}

/// The source of a scroll.
public enum UIScrollType: UInt, Sendable {
    /// A wheel, which turns in steps.
    case discrete = 0
    /// A trackpad, which follows the fingers.
    case continuous = 1
}

/// A set of scroll sources.
public struct UIScrollTypeMask: OptionSet, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static var discrete: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 0) }
    public static var continuous: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 1) }
    public static var all: UIScrollTypeMask { [.discrete, .continuous] }
}

/// Two fingers on a trackpad, from the moment they begin to scroll until they lift. They aren't touches. A
/// single event represents the whole scroll, and views don't receive it.
@MainActor final class ScrollEvent: UIEvent {
    enum Phase {
        case began
        case changed
        case ended
        case cancelled
    }

    let window: UIWindow
    /// The position of the pointer in the window. It doesn't move during the scroll.
    let location: CGPoint
    var phase = Phase.began
    /// The distance that this change moves the content, as if fingers dragged it.
    var delta = CGPoint.zero

    init(in window: UIWindow, at location: CGPoint) {
        self.window = window
        self.location = location
    }

    override var type: EventType { .scroll }

    override var windows: Set<UIWindow> { [window] }
}

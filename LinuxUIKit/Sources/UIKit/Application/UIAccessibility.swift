/// The user's accessibility settings, and notifications for assistive technologies.
public struct UIAccessibility {
    /// A notification for assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public var rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    @MainActor private static var reducesMotion = false
    @MainActor private static var prefersCrossFade = false
    @MainActor private static var speaks = false
    @MainActor private static var scans = false
    @MainActor private static var posted: [Posted] = []

    /// A notification that was posted. Its argument belongs to the app, so an object isn't retained.
    private struct Posted {
        let notification: Notification
        private let value: Any?
        private weak var object: UIResponder?

        init(_ notification: Notification, _ argument: Any?) {
            self.notification = notification
            object = argument as? UIResponder
            value = object == nil ? argument : nil
        }

        var argument: Any? { object ?? value }
    }

    @MainActor public static var isReduceMotionEnabled: Bool { reducesMotion }
    @MainActor public static var prefersCrossFadeTransitions: Bool { reducesMotion && prefersCrossFade }
    @MainActor public static var isReduceTransparencyEnabled: Bool { false }
    @MainActor public static var isVoiceOverRunning: Bool { speaks }
    @MainActor public static var isSwitchControlRunning: Bool { scans }

    public static let voiceOverStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let switchControlStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let prefersCrossFadeTransitionsStatusDidChange =
        NSNotification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

    /// Notifies assistive technologies of a change. The argument is the element to focus on, or the text to
    /// announce.
    @MainActor public static func post(notification: Notification, argument: Any?) {
        posted.append(Posted(notification, argument))
    }
}

// MARK: - For hosts and tests

extension UIAccessibility {
    @_spi(Host) @MainActor public static func setReduceMotionEnabled(_ isEnabled: Bool) {
        guard isEnabled != reducesMotion else { return }
        reducesMotion = isEnabled
        NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }

    @_spi(Host) @MainActor public static func setVoiceOverRunning(_ isRunning: Bool) {
        guard isRunning != speaks else { return }
        speaks = isRunning
        NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
    }

    @_spi(Host) @MainActor public static func setSwitchControlRunning(_ isRunning: Bool) {
        guard isRunning != scans else { return }
        scans = isRunning
        NotificationCenter.default.post(name: switchControlStatusDidChangeNotification, object: nil)
    }

    @_spi(Host) @MainActor public static func setPrefersCrossFadeTransitions(_ prefers: Bool) {
        guard prefers != prefersCrossFade else { return }
        prefersCrossFade = prefers
        NotificationCenter.default.post(name: prefersCrossFadeTransitionsStatusDidChange, object: nil)
    }

    /// The notifications that were posted since the application was reset, with `nil` for elements that are
    /// gone.
    @_spi(Host) @MainActor public static var postedNotifications: [(Notification, Any?)] {
        posted.map { ($0.notification, $0.argument) }
    }

    @MainActor static func resetForTests() {
        reducesMotion = false
        prefersCrossFade = false
        speaks = false
        scans = false
        posted = []
    }
}

/// The direction of the fingers that scroll with an assistive technology.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left, up, down, next, previous
}

/// The properties of a view for assistive technologies.
struct AccessibilityProperties {
    var label: String?
    var value: String?
    var hint: String?
    var isElement: Bool?
    var respondsToUser: Bool?
    var elements: [Any]?
    var hidesElements = false
    var isModal = false
    var traits: UIAccessibilityTraits?
    var showsLargeContent = false
    var largeTitle: String?
    var largeImage: UIImage?
    var scalesLargeImage = false
    var largeImageInsets = UIEdgeInsets.zero
    var ignoresInvertColors = false
}

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let none = Self([])
    public static let button = Self(rawValue: 1 << 0)
    public static let link = Self(rawValue: 1 << 1)
    public static let image = Self(rawValue: 1 << 2)
    public static let selected = Self(rawValue: 1 << 3)
    public static let staticText = Self(rawValue: 1 << 6)
    public static let notEnabled = Self(rawValue: 1 << 8)
    public static let searchField = Self(rawValue: 1 << 10)
    public static let adjustable = Self(rawValue: 1 << 12)
    public static let header = Self(rawValue: 1 << 16)
    public static let tabBar = Self(rawValue: 1 << 28)
}

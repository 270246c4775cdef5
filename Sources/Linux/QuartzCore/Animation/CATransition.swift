/// A way in which one content of a layer becomes another. The values are those of Core Animation.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fade = Self(rawValue: "fade")
    public static let moveIn = Self(rawValue: "moveIn")
    public static let push = Self(rawValue: "push")
    public static let reveal = Self(rawValue: "reveal")
}

/// Where the motion of a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fromRight = Self(rawValue: "fromRight")
    public static let fromLeft = Self(rawValue: "fromLeft")
    public static let fromTop = Self(rawValue: "fromTop")
    public static let fromBottom = Self(rawValue: "fromBottom")
}

/// A change of a layer's content that takes its time.
///
/// Here the new content shows at once: the animation runs as long as it should and tells its delegate, but draws nothing.
open class CATransition: CAAnimation {
    /// `fade` by default.
    open var type = CATransitionType.fade
    /// `nil` by default. Has a meaning for the types that move.
    open var subtype: CATransitionSubtype?
    /// Where in the transition to begin, 0 to 1.
    open var startProgress: Float = 0
    /// Where in the transition to end, `startProgress` to 1.
    open var endProgress: Float = 1
    /// Filters are only kept here.
    open var filter: Any?

    override func takeProperties(of other: CAAnimation) {
        super.takeProperties(of: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
        filter = other.filter
    }
}

/// The key of a layer's transition, whatever key it was added with.
public let kCATransition = "transition"

/// The kind of change between two contents of a layer. The values are those of Core Animation.
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

/// The direction that a transition's motion comes from.
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

/// An animated change of a layer's content.
///
/// Here, the new content appears immediately. The animation has its duration and notifies its delegate, but
/// draws nothing.
open class CATransition: CAAnimation {
    /// The kind of the transition. The default is `fade`.
    open var type = CATransitionType.fade { willSet { checkIsMutable() } }
    /// The direction, for the types that move. The default is `nil`.
    open var subtype: CATransitionSubtype? { willSet { checkIsMutable() } }
    /// The fraction of the transition at which it begins, from 0 to 1.
    open var startProgress: Float = 0 { willSet { checkIsMutable() } }
    /// The fraction of the transition at which it ends, from `startProgress` to 1.
    open var endProgress: Float = 1 { willSet { checkIsMutable() } }
    /// A filter, which has no effect here.
    open var filter: Any? { willSet { checkIsMutable() } }

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

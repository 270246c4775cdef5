/// The keys of the two view controllers of a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that's visible at the start of the transition, and again if it's canceled.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")

    /// The controller that's visible at the end of a completed transition.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The keys of the two views of a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that's visible at the start of the transition.
    public static let from = Self(rawValue: "UITransitionContextFromView")

    /// The view that's visible at the end of a completed transition.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

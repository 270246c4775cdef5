/// Names the two view controllers of a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is visible at the start of the transition, or at the end of a cancelled one.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")

    /// The controller that is visible at the end of a completed transition.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names the two views of a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view shown at the start of the transition.
    public static let from = Self(rawValue: "UITransitionContextFromView")

    /// The view shown at the end of a completed transition.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

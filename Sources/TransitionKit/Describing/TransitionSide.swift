import UIKit

/// One of the two screens of a transition.
public enum TransitionSide: Hashable, Sendable, CaseIterable {
    /// The screen that's visible at the start.
    case outgoing
    /// The screen that's visible at the end.
    case incoming

    /// The other screen.
    public var opposite: TransitionSide { self == .outgoing ? .incoming : .outgoing }

    /// The key of the side's view controller in a transition context.
    var controllerKey: UITransitionContextViewControllerKey { self == .outgoing ? .from : .to }

    /// The key of the side's view in a transition context.
    var viewKey: UITransitionContextViewKey { self == .outgoing ? .from : .to }
}

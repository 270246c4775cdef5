import UIKit

/// One of the two screens of a transition.
public enum TransitionSide: Hashable, Sendable, CaseIterable {
    /// The screen that is there at the start.
    case outgoing
    /// The screen that is there at the end.
    case incoming

    /// The other screen.
    public var opposite: TransitionSide { self == .outgoing ? .incoming : .outgoing }

    /// What a transition context calls the side's view controller.
    var controllerKey: UITransitionContextViewControllerKey { self == .outgoing ? .from : .to }

    /// What a transition context calls the side's view.
    var viewKey: UITransitionContextViewKey { self == .outgoing ? .from : .to }
}

import TransitionKit
import UIKit

/// One pair of screens in one kind of container, with a transition there and back.
@MainActor
public protocol Demo: AnyObject {
    /// Shows the outgoing screen; put it in a window.
    var rootViewController: UIViewController { get }

    /// Whether the second screen shows, or is on its way in; false while it is on its way out.
    var showsSecond: Bool { get }

    /// Vends the animator and the interaction, and tells of the transitions.
    var transition: TransitionDelegate { get }

    /// The gesture that goes to the second screen, if the interaction is one. Most of them go back as well.
    var forth: GestureInteraction? { get set }

    /// Attaches the interaction to the screens, if it is a gesture, and what goes forth.
    func attachGesture()

    /// Goes to the second screen, animated. Call it while the first one shows.
    func goForward()

    /// Goes back to the first screen, animated. Call it while the second one shows.
    func goBackward()
}

extension Demo {
    /// Plays the transitions, both ways. Another one takes its place at any time.
    var animationController: (any UIViewControllerAnimatedTransitioning)? {
        get { transition.forward }
        set { (transition.forward, transition.backward) = (newValue, newValue) }
    }

    /// Drives the transitions, from a gesture if it is one. Another one takes its place at any time.
    public var interaction: InteractionController? {
        get { transition.interaction }
        set {
            guard newValue !== interaction else { return }
            for former in [interaction as? GestureInteraction, forth].compactMap({ $0 }) {
                for view in former.recognizers.compactMap(\.view) { former.detach(from: view) }
            }
            transition.interaction = newValue
            forth = newValue?.forth
            attachGesture()
        }
    }
}

extension InteractionController {
    /// The gesture that goes to the second screen where this one goes back: the same, but for a swipe from an
    /// edge, which has one way only.
    var forth: GestureInteraction? {
        if let swipe = self as? EdgeSwipeInteraction {
            return EdgeSwipeInteraction(edge: swipe.edge.opposite)
        }
        return self as? GestureInteraction
    }
}

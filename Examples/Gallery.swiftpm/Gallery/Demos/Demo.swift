import TransitionKit
import UIKit

/// Two screens in a container, with a transition in each direction.
@MainActor
public protocol Demo: AnyObject {
    /// The controller that shows the demo. Use it as the root of a window.
    var rootViewController: UIViewController { get }

    /// Whether the second screen is visible or appearing. It's `false` while that screen disappears.
    var showsSecond: Bool { get }

    /// The delegate that provides the animator and the interaction, and reports the transitions.
    var transition: TransitionDelegate { get }

    /// The gesture that goes to the second screen, if the interaction is a gesture. Most gestures also go
    /// back.
    var forth: GestureInteraction? { get set }

    /// Attaches the interaction to the screens if it's a gesture, and also the gesture that goes forward.
    func attachGesture()

    /// Goes to the second screen with an animation. Call it while the first screen is visible.
    func goForward()

    /// Goes back to the first screen with an animation. Call it while the second screen is visible.
    func goBackward()
}

extension Demo {
    /// The animation controller for both directions. You can replace it at any time.
    var animationController: (any UIViewControllerAnimatedTransitioning)? {
        get { transition.forward }
        set { (transition.forward, transition.backward) = (newValue, newValue) }
    }

    /// The interaction that drives the transitions. You can replace it at any time.
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
    /// The gesture that goes forward if this one goes back. It's the same gesture, except for a swipe from an
    /// edge, which has only one direction.
    var forth: GestureInteraction? {
        if let swipe = self as? EdgeSwipeInteraction {
            return EdgeSwipeInteraction(edge: swipe.edge.opposite)
        }
        return self as? GestureInteraction
    }
}

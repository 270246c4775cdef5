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

    /// Attaches the interaction to the screens, if it is a gesture.
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
            if let former = transition.interaction as? GestureInteraction, former !== newValue {
                for view in former.recognizers.compactMap(\.view) { former.detach(from: view) }
            }
            transition.interaction = newValue
            attachGesture()
        }
    }
}

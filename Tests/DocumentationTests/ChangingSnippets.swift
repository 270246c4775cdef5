import Animators
import TransitionKit
import UIKit

// The code of the guide to changing transitions.

@MainActor private enum ChangingSnippets {
    static func replaced(_ transition: TransitionDelegate, _ navigationController: UINavigationController) {
        transition.forward = CubeAnimator().animationController()
        transition.backward = nil

        TransitionDelegate(.fold(), interaction: .swipe(edge: .leading)).attach(to: navigationController)

        TransitionDelegate.attached(to: navigationController)?.detach(from: navigationController)
    }

    static func chosen(
        _ transition: TransitionDelegate,
        _ article: UIViewController,
        _ settings: UIViewController
    ) {
        transition.setAnimator(.curl(), for: article)
        transition.setAnimator(nil, for: settings)
        transition.removeAnimator(for: article)
    }
}

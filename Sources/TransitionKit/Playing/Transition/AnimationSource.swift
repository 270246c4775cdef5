import UIKit

/// The source of a transition's animation: an animator or a third-party animation controller.
@MainActor enum AnimationSource {
    case animator(any Animator, Playback)
    case thirdParty(any UIViewControllerAnimatedTransitioning)

    /// The animation controller, if it's a third-party one.
    var thirdParty: (any UIViewControllerAnimatedTransitioning)? {
        if case .thirdParty(let controller) = self { controller } else { nil }
    }
}

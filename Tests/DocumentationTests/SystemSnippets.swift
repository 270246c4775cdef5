import Animators
import TransitionKit
import UIKit

// The code of the guide to the system's transitions.

#if os(iOS)
    @MainActor private enum SystemSnippets {
        static func zooms(
            _ navigationController: UINavigationController,
            _ detail: UIViewController,
            from thumbnail: UIView
        ) {
            if #available(iOS 18, *) {
                detail.preferredTransition = .zoom { _ in thumbnail }
                navigationController.pushViewController(detail, animated: true)
            } else {
                navigationController.pushViewController(
                    detail,
                    with: .expand(source: .view(thumbnail)),
                    interaction: .drag()
                )
            }
        }
    }
#endif

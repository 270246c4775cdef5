import Animators
import Presentations
import TransitionKit
import UIKit

// The code of the documentation of presentations.

@MainActor private final class PresentingController: UIViewController {
    func presents(menu: UIViewController, filters: UIViewController) {
        present(menu, as: .drawer())
        present(filters, as: .sheet(detents: [.points(120), .fraction(0.5), .fraction(1)]))
    }

    func presentsWithAnimator(menu: UIViewController, filters: UIViewController) {
        present(menu, as: .drawer())
        present(filters, as: .sheet(), with: .crossfade())
    }

    func selects(in sheet: CardPresentationController) {
        sheet.animateChanges { sheet.selectedDetentIndex = 1 }
    }
}

private final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        CardPresentationController(
            presentedViewController: presented,
            presenting: presenting,
            presentation: .sheet()
        )
    }
}

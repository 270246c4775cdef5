import Animators
import TransitionKit
import UIKit

/// How a drag passes from content to a transition and back: sideways in a strip, downwards on a long page.
final class HandOffViewController: ShowcaseViewController {

    override func loadView() {
        let page = HandOffView()
        page.onLeave = { [weak self] in self?.leave() }
        page.onOpen = { [weak self] in self?.openPage() }
        view = page
    }

    private func openPage() {
        let article = ArticleViewController()
        article.modalPresentationStyle = .fullScreen
        TransitionDelegate(CoverAnimator(), interaction: SwipeInteraction(edge: .top))
            .attach(toPresentationOf: article)
        present(article, animated: true)
    }
}

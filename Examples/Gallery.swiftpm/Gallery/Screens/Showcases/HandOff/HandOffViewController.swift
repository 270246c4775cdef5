import Animators
import TransitionKit
import UIKit

/// How a drag passes from content to a transition and back: sideways in a strip, downward on a long page.
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
        // The page below sinks and darkens, so that one sees how far the upper one is.
        TransitionDelegate(
            .push(edge: .bottom, parallax: 0.06, dimming: 0.3, duration: 0.5),
            interaction: .swipe(edge: .top)
        )
        .attach(toPresentationOf: article)
        present(article, animated: true)
    }
}

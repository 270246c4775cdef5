import Animators
import TransitionKit
import UIKit

/// A screen on which a drag continues from content to a transition and back: horizontally in a strip, and
/// vertically on a long page.
final class HandOffViewController: ShowcaseViewController {

    override func loadView() {
        let page = HandOffView()
        page.onLeave = { [weak self] in self?.leave() }
        page.onOpen = { [weak self] in self?.openPage() }
        view = page
    }

    private func openPage() {
        guard isOnTop else { return }
        let article = ArticleViewController()
        article.modalPresentationStyle = .fullScreen
        // The page below moves along a little and darkens, so that people see how far they've dragged the
        // upper one.
        TransitionDelegate(
            .push(edge: .bottom, parallax: 0.06, dimming: 0.3, duration: 0.5),
            interaction: .swipe(edge: .top)
        )
        .attach(toPresentationOf: article)
        present(article, animated: true)
    }
}

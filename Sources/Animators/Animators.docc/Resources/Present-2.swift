import Animators
import UIKit

final class ListViewController: UIViewController {
    private let transition = TransitionDelegate(BounceAnimator())

    func showDetail() {
        let detail = DetailViewController()
        detail.modalPresentationStyle = .fullScreen
        present(detail, animated: true)
    }
}

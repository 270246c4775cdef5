import Animators
import UIKit

final class ListViewController: UIViewController {
    private let transition = TransitionDelegate(presenting: .bounce(), dismissing: .shrink())

    func showDetail() {
        let detail = DetailViewController()
        detail.modalPresentationStyle = .fullScreen
        detail.transitioningDelegate = transition
        present(detail, animated: true)
    }
}

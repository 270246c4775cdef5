import UIKit

final class ListViewController: UIViewController {
    func showDetail() {
        let detail = DetailViewController()
        detail.modalPresentationStyle = .fullScreen
        present(detail, animated: true)
    }
}

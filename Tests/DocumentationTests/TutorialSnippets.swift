import Animators
import UIKit

// The files of the tutorial, each in a separate type, because the same names have different meanings in
// several of them. `DocumentationTests` verifies that the code is the same.

struct Present1 {
    final class ListViewController: UIViewController {
        func showDetail() {
            let detail = DetailViewController()
            detail.modalPresentationStyle = .fullScreen
            present(detail, animated: true)
        }
    }
}

struct Present2 {
    final class ListViewController: UIViewController {
        private let transition = TransitionDelegate(.bounce())

        func showDetail() {
            let detail = DetailViewController()
            detail.modalPresentationStyle = .fullScreen
            present(detail, animated: true)
        }
    }
}

// The third file is also in the README.

struct Present4 {
    final class ListViewController: UIViewController {
        private let transition = TransitionDelegate(presenting: .bounce(), dismissing: .shrink())

        func showDetail() {
            let detail = DetailViewController()
            detail.modalPresentationStyle = .fullScreen
            detail.transitioningDelegate = transition
            present(detail, animated: true)
        }
    }
}

struct Navigate1 {
    @MainActor func makeRootViewController() -> UIViewController {
        UINavigationController(rootViewController: ListViewController())
    }
}

struct Navigate2 {
    @MainActor func makeRootViewController() -> UIViewController {
        let navigation = UINavigationController(rootViewController: ListViewController())
        let transition = TransitionDelegate(.cube())
        transition.attach(to: navigation)
        return navigation
    }
}

struct Navigate3 {
    @MainActor func makeRootViewController() -> UIViewController {
        let navigation = UINavigationController(rootViewController: ListViewController())
        let transition = TransitionDelegate(.cube(shade: 0.5, relativeEyeDistance: 1.5, duration: 0.7))
        transition.attach(to: navigation)
        return navigation
    }
}

struct Interact1 {
    @MainActor func makeRootViewController() -> UIViewController {
        let navigation = UINavigationController(rootViewController: ListViewController())
        let swipe = SwipeInteraction()
        let transition = TransitionDelegate(.push(), interaction: swipe)
        transition.attach(to: navigation)
        return navigation
    }
}

struct Interact2 {
    @MainActor func makeRootViewController() -> UIViewController {
        let navigation = UINavigationController(rootViewController: ListViewController())
        let swipe = SwipeInteraction()
        let transition = TransitionDelegate(.push(), interaction: swipe)
        transition.attach(to: navigation)
        swipe.attach(toPushOnto: navigation) { [weak navigation] in
            navigation?.viewControllers.count == 1 ? DetailViewController() : nil
        }
        return navigation
    }
}

final class PlaceCell: UICollectionViewCell {
    let photo = UIImageView()
}

final class PlacesViewController: UIViewController, TransitionElementProviding {
    private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private var chosenPlace: IndexPath?

    func showPlace(at indexPath: IndexPath) {
        chosenPlace = indexPath
        navigationController?.pushViewController(PlaceViewController(), animated: true)
    }

    func transitionElements() -> [TransitionElementID: UIView] {
        let cell = chosenPlace.flatMap { list.cellForItem(at: $0) } as? PlaceCell
        return cell.map { ["photo": $0.photo] } ?? [:]
    }
}

final class PlaceViewController: UIViewController, TransitionElementProviding {
    private let photo = UIImageView()

    func transitionElements() -> [TransitionElementID: UIView] {
        ["photo": photo]
    }
}

struct Match3 {
    @MainActor func makeRootViewController() -> UIViewController {
        let navigation = UINavigationController(rootViewController: PlacesViewController())
        let transition = TransitionDelegate(.matched(), interaction: .swipe(edge: .leading))
        transition.attach(to: navigation)
        return navigation
    }
}

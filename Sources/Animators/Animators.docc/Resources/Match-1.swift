import Animators
import UIKit

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

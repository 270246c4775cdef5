import Animators
import UIKit

final class PlacesViewController: UIViewController, TransitionElementProviding {
    private var chosenPhoto: UIImageView?

    func showPlace(withPhoto photo: UIImageView) {
        chosenPhoto = photo
        navigationController?.pushViewController(PlaceViewController(), animated: true)
    }

    func transitionElements() -> [TransitionElementID: UIView] {
        chosenPhoto.map { ["photo": $0] } ?? [:]
    }
}

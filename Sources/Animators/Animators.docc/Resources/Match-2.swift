import Animators
import UIKit

final class PlaceViewController: UIViewController, TransitionElementProviding {
    private let photo = UIImageView()

    func transitionElements() -> [TransitionElementID: UIView] {
        ["photo": photo]
    }
}

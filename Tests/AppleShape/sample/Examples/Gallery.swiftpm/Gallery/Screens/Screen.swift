import Animators
import TransitionKit
import UIKit

final class Screen: UIViewController {
    private let delegate = EveryDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        transitioningDelegate = delegate
        view.addSubview(ShownView(frame: view.bounds))
    }
}

import TransitionKit
import UIKit

/// A page about a picture.
final class PhotoViewController: ShowcaseViewController {

    private let photo: Photo

    init(photo: Photo) {
        self.photo = photo
        super.init(nibName: nil, bundle: nil)
        title = photo.title
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        let page = PhotoView(photo: photo)
        page.onLeave = { [weak self] in self?.leave() }
        view = page
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        .lightContent
    }
}

extension PhotoViewController: TransitionElementProviding {
    func transitionElements() -> [TransitionElementID: UIView] {
        (viewIfLoaded as? PhotoView).map { [.photo: $0.picture] } ?? [:]
    }
}

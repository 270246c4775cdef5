import TransitionKit
import UIKit

/// One place: a large picture that runs into a page of its own color, facts, a text and a button.
public final class PlaceViewController: UIViewController {

    /// Called when the button is tapped.
    public var onButton: (() -> Void)?

    private let place: Place
    private let buttonTitle: String

    public init(place: Place, buttonTitle: String) {
        self.place = place
        self.buttonTitle = buttonTitle
        super.init(nibName: nil, bundle: nil)
        title = place.name
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func loadView() {
        let page = PlaceView(place: place, buttonTitle: buttonTitle)
        page.button.onTap = { [weak self] in self?.onButton?() }
        view = page
    }

    public override var preferredStatusBarStyle: UIStatusBarStyle {
        .lightContent
    }
}

extension PlaceViewController: TransitionElementProviding {
    public func transitionElements() -> [TransitionElementID: UIView] {
        guard let page = viewIfLoaded as? PlaceView else { return [:] }
        return page.parts.merging([.card: page.picture, .photo: page.picture, .placeName: page.name]) { $1 }
    }
}

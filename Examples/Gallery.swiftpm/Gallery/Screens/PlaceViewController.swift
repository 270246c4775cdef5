import TransitionKit
import UIKit

/// A screen about a place: a large picture that blends into the color of the page, facts, text, and a button.
public final class PlaceViewController: UIViewController {

    /// A closure that's called when people tap the button.
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

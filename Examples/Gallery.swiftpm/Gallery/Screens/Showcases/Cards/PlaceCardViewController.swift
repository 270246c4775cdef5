import Presentations
import UIKit

/// A place on a card.
final class PlaceCardViewController: UIViewController {

    private let place: Place

    init(place: Place) {
        self.place = place
        super.init(nibName: nil, bundle: nil)
        title = place.name
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        let card = PlaceCardView(place: place)
        // A card that lets touches through isn't presented, so UIKit can't dismiss it.
        card.button.onTap = { [weak self] in self?.cardPresentationController?.dismiss(animated: true) }
        view = card
    }
}

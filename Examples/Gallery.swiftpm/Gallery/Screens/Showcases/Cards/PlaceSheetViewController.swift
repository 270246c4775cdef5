import Presentations
import TransitionKit
import UIKit

/// A list of places on a sheet. Each place opens on a card in front of the sheet.
final class PlaceSheetViewController: UIViewController {

    override func loadView() {
        let sheet = PlaceSheetView(places: Place.all)
        sheet.onSelect = { [weak self] in self?.open($0) }
        view = sheet
    }

    private func open(_ place: Place) {
        // A sheet that lets touches through is in a host outside the hierarchy of view controllers, which
        // can't present.
        let presenter: UIViewController =
            parent == nil ? self : cardPresentationController?.presentingViewController ?? self
        guard presenter.presentedViewController == nil else { return }
        presenter.present(PlaceCardViewController(place: place), as: .card())
    }
}

import Presentations
import TransitionKit
import UIKit

/// A list of places on a sheet. Each place opens on a card in front of the sheet.
final class PlaceSheetViewController: UIViewController {

    override func loadView() {
        let sheet = PlaceSheetView(places: Place.all)
        sheet.onSelect = { [weak self] in self?.present(PlaceCardViewController(place: $0), as: .card()) }
        view = sheet
    }
}

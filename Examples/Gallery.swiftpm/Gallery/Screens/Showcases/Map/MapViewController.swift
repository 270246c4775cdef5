import Presentations
import TransitionKit
import UIKit

/// A map under a panel with a search, which stays at any of its three heights while people use the map.
final class MapViewController: ShowcaseViewController {

    let search = MapSearchViewController()
    private var page: MapView? { viewIfLoaded as? MapView }

    override func loadView() {
        let page = MapView(places: Place.all)
        page.onLeave = { [weak self] in self?.leave() }
        page.onSelect = { [weak self] in self?.choose($0) }
        view = page
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // The field grows with its text. The panel measures it again after a change of the text size, when
        // the rows below it have their new fonts, too.
        let field = CardPresentation.Dimension.custom(identifier: "field") { _ in MapSearchView.lowestHeight }
        var panel = CardPresentation.panel(detents: [field, .fraction(0.45), .fraction(1)])
        panel.insetsScreenBehind = true
        addCard(search, as: panel, animated: false)
        search.onSelect = { [weak self] in self?.choose($0) }
        search.onSearch = { [weak self] in self?.select(detent: 2) }
    }

    /// Shows a place on the map, and makes room for it by moving the panel.
    private func choose(_ place: Place) {
        search.endSearch()
        select(detent: 0)
        page?.show(place)
    }

    private func select(detent: Int) {
        let panel = search.cardPresentationController
        panel?.animateChanges { panel?.selectedDetentIndex = detent }
    }
}

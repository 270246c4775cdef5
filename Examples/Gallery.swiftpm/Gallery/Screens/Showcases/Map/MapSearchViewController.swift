import UIKit

/// The search of the map, which is in a panel.
final class MapSearchViewController: UIViewController {

    /// A closure that's called when people begin to search.
    var onSearch: (() -> Void)?
    var onSelect: ((Place) -> Void)?

    private var search: MapSearchView? { viewIfLoaded as? MapSearchView }

    override func loadView() {
        title = "Search"
        let search = MapSearchView(places: Place.all)
        search.field.delegate = self
        search.onSelect = { [weak self] in self?.onSelect?($0) }
        view = search
    }

    func endSearch() {
        search?.field.text = ""
        search?.field.resignFirstResponder()
        search?.filter()
    }
}

extension MapSearchViewController: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {
        onSearch?()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

import TransitionKit
import UIKit

/// The list of places: a light screen with rows to pick from and an Action button.
public final class PlacesViewController: UIViewController {

    /// Called when the Action button is tapped.
    public var onAction: (() -> Void)?
    /// Called with the place whose row is tapped.
    public var onSelect: ((Place) -> Void)?
    /// The place whose picture becomes a screen of its own.
    var featured = Place.fuji

    /// The place that is marked as chosen, where it is seen beside the list; none by default.
    var chosen: Place? {
        didSet { (viewIfLoaded as? PlacesView)?.chosen = chosen }
    }

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Places"
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func loadView() {
        let list = PlacesView(places: Place.all)
        list.action.onTap = { [weak self] in self?.onAction?() }
        list.onSelect = { [weak self] place in self?.onSelect?(place) }
        list.chosen = chosen
        view = list
    }
}

extension PlacesViewController: TransitionElementProviding {
    public func transitionElements() -> [TransitionElementID: UIView] {
        guard let list = viewIfLoaded as? PlacesView, let row = list.row(of: featured) else { return [:] }
        return [.card: row.picture, .photo: row.picture, .placeName: row.name, .action: list.action]
    }
}

extension TransitionElementID {
    /// What grows into a screen.
    static let card: TransitionElementID = "card"
    static let photo: TransitionElementID = "photo"
    static let placeName: TransitionElementID = "placeName"
    /// The button that leads further.
    static let action: TransitionElementID = "action"
}

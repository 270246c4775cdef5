import TransitionKit
import UIKit

/// A list of places with an Action button.
public final class PlacesViewController: UIViewController {

    /// A closure that's called when people tap the Action button.
    public var onAction: (() -> Void)?
    /// A closure that's called with a place when people tap its row.
    public var onSelect: ((Place) -> Void)?
    /// The place whose row grows into a screen.
    var featured = Place.fuji

    /// The place that's selected because it's visible beside the list. The default is `nil`.
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
    /// The name of the view that grows into a screen.
    static let card: TransitionElementID = "card"
    static let photo: TransitionElementID = "photo"
    static let placeName: TransitionElementID = "placeName"
    /// The name of the Action button.
    static let action: TransitionElementID = "action"
}

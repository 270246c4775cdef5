import Animators
import TransitionKit
import UIKit

/// A list of places, and the selected place. In a wide window, they're side by side, and a selection moves
/// the places up or down, in the order of the list. In a narrow window, the list pushes the place.
final class SplitViewController: UIViewController {

    /// The minimum width for two panes, in points.
    static let wideWidth: CGFloat = 600

    let list = PlacesViewController()
    let navigation: UINavigationController
    let panes: ContainerViewController
    /// Whether both panes are visible.
    private(set) var isWide = false
    private(set) var chosen: Place?

    private let places: [Place]
    private let pushing = TransitionDelegate(.push(), interaction: .swipe())
    private let switching = TransitionDelegate(.push(edge: .bottom), interaction: .swipe(edge: .top))
    private let divider = UIView()

    init(places: [Place]) {
        self.places = places
        navigation = UINavigationController(rootViewController: list)
        let pages = places.map { PlaceViewController(place: $0, buttonTitle: "Next Place") }
        panes = ContainerViewController(viewControllers: pages)
        super.init(nibName: nil, bundle: nil)
        title = "Places"
        navigation.delegate = pushing
        panes.delegate = switching
        // A drag also changes the pane.
        switching.onTransitionEnd = { [weak self] _, _, _ in self?.paneChanged() }
        list.onSelect = { [weak self] place in self?.select(place) }
        list.onAction = { [weak self] in self?.selectNext() }
        for page in pages { page.onButton = { [weak self] in self?.selectNext() } }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Theme.canvas
        divider.backgroundColor = Theme.separator
        navigation.setNavigationBarHidden(true, animated: false)
        add(navigation)
        view.addSubview(divider)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isWideNow = view.bounds.width >= Self.wideWidth
        if isWideNow != isWide {
            isWide = isWideNow
            isWide ? spread() : collapse()
        }
        let bounds = view.bounds
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = isMirrored ? view.safeAreaInsets.right : view.safeAreaInsets.left
        let master = isWide ? min(max(bounds.width * 0.4, 300), 380).rounded() + side : bounds.width
        view.place(navigation.view, at: CGRect(x: 0, y: 0, width: master, height: bounds.height))
        divider.isHidden = !isWide
        guard isWide else { return }
        view.place(divider, at: CGRect(x: master, y: 0, width: 1, height: bounds.height))
        let rest = CGRect(
            x: master + 1,
            y: 0,
            width: max(bounds.width - master - 1, 0),
            height: bounds.height
        )
        view.place(panes.view, at: rest)
    }

    // MARK: Choosing

    /// Shows a place.
    func select(_ place: Place) {
        guard let index = places.firstIndex(where: { $0.name == place.name }) else { return }
        chosen = place
        if isWide {
            panes.selectedIndex = index
            list.chosen = place
        } else if navigation.viewControllers.count == 1 {
            navigation.pushViewController(makeDetail(place), animated: true)
        }
    }

    private func paneChanged() {
        guard isWide, places.indices.contains(panes.selectedIndex) else { return }
        chosen = places[panes.selectedIndex]
        list.chosen = chosen
    }

    /// Pops the place that the list has pushed, if any.
    func goBack() {
        navigation.popViewController(animated: true)
    }

    private func selectNext() {
        // At first, no place is selected, but the first one is beside the list.
        let shown = isWide ? panes.selectedIndex : -1
        let index = chosen.flatMap { chosen in places.firstIndex { $0.name == chosen.name } } ?? shown
        select(places[(index + 1) % places.count])
    }

    private func makeDetail(_ place: Place) -> UIViewController {
        let detail = PlaceViewController(place: place, buttonTitle: "Back to Places")
        detail.onButton = { [weak self] in self?.goBack() }
        return detail
    }

    // MARK: One pane or two

    private func spread() {
        if navigation.viewControllers.count > 1 { navigation.setViewControllers([list], animated: false) }
        let index = chosen.flatMap { chosen in places.firstIndex { $0.name == chosen.name } } ?? 0
        panes.setSelectedIndex(index, animated: false)
        list.chosen = places[index]
        add(panes)
        view.sendSubviewToBack(panes.view)
    }

    private func collapse() {
        panes.willMove(toParent: nil)
        panes.view.removeFromSuperview()
        panes.removeFromParent()
        list.chosen = nil
        // The selected place stays visible.
        if let chosen { navigation.setViewControllers([list, makeDetail(chosen)], animated: false) }
    }

    private func add(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

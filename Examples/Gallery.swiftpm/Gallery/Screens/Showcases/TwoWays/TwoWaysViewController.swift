import TransitionKit
import UIKit

/// Presents a screen with one animator and dismisses it with another, both of one's choice.
final class TwoWaysViewController: ShowcaseViewController {

    private let entries = AnimatorCatalogue.entries
    private lazy var chosen = (wayIn: index(of: "bounce"), wayOut: index(of: "shrink"))
    private var preview: PreviewViewController?
    private var isOnScreen = false
    private var page: TwoWaysView? { viewIfLoaded as? TwoWaysView }

    override func loadView() {
        let page = TwoWaysView(entries: entries, selected: chosen)
        page.onLeave = { [weak self] in self?.leave() }
        page.wayIn.onChange = { [weak self] index in self?.choose { $0.wayIn = index } }
        page.wayOut.onChange = { [weak self] index in self?.choose { $0.wayOut = index } }
        page.onPresent = { [weak self] in self?.presentPlace() }
        view = page
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isOnScreen = true
        showPreview()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isOnScreen = false
        removePreview()
    }

    private func index(of name: String) -> Int {
        entries.firstIndex { $0.name == name } ?? 0
    }

    private func choose(_ change: (inout (wayIn: Int, wayOut: Int)) -> Void) {
        change(&chosen)
        showPreview()
    }

    private func presentPlace() {
        let place = PlaceViewController(place: .fuji, buttonTitle: "Done")
        place.onButton = { [weak self] in self?.dismiss(animated: true) }
        place.modalPresentationStyle = .fullScreen
        TransitionDelegate(
            presenting: entries[chosen.wayIn].makeAnimator(),
            dismissing: entries[chosen.wayOut].makeAnimator(),
            interaction: .swipe(from: .top)
        )
        .attach(toPresentationOf: place)
        present(place, animated: true)
    }

    private func showPreview() {
        removePreview()
        guard let page, isOnScreen, !UIAccessibility.isReduceMotionEnabled else { return }
        let preview = PreviewViewController(
            place: .fuji,
            forward: entries[chosen.wayIn].makeAnimator(),
            backward: entries[chosen.wayOut].makeAnimator(),
            delay: 0.3
        )
        addChild(preview)
        preview.view.frame = page.tile.screen.bounds
        page.tile.screen.addSubview(preview.view)
        preview.didMove(toParent: self)
        preview.start()
        self.preview = preview
    }

    private func removePreview() {
        preview?.willMove(toParent: nil)
        preview?.view.removeFromSuperview()
        preview?.removeFromParent()
        preview = nil
    }
}

extension TwoWaysViewController: TransitionElementProviding {
    func transitionElements() -> [TransitionElementID: UIView] {
        guard let tile = page?.tile else { return [:] }
        return [.card: tile.screen, .photo: tile.screen]
    }
}

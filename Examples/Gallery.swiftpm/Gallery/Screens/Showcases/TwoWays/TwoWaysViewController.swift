import TransitionKit
import UIKit

/// A screen on which people choose one animator for a presentation and another one for the dismissal.
final class TwoWaysViewController: ShowcaseViewController {

    private var chosen: (wayIn: CatalogEntry, wayOut: CatalogEntry)
    private var preview: PreviewViewController?
    private var isOnScreen = false
    private let notices = Notices()
    private var page: TwoWaysView? { viewIfLoaded as? TwoWaysView }

    init() {
        guard let wayIn = GalleryCatalog.entry(named: "bounce"),
            let wayOut = GalleryCatalog.entry(named: "shrink")
        else { preconditionFailure("the catalog has other animators") }
        chosen = (wayIn, wayOut)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        let page = TwoWaysView(wayIn: chosen.wayIn, wayOut: chosen.wayOut)
        page.onLeave = { [weak self] in self?.leave() }
        page.wayIn.onTap = { [weak self] in self?.choose("Present With", \.wayIn) }
        page.wayOut.onTap = { [weak self] in self?.choose("Dismiss With", \.wayOut) }
        page.onPresent = { [weak self] in self?.presentPlace() }
        view = page
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // The preview stops when people leave the app.
        notices.observe(UIApplication.didBecomeActiveNotification) { [weak self] in self?.preview?.start() }
        notices.observe(UIAccessibility.reduceMotionStatusDidChangeNotification) { [weak self] in
            self?.showPreview()
        }
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

    private typealias Way = WritableKeyPath<(wayIn: CatalogEntry, wayOut: CatalogEntry), CatalogEntry>

    private func choose(_ title: String, _ way: Way) {
        guard isOnTop else { return }
        let picker = AnimatorPickerViewController(title: title, chosen: chosen[keyPath: way].name)
        picker.onChoose = { [weak self] entry in self?.show(entry, way) }
        present(picker, animated: true)
    }

    private func show(_ entry: CatalogEntry, _ way: Way) {
        chosen[keyPath: way] = entry
        page?.wayIn.show(chosen.wayIn)
        page?.wayOut.show(chosen.wayOut)
        showPreview()
    }

    private func presentPlace() {
        guard isOnTop else { return }
        let place = PlaceViewController(place: .fuji, buttonTitle: "Done")
        place.onButton = { [weak self] in self?.dismiss(animated: true) }
        place.modalPresentationStyle = .fullScreen
        TransitionDelegate(
            presenting: chosen.wayIn.makeAnimator(),
            dismissing: chosen.wayOut.makeAnimator(),
            interaction: .swipe(edge: .top)
        )
        .attach(toPresentationOf: place)
        present(place, animated: true)
    }

    private func showPreview() {
        removePreview()
        guard let page, isOnScreen, !UIAccessibility.isReduceMotionEnabled else { return }
        let preview = PreviewViewController(
            place: .fuji,
            forward: chosen.wayIn.makeAnimator(),
            backward: chosen.wayOut.makeAnimator(),
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

import UIKit

/// The gallery's first screen: pick a container, then an animator, and its demo opens.
public final class CatalogueViewController: UIViewController {

    private var demo: (any Demo)?

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Gallery"
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func loadView() {
        let catalogue = CatalogueView(entries: AnimatorCatalogue.entries)
        catalogue.onSelect = { [weak self] entry, container in self?.open(entry, in: container) }
        view = catalogue
    }

    private func open(_ entry: CatalogueEntry, in container: DemoContainer) {
        let demo = container.makeDemo(animator: entry.makeAnimator())
        let stage = DemoViewController(demo: demo)
        stage.onClose = { [weak self] in
            self?.dismiss(animated: true)
            self?.demo = nil
        }
        stage.modalPresentationStyle = .fullScreen
        self.demo = demo
        present(stage, animated: true)
    }
}

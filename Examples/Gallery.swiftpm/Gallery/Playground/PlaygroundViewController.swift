import UIKit

/// One animator to play with.
public final class PlaygroundViewController: UIViewController {

    private let entry: CatalogueEntry

    public init(entry: CatalogueEntry) {
        self.entry = entry
        super.init(nibName: nil, bundle: nil)
        title = entry.title
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Theme.canvas
    }
}

import UIKit

/// Postcards from three places on a colorful page: a tab's second screen.
public final class PostcardsViewController: UIViewController {

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Postcards"
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func loadView() {
        view = PostcardsView(places: [.lagoon, .fuji, .canyon])
    }

    public override var preferredStatusBarStyle: UIStatusBarStyle {
        .lightContent
    }
}

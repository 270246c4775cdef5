import UIKit

/// A colorful page with postcards from three places, which is the second screen of a tab bar.
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

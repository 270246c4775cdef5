import UIKit

/// A bar with a small title that appears when the large title has scrolled out of view.
final class CompactBar: UIView {

    /// The height below the safe area, in points.
    static let height: CGFloat = 44

    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let hairline = UIView()
    private let title: UILabel

    init(title: String) {
        // As in the system's bars, the title has a fixed size, because people read the large one below it.
        self.title = UILabel(title, font: .systemFont(ofSize: 17, weight: .semibold), color: Theme.text)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isHidden = true
        hairline.backgroundColor = .separator
        self.title.textAlignment = .center
        self.title.adjustsFontSizeToFitWidth = true
        self.title.minimumScaleFactor = 0.7
        for view in [material, hairline, self.title] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Sets the opacity of the bar, from 0 (hidden) to 1.
    func show(_ amount: CGFloat) {
        isHidden = amount <= 0
        alpha = amount
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        hairline.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
        let width = max(bounds.width - 160, 0)
        title.frame = CGRect(
            x: bounds.midX - width / 2,
            y: bounds.height - Self.height,
            width: width,
            height: Self.height
        )
    }
}

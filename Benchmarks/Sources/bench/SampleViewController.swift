import UIKit

/// A screen with what screens have: a picture, texts and a button on a coloured page.
final class SampleViewController: UIViewController {

    private let color: UIColor

    init(color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color

        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        picture.image = UIGraphicsImageRenderer(size: picture.bounds.size).image { context in
            for stripe in 0..<30 {
                context.cgContext.setFillColor(UIColor(white: CGFloat(stripe) / 30, alpha: 1).cgColor)
                context.cgContext.fill(CGRect(x: 13 * stripe, y: 0, width: 13, height: 300))
            }
        }
        view.addSubview(picture)

        for line in 0..<8 {
            let label = UILabel(frame: CGRect(x: 20, y: 330 + 40 * CGFloat(line), width: 350, height: 30))
            label.text = "A line of text, as many screens have it"
            label.font = .systemFont(ofSize: 17)
            label.textColor = .white
            view.addSubview(label)
        }

        let button = UIButton(frame: CGRect(x: 20, y: 740, width: 350, height: 50))
        button.setTitle("Continue", for: .normal)
        button.backgroundColor = .white
        button.layer.cornerRadius = 25
        view.addSubview(button)
    }
}

import TransitionKit
import UIKit

/// A screen with typical content: an image, text, and a button on a colored page, and the required number of
/// plain views.
final class SampleViewController: UIViewController {

    private let color: UIColor
    private let layers: Int
    private var named: [TransitionElementID: UIView] = [:]

    private let namesViews: Bool

    /// - Parameters:
    ///   - layers: The minimum number of layers.
    ///   - namesViews: Whether the screen names some of its views for animators that move them.
    init(color: UIColor, layers: Int, namesViews: Bool) {
        self.color = color
        self.layers = layers
        self.namesViews = namesViews
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    let sample = SampleView()

    override func loadView() {
        view = sample
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        addPicture()
        for line in 0..<5 { addLine(line) }
        addButton()
        let (rest, columns) = (max(layers - view.layer.treeSize, 0), 50)
        for index in 0..<rest {
            let place = CGPoint(x: 20 + 7 * CGFloat(index % columns), y: 540 + CGFloat(index / columns % 190))
            let dot = UIView(frame: CGRect(origin: place, size: CGSize(width: 6, height: 1)))
            dot.backgroundColor = .white
            view.addSubview(dot)
        }
    }

    private func addPicture() {
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        picture.image = UIGraphicsImageRenderer(size: picture.bounds.size).image { context in
            for stripe in 0..<30 {
                context.cgContext.setFillColor(UIColor(white: CGFloat(stripe) / 30, alpha: 1).cgColor)
                context.cgContext.fill(CGRect(x: 13 * stripe, y: 0, width: 13, height: 300))
            }
        }
        view.addSubview(picture)
        named["picture"] = picture
    }

    private func addLine(_ line: Int) {
        let label = UILabel(frame: CGRect(x: 20, y: 330 + 40 * CGFloat(line), width: 350, height: 30))
        label.text = "A line of text, as many screens have it"
        label.font = .systemFont(ofSize: 17)
        label.textColor = .white
        view.addSubview(label)
        if line == 0 { named["title"] = label }
    }

    private func addButton() {
        let button = UIButton(frame: CGRect(x: 20, y: 740, width: 350, height: 50))
        button.setTitle("Continue", for: .normal)
        button.backgroundColor = .white
        button.layer.cornerRadius = 25
        view.addSubview(button)
        named["card"] = button
    }
}

extension SampleViewController: TransitionElementProviding {
    func transitionElements() -> [TransitionElementID: UIView] { namesViews ? named : [:] }
}

import TransitionKit
import UIKit

/// A screen of shapes, in one of two color schemes.
final class ShapesViewController: UIViewController {
    enum Coloring {
        case light, dark
        /// Black, as most screens are in Dark Mode.
        case night
    }

    private let coloring: Coloring
    private var shapes: [UIView] = []

    init(_ coloring: Coloring) {
        self.coloring = coloring
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("Made in code only") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let isLight = coloring != .dark
        switch coloring {
        case .light: view.backgroundColor = UIColor(white: 0.96, alpha: 1)
        case .dark: view.backgroundColor = UIColor(red: 0.16, green: 0.1, blue: 0.4, alpha: 1)
        case .night: view.backgroundColor = .black
        }
        let ink: UIColor = coloring == .light ? .black : .white
        add(CGRect(x: 14, y: 40, width: 110, height: 24), ink, radius: 12)
        for row in 0..<5 {
            let y = 90 + CGFloat(row) * 62
            let hue = CGFloat(row) / 5
            add(
                CGRect(x: 14, y: y, width: isLight ? 48 : 167, height: 48),
                UIColor(hue: isLight ? hue : 0.9 - hue / 3, saturation: 0.7, brightness: 0.9, alpha: 1),
                radius: isLight ? 24 : 8
            )
            if isLight {
                add(CGRect(x: 74, y: y + 8, width: 100, height: 12), UIColor(white: 0.3, alpha: 1), radius: 6)
                add(CGRect(x: 74, y: y + 28, width: 64, height: 10), UIColor(white: 0.7, alpha: 1), radius: 5)
            }
        }
    }

    private func add(_ frame: CGRect, _ color: UIColor, radius: CGFloat) {
        let shape = UIView(frame: frame)
        shape.backgroundColor = color
        shape.layer.cornerRadius = radius
        view.addSubview(shape)
        shapes.append(shape)
    }
}

extension ShapesViewController: TransitionElementProviding {
    /// The title, and a circle of the light screen that's a row on the dark one.
    func transitionElements() -> [TransitionElementID: UIView] {
        coloring != .dark
            ? ["title": shapes[0], "photo": shapes[7], "card": shapes[7]]
            : [
                "title": shapes[0], "photo": shapes[1], "second": shapes[2], "third": shapes[3],
                "fourth": shapes[4], "fifth": shapes[5],
            ]
    }
}

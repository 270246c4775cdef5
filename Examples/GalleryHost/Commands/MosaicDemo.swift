import Gallery
import TransitionKit
import UIKit

/// Two screens with a given number of layers, to measure how frame times increase with this number.
@MainActor
final class MosaicDemo: Demo {
    let transition: TransitionDelegate
    var forth: GestureInteraction?
    private let navigation: UINavigationController
    private let layers: Int

    init(animator: any Animator, layers: Int) {
        transition = TransitionDelegate(animator)
        self.layers = layers
        navigation = UINavigationController(
            rootViewController: MosaicViewController(layers: layers, hue: 0.1)
        )
        navigation.delegate = transition
    }

    var rootViewController: UIViewController { navigation }
    var showsSecond: Bool { navigation.viewControllers.count > 1 }

    func attachGesture() {}

    func goForward() {
        navigation.pushViewController(MosaicViewController(layers: layers, hue: 0.6), animated: true)
    }

    func goBackward() {
        navigation.popViewController(animated: true)
    }
}

/// A screen made of small adjacent tiles.
private final class MosaicViewController: UIViewController {
    private let layers: Int
    private let hue: CGFloat

    init(layers: Int, hue: CGFloat) {
        (self.layers, self.hue) = (layers, hue)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, tile) in Mosaic.tiles(layers, in: UIScreen.main.bounds).enumerated() {
            let stone = CALayer()
            stone.frame = tile.insetBy(dx: tile.width / 16, dy: tile.height / 16)
            let brightness = 0.5 + 0.5 * CGFloat(index % 7) / 6
            stone.backgroundColor =
                UIColor(hue: hue, saturation: 0.6, brightness: brightness, alpha: 1).cgColor
            view.layer.addSublayer(stone)
        }
    }
}

/// An animator that cuts the outgoing screen into a number of slices, which rotate out of view.
struct MosaicAnimator: Animator {
    let count: Int
    var duration: TimeInterval

    func forward(in scene: TransitionScene) -> Choreography {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let pieces = Mosaic.tiles(count, in: unit).enumerated().map { index, tile in
            let turned = Pose.rest.translated(z: CGFloat(index % 13) * 4).rotated(to: .pi / 2, about: .y)
            return Participant(.slice(tile, of: .outgoing), to: turned)
        }
        return Choreography(
            timing: .linear,
            eyeDistance: 1000,
            participants: [Participant(.incoming)] + pieces
        )
    }
}

/// Adjacent rectangles.
enum Mosaic {
    /// Returns a number of equal parts of a rectangle, row by row. The last row can be incomplete.
    static func tiles(_ count: Int, in rect: CGRect) -> [CGRect] {
        let columns = max(Int(Double(count).squareRoot().rounded(.up)), 1)
        let rows = max((count + columns - 1) / columns, 1)
        let size = CGSize(width: rect.width / CGFloat(columns), height: rect.height / CGFloat(rows))
        return (0..<max(count, 0)).map { index in
            CGRect(
                x: rect.minX + CGFloat(index % columns) * size.width,
                y: rect.minY + CGFloat(index / columns) * size.height,
                width: size.width,
                height: size.height
            )
        }
    }
}

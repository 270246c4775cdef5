import Animators
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Strips at the edges of the container that are thinner than a finger, measured from drawn frames.
///
/// Whatever slides opens and closes with such a strip for a moment. One that stays seems to be a mistake:
/// it's too thin to show anything, and too wide to be overlooked.
@MainActor @Suite("No thin strip stays at an edge of the container") struct EdgeStripTests {
    private static let size = CGSize(width: 390, height: 844)
    private static let scale: CGFloat = 0.5
    /// The smallest size of anything that's meant to be touched, in points.
    private static let finger: CGFloat = 44
    private static let interval = 1.0 / 60

    /// What a pixel shows.
    private enum Content: Hashable { case first, second, backdrop, mixture }

    /// A strip along an edge.
    private struct Strip: Hashable {
        let edge: TransitionEdge
        let content: Content
    }

    /// A plain screen with views that animators share.
    private final class Screen: UIViewController, TransitionElementProviding {
        private let color: UIColor
        private let isFirst: Bool
        private let picture = UIView()

        init(_ color: UIColor, isFirst: Bool) {
            self.color = color
            self.isFirst = isFirst
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError("Made in code only") }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = color
            picture.backgroundColor = color
            picture.frame =
                isFirst
                ? CGRect(x: 60, y: 300, width: 90, height: 90) : CGRect(x: 0, y: 0, width: 390, height: 300)
            view.addSubview(picture)
        }

        func transitionElements() -> [TransitionElementID: UIView] { ["photo": picture, "card": picture] }
    }

    /// An animator whose backdrop is blue.
    private struct Marked: Animator {
        let base: any Animator

        var duration: TimeInterval { base.duration }
        var targets: [TransitionTarget] { base.targets }
        var movesAnything: Bool { base.movesAnything }

        func forward(in scene: TransitionScene) -> Choreography { marked(base.forward(in: scene)) }
        func backward(in scene: TransitionScene) -> Choreography { marked(base.backward(in: scene)) }

        private func marked(_ choreography: Choreography) -> Choreography {
            var result = choreography
            result.participants = choreography.participants.map { participant in
                guard participant.subject == .backdrop else { return participant }
                return Participant(
                    .backdrop,
                    keyframes: participant.keyframes.map {
                        Keyframe(at: $0.time, $0.pose.colored(.blue), timing: $0.timing)
                    }
                )
            }
            return result
        }
    }

    /// The number of frames for which a strip stays at most: four for the backdrop, which seems to be a
    /// mistake, and eight for the other screen. A push that eases out takes five for the width of a finger.
    private static let most: [Content: Int] = [.backdrop: 4, .first: 8, .second: 8]

    /// The number of frames for animators with strips of backdrop that belong to their idea.
    private static let exceptions: [String: Int] = [
        // Boxes that recede, whose next side doesn't face the viewer yet.
        "cube": 15, "twist": 12,
        // Screens that stand in a room.
        "cover-flow": 18,
        // A screen that recedes behind a sheet has a margin on three sides. The sheet hides the fourth.
        "cards": 9, "lean": 28,
        // A door that opens and closes as slowly as it starts and settles.
        "nat-geo": 10,
        // A pendulum that passes its place in front of a wall.
        "swing": 19,
    ]

    @Test("No strip stays for longer than a moment", arguments: Catalog.names, TransitionDirection.allCases)
    func noStripStaysForLongerThanMoment(name: String, direction: TransitionDirection) {
        let animator = Catalog.animator(name)
        var (running, longest): ([Strip: [Int]], [Strip: [Int]]) = ([:], [:])
        film(Marked(base: animator), direction) { image in
            let widths = strips(in: image)
            running = running.filter { widths.keys.contains($0.key) }
            for (strip, width) in widths {
                let strips = running[strip, default: []] + [Int(width)]
                running[strip] = strips
                if strips.count > longest[strip]?.count ?? 0 { longest[strip] = strips }
            }
        }
        for (strip, widths) in longest {
            print("strip: \(name) \(direction) \(strip.edge) \(strip.content) \(widths.count) \(widths)")
            let exception = strip.content == .backdrop ? Self.exceptions[name] : nil
            let most = exception ?? Self.most[strip.content] ?? 0
            #expect(widths.count <= most, "\(strip.content) at \(strip.edge), \(widths) points wide")
        }
    }

    private func film(_ animator: any Animator, _ direction: TransitionDirection, show: (CGImage) -> Void) {
        UIApplication.reset()
        UIScreen.main.configure(size: Self.size, scale: 1, userInterfaceStyle: .light)
        let navigation = UINavigationController(rootViewController: Screen(.red, isFirst: true))
        navigation.setNavigationBarHidden(true, animated: false)
        navigation.view.backgroundColor = .blue
        let transition = TransitionDelegate(animator)
        navigation.delegate = transition
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        navigation.pushViewController(Screen(.green, isFirst: false), animated: true)
        UIApplication.shared.tick()
        if direction == .backward {
            UIApplication.shared.advance(by: animator.duration + 0.2)
            navigation.popViewController(animated: true)
            UIApplication.shared.tick()
        }
        for _ in 0..<Int(animator.duration / Self.interval) {
            UIApplication.shared.advance(by: Self.interval)
            show(window.image(scale: Self.scale))
        }
    }

    /// Returns the strips along the edges, and how wide they are, in points. Strips at opposite edges are a
    /// frame around a screen that's smaller than the container, and left out.
    private func strips(in image: CGImage) -> [Strip: CGFloat] {
        var result: [Strip: CGFloat] = [:]
        var framed: Set<Strip> = []
        image.withPixels { pixels, row in
            func content(_ x: Int, _ y: Int) -> Content {
                let at = y * row + 4 * x
                let (blue, green, red) = (Int(pixels[at]), Int(pixels[at + 1]), Int(pixels[at + 2]))
                let sorted = [red, green, blue].sorted()
                if sorted[1] * 2 > sorted[2] { return .mixture }
                return sorted[2] == red ? .first : sorted[2] == green ? .second : .backdrop
            }
            for edge in TransitionEdge.allCases {
                let length = edge.outward.dx == 0 ? image.width : image.height
                // The corners are left out, because they're often round.
                let lines = stride(from: length / 20, to: length - length / 20, by: 4)
                var widths: [Content: [Int]] = [:]
                for line in lines {
                    func seen(_ depth: Int) -> Content {
                        switch edge {
                        case .top: content(line, depth)
                        case .bottom: content(line, image.height - 1 - depth)
                        case .leading: content(depth, line)
                        case .trailing: content(image.width - 1 - depth, line)
                        }
                    }
                    let outermost = seen(0)
                    let width = (1...Self.depth).first { seen($0) != outermost }
                    widths[outermost, default: []].append(width ?? .max)
                }
                let count = Array(lines).count
                for (content, widths) in widths where content != .mixture {
                    if 5 * widths.count > count {
                        framed.insert(Strip(edge: edge.opposite, content: content))
                    }
                    let narrow = widths.filter { $0 <= Self.depth }.sorted()
                    guard 3 * narrow.count > 2 * count else { continue }
                    let width = CGFloat(narrow[narrow.count / 2]) / Self.scale
                    result[Strip(edge: edge, content: content)] = width
                }
            }
        }
        return result.filter { !framed.contains($0.key) }
    }

    /// The width of a finger, in pixels.
    private static let depth = Int(finger * scale)
}

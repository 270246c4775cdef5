import Animators
import Foundation
import TestSupport
import Testing
@_spi(Host) import UIKit

/// The demands of each animator on the main thread and on the render server, in numbers that are the same on
/// every machine.
///
/// To update the table, run `RECORD_DEMANDS=1 make test OPTIONS="--filter DemandTests"`. `make docs` does so,
/// too.
@MainActor @Suite struct DemandTests {
    private static var page: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Docs/Performance.md")
    }

    /// Returns the rows of the page's table by the names of the animators.
    private static func rows() throws -> [String: String] {
        let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
        let rows = lines.filter { $0.hasPrefix("| `") }.map { line in
            (line.components(separatedBy: "`")[1], line)
        }
        return Dictionary(rows) { first, _ in first }
    }

    @Test("Each animator has the demands that Docs/Performance.md lists", arguments: Catalog.names)
    func eachAnimatorHasTheDemandsThatDocsPerformanceMdLists(name: String) throws {
        let flight = Flight(of: Catalog.animator(name))
        flight.play(.forward)
        let row = flight.row(name)
        if ProcessInfo.processInfo.environment["RECORD_DEMANDS"] != nil { try Self.record(row, of: name) }
        #expect(try row == Self.rows()[name])
    }

    /// Writes a row into the page's table, which is in alphabetical order.
    private static func record(_ row: String, of name: String) throws {
        var lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
        let table = lines.indices.filter { lines[$0].hasPrefix("| `") }
        if let known = table.first(where: { lines[$0].hasPrefix("| `\(name)` |") }) {
            lines[known] = row
        } else {
            let next = table.first { lines[$0].components(separatedBy: "`")[1] > name }
            lines.insert(row, at: next ?? (table.last ?? lines.count - 1) + 1)
        }
        try lines.joined(separator: "\n").write(to: page, atomically: true, encoding: .utf8)
    }

    @Test("A screen is captured at most once, and only if necessary", arguments: Catalog.names)
    func aScreenIsCapturedAtMostOnce(name: String) {
        let animator = Catalog.animator(name)
        let flight = Flight(of: animator)
        for direction in TransitionDirection.allCases {
            let before = flight.captures
            flight.play(direction)
            let taken = (flight.captures.first - before.first, flight.captures.second - before.second)
            #expect(max(taken.0, taken.1) <= 1)
            let scene = TransitionScene(size: Flight.size, direction: direction)
            let plain = animator.choreography(in: scene).participants.allSatisfy { participant in
                switch participant.subject {
                case .screen, .backdrop, .decoration: true
                default: false
                }
            }
            if plain, animator.targets.isEmpty, !["matched", "cascade", "expand"].contains(name) {
                #expect(taken == (0, 0))
            }
        }
    }

    @Test(
        "Twice as many slices have twice the demands",
        arguments: [
            ("blinds", BlindsAnimator(slats: 10), BlindsAnimator(slats: 40)),
            ("mosaic", MosaicAnimator(tilesAcross: 4), MosaicAnimator(tilesAcross: 12)),
            ("explode", ExplodeAnimator(tilesAcross: 6), ExplodeAnimator(tilesAcross: 18)),
            ("reels", ReelsAnimator(columns: 4), ReelsAnimator(columns: 12)),
            ("twist", TwistAnimator(slabs: 6), TwistAnimator(slabs: 18)),
            ("fold", FoldAnimator(folds: 5), FoldAnimator(folds: 20)),
            ("fragments", FragmentsAnimator(tilesAcross: 6), FragmentsAnimator(tilesAcross: 18)),
        ] as [(String, any Animator, any Animator)]
    )
    func twiceAsManySlicesHaveTwiceTheDemands(name: String, few: any Animator, many: any Animator) {
        func asked(by animator: any Animator) -> (pieces: Double, layers: Double, keyframes: Double) {
            let choreography = animator.choreography(in: TransitionScene(size: Flight.size))
            let pieces = choreography.participants.filter { $0.slice != nil }.count
            let flight = Flight(of: animator)
            flight.play(.forward, moments: 1)
            return (Double(pieces), Double(flight.demands.layers), Double(flight.demands.keyframes))
        }
        let (few, many) = (asked(by: few), asked(by: many))
        let factor = many.pieces / few.pieces
        #expect(factor > 2)
        #expect(many.layers > few.layers)
        #expect(many.layers < 1.05 * factor * few.layers)
        #expect(many.keyframes < 1.05 * factor * few.keyframes)
    }
}

/// A push and a pop between two screens that count how often they're captured.
@MainActor private final class Flight {
    static let size = CGSize(width: 390, height: 844)

    private let navigation: UINavigationController
    private let window: UIWindow
    private let transition: TransitionDelegate
    private let duration: TimeInterval
    private let screens = (first: CountedViewController(.white), second: CountedViewController(.systemTeal))
    /// The maximum demands at any moment.
    private(set) var demands = Demands()

    isolated deinit {}

    init(of animator: any Animator) {
        UIApplication.reset()
        UIScreen.main.configure(size: Self.size, scale: 1)
        navigation = UINavigationController(rootViewController: screens.first)
        navigation.setNavigationBarHidden(true, animated: false)
        transition = TransitionDelegate(animator)
        duration = animator.duration
        navigation.delegate = transition
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        screens.second.loadViewIfNeeded()
        UIApplication.shared.tick()
    }

    var captures: (first: Int, second: Int) {
        (screens.first.counted.captures, screens.second.counted.captures)
    }

    /// - Parameter moments: The number of moments to examine.
    func play(_ direction: TransitionDirection, moments: Int = 8) {
        let known = [screens.first, screens.second].reduce(1) { $0 + $1.view.layer.count }
        if direction == .forward {
            navigation.pushViewController(screens.second, animated: true)
        } else {
            navigation.popViewController(animated: true)
        }
        UIApplication.shared.tick()
        for moment in 0..<moments {
            if moment > 0 { UIApplication.shared.advance(by: duration / Double(moments)) }
            guard let container = screens.second.view.superview else { break }
            demands = demands.formUnion(Demands(in: container, besides: known))
        }
        UIApplication.shared.advance(by: duration + 0.1, frameInterval: 0.1)
    }

    /// Returns a row of the page's table.
    func row(_ name: String) -> String {
        let numbers = [
            captures.first, captures.second, demands.layers, demands.keyframes, demands.masks, demands.clips,
            demands.groups, demands.shadows,
        ]
        return "| `\(name)` | " + numbers.map(String.init).joined(separator: " | ") + " |"
    }
}

/// A screen with a few views, three of which are named.
private final class CountedViewController: UIViewController {
    let counted = CountedView()
    private let color: UIColor
    private var named: [TransitionElementID: UIView] = [:]

    init(_ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = counted }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        for (index, name) in ["title", "photo", "card"].enumerated() {
            let part = UIView(frame: CGRect(x: 20, y: 80 + 200 * index, width: 350 - 60 * index, height: 150))
            part.backgroundColor = UIColor(white: 0.3 + 0.2 * CGFloat(index), alpha: 1)
            view.addSubview(part)
            named[TransitionElementID(name)] = part
        }
    }
}

extension CountedViewController: TransitionElementProviding {
    func transitionElements() -> [TransitionElementID: UIView] { named }
}

/// A view that counts how often it's captured.
private final class CountedView: UIView {
    private(set) var captures = 0

    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        captures += 1
        return super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }

    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        captures += 1
        return super.snapshotView(afterScreenUpdates: afterUpdates)
    }
}

extension CALayer {
    /// The number of layers, including this one and those below.
    fileprivate var count: Int { (sublayers ?? []).reduce(1) { $0 + $1.count } }
}

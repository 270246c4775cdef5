@_spi(Host) import UIKit

/// A new app with a view at (50, 100), 200 by 300, in its window, and fingers.
@MainActor
final class GestureScene {
    let window: UIWindow
    let view: TouchedView
    let touch: TouchInjector
    let log = GestureLog()

    init() {
        UIApplication.reset()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.isHidden = false
        view = TouchedView("view", log, frame: CGRect(x: 50, y: 100, width: 200, height: 300))
        window.addSubview(view)
        touch = TouchInjector(window: window)
        UIApplication.shared.tick()
    }

    /// A suite can be released on any thread, but its content must be released on the main actor.
    isolated deinit {}

    /// Adds a recognizer whose states are recorded under `name`.
    @discardableResult
    func watch<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer,
        _ name: String,
        on view: UIView? = nil
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addHandler { [log] in log("\($0.name ?? "?") \($0.state.word)") }
        (view ?? self.view).addGestureRecognizer(recognizer)
        return recognizer
    }

    func advance(_ seconds: TimeInterval) { UIApplication.shared.advance(by: seconds) }
}

@MainActor
final class GestureLog {
    private var entries: [String] = []

    func callAsFunction(_ entry: String) { entries.append(entry) }

    /// Returns the entries since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A view that records its touches.
@MainActor
final class TouchedView: UIView {
    private let name: String
    private let log: GestureLog
    private(set) var places: [CGPoint] = []

    init(_ name: String, _ log: GestureLog, frame: CGRect) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private func write(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
        assert(touches.allSatisfy { $0.phase == phase })
        log("\(name) \(phase.word)" + (touches.count > 1 ? " \(touches.count)" : ""))
        if let first = touches.first { places.append(first.location(in: self)) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { write(touches, .began) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { write(touches, .moved) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { write(touches, .ended) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        write(touches, .cancelled)
    }
}

/// A recognizer that requests the specified states, one at each event.
@MainActor
final class ScriptedRecognizer: UIGestureRecognizer {
    var onBegan: [State] = []
    var onMoved: [State] = []
    var onEnded: [State] = []
    private(set) var resets = 0
    private(set) var calls: [String] = []
    /// Whether it prevents others and can be prevented by them.
    var prevents = true
    var yields = true

    private func take(_ states: [State], _ call: String) {
        calls.append(call)
        for state in states { self.state = state }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { take(onBegan, "began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { take(onMoved, "moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { take(onEnded, "ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        take([.cancelled], "cancelled")
    }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { yields }
    override func reset() { resets += 1 }
}

/// A delegate that returns the specified answers, and records the calls.
@MainActor
final class GestureJudge: NSObject, UIGestureRecognizerDelegate {
    private let log: GestureLog
    var receives = true
    var begins = true
    var goesWithOthers = false
    var waits = false
    var isWaitedFor = false

    init(_ log: GestureLog) {
        self.log = log
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        log("\(gestureRecognizer.name ?? "?") receives?")
        return receives
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        log("\(gestureRecognizer.name ?? "?") begins?")
        return begins
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { goesWithOthers }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { waits }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isWaitedFor }
}

extension UIGestureRecognizer.State {
    var word: String {
        switch self {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
    }
}

extension UITouch.Phase {
    var word: String {
        switch self {
        case .began: "began"
        case .moved: "moved"
        case .ended: "ended"
        case .cancelled: "cancelled"
        default: "other"
        }
    }
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

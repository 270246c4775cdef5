import TransitionKit
import TransitionTesting

#if canImport(ObjectiveC)
    import UIKit
#else
    @_spi(Host) import UIKit
#endif

// The code of the guide to testing transitions, and of the comments of the kit.

/// Calls a closure whenever a gesture changes, as long as the observer exists.
@MainActor public final class GestureObserver: NSObject {
    private let handler: @MainActor (UIGestureRecognizer) -> Void

    public init(
        _ recognizer: UIGestureRecognizer,
        handler: @escaping @MainActor (UIGestureRecognizer) -> Void
    ) {
        self.handler = handler
        super.init()
        #if canImport(ObjectiveC)
            recognizer.addTarget(self, action: #selector(gestureDidChange))
        #else
            recognizer.addHandler { [weak self] in self?.handler($0) }
        #endif
    }

    #if canImport(ObjectiveC)
        @objc private func gestureDidChange(_ recognizer: UIGestureRecognizer) { handler(recognizer) }
    #endif
}

extension UIGestureRecognizer {
    /// Whether the delegate lets the gesture begin.
    public var mayBegin: Bool {
        #if canImport(ObjectiveC)
            delegate?.gestureRecognizerShouldBegin?(self) ?? true
        #else
            delegate?.gestureRecognizerShouldBegin(self) ?? true
        #endif
    }
}

public struct FallAnimator: Animator {
    public var duration = 0.6

    public init() {}

    public func forward(in scene: TransitionScene) -> Choreography {
        Choreography(
            timing: .linear,
            participants: [
                Participant(.outgoing, to: .rest.dimmed(to: 0.3)),
                Participant(.incoming, from: .rest.translated(y: -scene.size.height)),
            ]
        )
    }
}

extension Animator where Self == FallAnimator {
    public static func fall() -> FallAnimator { FallAnimator() }
}

@MainActor private enum TestingSnippets {
    static func waits(_ list: UIViewController, _ detail: UIViewController) async -> [CGRect] {
        let app = TestApp(rootViewController: list)
        list.present(detail, with: .fall())
        await app.advance(by: 0.3)
        let frame = app.frame(of: detail.view)
        await app.settle()
        return [frame, app.frame(of: detail.view)]
    }

    static func logs(_ list: UIViewController, _ detail: UIViewController) {
        let log = CallbackLog()
        list.present(detail, with: .fall()) { log.add("completion") }
    }

    static func looks(_ app: TestApp, at url: URL) async throws -> Double {
        let strip = await app.filmstrip(of: 5, over: 0.6)
        try strip.picture.write(to: url)
        return try app.picture().difference(from: Picture(contentsOf: url))
    }

    /// What a control and a bar button do on both, and what they listen to.
    static func listens(_ button: UIButton, _ field: UITextField) -> any NSObjectProtocol {
        button.addAction(UIAction { _ in field.resignFirstResponder() }, for: .touchUpInside)
        let item = UIBarButtonItem(
            title: "Done",
            primaryAction: UIAction { _ in field.resignFirstResponder() }
        )
        item.isEnabled = button.isEnabled
        return NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification,
            object: nil,
            queue: .main
        ) { _ in }
    }
}

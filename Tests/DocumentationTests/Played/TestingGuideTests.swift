import Foundation
import Presentations
import Testing
import TransitionKit
import TransitionTesting
import UIKit

// The tests of the guide to testing transitions, as in another package.

extension Trait where Self == ConditionTrait {
    static var needsApp: Self {
        .enabled("These tests need an app.") { await TestApp.isAvailable }
    }
}

@MainActor @Suite(.serialized, .needsApp) struct FallTests {
    #if os(Linux)
        @Test func fallsFromAbove() async {
            let (list, detail) = (UIViewController(), UIViewController())
            let app = TestApp(rootViewController: list)
            list.present(detail, with: .fall())
            await app.advance(by: 0.3)
            #expect(abs(app.frame(of: detail.view).midY) < 1)
            #expect(await app.settle())
            #expect(app.frame(of: detail.view) == app.window.bounds)
        }
    #endif
}

#if os(Linux)
    extension FallTests {
        @Test func fallsBackUpTheSameWay() async throws {
            let (list, detail) = (UIViewController(), UIViewController())
            let app = TestApp(rootViewController: list)
            list.present(detail, with: .fall())
            #expect(await app.settle())
            app.perform { list.dismiss(animated: true) }
            await app.advance(by: 0.45)
            #expect(abs(app.frame(of: detail.view).minY + 0.75 * app.window.bounds.height) < 1)
            #expect(await app.settle())
            #expect(detail.view.window == nil && list.presentedViewController == nil)

            app.perform {
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { list.view.alpha = 0 }
            }
            await app.advance(by: 0.5)
            let shown = try #require(list.view.layer.presentation())
            #expect(abs(shown.opacity - 0.5) < 0.01)
        }
    }
#endif

#if os(Linux)
    extension FallTests {
        @Test(arguments: [300.0, 60]) func followsAFinger(distance: Double) async {
            let (list, detail) = (UIViewController(), UIViewController())
            let navigationController = UINavigationController(rootViewController: list)
            let app = TestApp(rootViewController: navigationController)
            navigationController.pushViewController(
                detail,
                with: .fall(),
                interaction: .swipe(edge: .leading)
            )
            #expect(await app.settle())

            let finger = app.touch(at: CGPoint(x: 10, y: 400))
            await finger.move(to: CGPoint(x: 10 + distance, y: 400), over: 0.3)
            await app.advance(by: 0.5)
            #expect(app.isTransitioning)
            finger.lift()
            #expect(await app.settle())
            #expect((navigationController.topViewController === list) == (distance > 100))
        }
    }
#endif

#if os(Linux)
    extension FallTests {
        @Test func theKeyboardLeavesWithTheScreen() async {
            let (list, detail) = (UIViewController(), UIViewController())
            let app = TestApp(rootViewController: list)
            list.present(detail, with: .fall())
            #expect(await app.settle())

            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            detail.view.addSubview(field)
            field.becomeFirstResponder()
            // UIKit creates the guide when it's first used.
            let keyboard = detail.view.keyboardLayoutGuide
            app.showKeyboard(height: 300)
            #expect(await app.settle())
            #expect(keyboard.layoutFrame.minY == 544)

            app.perform { list.dismiss(animated: true) }
            #expect(await app.settle())
            #expect(!field.isFirstResponder)
        }
    }
#endif

#if os(Linux)
    extension FallTests {
        @Test func looksRight() async throws {
            let (list, detail) = (UIViewController(), UIViewController())
            list.view.backgroundColor = .white
            detail.view.backgroundColor = .blue
            let app = TestApp(rootViewController: list)
            list.present(detail, with: .fall())
            let strip = await app.filmstrip(of: 5, over: 0.6)
            #expect(strip.frames[2].color(at: CGPoint(x: 195, y: 400)) == [0, 0, 255])
            try expect(strip.picture, isGolden: "fall")
        }

        /// Expects that a picture equals its file. If there's no file, the test writes it, and fails.
        func expect(_ picture: Picture, isGolden name: String, of test: String = #filePath) throws {
            let folder = URL(fileURLWithPath: test).deletingLastPathComponent()
            let file = folder.appendingPathComponent("Goldens/\(name).png")
            guard FileManager.default.fileExists(atPath: file.path) else {
                try picture.write(to: file)
                Issue.record("look at the new \(file.path), and run the test again")
                return
            }
            let difference = try picture.difference(from: Picture(contentsOf: file), tolerance: 4)
            guard difference >= 0.001 else { return }
            let failed = folder.appendingPathComponent("Goldens/\(name)-failed.png")
            try picture.write(to: failed)
            Issue.record("\(failed.path) isn't \(file.path); if it's right, replace the file")
        }
    }
#endif

extension FallTests {
    @Test func tellsBothScreensInOrder() async {
        let log = CallbackLog()
        let list = RecordingViewController("list", color: .white, log: log)
        let detail = RecordingViewController("detail", color: .blue, log: log)
        let app = TestApp(rootViewController: list)
        #expect(await app.advance { log.entries.contains("list viewDidAppear(false)") })
        log.clear()
        list.present(detail, with: .fall()) { log.add("completion") }
        #expect(await app.settle())
        #expect(
            log.entries == [
                "list viewWillDisappear(true)", "detail viewWillAppear(true)",
                "detail viewDidAppear(true)", "list viewDidDisappear(true)",
                "completion",
            ]
        )
        app.close()
    }
}

extension FallTests {
    @Test func leavesNothingBehind() async {
        let list = UIViewController()
        let app = TestApp(rootViewController: list)
        #expect(await app.settle())
        let transition = TransitionDelegate(.fall())
        let auditor = TransitionAuditor()
        transition.auditor = auditor
        var ends = 0
        transition.onTransitionEnd = { _, _, _ in ends += 1 }
        weak var shown: UIViewController?
        do {
            let detail = UIViewController()
            shown = detail
            detail.modalPresentationStyle = .fullScreen
            transition.attach(toPresentationOf: detail)
            app.perform { list.present(detail, animated: true) }
            #expect(await app.settle())
            app.perform { list.dismiss(animated: true) }
        }
        #expect(await app.settle())
        #expect(ends == 2)
        #expect(shown == nil)
        #expect(auditor.findings.isEmpty)
        app.close()
    }
}

#if os(Linux)
    extension FallTests {
        @Test func respectsReduceMotion() async {
            let (list, detail) = (UIViewController(), UIViewController())
            let app = TestApp(rootViewController: list, device: TestDevice(isReduceMotionEnabled: true))
            list.present(detail, with: .fall())
            await app.advance(by: 0.1)
            #expect(app.isTransitioning)
            #expect(app.frame(of: detail.view) == app.window.bounds)
        }

        @Test func survivesATurn() async {
            let (list, detail) = (UIViewController(), UIViewController())
            let app = TestApp(rootViewController: list)
            list.present(detail, with: .fall())
            await app.advance(by: 0.3)
            app.resize(to: CGSize(width: 844, height: 390), animated: true)
            #expect(await app.settle())
            #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        }
    }
#endif

extension FallTests {
    @Test func isHalfwayAtOneHalf() async {
        let (list, detail) = (UIViewController(), UIViewController())
        let app = TestApp(rootViewController: list)
        #expect(await app.settle())
        let interaction = InteractionController()
        interaction.begin()
        list.present(detail, with: .fall(), interaction: interaction)
        #expect(await app.advance { interaction.state == .interactive })
        interaction.update(0.5)
        await app.advance(by: 0.1)
        #expect(abs(app.frame(of: detail.view).midY) < 1)
        interaction.finish()
        #expect(await app.settle())
        app.close()
    }
}

/// The code in the comments of the kit that is for Linux alone.
@MainActor private enum PlayedTestingSnippets {
    #if os(Linux)
        static func touches(_ app: TestApp) async {
            let finger = app.touch(at: CGPoint(x: 2, y: 400))
            await finger.move(to: CGPoint(x: 300, y: 400), over: 0.2)
            finger.lift()
        }
    #endif

    static func performs(_ app: TestApp, by list: UIViewController) async {
        app.perform { list.dismiss(animated: true) }
        #expect(await app.settle())
    }

    static func waits(_ app: TestApp, for toast: UIViewController, on list: UIViewController) async {
        list.present(toast, as: .toast(duration: 2))
        #expect(await app.settle())
        #expect(await app.advance { toast.view.window == nil })
    }

    static func waits(_ app: TestApp, for loading: Task<Void, Never>) async {
        await loading.value
        #expect(await app.settle())
    }

    static func looks(_ app: TestApp, at detail: UIViewController) async {
        await app.advance(by: 0.3)
        #expect(abs(app.frame(of: detail.view).midY) < 1)
    }
}

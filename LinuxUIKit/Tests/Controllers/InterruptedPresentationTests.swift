import Testing
@_spi(Host) import UIKit

/// Presentations whose environment changes before they've begun or ended.
@MainActor
@Suite final class InterruptedPresentationTests {
    private lazy var scene = ControllerScene()

    nonisolated private static let styles: [UIModalPresentationStyle] = [.fullScreen, .custom, .pageSheet]

    /// `present(_:animated:)` and `dismiss(animated:)` return before the transition begins. Until then, UIKit
    /// retains both controllers.
    @Test(arguments: styles, [true, false])
    func theRootGoesWhileADismissalIsPending(_ style: UIModalPresentationStyle, animated: Bool) {
        weak var presenter: UIViewController?
        weak var presented: UIViewController?
        var dismissals = 0
        do {
            let (root, cover) = (scene.controller("A"), scene.controller("B"))
            (presenter, presented) = (root, cover)
            cover.modalPresentationStyle = style
            scene.show(root)
            root.present(cover, animated: false)
            scene.settle()
            scene.log.entries = []
            root.dismiss(animated: animated) { dismissals += 1 }
        }
        let next = scene.controller("C")
        scene.window.rootViewController = next
        scene.settle()
        #expect(dismissals == 1)
        #expect(scene.window.subviews == [next.view])
        #expect(presenter == nil && presented == nil)
        #expect(scene.log.take().filter { $0.hasPrefix("B") } == ["B willDisappear", "B didDisappear"])
    }

    @Test(arguments: styles) func theRootGoesDuringADismissal(_ style: UIModalPresentationStyle) {
        let (root, cover, next) = (scene.controller("A"), scene.controller("B"), scene.controller("C"))
        cover.modalPresentationStyle = style
        scene.show(root)
        root.present(cover, animated: true)
        scene.settle()
        root.dismiss(animated: true)
        scene.advance(0.1)
        scene.log.entries = []
        scene.window.rootViewController = next
        scene.settle()
        #expect(scene.window.subviews == [next.view])
        let ends = scene.log.take().filter { $0.hasPrefix("A") }
        #expect(ends.isEmpty || ends.last == "A didDisappear")
        #expect(root.presentedViewController == nil && root.view.window == nil)
    }

    @Test(arguments: styles) func theRootGoesWhileAPresentationIsPending(_ style: UIModalPresentationStyle) {
        weak var presenter: UIViewController?
        weak var presented: UIViewController?
        do {
            let (root, cover) = (scene.controller("A"), scene.controller("B"))
            (presenter, presented) = (root, cover)
            cover.modalPresentationStyle = style
            scene.show(root)
            root.present(cover, animated: true)
        }
        let next = scene.controller("C")
        scene.window.rootViewController = next
        scene.settle()
        #expect(scene.window.subviews == [next.view])
        #expect(presenter == nil && presented == nil)
    }

    /// A screen that lays out its window while it's deallocated, as an app does to clean up.
    private final class LastLayoutController: UIViewController {
        isolated deinit {
            viewIfLoaded?.superview?.setNeedsLayout()
            viewIfLoaded?.window?.layoutIfNeeded()
        }
    }

    @Test("A presented screen that's released with its presenter can lay out the window")
    func theRootGoesAndThereIsALayoutMeanwhile() {
        weak var presented: UIViewController?
        do {
            let (root, cover) = (scene.controller("A"), LastLayoutController())
            presented = cover
            cover.modalPresentationStyle = .fullScreen
            scene.show(root)
            root.present(cover, animated: false)
            scene.settle()
        }
        let next = scene.controller("C")
        scene.window.rootViewController = next
        scene.settle()
        #expect(presented == nil)
        #expect(scene.window.subviews == [next.view])
    }

    /// A controller that's about to be dismissed can't present anything, because UIKit couldn't remove it
    /// again.
    @Test(arguments: styles, [true, false])
    func presentingOnAControllerThatIsBeingDismissed(_ style: UIModalPresentationStyle, isRunning: Bool) {
        let (root, cover, late) = (scene.controller("A"), scene.controller("B"), scene.controller("C"))
        cover.modalPresentationStyle = style
        late.modalPresentationStyle = style
        scene.show(root)
        root.present(cover, animated: true)
        scene.settle()
        root.dismiss(animated: true)
        if isRunning { scene.advance(0.1) }
        cover.present(late, animated: true)
        #expect(cover.presentedViewController == nil && late.presentingViewController == nil)
        scene.settle()
        #expect(scene.window.subviews == [root.view])
        #expect(cover.presentingViewController == nil)

        // Neither of them is affected.
        root.present(late, animated: true)
        scene.settle()
        #expect(late.view.window != nil)
    }
}

import Testing
@_spi(Host) import UIKit

/// What a screen in a navigation controller presents over itself, when the stack changes. Apple doesn't
/// document this.
@MainActor
@Suite final class CoveredStackTests {
    nonisolated private static let styles = [UIModalPresentationStyle.overCurrentContext, .currentContext]

    private lazy var scene = ControllerScene()
    private lazy var root = scene.controller("A")
    private lazy var pushed = scene.controller("B")
    private lazy var sheet = scene.controller("S")
    private lazy var navigation = UINavigationController(rootViewController: root)

    /// Shows a navigation controller, whose root presents a screen over itself.
    private func cover(_ style: UIModalPresentationStyle, animated: Bool = false) {
        root.definesPresentationContext = true
        scene.show(navigation)
        sheet.modalPresentationStyle = style
        root.present(sheet, animated: animated)
        if animated { scene.advance(0.1) } else { scene.settle() }
        #expect(sheet.presentingViewController === root && sheet.view.window != nil)
        scene.log.entries = []
    }

    private func push(animated: Bool) {
        navigation.pushViewController(pushed, animated: animated)
        scene.settle()
    }

    private func pop(animated: Bool) {
        navigation.popViewController(animated: animated)
        scene.settle()
    }

    private func calls(of name: String) -> [String] {
        scene.log.entries.filter { $0.hasPrefix(name) }.map { String($0.dropFirst(2)) }
    }

    private func expectOnlyPushed(at location: SourceLocation = #_sourceLocation) {
        let others = pushed.view.superview?.subviews.filter { $0 !== pushed.view }
        #expect(others?.isEmpty == true, sourceLocation: location)
        #expect(root.view.window == nil && sheet.view.window == nil, sourceLocation: location)
    }

    private var hit: UIView? { scene.window.hitTest(CGPoint(x: 195, y: 400), with: nil) }

    @Test("It leaves with its screen, and comes back with it", arguments: styles, [true, false])
    func leavesAndComesBack(style: UIModalPresentationStyle, isAnimated: Bool) {
        cover(style)
        push(animated: isAnimated)
        expectOnlyPushed()
        #expect(calls(of: "S") == ["willDisappear", "didDisappear"])
        scene.log.entries = []
        pop(animated: isAnimated)
        #expect(hit === sheet.view)
        #expect(calls(of: "S") == ["willAppear", "isAppearing", "didAppear"])
        sheet.dismiss(animated: isAnimated)
        scene.settle()
        #expect(sheet.view.window == nil && hit === root.view)
        #expect(root.view.frame == scene.window.bounds)
    }

    @Test(
        "Behind one that has replaced it, its screen hears nothing before that's dismissed",
        arguments: [true, false]
    )
    func staysBehind(isAnimated: Bool) {
        cover(.currentContext)
        #expect(root.view.window == nil)
        push(animated: isAnimated)
        pop(animated: isAnimated)
        #expect(calls(of: "A") == [] && root.view.window == nil)
        sheet.dismiss(animated: isAnimated)
        scene.settle()
        #expect(calls(of: "A") == ["willAppear", "isAppearing", "didAppear"])
        #expect(root.view.window === scene.window)
    }

    @Test("Its screen doesn't appear if it's dismissed meanwhile", arguments: styles, [true, false])
    func dismissedMeanwhile(style: UIModalPresentationStyle, isAnimated: Bool) {
        cover(style)
        push(animated: false)
        scene.log.entries = []
        sheet.dismiss(animated: isAnimated)
        scene.settle()
        #expect(scene.log.entries == [])
        #expect(root.presentedViewController == nil && sheet.presentingViewController == nil)
        expectOnlyPushed()
        pop(animated: false)
        #expect(hit === root.view && root.view.frame == scene.window.bounds)
        #expect(calls(of: "A") == ["willAppear", "isAppearing", "didAppear"])
    }

    @Test("It leaves with its screen while it's being presented", arguments: styles, [true, false])
    func pushedDuringThePresentation(style: UIModalPresentationStyle, isAnimated: Bool) {
        cover(style, animated: true)
        push(animated: isAnimated)
        expectOnlyPushed()
        pop(animated: isAnimated)
        #expect(hit === sheet.view)
    }

    @Test(
        "Its screen doesn't come back behind a screen that's pushed while it's dismissed",
        arguments: styles,
        [true, false]
    )
    func pushedDuringTheDismissal(style: UIModalPresentationStyle, isAnimated: Bool) {
        cover(style)
        sheet.dismiss(animated: true)
        scene.advance(0.1)
        push(animated: isAnimated)
        expectOnlyPushed()
        #expect(root.presentedViewController == nil)
        pop(animated: isAnimated)
        #expect(hit === root.view && root.view.transform.isIdentity)
    }
}

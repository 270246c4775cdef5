import Testing
@_spi(Host) import UIKit

/// What a tab presents over itself, when another tab is selected. Apple doesn't document this.
@MainActor
@Suite final class CoveredTabTests {
    nonisolated private static let styles = [UIModalPresentationStyle.overCurrentContext, .currentContext]

    private lazy var scene = ControllerScene()
    private lazy var first = scene.controller("A")
    private lazy var second = scene.controller("B")
    private lazy var sheet = scene.controller("S")
    private lazy var tabs = UITabBarController()
    private lazy var vendor = TransitionVendor(Log(), animator: AnimatorKind.blocks.make().animator)

    /// Shows two tabs, the first of which presents a screen over itself, and selects the second one.
    private func leave(_ style: UIModalPresentationStyle, animated: Bool) {
        tabs.viewControllers = [UINavigationController(rootViewController: first), second]
        scene.show(tabs)
        if animated { tabs.delegate = vendor }
        sheet.modalPresentationStyle = style
        first.present(sheet, animated: false)
        scene.settle()
        #expect(sheet.view.window != nil)
        scene.log.entries = []
        tabs.selectedIndex = 1
        scene.settle()
    }

    private func calls(of name: String) -> [String] {
        scene.log.entries.filter { $0.hasPrefix(name) }.map { String($0.dropFirst(2)) }
    }

    @Test("It leaves with its tab, and comes back with it", arguments: styles, [true, false])
    func leavesAndComesBack(style: UIModalPresentationStyle, isAnimated: Bool) {
        leave(style, animated: isAnimated)
        #expect(sheet.view.window == nil)
        #expect(second.view.superview?.subviews.map { $0 === second.view } == [true])
        #expect(calls(of: "S") == ["willDisappear", "didDisappear"])
        scene.log.entries = []
        tabs.selectedIndex = 0
        scene.settle()
        let hit = scene.window.hitTest(CGPoint(x: 195, y: 400), with: nil)
        #expect(hit === sheet.view)
        #expect(calls(of: "S") == ["willAppear", "isAppearing", "didAppear"])
        sheet.dismiss(animated: isAnimated)
        scene.settle()
        #expect(sheet.view.window == nil)
        #expect(first.view.window != nil)
        #expect(calls(of: "A").last == "didAppear")
    }

    @Test(
        "Behind one that has replaced it, its tab hears nothing before that's dismissed",
        arguments: [true, false]
    )
    func staysBehind(isAnimated: Bool) {
        leave(.currentContext, animated: isAnimated)
        tabs.selectedIndex = 0
        scene.settle()
        #expect(calls(of: "A") == [] && first.view.window == nil)
        sheet.dismiss(animated: isAnimated)
        scene.settle()
        #expect(calls(of: "A") == ["willAppear", "isAppearing", "didAppear"])
        #expect(first.view.window === scene.window)
    }

    /// Shows two tabs, the first of which a screen in the current context has replaced.
    private func replaceFirst() {
        tabs.viewControllers = [first, second]
        first.definesPresentationContext = true
        scene.show(tabs)
        sheet.modalPresentationStyle = .currentContext
        first.present(sheet, animated: false)
        scene.settle()
        #expect(first.view.window == nil && sheet.view.window != nil)
        scene.log.entries = []
    }

    @Test("Behind one that has replaced it, a tab hears nothing of a switch that's canceled")
    func staysBehindInACanceledSwitch() {
        let driver = UIPercentDrivenInteractiveTransition()
        vendor.interactor = driver
        replaceFirst()
        tabs.delegate = vendor
        tabs.selectedIndex = 1
        scene.tick()
        driver.update(0.3)
        scene.advance(0.1)
        driver.cancel()
        scene.settle()
        #expect(tabs.selectedViewController === first)
        #expect(calls(of: "A") == [] && first.view.window == nil)
        #expect(scene.window.hitTest(CGPoint(x: 195, y: 400), with: nil) === sheet.view)
    }

    @Test("Behind one that has replaced it, a tab hears nothing when all tabs come back")
    func staysBehindAsAllTabsComeBack() {
        replaceFirst()
        let cover = scene.controller("C")
        cover.modalPresentationStyle = .fullScreen
        tabs.present(cover, animated: false)
        scene.settle()
        #expect(tabs.view.window == nil)
        cover.dismiss(animated: false)
        scene.settle()
        #expect(calls(of: "A") == [] && first.view.window == nil)
        #expect(scene.window.hitTest(CGPoint(x: 195, y: 400), with: nil) === sheet.view)
        sheet.dismiss(animated: false)
        scene.settle()
        #expect(calls(of: "A") == ["willAppear", "isAppearing", "didAppear"])
    }

    @Test("Its tab doesn't appear if it's dismissed meanwhile", arguments: styles, [true, false])
    func dismissedMeanwhile(style: UIModalPresentationStyle, isAnimated: Bool) {
        leave(style, animated: isAnimated)
        scene.log.entries = []
        sheet.dismiss(animated: isAnimated)
        scene.settle()
        #expect(scene.log.entries == [])
        #expect(first.presentedViewController == nil && sheet.presentingViewController == nil)
        #expect(second.view.superview?.subviews.map { $0 === second.view } == [true])
        tabs.selectedIndex = 0
        scene.settle()
        #expect(first.view.window != nil)
        #expect(calls(of: "A") == ["willAppear", "isAppearing", "didAppear"])
        #expect(first.view.frame == scene.window.bounds)
    }

    @Test("What a tab presents during a switch to it leaves with it if the switch is canceled")
    func presentedDuringACanceledSwitch() {
        let driver = UIPercentDrivenInteractiveTransition()
        vendor.interactor = driver
        tabs.viewControllers = [first, second]
        second.definesPresentationContext = true
        scene.show(tabs)
        tabs.delegate = vendor
        sheet.modalPresentationStyle = .overCurrentContext
        tabs.selectedIndex = 1
        scene.tick()
        driver.update(0.3)
        scene.advance(0.1)
        second.present(sheet, animated: false)
        scene.advance(0.1)
        #expect(sheet.view.window != nil)
        driver.cancel()
        scene.settle()
        #expect(tabs.selectedViewController === first)
        #expect(second.view.window == nil && sheet.view.window == nil)
        let hit = scene.window.hitTest(CGPoint(x: 195, y: 400), with: nil)
        #expect(hit === first.view)
        tabs.delegate = nil
        tabs.selectedIndex = 1
        scene.settle()
        #expect(second.view.window != nil && sheet.view.window != nil)
    }

    @Test("It leaves with a tab that's removed", arguments: styles)
    func itLeavesWithTabThatsRemoved(style: UIModalPresentationStyle) {
        leave(style, animated: false)
        tabs.selectedIndex = 0
        scene.settle()
        tabs.viewControllers = [second]
        scene.settle()
        #expect(sheet.view.window == nil)
        #expect(second.view.superview?.subviews.map { $0 === second.view } == [true])
    }

    /// How a tab, or the root of the window, goes.
    enum Departure: CaseIterable {
        case otherTab, otherTabs, otherRoot
    }

    private func go(_ departure: Departure) {
        switch departure {
        case .otherTab: tabs.selectedIndex = 1
        case .otherTabs: tabs.viewControllers = [second]
        case .otherRoot: scene.window.rootViewController = scene.controller("R")
        }
    }

    /// Returns whether each callback that announces something is followed by the one that says it's done, or
    /// by the opposite announcement.
    private func arePaired(_ calls: [String]) -> Bool {
        let calls = calls.filter { $0 != "isAppearing" && $0.hasSuffix("ppear") }
        for (index, call) in calls.enumerated() where call.hasPrefix("did") {
            guard index > 0, calls[index - 1] == call.replacingOccurrences(of: "did", with: "will") else {
                return false
            }
        }
        return calls.last?.hasPrefix("did") ?? true
    }

    @Test(
        "It's told that it appears and disappears in pairs if its tab goes while it arrives or leaves",
        arguments: styles,
        Departure.allCases
    )
    func goesInFlight(style: UIModalPresentationStyle, departure: Departure) {
        for leaves in [false, true] {
            for isCanceled in [false, true] {
                scene.log.entries = []
                run(style, departure, leaves: leaves, isCanceled: isCanceled)
                for name in ["A", "S"] {
                    let calls = calls(of: name)
                    let title = "\(leaves), \(isCanceled), \(name): \(calls)"
                    #expect(arePaired(calls), "\(title)")
                    #expect(calls.last != "didAppear", "\(title)")
                }
            }
        }
    }

    private func run(
        _ style: UIModalPresentationStyle,
        _ departure: Departure,
        leaves: Bool,
        isCanceled: Bool
    ) {
        (first, second, sheet) = (scene.controller("A"), scene.controller("B"), scene.controller("S"))
        tabs = UITabBarController()
        let driver = UIPercentDrivenInteractiveTransition()
        first.definesPresentationContext = true
        tabs.viewControllers = [first, second]
        scene.show(tabs)
        sheet.modalPresentationStyle = style
        if leaves {
            first.present(sheet, animated: false)
            scene.settle()
        }
        if isCanceled { vendor.interactor = driver }
        sheet.transitioningDelegate = vendor
        if leaves { first.dismiss(animated: true) } else { first.present(sheet, animated: true) }
        scene.tick()
        if isCanceled { driver.update(0.3) }
        scene.advance(0.1)
        go(departure)
        scene.advance(0.1)
        if isCanceled { driver.cancel() }
        scene.settle()
        vendor.interactor = nil
    }
}

import Testing
@_spi(Host) import UIKit

/// Tabs that are selected while the delegate's animation of another selection runs, with each answer to what
/// becomes of them.
@MainActor
@Suite final class SwitchDuringSwitchTests {
    /// An animation of one switch, written by hand.
    private final class Switch: NSObject, UIViewControllerAnimatedTransitioning,
        UIViewControllerInteractiveTransitioning
    {
        let fade = FadeAnimator()
        var whenStarting: () -> Void = {}
        private(set) weak var context: (any UIViewControllerContextTransitioning)?

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            fade.transitionDuration(using: context)
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            self.context = context
            whenStarting()
            fade.animateTransition(using: context)
        }

        func animationEnded(_ transitionCompleted: Bool) { fade.animationEnded(transitionCompleted) }

        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            animateTransition(using: transitionContext)
            transitionContext.finishInteractiveTransition()
        }
    }

    /// A delegate with an animation for each switch.
    private final class Vendor: NSObject, UITabBarControllerDelegate {
        var animates = true
        var isInteractive = false
        /// Whether each switch ends the one before when it starts.
        var endsEarlier = false
        private(set) var switches: [Switch] = []
        private(set) var names: [String] = []

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            names.append("\(fromVC.title ?? "")\(toVC.title ?? "")")
            guard animates else { return nil }
            let (new, earlier) = (Switch(), switches.last)
            if endsEarlier { new.whenStarting = { earlier?.context?.completeTransition(true) } }
            switches.append(new)
            return new
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            isInteractive ? animationController as? Switch : nil
        }

        var ends: [[Bool]] { switches.map(\.fade.ends) }
    }

    private lazy var scene = ControllerScene()
    private lazy var screens = ["A", "B", "C"].map { scene.controller($0) }
    private let vendor = Vendor()
    private lazy var tabs: UITabBarController = {
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        tabs.delegate = vendor
        return tabs
    }()

    /// Selects the second tab, and then another one during the switch.
    private func select(_ index: Int) {
        scene.show(tabs)
        tabs.selectedIndex = 1
        scene.advance(0.1)
        tabs.selectedIndex = index
        #expect(tabs.selectedViewController === screens[index])
    }

    private var visible: [String] {
        screens.filter { $0.viewIfLoaded?.window != nil }.map(\.name)
    }

    private func appearances(of name: String) -> [String] {
        scene.log.entries.filter { $0.hasPrefix(name) && !$0.hasSuffix("isAppearing") }
            .map { String($0.dropFirst(2)) }
    }

    @Test(
        "A third tab that's selected during a switch is shown afterward or at once, and the others leave",
        arguments: UIKitBehavior.SwitchSelection.allCases
    )
    func thirdTab(answer: UIKitBehavior.SwitchSelection) {
        UIKitBehavior.$current.withValue(.with { $0.selectionDuringSwitch = answer }) {
            select(2)
            let isPerformed = answer == .isPerformed
            #expect(vendor.names == (isPerformed ? ["AB", "BC"] : ["AB"]))
            let coming = tabs.transitionCoordinator?.viewController(forKey: .to)
            #expect(coming === screens[isPerformed ? 2 : 1])
            scene.settle()
            #expect(vendor.names == ["AB", "BC"] && vendor.ends == [[true], [true]])
            #expect(visible == ["C"] && tabs.selectedIndex == 2 && tabs.transitionCoordinator == nil)
            #expect(appearances(of: "A") == ["willDisappear", "didDisappear"])
            #expect(
                appearances(of: "B") == ["willAppear"] + (isPerformed ? [] : ["didAppear"])
                    + ["willDisappear", "didDisappear"]
            )
            #expect(appearances(of: "C") == ["willAppear", "didAppear"])
        }
    }

    @Test(
        "The first tab is shown again afterward, or the end of the first switch removes its view",
        arguments: UIKitBehavior.SwitchSelection.allCases
    )
    func firstTab(answer: UIKitBehavior.SwitchSelection) {
        UIKitBehavior.$current.withValue(.with { $0.selectionDuringSwitch = answer }) {
            select(0)
            scene.settle()
            let isPerformed = answer == .isPerformed
            #expect(vendor.names == ["AB", "BA"] && vendor.ends == [[true], [true]])
            #expect(visible == (isPerformed ? [] : ["A"]) && tabs.selectedIndex == 0)
            #expect(appearances(of: "A").last == "didAppear")
            #expect(appearances(of: "B").last == "didDisappear")
            // The next switch works.
            tabs.selectedIndex = 2
            scene.settle()
            #expect(visible == ["C"])
        }
    }

    @Test(
        "A switch that ends the one before when it starts shows the selected tab",
        arguments: [0, 2],
        [false, true]
    )
    func endingTheEarlierOne(index: Int, isInteractive: Bool) {
        UIKitBehavior.$current.withValue(.with { $0.selectionDuringSwitch = .isPerformed }) {
            vendor.endsEarlier = true
            vendor.isInteractive = isInteractive
            select(index)
            #expect(vendor.ends == [[true], []])
            #expect(tabs.transitionCoordinator != nil)
            scene.settle()
            #expect(vendor.ends == [[true], [true]])
            #expect(visible == [screens[index].name] && tabs.selectedIndex == index)
            #expect(tabs.transitionCoordinator == nil)
            #expect(appearances(of: screens[index].name).last == "didAppear")
            #expect(appearances(of: "B") == ["willAppear", "willDisappear", "didDisappear"])
        }
    }

    @Test("If the second switch is canceled, the screen that the first one brings stays")
    func ifSecondSwitchIsCanceledScreenThatFirstOneBringsStays() {
        UIKitBehavior.$current.withValue(.with { $0.selectionDuringSwitch = .isPerformed }) {
            select(2)
            vendor.switches.last?.context?.completeTransition(false)
            #expect(tabs.selectedIndex == 1)
            scene.settle()
            #expect(vendor.ends == [[true], [false]])
            #expect(visible == ["B"] && tabs.selectedIndex == 1)
            #expect(appearances(of: "A") == ["willDisappear", "didDisappear"])
            #expect(appearances(of: "B").last == "didAppear")
            #expect(appearances(of: "C") == ["willAppear", "willDisappear", "didDisappear"])
        }
    }

    @Test("A second switch without an animation shows its screen at once")
    func secondSwitchWithoutAnimationShowsScreenAtOnce() {
        UIKitBehavior.$current.withValue(.with { $0.selectionDuringSwitch = .isPerformed }) {
            scene.show(tabs)
            tabs.selectedIndex = 1
            scene.advance(0.1)
            vendor.animates = false
            tabs.selectedIndex = 2
            #expect(visible.contains("C") && !visible.contains("B"))
            scene.settle()
            #expect(vendor.names == ["AB", "BC"] && vendor.ends == [[true]])
            #expect(visible == ["C"] && tabs.selectedIndex == 2)
            #expect(appearances(of: "B") == ["willAppear", "willDisappear", "didDisappear"])
        }
    }
}

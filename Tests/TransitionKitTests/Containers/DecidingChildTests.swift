import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The child of a container that determines the appearance and behavior of the system.
@MainActor @Suite(.allBehaviors) struct DecidingChildTests {
    @Test("The selected child determines everything")
    func theSelectedChildDeterminesEverything() {
        let app = PreferenceApp()
        #expect(app.window.systemAppearance == SystemAppearance())
        app.container.setSelectedIndex(1, animated: false)
        #expect(app.window.systemAppearance == PreferringScreen.preferences)
        app.container.setSelectedIndex(2, animated: false)
        #expect(app.window.systemAppearance == SystemAppearance())
    }

    @Test("A container without children decides itself")
    func noChild() {
        let app = PreferenceApp()
        app.container.setSelectedIndex(1, animated: false)
        app.container.viewControllers = []
        #expect(app.window.systemAppearance == SystemAppearance())
        #expect(app.container.preferredInterfaceOrientationForPresentation == .portrait)
    }

    @Test("The status bar changes along with a switch, and orientations after it")
    func theStatusBarChangesAlongWithASwitch() {
        let app = PreferenceApp()
        app.container.selectedIndex = 1
        #expect(
            app.window.systemAppearanceUpdates == [
                .init(.statusBar, duration: 0.5), .init(.homeIndicator, duration: 0.5),
            ]
        )
        #expect(app.window.systemAppearance == app.look(of: PreferringScreen.preferences))
        #expect(app.container.childForStatusBarStyle === app.preferring)
        #expect(app.container.childForScreenEdgesDeferringSystemGestures === app.plain)
        #expect(app.container.supportedInterfaceOrientations == .allButUpsideDown)
        #expect(app.container.preferredInterfaceOrientationForPresentation == .portrait)
        app.settle()
        #expect(app.window.systemAppearance == PreferringScreen.preferences)
        #expect(app.count(.statusBar) == 1)
        #expect(app.count(.homeIndicator) == 1)
        for part in [SystemAppearance.Part.deferredEdges, .pointerLock, .supportedInterfaceOrientations] {
            #expect(app.count(part) == 1)
        }
        #expect(app.container.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    }

    @Test("Focus begins in the selected child, and in the outgoing one as long as a switch can be canceled")
    func focusBeginsInSelectedChild() {
        let app = PreferenceApp()
        let interaction = InteractionController()
        let delegate = TransitionDelegate(.springSlide(), interaction: interaction)
        app.container.delegate = delegate
        for cancels in [true, false] {
            interaction.begin()
            app.container.selectedIndex = 1
            app.tick()
            interaction.update(0.4)
            #expect(app.container.preferredFocusEnvironments.first === app.plain)
            if cancels { interaction.cancel() } else { interaction.finish() }
            app.settle()
            let child: UIViewController = cancels ? app.plain : app.preferring
            #expect(app.container.preferredFocusEnvironments.first === child)
        }
        // What the child doesn't take is up to the container.
        #expect(app.container.preferredFocusEnvironments.last === app.container.view)
        app.container.viewControllers = []
        #expect(app.container.preferredFocusEnvironments.first === app.container.view)
    }

    @Test("A canceled switch rotates nothing, and restores the status bar along the way")
    func aCanceledSwitchRotatesNothing() throws {
        let app = PreferenceApp()
        let interaction = InteractionController()
        let delegate = TransitionDelegate(.springSlide(), interaction: interaction)
        app.container.delegate = delegate
        interaction.begin()
        app.container.selectedIndex = 1
        app.tick()
        interaction.update(0.4)
        #expect(app.window.systemAppearance == app.look(of: PreferringScreen.preferences))
        interaction.cancel()
        // While the screens are still returning.
        #expect(app.container.transitionCoordinator != nil)
        #expect(app.window.systemAppearance == SystemAppearance())
        let last = try #require(app.window.systemAppearanceUpdates.last)
        #expect(last.part == .homeIndicator && abs(last.duration - 0.2) < 1e-6)
        app.settle()
        #expect(app.container.selectedIndex == 0)
        #expect(app.window.systemAppearance == SystemAppearance())
        #expect(app.count(.statusBar) == 2)
        #expect(app.count(.supportedInterfaceOrientations) == 0)
    }

    @Test("A switch that's canceled and then finished has the new appearance")
    func turnedTwice() {
        let app = PreferenceApp()
        let interaction = InteractionController()
        let delegate = TransitionDelegate(.springSlide(), interaction: interaction)
        app.container.delegate = delegate
        interaction.begin()
        app.container.selectedIndex = 1
        app.tick()
        interaction.update(0.4)
        interaction.cancel()
        #expect(app.window.systemAppearance.statusBarStyle == .default)
        interaction.finish()
        #expect(app.window.systemAppearance.statusBarStyle == .lightContent)
        app.settle()
        #expect(app.window.systemAppearance == PreferringScreen.preferences)
    }

    @Test("If an animation controller cancels its transition, the previous appearance is restored")
    func canceledByHand() {
        let app = PreferenceApp()
        let animator = ManualAnimator(CallbackLog())
        let delegate = HandWrittenDelegate(animator)
        app.container.delegate = delegate
        app.container.selectedIndex = 1
        app.tick()
        #expect(app.window.systemAppearance.statusBarStyle == .lightContent)
        animator.end(false)
        #expect(app.window.systemAppearance == SystemAppearance())
        #expect(app.count(.supportedInterfaceOrientations) == 0)
    }

    @Test("A switch that makes way for another one rotates nothing")
    func aSwitchThatMakesWayForAnotherOneRotatesNothing() {
        let app = PreferenceApp()
        app.container.selectedIndex = 1
        app.tick()
        app.container.selectedIndex = 2
        app.settle()
        #expect(app.window.systemAppearance == SystemAppearance())
        #expect(app.count(.supportedInterfaceOrientations) == 1)
    }

    @Test("A switch that ends and changes nothing is reported like any other", arguments: [true, false])
    func finishedEarly(byControllers: Bool) {
        let app = PreferenceApp()
        app.container.selectedIndex = 1
        app.tick()
        if byControllers {
            app.container.viewControllers.removeLast()
            // It continues, because both of its screens remain.
            #expect(app.container.transitionCoordinator != nil)
            app.settle()
        } else {
            app.container.setSelectedIndex(1, animated: false)
        }
        #expect(app.container.transitionCoordinator == nil)
        #expect(app.window.systemAppearance == PreferringScreen.preferences)
        #expect(app.count(.supportedInterfaceOrientations) == 1)
    }

    @Test(
        "A canceled switch after another that made way for it leaves what the first one changed"
    )
    func canceledAfterOvertaking() {
        let app = PreferenceApp()
        let interaction = InteractionController()
        let delegate = TransitionDelegate(.springSlide(), interaction: interaction)
        app.container.delegate = delegate
        app.container.selectedIndex = 1
        app.tick()
        app.container.setSelectedIndex(1, animated: false)
        interaction.begin()
        app.container.selectedIndex = 2
        app.tick()
        interaction.update(0.2)
        interaction.cancel()
        app.settle()
        #expect(app.container.selectedIndex == 1)
        #expect(app.window.systemAppearance == PreferringScreen.preferences)
        #expect(app.count(.supportedInterfaceOrientations) == 1)
    }

    @Test("Off the screen nothing is reported, and the selected child decides when the container appears")
    func offScreen() {
        let app = PreferenceApp(shows: false)
        app.container.selectedIndex = 1
        app.show()
        #expect(app.window.systemAppearance == PreferringScreen.preferences)
        #expect(app.window.systemAppearanceUpdates == [])
    }

    @Test("A nested container returns its own child's preferences")
    func aNestedContainerReturnsItsOwnChildsPreferences() {
        let app = PreferenceApp()
        let inner = ContainerViewController(viewControllers: [UIViewController(), PreferringScreen()])
        app.container.viewControllers = [inner]
        #expect(app.window.systemAppearance == SystemAppearance())
        inner.selectedIndex = 1
        app.settle()
        #expect(app.window.systemAppearance == PreferringScreen.preferences)
    }
}

/// A screen whose preferences all differ from the defaults.
private final class PreferringScreen: UIViewController {
    static var preferences: SystemAppearance {
        var preferences = SystemAppearance()
        preferences.statusBarStyle = .lightContent
        preferences.isStatusBarHidden = true
        preferences.isHomeIndicatorAutoHidden = true
        preferences.deferredEdges = .bottom
        preferences.isPointerLocked = true
        preferences.supportedInterfaceOrientations = .landscape
        return preferences
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
    override var prefersPointerLocked: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
}

/// A container of three screens, the second of which has preferences.
@MainActor private final class PreferenceApp {
    let plain = UIViewController()
    let preferring = PreferringScreen()
    let container: ContainerViewController
    let window: UIWindow

    init(shows: Bool = true) {
        UIApplication.reset()
        container = ContainerViewController(viewControllers: [plain, preferring, UIViewController()])
        window = UIWindow(frame: UIScreen.main.bounds)
        if shows { show() }
    }

    func show() {
        window.rootViewController = container
        window.makeKeyAndVisible()
        tick()
    }

    func tick() { UIApplication.shared.tick() }

    func settle() { UIApplication.shared.advance(by: 1.5, frameInterval: 0.1) }

    /// Returns the number of times that UIKit was notified of a part.
    func count(_ part: SystemAppearance.Part) -> Int {
        window.systemAppearanceUpdates.count { $0.part == part }
    }

    /// Returns the visible preferences, with defaults for everything else.
    func look(of preferences: SystemAppearance) -> SystemAppearance {
        var look = SystemAppearance()
        look.statusBarStyle = preferences.statusBarStyle
        look.isStatusBarHidden = preferences.isStatusBarHidden
        look.isHomeIndicatorAutoHidden = preferences.isHomeIndicatorAutoHidden
        return look
    }
}

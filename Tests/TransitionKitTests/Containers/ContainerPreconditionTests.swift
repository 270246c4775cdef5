#if DEBUG
    import TestSupport
    import Testing
    import TransitionKit
    @_spi(Host) import UIKit

    /// Programming errors are reported along with the expectation.
    @Suite struct ContainerPreconditionTests {
        @Test("Only one of the container's own controllers can be selected")
        func onlyOneOfTheContainersOwnControllersCanBeSelected() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let container = ContainerViewController(viewControllers: [UIViewController()])
                    container.selectedViewController = UIViewController()
                }
            }
            #expect(result.names("Only one of the container's viewControllers can be selected"))
        }

        @Test("The same applies to an index")
        func theSameAppliesToAnIndex() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let container = ContainerViewController(viewControllers: [UIViewController()])
                    container.selectedIndex = 1
                }
            }
            #expect(result.names("The container has no view controller at index 1"))
        }

        @Test("No controller can be in a container twice")
        func noControllerCanBeInAContainerTwice() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let (home, settings) = (UIViewController(), UIViewController())
                    _ = ContainerViewController(viewControllers: [home, home, settings])
                }
            }
            #expect(result.names("in the container's viewControllers only once"))
        }

        @Test("That also applies to controllers that are set later")
        func noControllerCanBeSetTwice() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let (home, settings) = (UIViewController(), UIViewController())
                    let container = ContainerViewController(viewControllers: [home, settings])
                    container.viewControllers = [home, settings, home]
                }
            }
            #expect(result.names("in the container's viewControllers only once"))
        }

        @Test("A context requires two different screens")
        func aContextRequiresTwoDifferentScreens() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let (screen, container) = (UIViewController(), UIView())
                    container.addSubview(screen.view)
                    _ = ContainerTransitionContext(
                        from: screen,
                        to: screen,
                        in: container,
                        direction: .forward
                    ) { _ in }
                }
            }
            #expect(result.names("requires two different view controllers"))
        }

        @Test("A context requires an outgoing screen inside its container")
        func aContextRequiresAnOutgoingScreenInsideItsContainer() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let screens = [UIViewController(), UIViewController()]
                    for screen in screens { screen.loadViewIfNeeded() }
                    _ = ContainerTransitionContext(
                        from: screens[0],
                        to: screens[1],
                        in: UIView(),
                        direction: .forward
                    ) { _ in }
                }
            }
            #expect(result.names("must be loaded and inside the container view"))
        }
    }
#endif

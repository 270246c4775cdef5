import TestSupport
import Testing
@_spi(Host) import UIKit

/// The cost of a push doesn't depend on the number of screens below.
@MainActor
@Suite final class ManyPushesTests {
    /// A screen that counts the navigation controller's calls.
    private final class CountedScreen: UIViewController {
        static var questions = 0
        static var layouts = 0
        static var appearances = 0

        override var navigationItem: UINavigationItem {
            Self.questions += 1
            return super.navigationItem
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            Self.appearances += 1
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            Self.layouts += 1
        }
    }

    private struct Cost {
        var questions = 0
        var layouts = 0
        var appearances = 0
    }

    /// Returns the cost of a number of pushes, with a turn of the run loop after each, and of a pop to the
    /// root.
    private func cost(of count: Int) -> Cost {
        CountedScreen.questions = 0
        CountedScreen.layouts = 0
        CountedScreen.appearances = 0
        let scene = ControllerScene()
        let navigation = UINavigationController(rootViewController: CountedScreen())
        scene.show(navigation)
        for _ in 0..<count {
            navigation.pushViewController(CountedScreen(), animated: false)
            scene.tick()
        }
        #expect(navigation.viewControllers.count == count + 1)
        #expect(navigation.children.count == count + 1)
        #expect(navigation.navigationBar.items?.count == count + 1)
        let cost = Cost(
            questions: CountedScreen.questions,
            layouts: CountedScreen.layouts,
            appearances: CountedScreen.appearances
        )
        navigation.popToRootViewController(animated: false)
        scene.tick()
        #expect(navigation.children.count == 1)
        return cost
    }

    @Test func twiceAsManyTakeTwiceAsMuch() {
        let (some, twice) = (cost(of: 50), cost(of: 100))
        #expect(twice.questions <= 2 * some.questions)
        #expect(twice.layouts <= 2 * some.layouts)
        #expect(twice.appearances <= 2 * some.appearances)
    }

    // Apple raises an exception for it.
    @Test func aNavigationControllerCannotBePushed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stack = UINavigationController(rootViewController: UIViewController())
                stack.pushViewController(UINavigationController(), animated: false)
            }
        }
        #expect(result.names("Pushing a navigation controller is not supported"))
    }
}

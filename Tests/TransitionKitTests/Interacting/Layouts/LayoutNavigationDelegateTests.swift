import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Pushes that change a layout are UIKit's, unless a screen has its own animator.
@MainActor @Suite struct LayoutNavigationDelegateTests {
    private final class Numbers: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(
            _ collectionView: UICollectionView,
            numberOfItemsInSection section: Int
        ) -> Int { 12 }

        override func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @MainActor private struct Stage {
        let window: UIWindow
        let navigation: UINavigationController
        let delegate: TransitionDelegate
        let grid: Numbers
        let large: Numbers
        let touch: TouchInjector

        init(_ delegate: TransitionDelegate = TransitionDelegate(EvenSlideAnimator()), flag: Bool = true) {
            UIApplication.reset()
            self.delegate = delegate
            grid = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 300)
            large = Numbers(collectionViewLayout: layout)
            large.useLayoutToLayoutNavigationTransitions = flag
            navigation = UINavigationController(rootViewController: grid)
            delegate.attach(to: navigation)
            window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            touch = TouchInjector(window: window)
            UIApplication.shared.tick()
        }

        func push(_ controller: UIViewController) {
            navigation.pushViewController(controller, animated: true)
            UIApplication.shared.tick()
            UIApplication.shared.advance(by: 0.1)
        }

        func settle() { UIApplication.shared.advance(by: 2) }

        /// Returns the distance of a screen from its position.
        func shift(of controller: UIViewController) -> CGFloat {
            controller.view.layer.presentation()?.transform.m41 ?? .nan
        }
    }

    @Test("System 17: pushes and pops change the layout, and no screen moves")
    func pushesAndPopsChangeTheLayout() {
        var starts = 0
        let stage = Stage()
        stage.delegate.onTransitionStart = { _ in starts += 1 }
        let shared = stage.grid.collectionView
        stage.push(stage.large)
        #expect(stage.shift(of: stage.large) == 0)
        #expect(stage.large.collectionView === shared)
        stage.settle()
        #expect(shared?.visibleCells.first?.bounds.width == 300)
        stage.navigation.popViewController(animated: true)
        stage.settle()
        #expect(shared?.visibleCells.first?.bounds.width == 50)
        #expect(starts == 0)
    }

    @Test("An animator that was set for the screen plays in both directions")
    func ownAnimator() {
        let stage = Stage()
        stage.delegate.setAnimator(EvenSlideAnimator(), for: stage.large)
        stage.push(stage.large)
        #expect(stage.shift(of: stage.large) > 100)
        stage.settle()
        #expect(stage.large.collectionView !== stage.grid.collectionView)
        stage.navigation.popViewController(animated: true)
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: 0.1)
        #expect(stage.shift(of: stage.grid) > 100)
        stage.settle()
        #expect(stage.grid.view.window != nil)
    }

    @Test("So does an animator that was passed to the push")
    func oneLine() {
        let stage = Stage()
        stage.navigation.pushViewController(stage.large, with: EvenSlideAnimator())
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: 0.1)
        #expect(stage.shift(of: stage.large) > 100)
        stage.settle()
    }

    @Test("Without the flag, and above other screens, the delegate's animator plays")
    func withoutTheFlagAndAboveOtherScreensTheDelegatesAnimatorPlays() {
        let plain = Stage(flag: false)
        plain.push(plain.large)
        #expect(plain.shift(of: plain.large) > 100)
        plain.settle()
        let stage = Stage()
        let screen = UIViewController()
        stage.push(screen)
        #expect(stage.shift(of: screen) > 100)
        stage.settle()
        stage.push(stage.large)
        #expect(stage.shift(of: stage.large) > 100)
        stage.settle()
    }

    @Test("The system's swipe back drives the change, and our gestures don't pop", arguments: [true, false])
    func theSystemsSwipeBackDrivesTheChange(interactive: Bool) {
        let stage = Stage(
            TransitionDelegate(EvenSlideAnimator(), interaction: interactive ? SwipeInteraction() : nil)
        )
        stage.push(stage.large)
        stage.settle()
        stage.touch.drag(
            from: CGPoint(x: 4, y: 500),
            to: CGPoint(x: 200, y: 500),
            duration: 0.4,
            steps: 24,
            lifts: false
        )
        UIApplication.shared.tick()
        let width = stage.grid.collectionView.visibleCells.first?.layer.presentation()?.bounds.width ?? 0
        #expect(width > 50 && width < 300)
        stage.touch.move(to: CGPoint(x: 370, y: 500))
        stage.touch.up()
        stage.settle()
        #expect(stage.navigation.topViewController === stage.grid)
        #expect(stage.grid.collectionView.visibleCells.first?.bounds.width == 50)
    }
}

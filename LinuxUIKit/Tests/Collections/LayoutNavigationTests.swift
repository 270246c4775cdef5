import Testing
@_spi(Host) import UIKit

/// Pushes and pops between controllers that share a collection view.
@MainActor
@Suite struct LayoutNavigationTests {
    /// A controller with numbers in its own collection view, which records the calls that it receives.
    private class Numbers: UICollectionViewController {
        let name: String
        let log: Log
        var items = 30

        init(_ name: String, _ layout: UICollectionViewLayout, _ log: Log) {
            self.name = name
            self.log = log
            super.init(collectionViewLayout: layout)
            title = name
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log("\(name) willAppear")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log("\(name) didAppear")
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log("\(name) willDisappear")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log("\(name) didDisappear")
        }

        override func collectionView(
            _ collectionView: UICollectionView,
            numberOfItemsInSection section: Int
        ) -> Int { items }

        override func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? NumberCell)?.number = indexPath.item
            return cell
        }

        override func collectionView(
            _ collectionView: UICollectionView,
            didSelectItemAt indexPath: IndexPath
        ) {
            log("\(name) selects \(indexPath.item)")
        }
    }

    @MainActor private struct Stage {
        let scene = ControllerScene()
        let navigation: UINavigationController
        let grid: Numbers
        let pages: Numbers
        let touch: TouchInjector

        init(pages layout: UICollectionViewLayout = PageLayout()) {
            grid = Numbers("grid", flow(100, 100), scene.log)
            pages = Numbers("pages", layout, scene.log)
            pages.useLayoutToLayoutNavigationTransitions = true
            navigation = UINavigationController(rootViewController: grid)
            scene.show(navigation)
            touch = TouchInjector(window: scene.window)
        }

        var shared: UICollectionView { grid.collectionView }

        func frame(_ item: Int) -> CGRect? {
            shared.cellForItem(at: IndexPath(item: item, section: 0))?.layer.presentation()?.frame
        }
    }

    @Test func aControllerHasACollectionView() {
        let stage = Stage()
        #expect(stage.grid.collectionView.superview === stage.grid.view)
        #expect(stage.grid.collectionView.dataSource === stage.grid)
        #expect(stage.grid.collectionView.delegate === stage.grid)
        #expect(stage.grid.collectionViewLayout === stage.grid.collectionView.collectionViewLayout)
        #expect(
            stage.grid.clearsSelectionOnViewWillAppear && !stage.grid.useLayoutToLayoutNavigationTransitions
        )
        #expect(stage.grid.collectionView.adjustedContentInset.top == stage.grid.view.safeAreaInsets.top)
    }

    @Test func pushingChangesTheLayout() throws {
        let stage = Stage()
        let (scene, view) = (stage.scene, stage.shared)
        stage.navigation.pushViewController(stage.pages, animated: true)
        scene.tick()
        #expect(stage.pages.collectionView === view)
        let start = try #require(stage.frame(0))
        #expect(start == CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.advance(0.175)
        let middle = try #require(stage.frame(0))
        let page = view.bounds.size
        #expect(abs(middle.width - (100 + page.width) / 2) < 2)
        // No screen moves.
        #expect(stage.pages.view.layer.presentation()?.frame == stage.navigation.view.bounds)
        scene.advance(1)
        #expect(
            view.superview === stage.pages.view
                && view.collectionViewLayout === stage.pages.collectionViewLayout
        )
        #expect(stage.grid.view.superview == nil)
        #expect(stage.navigation.navigationBar.topItem === stage.pages.navigationItem)
        #expect(
            scene.log.take() == [
                "grid willDisappear", "pages willAppear", "grid didDisappear", "pages didAppear",
            ]
        )
        // The first controller remains the data source and delegate.
        #expect(view.dataSource === stage.grid && view.delegate === stage.grid)
        stage.touch.tap(at: CGPoint(x: 150, y: 400))
        scene.advance(0.5)
        #expect(scene.log.take() == ["grid selects 0"])
    }

    @Test func poppingGoesBack() throws {
        let stage = Stage()
        let view = stage.shared
        view.contentOffset.y += 220
        stage.scene.tick()
        stage.navigation.pushViewController(stage.pages, animated: true)
        stage.scene.settle()
        let pagesOffset = view.contentOffset
        #expect(pagesOffset.y > 0)
        stage.navigation.popViewController(animated: true)
        stage.scene.advance(0.175)
        #expect(view.superview === stage.grid.view)
        stage.scene.settle()
        #expect(view.collectionViewLayout === stage.grid.collectionViewLayout)
        #expect(!view.visibleCells.isEmpty)
        #expect(view.visibleCells.allSatisfy { $0.bounds.size == CGSize(width: 100, height: 100) })
        #expect(view.superview === stage.grid.view && stage.grid.view.window != nil)
        #expect(stage.pages.view.superview == nil)
        #expect(stage.navigation.navigationBar.topItem === stage.grid.navigationItem)
        // A controller that has left has its own view again.
        #expect(stage.pages.collectionView !== view)
    }

    @Test func withoutAnimationEverythingIsInPlace() {
        let stage = Stage()
        let view = stage.shared
        stage.navigation.pushViewController(stage.pages, animated: false)
        stage.scene.tick()
        #expect(view.superview === stage.pages.view && view.visibleCells.count == 1)
        stage.navigation.popViewController(animated: false)
        stage.scene.tick()
        #expect(view.superview === stage.grid.view && view.visibleCells.count > 10)
        #expect(view.collectionViewLayout === stage.grid.collectionViewLayout)
    }

    /// The edge swipe drives the change of layout.
    @Test(arguments: [true, false])
    func theSwipeBackDrivesTheLayout(finishes: Bool) throws {
        let stage = Stage()
        let view = stage.shared
        stage.navigation.pushViewController(stage.pages, animated: true)
        stage.scene.settle()
        let end: CGFloat = finishes ? 300 : 60
        stage.touch.drag(
            from: CGPoint(x: 4, y: 400),
            to: CGPoint(x: end, y: 400),
            duration: 0.6,
            steps: 24,
            lifts: false
        )
        stage.scene.tick()
        let held = try #require(stage.frame(0))
        #expect(held.width < view.bounds.width && held.width > 100)
        stage.scene.advance(1)
        #expect(stage.frame(0) == held)
        stage.touch.up()
        stage.scene.settle()
        let (upper, lower) = (stage.pages, stage.grid)
        #expect(view.superview === (finishes ? lower : upper).view)
        #expect(view.collectionViewLayout === (finishes ? lower : upper).collectionViewLayout)
        #expect(stage.navigation.topViewController === (finishes ? lower : upper))
        #expect(view.cellForItem(at: item(0))?.bounds.width == (finishes ? 100 : view.bounds.width))
    }

    @Test func threeControllersShare() {
        let stage = Stage()
        let view = stage.shared
        let third = Numbers("third", flow(50, 50), stage.scene.log)
        third.useLayoutToLayoutNavigationTransitions = true
        stage.navigation.pushViewController(stage.pages, animated: true)
        stage.scene.settle()
        stage.navigation.pushViewController(third, animated: true)
        stage.scene.settle()
        #expect(third.collectionView === view && view.superview === third.view)
        #expect(view.visibleCells.first?.bounds.width == 50)
        stage.navigation.popToRootViewController(animated: true)
        stage.scene.settle()
        #expect(view.superview === stage.grid.view && view.visibleCells.first?.bounds.width == 100)
    }

    /// The controller above can be an ordinary screen.
    @Test func ordinaryScreensComeAndGo() {
        let stage = Stage()
        let view = stage.shared
        stage.navigation.pushViewController(stage.pages, animated: true)
        stage.scene.settle()
        let other = stage.scene.controller("other")
        stage.navigation.pushViewController(other, animated: true)
        stage.scene.settle()
        #expect(view.superview === stage.pages.view)
        stage.navigation.popViewController(animated: true)
        stage.scene.settle()
        #expect(view.superview === stage.pages.view && view.window != nil)
        stage.navigation.pushViewController(other, animated: false)
        stage.scene.settle()
        stage.navigation.popToRootViewController(animated: true)
        stage.scene.settle()
        #expect(view.superview === stage.grid.view && view.window != nil)
        #expect(view.collectionViewLayout === stage.grid.collectionViewLayout)
        #expect(view.visibleCells.first?.bounds.width == 100)
    }

    /// With a delegate's own animation, the screens move, and each has its own collection view.
    @Test func delegatesMayMoveScreens() {
        let stage = Stage()
        let delegate = FadingDelegate()
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.pages, animated: true)
        stage.scene.settle()
        #expect(stage.pages.collectionView !== stage.shared)
        #expect(stage.pages.collectionView.superview === stage.pages.view)
        #expect(stage.shared.superview === stage.grid.view)
        #expect(stage.pages.collectionView.visibleCells.count == 1)
        stage.navigation.delegate = nil
        stage.navigation.popViewController(animated: true)
        stage.scene.settle()
        #expect(stage.grid.view.window != nil && stage.shared.visibleCells.count > 10)
    }

    private final class FadingDelegate: NSObject, UINavigationControllerDelegate {
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fader() }
    }

    private final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
            else {
                return context.completeTransition(false)
            }
            to.frame = context.finalFrame(for: controller)
            context.containerView.addSubview(to)
            to.alpha = 0
            UIView.animate(withDuration: 0.3) {
                to.alpha = 1
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    @Test func selectionsAreClearedOnTheWayBack() {
        let stage = Stage()
        stage.shared.selectItem(at: item(3), animated: false, scrollPosition: [])
        stage.navigation.pushViewController(stage.scene.controller("other"), animated: true)
        stage.scene.settle()
        stage.navigation.popViewController(animated: true)
        stage.scene.settle()
        #expect(stage.shared.indexPathsForSelectedItems == [])
    }

    @Test func dataAndSizeMayChangeOnTheWay() {
        let stage = Stage()
        let view = stage.shared
        stage.navigation.pushViewController(stage.pages, animated: true)
        stage.scene.advance(0.1)
        stage.grid.items = 2
        view.reloadData()
        stage.scene.window.windowScene?.resize(to: CGSize(width: 844, height: 390))
        stage.scene.advance(0.1)
        stage.navigation.popViewController(animated: true)
        stage.scene.settle()
        #expect(view.superview === stage.navigation.topViewController?.view)
        #expect(view.visibleCells.count == 2 || stage.navigation.topViewController === stage.pages)
        stage.navigation.popToRootViewController(animated: false)
        stage.scene.settle()
        #expect(view.superview === stage.grid.view && view.visibleCells.count == 2)
    }
}

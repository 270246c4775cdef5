import TestSupport
import Testing
@_spi(Host) import UIKit

/// Changes of layout with a progress that's set from outside.
@MainActor
@Suite struct InteractiveLayoutTests {
    private struct Stage {
        let scene: CollectionScene
        let grid: HeardFlowLayout
        let pages: PageLayout
    }

    private func stage(_ items: [Int] = [20]) -> Stage {
        let grid = HeardFlowLayout()
        grid.itemSize = CGSize(width: 100, height: 100)
        let scene = CollectionScene(grid, items: items)
        let pages = PageLayout()
        return Stage(scene: scene, grid: grid, pages: pages)
    }

    private func show(_ layout: UICollectionViewTransitionLayout, at progress: CGFloat, _ stage: Stage) {
        layout.transitionProgress = progress
        layout.invalidateLayout()
        stage.scene.tick()
    }

    @Test func placesAreInterpolated() {
        let stage = stage()
        let view = stage.scene.collectionView
        let layout = view.startInteractiveTransition(to: stage.pages)
        #expect(view.collectionViewLayout === layout)
        #expect(layout.currentLayout === stage.grid && layout.nextLayout === stage.pages)
        #expect(layout.transitionProgress == 0)
        stage.scene.tick()
        #expect(stage.scene.numbers == Array(0..<15))
        #expect(stage.scene.seen(1) == CGRect(x: 110, y: 0, width: 100, height: 100))
        show(layout, at: 0.25, stage)
        #expect(stage.scene.seen(0) == CGRect(x: 0, y: 0, width: 155, height: 195))
        // From (110, 0) to (0, 480), from 100 by 100 to 320 by 480.
        #expect(stage.scene.seen(1) == CGRect(x: 82.5, y: 120, width: 155, height: 195))
        #expect(view.contentSize == CGSize(width: 320, height: 760 + (9600 - 760) / 4))
        show(layout, at: 1, stage)
        #expect(stage.scene.seen(0) == CGRect(x: 0, y: 0, width: 320, height: 480))
        // Beyond the end, it extrapolates.
        show(layout, at: 1.1, stage)
        #expect(abs((stage.scene.seen(0)?.width ?? 0) - 342) < 1e-6)
        show(layout, at: .nan, stage)
        #expect(layout.transitionProgress == 1.1)
        view.cancelInteractiveTransition()
        stage.scene.advance(2)
    }

    @Test func theContentMovesWithTheProgress() {
        let stage = stage([300])
        let view = stage.scene.collectionView
        view.contentOffset.y = 1100
        stage.scene.tick()
        // The delegate wants the page of item 40.
        stage.scene.source.target = { _ in point(0, 480 * 40) }
        let layout = view.startInteractiveTransition(to: stage.pages)
        stage.scene.tick()
        #expect(view.contentOffset.y == 1100)
        show(layout, at: 0.5, stage)
        #expect(view.contentOffset.y == 10_150)
        view.finishInteractiveTransition()
        stage.scene.advance(2)
        #expect(view.contentOffset.y == 480 * 40 && stage.scene.numbers == [40])
    }

    @Test func finishingPlaysTheRest() {
        let stage = stage()
        let view = stage.scene.collectionView
        var ended: [[Bool]] = []
        let layout = view.startInteractiveTransition(to: stage.pages) { ended.append([$0, $1]) }
        show(layout, at: 0.5, stage)
        view.finishInteractiveTransition()
        #expect(ended == [] && view.collectionViewLayout === layout)
        var last = layout.transitionProgress
        for _ in 0..<6 {
            stage.scene.tick()
            stage.scene.advance(1.0 / 60)
            #expect(layout.transitionProgress >= last)
            last = layout.transitionProgress
        }
        #expect(last > 0.6)
        stage.scene.advance(2)
        #expect(ended == [[true, true]])
        #expect(view.collectionViewLayout === stage.pages)
        #expect(stage.pages.collectionView === view && stage.grid.collectionView == nil)
        #expect(layout.collectionView == nil && stage.scene.numbers == [0])
        #expect(stage.scene.seen(0) == CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test func cancelingGoesBack() {
        let stage = stage()
        let view = stage.scene.collectionView
        var ended: [[Bool]] = []
        let layout = view.startInteractiveTransition(to: stage.pages) { ended.append([$0, $1]) }
        show(layout, at: 0.7, stage)
        view.cancelInteractiveTransition()
        stage.scene.advance(2)
        #expect(ended == [[true, false]])
        #expect(view.collectionViewLayout === stage.grid && stage.grid.collectionView === view)
        #expect(stage.pages.collectionView == nil)
        #expect(stage.scene.numbers == Array(0..<15))
        #expect(stage.scene.seen(4) == CGRect(x: 110, y: 110, width: 100, height: 100))
        #expect(view.contentSize == CGSize(width: 320, height: 760))
    }

    /// The speed of the progress continues, which can briefly overshoot the end.
    @Test func theSpeedIsTakenOver() {
        func progress(after step: CGFloat) -> CGFloat {
            let stage = stage()
            let layout = stage.scene.collectionView.startInteractiveTransition(to: stage.pages)
            for number in 0...6 {
                show(layout, at: 0.5 - step * CGFloat(6 - number), stage)
                if number < 6 { stage.scene.advance(1.0 / 60) }
            }
            stage.scene.collectionView.finishInteractiveTransition()
            stage.scene.advance(0.05)
            let result = layout.transitionProgress
            stage.scene.advance(2)
            return result
        }
        #expect(progress(after: 0.03) > progress(after: 0) + 0.02)
    }

    @Test func everybodyIsToldInOrder() {
        let stage = stage([2])
        let source = stage.scene.source
        stage.grid.log = { source.log.append($0) }
        stage.pages.log = { source.log.append($0) }
        _ = source.take()
        let layout = stage.scene.collectionView.startInteractiveTransition(to: stage.pages) { _, _ in
            source.log.append("completion")
        }
        #expect(
            source.take() == ["flow leaves", "pages comes", "cell 0 will", "cell 1 will", "pages prepare"]
        )
        show(layout, at: 1, stage)
        #expect(source.take() == [])
        stage.scene.collectionView.finishInteractiveTransition()
        stage.scene.advance(2)
        #expect(
            source.take() == ["pages prepare", "pages final", "flow final", "cell 0 did", "completion"]
        )
    }

    @Test func delegatesVendTheLayoutInBetween() {
        final class Curved: UICollectionViewTransitionLayout {
            override var transitionProgress: CGFloat {
                didSet { updateValue(transitionProgress * 2, forAnimatedKey: "double") }
            }
        }
        let stage = stage()
        stage.scene.source.makeTransition = { Curved(currentLayout: $0, nextLayout: $1) }
        let layout = stage.scene.collectionView.startInteractiveTransition(to: stage.pages)
        #expect(layout is Curved)
        #expect(layout.value(forAnimatedKey: "double") == 0)
        show(layout, at: 0.3, stage)
        #expect(layout.value(forAnimatedKey: "double") == 0.6)
        stage.scene.collectionView.finishInteractiveTransition()
        stage.scene.advance(2)
        #expect(stage.scene.collectionView.collectionViewLayout === stage.pages)
    }

    /// A subclass can move the content itself.
    @Test func theAppMayMoveTheContent() {
        let stage = stage([300])
        let view = stage.scene.collectionView
        let layout = view.startInteractiveTransition(to: stage.pages)
        show(layout, at: 0.5, stage)
        view.contentOffset.y = 777
        show(layout, at: 0.6, stage)
        #expect(view.contentOffset.y == 777)
        view.cancelInteractiveTransition()
        stage.scene.advance(2)
        #expect(view.contentOffset.y == 777)
    }

    /// During the change, the content can be where neither layout would let it rest. Lifting the fingers
    /// doesn't move it back.
    @Test func fingersLeaveTheContentToTheChange() {
        let stage = stage([40])
        let view = stage.scene.collectionView
        let wide = UICollectionViewFlowLayout()
        wide.itemSize = CGSize(width: 320, height: 480)
        wide.scrollDirection = .horizontal
        wide.minimumLineSpacing = 0
        view.contentOffset.y = 1300
        stage.scene.tick()
        stage.scene.source.target = { _ in point(320 * 20, 0) }
        let layout = view.startInteractiveTransition(to: wide)
        stage.scene.touch.down(at: point(160, 200))
        show(layout, at: 0.2, stage)
        let place = view.contentOffset
        stage.scene.touch.up()
        stage.scene.advance(0.3)
        #expect(view.contentOffset == place)
        view.finishInteractiveTransition()
        stage.scene.advance(2)
        #expect(view.contentOffset == point(6400, 0))
    }

    /// A second finger can begin the change while the first one holds the content beyond its edge.
    @Test func contentBeyondItsEdgeReturns() {
        let stage = stage([40])
        let view = stage.scene.collectionView
        stage.scene.touch.drag(
            from: point(160, 100),
            to: point(160, 300),
            duration: 0.2,
            steps: 12,
            lifts: false
        )
        #expect(view.contentOffset.y < -40)
        let layout = view.startInteractiveTransition(to: stage.pages)
        show(layout, at: 0.2, stage)
        stage.scene.touch.up()
        view.cancelInteractiveTransition()
        var offsets = [view.contentOffset.y]
        for _ in 0..<180 {
            stage.scene.advance(1.0 / 60)
            offsets.append(view.contentOffset.y)
        }
        let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
        #expect(offsets.last == 0 && steps.allSatisfy { abs($0) < 30 }, "\(offsets)")
        #expect(view.collectionViewLayout === stage.grid && !view.isDecelerating)
    }

    @Test(arguments: [true, false])
    func itemsMayChangeInTheMiddle(finishes: Bool) {
        let stage = stage()
        let view = stage.scene.collectionView
        let layout = view.startInteractiveTransition(to: stage.pages)
        show(layout, at: 0.4, stage)
        stage.scene.source.sections = [[0, 1, 2]]
        view.reloadData()
        show(layout, at: 0.5, stage)
        #expect(stage.scene.numbers == [0, 1])
        stage.scene.source.sections = [[0, 9, 1, 2], [50]]
        view.performBatchUpdates {
            view.insertItems(at: [item(1)])
            view.insertSections([1])
        }
        show(layout, at: 0.6, stage)
        #expect(stage.scene.numbers.contains(9))
        if finishes { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
        stage.scene.advance(0.05)
        stage.scene.source.sections = []
        view.reloadData()
        stage.scene.advance(2)
        #expect(stage.scene.numbers == [] && view.visibleCells.isEmpty)
        #expect(view.collectionViewLayout === (finishes ? stage.pages : stage.grid))
    }

    @Test(arguments: [true, false])
    func theViewMayBeResizedInTheMiddle(finishes: Bool) {
        let stage = stage([40])
        let view = stage.scene.collectionView
        view.contentOffset.y = 300
        stage.scene.tick()
        let layout = view.startInteractiveTransition(to: stage.pages)
        show(layout, at: 0.5, stage)
        view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
        show(layout, at: 0.5, stage)
        #expect(view.visibleCells.isEmpty == false)
        view.frame.size = .zero
        show(layout, at: 0.6, stage)
        view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
        if finishes { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
        stage.scene.advance(2)
        #expect(view.contentOffset.y.isFinite)
        let first = stage.scene.collectionView.visibleCells.first
        #expect(
            first?.bounds.size
                == (finishes ? CGSize(width: 480, height: 320) : CGSize(width: 100, height: 100))
        )
    }

    /// A replacement ends a change that's still running.
    @Test func anotherLayoutEndsTheChange() {
        let stage = stage()
        let view = stage.scene.collectionView
        var ended: [Bool] = []
        let layout = view.startInteractiveTransition(to: stage.pages) { ended.append($1) }
        show(layout, at: 0.5, stage)
        let third = flow(50, 50)
        view.setCollectionViewLayout(third, animated: false)
        #expect(ended == [false] && view.collectionViewLayout === third)
        stage.scene.advance(2)
        #expect(ended == [false])
    }

    @Test func withoutAWindowTheChangeEndsAtOnce() {
        let stage = stage()
        let view = stage.scene.collectionView
        let layout = view.startInteractiveTransition(to: stage.pages)
        show(layout, at: 0.5, stage)
        view.finishInteractiveTransition()
        stage.scene.advance(0.02)
        view.removeFromSuperview()
        stage.scene.advance(0.1)
        #expect(view.collectionViewLayout === stage.pages)
    }

    /// As in UIKit, this isn't allowed.
    @Test func oneChangeAtATime() async {
        let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = CollectionScene(flow(100, 100))
                _ = scene.collectionView.startInteractiveTransition(to: PageLayout())
                _ = scene.collectionView.startInteractiveTransition(to: PageLayout())
            }
        }
        #expect(first.names("in the middle of an interactive transition already"))
        let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                CollectionScene(flow(100, 100)).collectionView.finishInteractiveTransition()
            }
        }
        #expect(second.names("is in no interactive transition"))
    }
}

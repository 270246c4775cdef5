import Testing
@_spi(Host) import UIKit

/// The time when a snapshot is taken, according to the header of `UIView`.
@Suite @MainActor struct SnapshotTimingTests {
    /// A view that calls a closure in each layout pass.
    private final class LayoutView: UIView {
        var onLayout: (() -> Void)?

        override func layoutSubviews() {
            super.layoutSubviews()
            let onLayout = onLayout
            self.onLayout = nil
            onLayout?()
        }
    }

    private let frame = CGRect(x: 0, y: 0, width: 40, height: 20)

    private func layoutView(in window: UIWindow) -> LayoutView {
        let view = LayoutView(frame: frame)
        view.backgroundColor = .red
        window.addSubview(view)
        return view
    }

    private func color(of snapshot: UIView?, in window: UIWindow) -> [Int] {
        for view in window.subviews { view.removeFromSuperview() }
        if let snapshot { window.addSubview(snapshot) }
        UIApplication.shared.tick()
        return pixel(window.image(scale: 1), 20, 10)
    }

    @Test("A snapshot taken during a commit contains all changes, even later ones")
    func duringLayout() {
        let window = makeWindow()
        let view = layoutView(in: window)
        var snapshot: UIView?
        view.onLayout = {
            snapshot = view.snapshotView(afterScreenUpdates: true)
            view.backgroundColor = .green
        }
        UIApplication.shared.tick()
        #expect(color(of: snapshot, in: window) == [0, 255, 0, 255])
    }

    @Test("A snapshot taken during a commit contains no changes of later commits")
    func laterCommits() {
        let window = makeWindow()
        let view = layoutView(in: window)
        var snapshot: UIView?
        view.onLayout = { snapshot = view.snapshotView(afterScreenUpdates: true) }
        UIApplication.shared.tick()
        view.backgroundColor = .green
        UIApplication.shared.tick()
        #expect(color(of: snapshot, in: window) == [255, 0, 0, 255])
    }

    @Test("If the view is made transparent afterward, the snapshot is empty")
    func transparentLater() {
        let window = makeWindow()
        let view = layoutView(in: window)
        var snapshot: UIView?
        view.onLayout = {
            snapshot = view.snapshotView(afterScreenUpdates: true)
            view.alpha = 0
        }
        UIApplication.shared.tick()
        #expect(color(of: snapshot, in: window)[3] == 0)
    }

    @Test("A drawing made during a commit shows what's on the screen, with or without updates")
    func drawingDuringLayout() {
        let window = makeWindow()
        let view = layoutView(in: window)
        var results: [Bool] = []
        func draw() {
            _ = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
                results.append(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
            }
        }
        view.onLayout = draw
        UIApplication.shared.tick()
        draw()
        #expect(results == [false, true])
    }

    @Test("Without updates, a snapshot lacks views added since the last commit")
    func withoutUpdatesSnapshotLacksViewsAddedSinceLastCommit() {
        let window = makeWindow()
        let view = layoutView(in: window)
        UIApplication.shared.tick()
        let cover = UIView(frame: frame)
        cover.backgroundColor = .green
        view.addSubview(cover)
        let before = view.snapshotView(afterScreenUpdates: false)
        let after = view.snapshotView(afterScreenUpdates: true)
        #expect(!cover.isHidden)
        #expect(color(of: before, in: window) == [255, 0, 0, 255])
        #expect(color(of: after, in: window) == [0, 255, 0, 255])
    }

    @Test("A snapshot after screen updates commits them visibly")
    func forcedCommits() {
        let window = makeWindow()
        let view = layoutView(in: window)
        var seen: [Bool: [Int]] = [:]
        UIApplication.shared.commitObserver = { seen[$0] = pixel(window.image(scale: 1), 20, 10) }
        _ = view.snapshotView(afterScreenUpdates: true)
        #expect(seen == [true: [255, 0, 0, 255]])
        view.backgroundColor = .green
        UIApplication.shared.tick()
        #expect(seen == [true: [255, 0, 0, 255], false: [0, 255, 0, 255]])
    }
}

import TransitionKit
@_spi(Host) import UIKit

/// A window of 390 × 844 points with a collection view: a grid of 90 by 90, which pages of the whole view can
/// replace.
@MainActor final class LayoutScene: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let window: UIWindow
    let collectionView: UICollectionView
    let grid = UICollectionViewFlowLayout()
    let pages = UICollectionViewFlowLayout()
    let touch: TouchInjector
    var count = 40
    var log: [String] = []

    /// - Parameter make: A closure that creates the collection view.
    init(
        _ make: @MainActor (CGRect, UICollectionViewLayout) -> UICollectionView = {
            UICollectionView(frame: $0, collectionViewLayout: $1)
        }
    ) {
        UIApplication.reset()
        UIScreen.main.configure(size: CGSize(width: 390, height: 844), scale: 1, safeAreaInsets: .zero)
        window = UIWindow(frame: UIScreen.main.bounds)
        grid.itemSize = CGSize(width: 90, height: 90)
        grid.minimumInteritemSpacing = 10
        grid.minimumLineSpacing = 10
        pages.itemSize = CGSize(width: 390, height: 844)
        pages.minimumInteritemSpacing = 0
        pages.minimumLineSpacing = 0
        pages.scrollDirection = .horizontal
        collectionView = make(window.bounds, grid)
        touch = TouchInjector(window: window)
        super.init()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.isMultipleTouchEnabled = true
        window.addSubview(collectionView)
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
    }

    isolated deinit {}

    /// Attaches an interaction that changes to the pages forward, and to the grid backward.
    func attach(_ interaction: GestureInteraction) {
        interaction.attach(toChangeLayoutOf: collectionView) { [unowned self] direction in
            direction == .forward ? pages : grid
        } completion: { [unowned self] finished in
            log.append(finished ? "finished" : "canceled")
        }
    }

    var progress: CGFloat? {
        (collectionView.collectionViewLayout as? UICollectionViewTransitionLayout)?.transitionProgress
    }

    /// The size of the first cell.
    var size: CGSize? { collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.bounds.size }

    func tick() { UIApplication.shared.tick() }
    func advance(_ seconds: TimeInterval) { UIApplication.shared.advance(by: seconds) }

    /// Moves two fingers around the center of the window, from one distance to another.
    func pinch(from start: CGFloat, to end: CGFloat, seconds: TimeInterval = 0.4, lifts: Bool = true) {
        place(start, lands: true)
        spread(from: start, to: end, seconds: seconds)
        if lifts { touch.up([0, 1]) }
        tick()
    }

    func spread(from start: CGFloat, to end: CGFloat, seconds: TimeInterval = 0.4) {
        let steps = 24
        for step in 1...steps {
            advance(seconds / TimeInterval(steps))
            place(start + (end - start) * CGFloat(step) / CGFloat(steps), lands: false)
        }
        tick()
    }

    private func place(_ distance: CGFloat, lands: Bool) {
        let places = [0: CGPoint(x: 195 - distance / 2, y: 400), 1: CGPoint(x: 195 + distance / 2, y: 400)]
        if lands {
            for finger in 0...1 { touch.down(at: places[finger] ?? .zero, finger: finger) }
        } else {
            touch.move(places)
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
    }
}

import Animators
import Foundation
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// Lists that change while the picture of one of their items flies or is held. The item is found again, and
/// no cell stays hidden.
@MainActor @Suite struct ChangingListTests {
    private final class Photo: UICollectionViewCell {
        var item = 0 { didSet { contentView.backgroundColor = UIColor(white: CGFloat(item) / 60, alpha: 1) } }
    }

    /// A grid of photos, 3 in a row, which can be asked for the photo of an item.
    private final class Grid: UIViewController, UICollectionViewDataSource, TransitionElementProviding {
        var items = Array(0..<40)
        /// The item whose photo is named.
        var named: Int?
        let grid: UICollectionView

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 110, height: 110)
            let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            grid = UICollectionView(frame: frame, collectionViewLayout: layout)
            super.init(nibName: nil, bundle: nil)
            grid.register(Photo.self, forCellWithReuseIdentifier: "photo")
            grid.dataSource = self
            view.addSubview(grid)
        }

        required init?(coder: NSCoder) { nil }

        func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }

        func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = list.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
            (cell as? Photo)?.item = items[path.item]
            return cell
        }

        func transitionElements() -> [TransitionElementID: UIView] {
            guard let named, let photo = photo(named) else { return [:] }
            return ["photo": photo]
        }

        func photo(_ item: Int) -> UIView? {
            grid.visibleCells.first { ($0 as? Photo)?.item == item }?.contentView
        }

        /// The items of the photos that can't be seen.
        var hidden: [Int] {
            grid.visibleCells.compactMap { $0 as? Photo }.filter { $0.contentView.mask != nil }.map(\.item)
        }
    }

    /// The way in which the animator finds the photo.
    enum Source: CaseIterable, Sendable {
        case closure
        case name
        case view
    }

    /// A change of the list.
    enum Change: CaseIterable, Sendable {
        case reload
        case deletion
        case deletionOfItem
        case insertion
        case scrolling
        case scrollingAway
    }

    @MainActor private final class App {
        let list = Grid()
        let page = UIViewController()
        let app: TestApp

        init(_ source: Source, _ animator: ((TransitionTarget) -> any Animator)? = nil) async {
            app = TestApp(rootViewController: list)
            page.view.backgroundColor = .red
            await app.advance(by: 0)
            let target: TransitionTarget
            switch source {
            case .closure: target = .view { [list] in list.photo(7) }
            case .name:
                list.named = 7
                target = "photo"
            case .view: target = list.photo(7).map { .view($0) } ?? "photo"
            }
            if let animator { list.present(page, with: animator(target), interaction: .drag()) }
        }

        func perform(_ change: Change) {
            switch change {
            case .reload: list.grid.reloadData()
            case .deletion:
                list.items.removeSubrange(2...3)
                list.grid.reloadData()
            case .deletionOfItem:
                list.items.remove(at: 7)
                list.grid.deleteItems(at: [IndexPath(item: 7, section: 0)])
            case .insertion:
                list.items.insert(59, at: 0)
                list.grid.reloadData()
            case .scrolling: list.grid.contentOffset.y += 50
            case .scrollingAway: list.grid.contentOffset.y += 800
            }
        }
    }

    @Test(
        "While the page is held, only its item is hidden, whatever happens to the list",
        arguments: Source.allCases,
        Change.allCases
    )
    func whileThePageIsHeldOnlyItsItemIsHidden(source: Source, change: Change) async {
        let app = await App(source) { .expand(source: $0) }
        await app.app.settle()
        let finger = app.app.touch(at: CGPoint(x: 195, y: 300))
        await finger.move(to: CGPoint(x: 195, y: 720), over: 0.5)
        #expect(app.list.hidden == [7])
        app.perform(change)
        await app.app.advance(by: 0.1)
        // A cell that was passed itself is no longer known when it has been used again.
        let isKnown = source != .view || change == .scrolling
        let isThere = change != .deletionOfItem && change != .scrollingAway
        #expect(app.list.hidden == (isThere && isKnown ? [7] : []) || app.list.hidden == [])
        if isThere, source != .view { #expect(app.list.hidden == [7]) }
        finger.lift()
        await app.app.settle()
        #expect(app.list.presentedViewController == nil)
        #expect(app.list.hidden == [])
    }

    @Test(
        "If the item has left the list, the page keeps its picture, and no other item is hidden",
        arguments: Source.allCases,
        [Change.deletionOfItem, .scrollingAway]
    )
    func ifTheItemHasLeftTheList(source: Source, change: Change) async {
        let app = await App(source) { .expand(source: $0) }
        await app.app.settle()
        let finger = app.app.touch(at: CGPoint(x: 195, y: 300))
        await finger.move(to: CGPoint(x: 195, y: 720), over: 0.5)
        let place = CGPoint(x: 195, y: 700)
        let color = app.app.picture().color(at: place)
        app.perform(change)
        for _ in 0..<8 {
            app.list.grid.contentOffset.y += 110
            await app.app.advance(by: 0.1)
            #expect(app.list.hidden == [])
            let now = app.app.picture().color(at: place)
            #expect(zip(color, now).allSatisfy { abs(Int($0) - Int($1)) < 4 }, "\(color) \(now)")
        }
        finger.lift()
        await app.app.settle()
        #expect(app.list.presentedViewController == nil)
        #expect(app.list.hidden == [])
    }

    @Test("The page lands on its item, where the list has moved it", arguments: [Source.closure, .name])
    func thePageLandsOnItsItem(source: Source) async {
        let app = await App(source) { .expand(source: $0) }
        await app.app.settle()
        let finger = app.app.touch(at: CGPoint(x: 195, y: 300))
        await finger.move(to: CGPoint(x: 195, y: 720), over: 0.5)
        app.perform(.insertion)
        await app.app.advance(by: 0.1)
        let place = app.list.photo(7)?.superview?.frame ?? .null
        #expect(place.minX > 200)
        finger.lift()
        var last: [UInt8] = []
        while app.app.isTransitioning {
            last = app.app.picture().color(at: CGPoint(x: place.midX, y: place.midY))
            await app.app.advance(by: 1.0 / 60)
        }
        let shown = app.app.picture().color(at: CGPoint(x: place.midX, y: place.midY))
        #expect(zip(last, shown).allSatisfy { abs(Int($0) - Int($1)) < 12 }, "\(last) \(shown)")
    }

    @Test("The same in flight, for an animator that moves both photos", arguments: Change.allCases)
    func theSameInFlightForAnAnimatorThatMovesBothPhotos(change: Change) async {
        let app = await App(.name)
        let photo = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 390))
        let page = NamingScreen(["photo": photo])
        page.view.addSubview(photo)
        app.list.present(page, with: .matched())
        await app.app.advance(by: 0.1)
        #expect(app.list.hidden == [7])
        app.perform(change)
        await app.app.advance(by: 0.1)
        let isThere = change != .deletionOfItem && change != .scrollingAway
        #expect(app.list.hidden == (isThere ? [7] : []))
        await app.app.settle()
        #expect(app.list.hidden == [])
        page.dismiss(animated: true)
        await app.app.settle()
        #expect(app.list.hidden == [])
    }

    // MARK: Without a change

    private nonisolated static let animators: [any Animator] = [
        MatchedAnimator(duration: 1), SlideAnimator().with(duration: 1),
    ]

    @Test("Screens aren't asked again because a named view is animated", arguments: animators.indices)
    func screensArentAskedAgainBecauseANamedViewIsAnimated(index: Int) {
        let rig = ElementRig(Self.animators[index], in: .modal)
        var count = 0
        for screen in [rig.first, rig.second] {
            let photo = screen.add("photo", UIView(), at: CGRect(x: 20, y: 100, width: 100, height: 100))
            let shine = UIView(frame: photo.bounds)
            photo.addSubview(shine)
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue) = (0.2, 0.8)
            fade.duration = 0.5
            fade.repeatCount = .infinity
            shine.layer.add(fade, forKey: "shine")
            screen.whenAsked = { count += 1 }
        }
        UIApplication.shared.tick()
        rig.start(.forward)
        rig.advance(by: 0.1)
        let before = count
        #expect(before > 0)
        rig.advance(by: 0.5)
        #expect(count == before)
        rig.advance(by: 1)
    }

    /// A list that counts how often its subviews are read.
    private final class CountedList: UIScrollView {
        private(set) var reads = 0

        override var subviews: [UIView] {
            reads += 1
            return super.subviews
        }
    }

    @Test("A list is looked through once, however many of its cells are named", arguments: [1, 8])
    func aListIsLookedThroughOnce(count: Int) {
        let rig = ElementRig(MatchedAnimator(duration: 1), in: .modal)
        let list = CountedList(frame: rig.first.view.bounds)
        rig.first.view.addSubview(list)
        for index in 0..<count {
            let id = TransitionElementID("\(index)")
            let frame = CGRect(x: 20, y: 40 + 90 * index, width: 100, height: 60)
            rig.first.add(id, UIView(), at: frame, in: list)
            rig.second.add(id, UIView(), at: frame.offsetBy(dx: 100, dy: 0))
        }
        UIApplication.shared.tick()
        rig.start(.forward)
        rig.advance(by: 0.1)
        let before = list.reads
        rig.advance(by: 0.5)
        // In every third of 30 frames.
        #expect((9...11).contains(list.reads - before), "\(list.reads - before)")
        rig.advance(by: 1)
    }

    @Test("Views that don't take part aren't looked at")
    func viewsThatDontTakePart() {
        let rig = ElementRig(SlideAnimator(), in: .modal)
        let list = CountedList(frame: rig.first.view.bounds)
        rig.first.view.addSubview(list)
        rig.first.add("photo", UIView(), at: CGRect(x: 20, y: 40, width: 100, height: 60), in: list)
        UIApplication.shared.tick()
        rig.start(.forward)
        let before = list.reads
        rig.advance(by: 0.2)
        #expect(list.reads == before)
        rig.advance(by: 1)
    }
}

/// A screen that names its views.
private final class NamingScreen: UIViewController, TransitionElementProviding {
    private let elements: [TransitionElementID: UIView]

    init(_ elements: [TransitionElementID: UIView]) {
        self.elements = elements
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func transitionElements() -> [TransitionElementID: UIView] { elements }
}

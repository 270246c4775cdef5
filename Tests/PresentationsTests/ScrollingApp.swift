import Presentations
import TestSupport
import TransitionKit
@_spi(Host) import UIKit

/// A screen whose view is a list, in a navigation controller and a tab bar controller, and a card.
@MainActor struct ScrollingApp {
    let scene = CardScene()
    let list: ScrollingScreen
    let stack: UINavigationController
    let tabs = UITabBarController()
    let other = UIViewController()

    init(
        _ kind: ScrollingScreen.Kind?,
        _ presentation: CardPresentation = ScrollingScreenCardTests.Kind.panel.presentation,
        _ moment: ScrollingScreenCardTests.Moment = .whenVisible
    ) {
        list = ScrollingScreen(kind)
        if moment == .viewDidLoad {
            list.whenLoaded = { [scene] in $0.addCard(scene.screen, as: presentation) }
        }
        stack = UINavigationController(rootViewController: list)
        tabs.viewControllers = [stack, other]
        scene.window.rootViewController = tabs
        scene.advance(0.1)
        if moment == .whenVisible { list.addCard(scene.screen, as: presentation) }
        scene.advance(1)
    }

    /// What people see of the card.
    struct State {
        let frame: CGRect
        let safeArea: UIEdgeInsets

        @MainActor func isNear(_ other: State) -> Bool {
            PresentationsTests.isNear(frame, other.frame) && safeArea == other.safeArea
        }
    }

    var state: State { State(frame: scene.shownFrame, safeArea: scene.screen.view.safeAreaInsets) }

    /// Returns whether a finger in the middle of a frame touches a view.
    func hits(_ view: UIView, at frame: CGRect) -> Bool {
        let middle = CGPoint(x: frame.midX, y: min(frame.midY, 740))
        return scene.window.hitTest(middle, with: nil)?.isDescendant(of: view) == true
    }
}

extension CardScene {
    /// Returns the visible frame of a view in the window.
    func place(of view: UIView) -> CGRect {
        let corners = LayerGeometry.corners(of: view.layer)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}

/// A screen whose view scrolls, or a plain one.
@MainActor final class ScrollingScreen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
    enum Kind: CaseIterable, Sendable {
        case plain, collection
    }

    let kind: Kind?
    let marker = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 10))
    private(set) var highlighted: [Int] = []
    private(set) var selected: [Int] = []
    var whenLoaded: ((UIViewController) -> Void)?

    init(_ kind: Kind?) {
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// The view, or another one in a plain screen.
    var scroll: UIScrollView { view as? UIScrollView ?? unused }
    private let unused = UIScrollView()

    override func loadView() {
        switch kind {
        case nil: view = UIView()
        case .plain:
            let scroll = UIScrollView()
            scroll.contentSize = CGSize(width: 390, height: 2500)
            view = scroll
        case .collection:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 390, height: 50)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            (list.dataSource, list.delegate) = (self, self)
            view = list
        }
        view.backgroundColor = .white
        view.addSubview(marker)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        whenLoaded?(self)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        highlighted.append(indexPath.item)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath.item)
    }
}

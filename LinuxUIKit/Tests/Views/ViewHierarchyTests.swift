import TestSupport
import Testing
@_spi(Host) import UIKit

@Suite @MainActor
struct ViewHierarchyTests {
    @Test func hooksComeInUIKitsOrder() {
        let window = makeWindow()
        var log: [String] = []
        let parent = RecordingView()
        let child = RecordingView()
        for (view, name) in [(parent, "parent"), (child, "child")] {
            view.name = name
            view.log = { log.append($0) }
        }
        parent.addSubview(child)
        #expect(
            log == ["child willMove superview some", "child didMoveToSuperview some", "parent didAddSubview"]
        )
        log = []
        window.addSubview(parent)
        #expect(
            log == [
                "parent willMove superview some", "parent willMove window some", "child willMove window some",
                "child didMoveToWindow some", "parent didMoveToWindow some", "parent didMoveToSuperview some",
            ]
        )
        log = []
        child.removeFromSuperview()
        #expect(
            log == [
                "child willMove superview nil", "child willMove window nil", "parent willRemoveSubview",
                "child didMoveToWindow nil", "child didMoveToSuperview nil",
            ]
        )
    }

    @Test func layersFollowTheOrderOfTheViews() {
        let parent = UIView()
        let views = (0..<3).map { _ in UIView() }
        views.forEach(parent.addSubview)
        let extra = CALayer()
        parent.layer.addSublayer(extra)

        parent.insertSubview(views[2], at: 0)
        #expect(parent.subviews == [views[2], views[0], views[1]])
        parent.bringSubviewToFront(views[2])
        #expect(parent.subviews == [views[0], views[1], views[2]])
        parent.sendSubviewToBack(views[1])
        #expect(parent.subviews == [views[1], views[0], views[2]])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [views[2], views[0], views[1]])
        parent.insertSubview(views[1], belowSubview: views[0])
        #expect(parent.subviews == [views[2], views[1], views[0]])
        parent.insertSubview(views[2], aboveSubview: views[0])
        #expect(parent.subviews == [views[1], views[0], views[2]])
        let layers = parent.layer.sublayers?.filter { $0 !== extra } ?? []
        #expect(layers == parent.subviews.map(\.layer))
        #expect(parent.layer.sublayers?.contains { $0 === extra } == true)
    }

    @Test func aViewHasOneSuperview() {
        let (first, second, view) = (UIView(), UIView(), UIView())
        first.addSubview(view)
        second.addSubview(view)
        #expect(first.subviews.isEmpty && second.subviews == [view])
        #expect(view.superview === second && view.layer.superlayer === second.layer)
        #expect(view.isDescendant(of: second) && view.isDescendant(of: view) && !view.isDescendant(of: first))
    }

    @Test func findsViewsByTag() {
        let (top, middle, bottom) = (UIView(), UIView(), UIView())
        top.addSubview(middle)
        middle.addSubview(bottom)
        bottom.tag = 7
        #expect(top.viewWithTag(7) === bottom)
        #expect(top.viewWithTag(8) == nil)
    }

    @Test func theResponderChainGoesUpToTheApplication() {
        let window = makeWindow()
        let view = UIView()
        window.addSubview(view)
        #expect(view.next === window)
        let chain = Array(sequence(first: view as UIResponder, next: \.next))
        #expect(chain.last === UIApplication.shared)
    }

    @Test func nothingKeepsARemovedViewAlive() {
        weak var view: UIView?
        weak var layer: CALayer?
        weak var window: UIWindow?
        do {
            let host = makeWindow()
            window = host
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            label.text = "Hello"
            host.addSubview(label)
            UIApplication.shared.tick()
            _ = label.snapshotView(afterScreenUpdates: true)
            view = label
            layer = label.layer
            label.removeFromSuperview()
            UIApplication.shared.tick()
        }
        #expect(view == nil && layer == nil && window == nil)
        #expect(UIApplication.shared.windows.isEmpty)
    }

    @Test func masksAreNotSubviews() {
        let view = UIView()
        let mask = UIView()
        UIView().addSubview(mask)
        view.mask = mask
        #expect(mask.superview == nil && view.layer.mask === mask.layer)
        view.mask = nil
        #expect(view.layer.mask == nil)
    }

    @Test("A view can be neither its own mask nor that of a view inside it", arguments: [false, true])
    func maskInsideItself(isOwn: Bool) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [isOwn] in
            await MainActor.run {
                let (view, inner) = (UIView(), UIView())
                view.addSubview(inner)
                if isOwn { inner.mask = inner } else { inner.mask = view }
            }
        }
        #expect(result.names("is a part of cycle in its layer tree"))
    }

    @Test("Views are inserted beside one whose layer is elsewhere")
    func layerElsewhere() {
        let (view, first, last, inserted) = (UIView(), UIView(), UIView(), UIView())
        view.addSubview(first)
        view.addSubview(last)
        first.layer.removeFromSuperlayer()
        view.insertSubview(inserted, belowSubview: first)
        #expect(view.subviews == [inserted, first, last])
        #expect(view.layer.sublayers == [inserted.layer, last.layer])
        last.layer.removeFromSuperlayer()
        view.bringSubviewToFront(first)
        view.insertSubview(inserted, at: 2)
        #expect(view.subviews == [last, first, inserted])
        #expect(view.layer.sublayers == [first.layer, inserted.layer])
    }

    @Test("The layer of a view has a presentation layer as long as a visible window shows the view")
    func presentationLayer() {
        UIApplication.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let view = UIView()
        window.addSubview(view)
        func isShown(after change: () -> Void) -> [Bool] {
            change()
            let before = view.layer.presentation() != nil
            UIApplication.shared.tick()
            return [before, view.layer.presentation() != nil]
        }
        #expect(isShown {} == [false, false])
        #expect(isShown { window.isHidden = false } == [false, true])
        #expect(isShown { view.isHidden = true } == [true, true])
        #expect(isShown { window.isHidden = true } == [true, false])
        #expect(isShown { window.isHidden = false } == [false, true])
        #expect(isShown { view.removeFromSuperview() } == [true, false])
    }

    @Test func gestureRecognizersKnowTheirView() {
        let (first, second) = (UIView(), UIView())
        let recognizer = UIGestureRecognizer()
        first.addGestureRecognizer(recognizer)
        #expect(recognizer.view === first && first.gestureRecognizers == [recognizer])
        second.addGestureRecognizer(recognizer)
        #expect(recognizer.view === second && first.gestureRecognizers == nil)
        second.removeGestureRecognizer(recognizer)
        #expect(recognizer.view == nil && second.gestureRecognizers == nil)
    }

    // MARK: Deallocation

    @Test func aSubviewThatOutlivesItsSuperviewHasNone() {
        let subview = UIView()
        var superview: UIView? = UIView()
        superview?.addSubview(subview)
        #expect(subview.superview != nil)
        weak let reference = superview
        superview = nil
        #expect(reference == nil, "a subview doesn't retain its superview")
        #expect(subview.superview == nil && subview.next == nil)
        let other = UIView()
        other.addSubview(subview)
        #expect(subview.superview === other && other.subviews.count == 1)
    }

    @Test func aLayerThatOutlivesItsViewHasNoDelegate() {
        let window = makeWindow()
        var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let layer = view?.layer
        if let view { window.addSubview(view) }
        UIApplication.shared.tick()
        let shown = layer?.presentation()
        #expect(shown != nil && layer?.delegate === view && shown?.delegate === view)
        view?.removeFromSuperview()
        UIApplication.shared.tick()
        weak let reference = view
        view = nil
        #expect(reference == nil, "a layer doesn't retain its view")
        #expect(layer?.delegate == nil && shown?.delegate == nil)
        // There's nobody to ask anymore.
        layer?.position.x = 20
        layer?.layoutIfNeeded()
        layer?.setNeedsDisplay()
        layer?.displayIfNeeded()
    }

    @Test func aViewsLayerCanGetAnotherDelegate() {
        final class Delegate: NSObject, CALayerDelegate {}
        let view = UIView()
        var delegate: Delegate? = Delegate()
        view.layer.delegate = delegate
        #expect(view.layer.delegate === delegate)
        delegate = nil
        #expect(view.layer.delegate == nil, "a layer doesn't retain its delegate")
    }

    /// A view that does something as it comes to a window or leaves one.
    private final class MovingView: UIView {
        var whenMoved: ((UIWindow?) -> Void)?
        override func didMoveToWindow() { whenMoved?(window) }
    }

    @Test("A view that a sibling moves as they leave the window is still in it")
    func movedWhileLeaving() {
        let window = makeWindow()
        let (parent, other) = (UIView(), UIView())
        let (first, second) = (MovingView(), UIView())
        parent.addSubview(first)
        parent.addSubview(second)
        window.addSubview(parent)
        window.addSubview(other)
        first.whenMoved = { _ in other.addSubview(second) }
        parent.removeFromSuperview()
        #expect(second.superview === other && second.window === window)
        #expect(first.window == nil && parent.window == nil)
    }

    @Test("A view that a sibling removes as they come to a window isn't in it")
    func removedWhileComing() {
        let window = makeWindow()
        let parent = UIView()
        let (first, second, third) = (MovingView(), UIView(), UIView())
        for view in [first, second, third] { parent.addSubview(view) }
        first.whenMoved = { _ in second.removeFromSuperview() }
        window.addSubview(parent)
        #expect(second.window == nil && third.window === window)
        parent.removeFromSuperview()
        first.whenMoved = { window in if window != nil { parent.removeFromSuperview() } }
        window.addSubview(parent)
        #expect([parent, first, third].allSatisfy { $0.window == nil })
    }

    /// In UIKit, the index is that among the sublayers.
    @Test("An index counts layers that aren't those of subviews")
    func indexAmongLayers() {
        let parent = UIView()
        let extra = CALayer()
        parent.layer.addSublayer(extra)
        let (first, second, third, last) = (UIView(), UIView(), UIView(), UIView())
        parent.addSubview(first)
        parent.addSubview(second)
        parent.insertSubview(third, at: 1)
        #expect(parent.subviews == [third, first, second])
        #expect(parent.layer.sublayers == [extra, third.layer, first.layer, second.layer])
        parent.insertSubview(last, at: 0)
        #expect(parent.subviews == [last, third, first, second])
        #expect(parent.layer.sublayers?.first === last.layer)
        parent.insertSubview(last, at: 3)
        #expect(parent.subviews == [third, first, last, second])
        parent.insertSubview(third, at: 9)
        #expect(parent.subviews == [first, last, second, third])
    }

    /// Cards of apps that ship insert their backdrop below a view that's added later.
    @Test("A view that's inserted beside one that isn't a subview is the lowest or the highest")
    func besideAStranger() {
        let parent = UIView()
        let (first, second, stranger) = (UIView(), UIView(), UIView())
        parent.addSubview(first)
        parent.insertSubview(second, belowSubview: stranger)
        #expect(parent.subviews == [second, first])
        parent.insertSubview(second, aboveSubview: stranger)
        #expect(parent.subviews == [first, second])
        let alone = UIView()
        parent.insertSubview(alone, belowSubview: alone)
        #expect(parent.subviews == [alone, first, second])
    }
}

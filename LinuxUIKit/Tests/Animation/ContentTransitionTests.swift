import Testing
@_spi(Host) import UIKit

@MainActor
@Suite struct ContentTransitionTests {
    private nonisolated static let kinds: [UIView.AnimationOptions] = [
        .transitionCrossDissolve, .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
        .transitionFlipFromBottom, .transitionCurlUp, [],
    ]

    @Test(arguments: kinds)
    func swapsTwoViews(_ kind: UIView.AnimationOptions) {
        let scene = AnimationScene()
        let next = UIView(frame: scene.view.frame)
        var end: Bool?
        UIView.transition(from: scene.view, to: next, duration: 0.5, options: kind) { end = $0 }
        #expect(scene.view.superview == nil)
        #expect(scene.window.subviews == [next])
        scene.go(by: 0.6)
        #expect(end == true)
        #expect(scene.window.layer.sublayers?.count == 1)
        #expect(scene.window.layer.animationKeys() == nil)
    }

    /// A tab bar controller shows the view that its delegate has just dissolved to.
    @Test("A view that's added afterward dissolves, too")
    func addedAgain() {
        let scene = AnimationScene()
        scene.window.backgroundColor = .white
        scene.view.backgroundColor = .red
        let next = UIView(frame: scene.view.frame)
        next.backgroundColor = .blue
        scene.go(by: 0)
        UIView.transition(
            from: scene.view,
            to: next,
            duration: 0.5,
            options: .transitionCrossDissolve,
            completion: nil
        )
        scene.window.addSubview(next)
        scene.go(by: 0.25)
        let shown = pixel(scene.window.image(scale: 1), Int(next.center.x), Int(next.center.y))
        #expect(shown[0] > 40 && shown[2] > 40, "\(shown)")
    }

    @Test func hidesAndShowsInstead() {
        let scene = AnimationScene()
        let next = UIView(frame: scene.view.frame)
        next.isHidden = true
        scene.window.addSubview(next)
        UIView.transition(
            from: scene.view,
            to: next,
            duration: 0.5,
            options: [.transitionCrossDissolve, .showHideTransitionViews],
            completion: nil
        )
        #expect(scene.view.isHidden && !next.isHidden)
        #expect(scene.view.superview === scene.window)
        scene.go(by: 1)
        #expect(scene.window.subviews.count == 2)
    }

    @Test func aDissolveFadesTheOldContentOverTheNew() throws {
        let scene = AnimationScene()
        scene.view.backgroundColor = .red
        scene.go(to: 0)
        UIView.transition(
            with: scene.view,
            duration: 1,
            options: [.transitionCrossDissolve, .curveLinear],
            animations: { scene.view.backgroundColor = .blue },
            completion: nil
        )
        #expect(scene.view.subviews.isEmpty)
        #expect(scene.shown.backgroundColor == UIColor.blue.cgColor)
        scene.go(by: 0)
        scene.go(by: 0.25)
        let picture = try #require(scene.view.layer.sublayers?.first?.presentation())
        #expect(near(CGFloat(picture.opacity), 0.75))
    }

    /// Apple's page of `allowAnimatedContent`: "Animate the views by changing the property values dynamically
    /// and redrawing the view. If this key is not present, the views are animated using a snapshot image."
    @Test(arguments: [true, false]) func contentMovesIfTheOptionsAllowIt(isAllowed: Bool) {
        let scene = AnimationScene()
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.view.addSubview(dot)
        scene.go(to: 0)
        var options: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]
        if isAllowed { options.insert(.allowAnimatedContent) }
        UIView.transition(
            with: scene.view,
            duration: 1,
            options: options,
            animations: { dot.center.x = 105 },
            completion: nil
        )
        #expect(dot.center.x == 105)
        scene.go(by: 0)
        scene.go(by: 0.5)
        let shown = dot.layer.presentation() ?? dot.layer
        #expect(near(shown.position.x, isAllowed ? 55 : 105))
    }
}

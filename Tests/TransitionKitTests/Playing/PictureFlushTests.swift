import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// How often a transition shows its screens only to capture them. On a phone, this takes several milliseconds
/// each time.
@MainActor @Suite struct PictureFlushTests {
    @Test(
        "All named views are captured together, whatever their number",
        arguments: ContainerKind.allCases,
        [1, 8]
    )
    func allNamedViewsAreCapturedTogether(kind: ContainerKind, count: Int) {
        let rig = ElementRig(MatchedAnimator(duration: 1), in: kind)
        for index in 0..<count {
            for (screen, x) in [(rig.first, 20), (rig.second, 200)] {
                let frame = CGRect(x: x, y: 40 + 90 * index, width: 100, height: 60)
                let card = screen.add(
                    TransitionElementID("\(index)"),
                    UIView(),
                    at: frame,
                    cornerRadius: 12
                )
                let dot = UIView(frame: CGRect(x: 40, y: 20, width: 20, height: 20))
                dot.backgroundColor = .white
                card.addSubview(dot)
            }
        }
        UIApplication.shared.tick()
        var flushes = 0
        UIApplication.shared.commitObserver = { if $0 { flushes += 1 } }
        rig.start(.forward)
        UIApplication.shared.commitObserver = nil
        #expect(flushes == 1)
        // Each has been captured with its content, and square.
        for index in 0..<count {
            let y = 40 + 90 * CGFloat(index)
            #expect(rig.color(at: CGPoint(x: 70, y: y + 30)) == [255, 255, 255])
            #expect(rig.color(at: CGPoint(x: 30, y: y + 30)) == [0, 255, 0])
        }
        rig.advance(by: 1.5)
        #expect(rig.pictures.isEmpty)
    }

    @Test(
        "A view inside another one isn't in the picture of the outer one",
        arguments: ContainerKind.allCases
    )
    func aViewInsideAnotherOneIsntInThePictureOfTheOuter(kind: ContainerKind) {
        let rig = ElementRig(MatchedAnimator(duration: 1), in: kind)
        for (screen, x) in [(rig.first, 20), (rig.second, 120)] {
            let card = screen.add("card", UIView(), at: CGRect(x: x, y: 100, width: 200, height: 200))
            screen.add(
                "dot",
                UIView(),
                at: CGRect(x: 10, y: 10, width: 40, height: 40),
                in: card,
                color: .white
            )
            if screen === rig.second { screen.elements["dot"]?.center = CGPoint(x: 170, y: 170) }
        }
        UIApplication.shared.tick()
        var flushes = 0
        UIApplication.shared.commitObserver = { if $0 { flushes += 1 } }
        rig.start(.forward)
        UIApplication.shared.commitObserver = nil
        #expect(flushes == 2)
        rig.advance(by: 0.999)
        // The dot has arrived, and isn't in its old place, too.
        #expect(rig.color(at: CGPoint(x: 290, y: 270)) == [255, 255, 255])
        #expect(rig.color(at: CGPoint(x: 150, y: 130)) == [0, 255, 0])
        rig.advance(by: 1)
    }
}

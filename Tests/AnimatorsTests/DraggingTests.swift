import Animators
import TestSupport
import Testing
import TransitionTesting
@_spi(Host) import UIKit

/// Screens that people drag away with a `DragInteraction`, whatever their animator.
@MainActor @Suite struct DraggingTests {
    /// An app in which a finger can drag a blue screen away from a red one.
    private func makeApp(_ name: String, _ kind: ContainerKind) -> (rig: TransitionRig, touch: TouchInjector)
    {
        let delegate = TransitionDelegate(Catalog.animator(name), interaction: .drag())
        let rig = TransitionRig(kind, delegate: { _ in delegate })
        if let tabs = rig.root as? UITabBarController { delegate.attach(to: tabs) }
        rig.first.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        rig.second.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        rig.goToStart(of: .backward)
        return (rig, TouchInjector(window: rig.window))
    }

    @Test(
        "The other screen is visible all around a dragged one, which leaves as it's let go",
        arguments: Turns.cases(of: Catalog.names, whole: Catalog.representatives) { name in
            ContainerKind.allCases.map { (name, $0) }
        }
    )
    func otherScreenIsVisibleAllAroundDraggedOne(name: String, kind: ContainerKind) {
        let (rig, touch) = makeApp(name, kind)
        let before = ViewState(rig.window)
        func drag(lifts: Bool) {
            touch.drag(
                from: CGPoint(x: 200, y: 300),
                to: CGPoint(x: 240, y: 560),
                duration: 0.4,
                steps: 24,
                lifts: lifts
            )
        }
        drag(lifts: false)
        let picture = Picture(rig.window)
        func isMostly(_ channel: Int, at point: CGPoint) -> Bool {
            let color = picture.color(at: point)
            return color[channel] > 90 && (0..<3).allSatisfy { $0 == channel || color[$0] < 90 }
        }
        #expect(isMostly(2, at: CGPoint(x: 250, y: 600)))
        for point in [(20, 200), (370, 200), (20, 600), (200, 250)] {
            #expect(isMostly(0, at: CGPoint(x: point.0, y: point.1)), "at \(point)")
        }
        touch.cancel()
        UIApplication.shared.advance(by: 2, frameInterval: 0.1)
        #expect(ViewState(rig.window) == before)
        #expect(rig.shownScreen == "B")
        drag(lifts: true)
        UIApplication.shared.advance(by: 2, frameInterval: 0.1)
        #expect(rig.shownScreen == "A")
    }
}

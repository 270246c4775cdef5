import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The length of a gesture for an entire transition, and the threshold for its outcome.
@MainActor @Suite(.allBehaviors) struct GestureLengthTests {
    private static let start = CGPoint(x: 80, y: 400)
    /// The distance at which a pan is distinct from a tap, in points.
    private static let slop: CGFloat = 10

    /// The incoming screen moves a part of the way.
    private struct ShortSlide: Animator {
        let travel: CGFloat
        let duration = 0.4

        func forward(in scene: TransitionScene) -> Choreography {
            Choreography(
                timing: .linear,
                participants: [
                    Participant(.outgoing), Participant(.incoming, from: .rest.translated(x: travel)),
                ]
            )
        }

        func backward(in scene: TransitionScene) -> Choreography { forward(in: scene) }
    }

    private func progress(_ app: GestureRig, way: CGFloat) -> CGFloat {
        app.swipe(from: Self.start, by: CGVector(dx: way, dy: 0), lifts: false)
        return app.interaction.percentComplete
    }

    @Test(
        "A screen stays under the finger, but if it moves less than half the container, the whole width counts"
    )
    func aScreenStaysUnderTheFinger() {
        for (travel, length) in [(390, 390), (300, 300), (200, 200), (190, 390), (100, 390), (0, 390)]
            as [(CGFloat, CGFloat)]
        {
            let app = GestureRig(.custom, SwipeInteraction(), animator: ShortSlide(travel: travel))
            #expect(abs(progress(app, way: 110) - (110 - Self.slop) / length) < 0.005, "\(travel)")
        }
    }

    @Test("A distance specified by the app applies, if it's valid")
    func aDistanceSpecifiedByTheAppApplies() {
        for (distance, length) in [
            (200, 200), (1000, 1000), (0, 390), (-5, 390), (.nan, 390), (.infinity, 390),
        ] as [(CGFloat, CGFloat)] {
            let swipe = SwipeInteraction()
            swipe.distance = distance
            #expect(abs(progress(GestureRig(.custom, swipe), way: 110) - 100 / length) < 0.005, "\(distance)")
            let edge = EdgeSwipeInteraction()
            edge.distance = distance
            let app = GestureRig(.navigation, edge)
            app.swipe(from: CGPoint(x: 2, y: 400), by: CGVector(dx: 110, dy: 0), lifts: false)
            #expect(abs(edge.percentComplete - 100 / length) < 0.03, "\(distance)")
        }
    }

    @Test("A pinch scale specified by the app applies, if it's valid", arguments: [true, false])
    func aPinchScaleSpecifiedByTheAppApplies(isInitial: Bool) {
        for (scale, factor) in [(2, 2), (4, 4), (1, 2), (0.5, 2), (.nan, 2), (.infinity, 2)]
            as [(CGFloat, CGFloat)]
        {
            let pinch = PinchInteraction(scale: isInitial ? scale : 3)
            if !isInitial { pinch.scale = scale }
            let app = GestureRig(.custom, pinch)
            app.touch.down(at: CGPoint(x: 95, y: 400), finger: 0)
            app.touch.down(at: CGPoint(x: 295, y: 400), finger: 1)
            for step in 1...15 {
                app.rig.advance(by: 1.0 / 60)
                let way = CGFloat(step) * 4
                app.touch.move([0: CGPoint(x: 95 + way, y: 400), 1: CGPoint(x: 295 - way, y: 400)])
            }
            // From 200 points apart to 80, minus the distance that a pinch needs to begin.
            let whole = 1 - 1 / factor
            #expect(abs(pinch.percentComplete - min(0.6 / whole, 1)) < 0.12, "\(scale)")
            app.touch.up([0, 1])
        }
    }

    @Test("The threshold determines the outcome, based on the position and the last speed")
    func theThresholdDeterminesTheOutcome() {
        for (threshold, seconds, isFast, finishes) in [
            (0.5, 0.15, false, false), (0.5, 0.15, true, true), (0.5, 0, true, false),
            (0.2, 0.15, false, true),
            (0.9, 0.15, true, false),
        ] as [(CGFloat, TimeInterval, Bool, Bool)] {
            let swipe = SwipeInteraction()
            (swipe.completionThreshold, swipe.projectionTime) = (threshold, seconds)
            let app = GestureRig(.custom, swipe)
            // At a progress of about 0.36, at rest or at 2.5 per second.
            app.touch.drag(
                from: Self.start,
                to: CGPoint(x: 230, y: 400),
                duration: isFast ? 0.15 : 0.3,
                steps: 15,
                lifts: false
            )
            if !isFast { app.rig.advance(by: 0.3) }
            app.touch.up()
            app.rig.advance(by: 1)
            #expect(app.outcomes == [finishes], "\(threshold) \(seconds) \(isFast)")
        }
    }

    @Test("A drag to the very end finishes, whatever the threshold, and invalid numbers are replaced")
    func aDragToTheVeryEndFinishes() {
        // 140 of 200 points aren't the end, and 240 are beyond it.
        for (threshold, seconds, way, finishes) in [
            (1, 0.15, 150, false), (1, 0.15, 250, true), (50, 0.15, 250, true), (.infinity, 0.15, 250, true),
            (.nan, 0.15, 150, true), (.nan, 0.15, 80, false),
            (0.5, -1, 150, true), (0.5, .nan, 150, true), (0.5, .infinity, 150, true),
        ] as [(CGFloat, TimeInterval, CGFloat, Bool)] {
            let swipe = SwipeInteraction()
            (swipe.completionThreshold, swipe.projectionTime, swipe.distance) = (threshold, seconds, 200)
            let app = GestureRig(.custom, swipe)
            app.swipe(from: Self.start, by: CGVector(dx: way, dy: 0), lifts: false)
            // A resting finger has no speed.
            app.rig.advance(by: 0.3)
            app.touch.up()
            app.rig.advance(by: 1)
            #expect(app.outcomes == [finishes], "\(threshold) \(seconds) \(way)")
        }
    }
}

import Testing
import TransitionKit
import UIKit

/// Edges, vectors out of a container, and sampled poses.
@Suite struct SceneTests {
    private let scene = TransitionScene(size: CGSize(width: 300, height: 500))

    @Test("Opposite edges point in opposite directions", arguments: TransitionEdge.allCases)
    func oppositeEdgesPointInOppositeDirections(edge: TransitionEdge) {
        let (out, back) = (edge.outward, edge.opposite.outward)
        #expect(hypot(out.dx, out.dy) == 1)
        #expect(out.dx == -back.dx && out.dy == -back.dy)
        #expect(edge.opposite.opposite == edge)
    }

    @Test("Outward vectors use the screen's coordinates, in a left-to-right layout")
    func outwardVectorsUseTheScreensCoordinates() {
        #expect(TransitionEdge.top.outward == CGVector(dx: 0, dy: -1))
        #expect(TransitionEdge.trailing.outward == CGVector(dx: 1, dy: 0))
    }

    @Test("The vector across a whole container through an edge, plus a gap")
    func theVectorAcrossAWholeContainerThroughAnEdge() {
        #expect(scene.travel(toward: .leading) == CGVector(dx: -300, dy: 0))
        #expect(scene.travel(toward: .bottom, spacing: 16) == CGVector(dx: 0, dy: 516))
        // Without a gap, the screens overlap.
        #expect(scene.travel(toward: .leading, spacing: -20) == CGVector(dx: -280, dy: 0))
        let nowhere = scene.travel(toward: .top, spacing: .nan)
        let screen = Participant(.incoming, from: .rest.translated(by: nowhere))
        #expect(screen.pose(at: 0).transform.m42 == 0)
    }

    @Test("A mirrored scene has its screens, its views, and the finger on the other side")
    func mirroredSceneHasScreensViewsAndFingerOnOtherSide() {
        let place = TransitionElement.Place(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let scene = TransitionScene(
            size: CGSize(width: 300, height: 500),
            outgoingFrame: CGRect(x: 20, y: 30, width: 40, height: 50),
            incomingFrame: CGRect(x: 0, y: 0, width: 200, height: 500),
            elements: ["a": TransitionElement(outgoing: place)],
            touchLocation: CGPoint(x: 60, y: 70)
        )
        let mirrored = scene.mirrored()
        #expect(mirrored.outgoingFrame == CGRect(x: 240, y: 30, width: 40, height: 50))
        #expect(mirrored.incomingFrame == CGRect(x: 100, y: 0, width: 200, height: 500))
        let frame = mirrored.elements["a"]?.outgoing?.frame
        #expect(frame == CGRect(x: 260, y: 20, width: 30, height: 40))
        #expect(mirrored.touchLocation == CGPoint(x: 240, y: 70))
        #expect(mirrored.mirrored() == scene)
    }

    @Test("The frame of a side is that of its screen", arguments: TransitionSide.allCases)
    func frameOfASide(side: TransitionSide) {
        let small = CGRect(x: 20, y: 30, width: 40, height: 50)
        let large = CGRect(x: 0, y: 0, width: 300, height: 500)
        let scene = TransitionScene(size: large.size, outgoingFrame: small, incomingFrame: large)
        #expect(scene.frame(of: side) == (side == .outgoing ? small : large))
        #expect(scene.reversed().frame(of: side.opposite) == scene.frame(of: side))
    }

    @Test(
        "A frame that's moved out by an edge just touches it from outside",
        arguments: TransitionEdge.allCases
    )
    func movedOut(edge: TransitionEdge) {
        let whole = CGRect(origin: .zero, size: scene.size)
        for frame in [whole, CGRect(x: 20, y: 100, width: 50, height: 60)] {
            let way = scene.translation(moving: frame, outBy: edge)
            let moved = frame.offsetBy(dx: way.dx, dy: way.dy)
            let touches =
                switch edge {
                case .top: moved.maxY == 0
                case .leading: moved.maxX == 0
                case .bottom: moved.minY == 500
                case .trailing: moved.minX == 300
                }
            #expect(touches)
            // Straight and outward.
            #expect(way.dx * edge.outward.dy == 0 && way.dy * edge.outward.dx == 0)
            #expect(way.dx * edge.outward.dx + way.dy * edge.outward.dy > 0)
        }
    }

    @Test(
        "Poses are sampled at regular intervals, including both ends",
        arguments: [(4, 4), (1, 1), (0, 1), (-3, 1)]
    )
    func posesAreSampledAtRegularIntervals(steps: Int, intervals: Int) {
        let keyframes = Keyframe.sampled(steps: steps) { .rest.translated(x: $0 * 100) }
        #expect(keyframes.count == intervals + 1)
        #expect(keyframes.first?.time == 0 && keyframes.last?.time == 1)
        for (index, keyframe) in keyframes.enumerated() {
            #expect(keyframe.time == CGFloat(index) / CGFloat(intervals))
            #expect(keyframe.pose == .rest.translated(x: keyframe.time * 100))
        }
    }
}

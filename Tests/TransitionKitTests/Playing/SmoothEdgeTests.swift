import Animators
import TestSupport
import Testing
@_spi(Host) import UIKit

/// The edges of rotated layers, which Core Animation draws in steps unless they ask for antialiasing.
@MainActor @Suite struct SmoothEdgeTests {
    /// The antialiasing of a layer.
    private struct Edges: Equatable {
        let areAllowed: Bool
        let mask: CAEdgeAntialiasingMask

        init(_ layer: CALayer) {
            areAllowed = layer.allowsEdgeAntialiasing
            mask = layer.edgeAntialiasingMask
        }
    }

    // Core Animation's names are those of a coordinate system whose y-axis points up.
    private static let (left, right) = (
        CAEdgeAntialiasingMask.layerLeftEdge, CAEdgeAntialiasingMask.layerRightEdge
    )
    private static let (top, bottom) = (
        CAEdgeAntialiasingMask.layerBottomEdge, CAEdgeAntialiasingMask.layerTopEdge
    )
    private static let all: CAEdgeAntialiasingMask = [left, right, top, bottom]

    /// Returns the visible layers of the container that are rotated at the moment, except shadows.
    private func rotatedLayers(in rig: TransitionRig) -> [CALayer] {
        let container = rig.second.view.superview ?? rig.first.view.superview
        return (container?.layer.sublayers ?? []).filter { layer in
            let shown = layer.presentation() ?? layer
            let matrix = shown.transform
            let isRotated = [matrix.m12, matrix.m13, matrix.m21, matrix.m23].contains { abs($0) > 0.001 }
            return isRotated && !layer.isHidden && shown.opacity > 0 && layer.shadowPath == nil
        }
    }

    @Test(
        "The edges of rotated layers are smooth",
        arguments: AnimatorCatalog.entries.map(\.id),
        TransitionDirection.allCases
    )
    func theEdgesOfRotatedLayersAreSmooth(name: String, direction: TransitionDirection) throws {
        let animator = try #require(AnimatorCatalog.entries.first { $0.id == name }).animator
        let rig = TransitionRig(.navigation) { _ in TransitionDelegate(animator) }
        rig.goToStart(of: direction)
        rig.start(direction)
        for _ in 0..<8 {
            rig.advance(by: animator.duration / 9)
            for layer in rotatedLayers(in: rig) {
                #expect(layer.allowsEdgeAntialiasing)
                if name != "fold" { #expect(layer.edgeAntialiasingMask == Self.all) }
            }
        }
        rig.settle()
    }

    @Test("Both sides of a cube are found, with their shades and rims")
    func bothSidesOfACube() {
        let rig = TransitionRig(.navigation) { _ in TransitionDelegate(CubeAnimator()) }
        rig.start(.forward)
        rig.advance(by: 0.2)
        // Each side has a shade, and a rim that glints.
        #expect(rotatedLayers(in: rig).count == 6)
        rig.settle()
    }

    @Test("Panels that stay joined have smooth edges only along those of the screen")
    func joinedPanels() {
        let rig = TransitionRig(.navigation) { _ in TransitionDelegate(FoldAnimator(folds: 2)) }
        rig.start(.forward)
        rig.advance(by: 0.3)
        let masks = rotatedLayers(in: rig).map(\.edgeAntialiasingMask)
        #expect(masks.filter { $0 == [Self.top, Self.bottom] }.count == 4)
        #expect(masks.filter { $0 == [Self.top, Self.bottom, Self.left] }.count == 2)
        #expect(masks.filter { $0 == [Self.top, Self.bottom, Self.right] }.count == 2)
        rig.settle()
    }

    @Test("Panels stay joined in reverse, and with left and right exchanged")
    func derivedPanels() {
        let choreography = FoldAnimator().forward(in: TransitionScene(size: CGSize(width: 390, height: 844)))
        for derived in [choreography.reversed(), choreography.mirrored()] {
            let panels = derived.participants.filter { $0.slice != nil }
            #expect(panels.count == 8)
            #expect(panels.filter(\.isJoined).count == panels.count)
        }
    }

    @Test("Views along the edges of a rotated screen are smooth there, until it's at rest")
    func viewsAlongTheEdges() {
        let rig = TransitionRig(.navigation) { _ in TransitionDelegate(CubeAnimator()) }
        let (fill, bar, button, spot) = (UIView(), UIView(), UIView(), UIView())
        fill.frame = rig.second.view.bounds
        bar.frame = CGRect(x: 0, y: 0, width: fill.bounds.width, height: 60)
        button.frame = CGRect(x: 40, y: 0, width: 20, height: 60)
        spot.frame = CGRect(x: 20, y: 200, width: 60, height: 60)
        // As the app wants it.
        bar.layer.allowsEdgeAntialiasing = true
        bar.layer.edgeAntialiasingMask = Self.bottom
        rig.second.view.addSubview(fill)
        fill.addSubview(bar)
        fill.addSubview(spot)
        bar.addSubview(button)
        let layers = [rig.second.view.layer, fill.layer, bar.layer, button.layer, spot.layer]
        let before = layers.map(Edges.init)
        rig.start(.forward)
        rig.advance(by: 0.2)
        #expect(layers.map(\.allowsEdgeAntialiasing) == [true, true, true, true, false])
        #expect(fill.layer.edgeAntialiasingMask == Self.all)
        #expect(bar.layer.edgeAntialiasingMask == [Self.left, Self.right, Self.top])
        #expect(button.layer.edgeAntialiasingMask == Self.top)
        rig.settle()
        #expect(layers.map(Edges.init) == before)
    }

    @Test("A screen that only slides is left as it is")
    func slidingScreens() {
        let rig = TransitionRig(.navigation) { _ in TransitionDelegate(SlideAnimator()) }
        rig.start(.forward)
        rig.advance(by: 0.1)
        #expect(!rig.second.view.layer.allowsEdgeAntialiasing)
        rig.settle()
    }

    @Test("A screen that fingers can turn has smooth edges, though its animator only moves it")
    func screenUnderFingers() {
        let rig = TransitionRig(.navigation) { _ in
            TransitionDelegate(SlideAnimator(), interaction: DragInteraction())
        }
        rig.goToStart(of: .backward)
        rig.start(.backward)
        rig.advance(by: 0.1)
        #expect(Edges(rig.second.view.layer).areAllowed)
        #expect(!Edges(rig.first.view.layer).areAllowed)
        rig.settle()
    }

    /// Turns the incoming screen, and cuts it to a part.
    private struct CutAndTurned: Animator {
        let duration = 1.0

        func forward(in scene: TransitionScene) -> Choreography {
            let part = CGRect(x: 0.2, y: 0.2, width: 0.5, height: 0.5)
            return Choreography(participants: [
                Participant(.outgoing),
                Participant(.incoming, from: .rest.rotated(to: 0.5).clipped(to: part)),
            ])
        }
    }

    @Test("The edges of the visible part of a rotated screen are smooth")
    func visiblePart() throws {
        let rig = TransitionRig(.navigation) { _ in TransitionDelegate(CutAndTurned()) }
        rig.start(.forward)
        rig.advance(by: 0.5)
        let mask = try #require(rig.second.view.mask)
        #expect(mask.layer.allowsEdgeAntialiasing)
        rig.settle()
    }

    /// A view that only a snapshot shows.
    private final class MetalView: UIView {
        override class var layerClass: AnyClass { CAMetalLayer.self }
    }

    @Test("Pieces of web pages and video have the edges of their slices", arguments: [true, false])
    func piecesOfSnapshots(turns: Bool) {
        let animator: any Animator = turns ? FoldAnimator(folds: 2) : SplitAnimator()
        let rig = TransitionRig(.navigation) { _ in TransitionDelegate(animator) }
        rig.first.view.addSubview(MetalView(frame: CGRect(x: 20, y: 20, width: 100, height: 100)))
        rig.start(.forward)
        rig.advance(by: 0.2)
        let slices = rig.second.view.superview?.subviews.filter { !$0.subviews.isEmpty && !$0.isHidden } ?? []
        let pieces = slices.flatMap { slice in slice.subviews.map { (slice: slice, piece: $0) } }
            .filter { $0.slice !== rig.second.view && $0.slice !== rig.first.view }
        #expect(pieces.count >= 2)
        for pair in pieces where pair.piece.frame == pair.slice.bounds {
            let (piece, slice) = (Edges(pair.piece.layer), Edges(pair.slice.layer))
            #expect(piece.areAllowed == turns)
            if turns { #expect(piece == slice) }
        }
        rig.settle()
    }
}

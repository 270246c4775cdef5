import Animators
import Testing
import UIKit

/// The features of the stage that a transition can require. The stage has separate code for each of them to
/// set up, animate, and restore.
enum Feature: String, CaseIterable {
    case screen, picture, slices, backdrop
    case keyframes, spring
    case offset, depth, scale, turn, tumble, opacity
    case anchor, anchorDepth, perspective
    case cornerRadius, dimming, gradientShade, shadow, clip, roundedClip, clipShape
    case decoration, blurredBackdrop
    case turnedSlice, tint, vanishingPoint

    /// Returns the features that an animator uses in either direction.
    static func features(of animator: any Animator) -> Set<Feature> {
        let scenes = TransitionDirection.allCases.map {
            TransitionScene(size: CGSize(width: 390, height: 844), direction: $0)
        }
        return scenes.reduce(into: []) { $0.formUnion(features(of: animator.choreography(in: $1))) }
    }

    private static func features(of choreography: Choreography) -> Set<Feature> {
        var found: Set<Feature> = []
        if choreography.eyeDistance != nil { found.insert(.perspective) }
        if choreography.vanishingPoint != CGPoint(x: 0.5, y: 0.5) { found.insert(.vanishingPoint) }
        if case .spring = choreography.timing { found.insert(.spring) }
        for participant in choreography.participants {
            switch participant.subject {
            case .screen: found.insert(.screen)
            case .picture: found.insert(.picture)
            case .slice(_, _, let rotation):
                found.formUnion(rotation == 0 ? [.slices] : [.slices, .turnedSlice])
            case .backdrop: found.insert(.backdrop)
            case .decoration: found.insert(.decoration)
            case .blurredBackdrop: found.insert(.blurredBackdrop)
            case .element, .surface, .blurredPicture: break
            }
            if participant.keyframes.count > 2 { found.insert(.keyframes) }
            if participant.anchor.x != 0.5 || participant.anchor.y != 0.5 { found.insert(.anchor) }
            if participant.shade.strongestEdge != nil { found.insert(.gradientShade) }
            if participant.tint != nil { found.insert(.tint) }
            if participant.clipShape != .rectangle { found.insert(.clipShape) }
            if participant.anchor.z != 0 { found.insert(.anchorDepth) }
            for keyframe in participant.keyframes { found.formUnion(features(of: keyframe.pose)) }
        }
        return found
    }

    private static func features(of pose: Pose) -> Set<Feature> {
        let rest = Pose.rest
        let wholeScreen = CGRect(x: 0, y: 0, width: 1, height: 1)
        let isTurned = pose.rotation != rest.rotation
        let isFlat = pose.transform.m13 == 0 && pose.transform.m23 == 0
        let all: [(Feature, Bool)] = [
            (.offset, pose.x != 0 || pose.y != 0),
            (.depth, pose.z != 0),
            (.scale, pose.scaleX != 1 || pose.scaleY != 1),
            (.turn, isTurned && isFlat),
            (.tumble, isTurned && !isFlat),
            (.opacity, pose.opacity != 1),
            (.cornerRadius, pose.cornerRadius != 0),
            (.dimming, pose.dimming != 0),
            (.shadow, pose.shadowOpacity != 0),
            (.clip, pose.clip.rect != wholeScreen),
            (.roundedClip, pose.clip.cornerRadius != 0),
        ]
        return Set(all.filter(\.1).map(\.0))
    }
}

@Suite struct FeatureTests {
    @Test("The representative animators have every feature of all animators")
    func theRepresentativeAnimatorsHaveEveryFeatureOfAllAnimators() {
        let all = Set((Catalog.names + Catalog.combinations).flatMap { features(of: $0) })
        let represented = Set(Catalog.representatives.flatMap { features(of: $0) })
        #expect(all.subtracting(represented) == [])
    }

    private func features(of name: String) -> Set<Feature> {
        Feature.features(of: Catalog.animator(name))
    }
}

import UIKit

/// The work that a transition requires of the main thread at its start, and of the render server in each
/// frame.
///
/// The benchmarks compile this file, too.
public struct Demands: Hashable, Sendable, Codable {
    /// The layers that were created for the transition.
    public var layers = 0
    /// The values of its keyframe animations.
    public var keyframes = 0
    /// The layers that are drawn through a mask.
    public var masks = 0
    /// The layers whose content is clipped to rounded corners.
    public var clips = 0
    /// The layers that are translucent as a group, together with their sublayers.
    public var groups = 0
    /// The layers whose shadow depends on their content.
    public var shadows = 0

    /// Creates demands of zero.
    public init() {}

    /// - Parameters:
    ///   - layers: The number of layers that were created.
    ///   - keyframes: The number of values of animations.
    ///   - masks: The number of masks.
    ///   - clips: The number of clips to rounded corners.
    ///   - groups: The number of layers that are translucent as a group.
    ///   - shadows: The number of shadows without a path.
    public init(
        layers: Int,
        keyframes: Int,
        masks: Int = 0,
        clips: Int = 0,
        groups: Int = 0,
        shadows: Int = 0
    ) {
        (self.layers, self.keyframes) = (layers, keyframes)
        (self.masks, self.clips, self.groups, self.shadows) = (masks, clips, groups, shadows)
    }

    /// The number of offscreen passes that the render server needs before it can draw to the screen.
    public var passes: Int { masks + clips + groups + shadows }

    /// Counts the current demands of everything in a container.
    ///
    /// - Parameter known: The number of layers without the transition.
    @MainActor public init(in container: UIView, besides known: Int = 0) {
        count(container.layer)
        layers -= known
    }

    @MainActor private mutating func count(_ layer: CALayer) {
        layers += 1
        for key in layer.animationKeys() ?? [] {
            switch layer.animation(forKey: key) {
            case let animation as CAKeyframeAnimation: keyframes += animation.values?.count ?? 0
            case is CABasicAnimation: keyframes += 2
            default: break
            }
        }
        countPasses(layer)
        if let mask = layer.mask { count(mask) }
        for sublayer in layer.sublayers ?? [] { count(sublayer) }
    }

    @MainActor private mutating func countPasses(_ layer: CALayer) {
        let shown = layer.presentation() ?? layer
        guard !shown.isHidden, shown.opacity > 0 else { return }
        let sublayers =
            layer.sublayers?.filter { !$0.isHidden && ($0.presentation() ?? $0).opacity > 0 } ?? []
        let isFilled = !sublayers.isEmpty || layer.contents != nil
        if layer.mask != nil { masks += 1 }
        if shown.masksToBounds, shown.cornerRadius > 0, isFilled { clips += 1 }
        if shown.opacity < 1, layer.allowsGroupOpacity, !sublayers.isEmpty { groups += 1 }
        if shown.shadowOpacity > 0, shown.shadowPath == nil { shadows += 1 }
    }

    /// Returns the maximum of each demand.
    public func formUnion(_ other: Demands) -> Demands {
        Demands(
            layers: max(layers, other.layers),
            keyframes: max(keyframes, other.keyframes),
            masks: max(masks, other.masks),
            clips: max(clips, other.clips),
            groups: max(groups, other.groups),
            shadows: max(shadows, other.shadows)
        )
    }
}

import UIKit

/// What a transition in flight asks of the main thread at its start and of the render server in each frame.
///
/// The benchmarks compile this file as well.
public struct Demands: Hashable, Sendable, Codable {
    /// Layers that were made for it.
    public var layers = 0
    /// Values that its animations lead through.
    public var keyframes = 0
    /// Layers that are drawn through a mask.
    public var masks = 0
    /// Layers whose content is cut off at round corners.
    public var clips = 0
    /// Layers that are see-through as a whole, together with what is in them.
    public var groups = 0
    /// Layers whose shadow has to be found from what they show.
    public var shadows = 0

    /// Nothing.
    public init() {}

    /// - Parameters:
    ///   - layers: layers that were made.
    ///   - keyframes: values of animations.
    ///   - masks: masks.
    ///   - clips: contents cut off at round corners.
    ///   - groups: layers that are see-through with what is in them.
    ///   - shadows: shadows without a path.
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

    /// How many times the render server has to draw aside before it can draw to the screen.
    public var passes: Int { masks + clips + groups + shadows }

    /// What is asked for now by all that is in a container.
    ///
    /// - Parameter known: how many layers there would be without the transition.
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
        if shown.opacity < 1, !sublayers.isEmpty { groups += 1 }
        if shown.shadowOpacity > 0, shown.shadowPath == nil { shadows += 1 }
    }

    /// The most of each that either asks for.
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

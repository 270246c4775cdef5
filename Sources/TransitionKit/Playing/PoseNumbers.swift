import UIKit

/// The numbers of a pose, so that the poses of a motion can be compared all at once.
struct PoseNumbers {
    enum Name: Int, CaseIterable {
        case x, y, z, scaleX, scaleY, angle, opacity, dimming, shadow, radius
        case clipLeft, clipRight, clipTop, clipBottom, clipRadius
    }

    // The indexes of numbers that move an edge together.
    static let position = Name.x.rawValue...Name.y.rawValue
    static let scale = Name.scaleX.rawValue...Name.scaleY.rawValue
    static let clip = Name.clipLeft.rawValue...Name.clipRadius.rawValue

    fileprivate var values = SIMD16<Double>.zero

    init(_ pose: Pose) {
        self[.x] = pose.x
        self[.y] = pose.y
        self[.z] = pose.z
        self[.scaleX] = pose.scaleX
        self[.scaleY] = pose.scaleY
        self[.angle] = pose.rotation.angle
        self[.opacity] = pose.opacity.unit(or: 1)
        self[.dimming] = pose.dimming.unit(or: 0)
        self[.shadow] = pose.shadowOpacity.unit(or: 0)
        self[.radius] = pose.cornerRadius
        self[.clipLeft] = pose.clip.rect.minX
        self[.clipRight] = pose.clip.rect.maxX
        self[.clipTop] = pose.clip.rect.minY
        self[.clipBottom] = pose.clip.rect.maxY
        self[.clipRadius] = pose.clip.cornerRadius
    }

    subscript(name: Name) -> CGFloat {
        get { CGFloat(values[name.rawValue]) }
        set { values[name.rawValue] = Double(newValue) }
    }
}

extension [PoseNumbers] {
    /// The numbers that aren't the same in all poses.
    var changes: SIMDMask<SIMD16<Double.SIMDMaskScalar>> {
        var changes = SIMDMask<SIMD16<Double.SIMDMaskScalar>>(repeating: false)
        for pose in self { changes .|= pose.values .!= self[0].values }
        return changes
    }
}

@_spi(Host) import QuartzCore

/// The properties of a view's layer that are animated when they're set in an animation block.
enum AnimatableProperty: String {
    case position, transform, sublayerTransform
    case boundsOrigin = "bounds.origin"
    case boundsSize = "bounds.size"
    case anchorPoint, anchorPointZ, zPosition
    case opacity, backgroundColor
    case cornerRadius, borderWidth, borderColor
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius
    case contentsRect
    case backdropBlurRadius

    /// Returns the property with a name. Thousands of keyframes have one of the first two.
    static func named(_ name: String) -> Self? {
        switch name {
        case "transform": .transform
        case "opacity": .opacity
        default: Self(rawValue: name)
        }
    }

    /// The key of the layer's property, of which this one can be a part.
    var key: String { isPartOfBounds ? "bounds" : rawValue }

    /// A Boolean value that indicates whether the property is the origin or the size of the bounds.
    var isPartOfBounds: Bool { self == .boundsOrigin || self == .boundsSize }

    /// A Boolean value that indicates whether animations of the property are additive, so a change during an
    /// animation bends the motion smoothly instead of interrupting it.
    var isAdditive: Bool {
        switch self {
        case .position, .boundsOrigin, .boundsSize, .transform: true
        default: false
        }
    }

    func value(of layer: CALayer) -> AnimationValue {
        switch self {
        case .position: .point(layer.position)
        case .boundsOrigin: .point(layer.bounds.origin)
        case .boundsSize: .size(layer.bounds.size)
        case .transform: .transform(layer.transform)
        case .sublayerTransform: .transform(layer.sublayerTransform)
        case .anchorPoint: .point(layer.anchorPoint)
        case .anchorPointZ: .number(layer.anchorPointZ)
        case .zPosition: .number(layer.zPosition)
        case .opacity: .number(CGFloat(layer.opacity))
        case .backgroundColor: .color(layer.backgroundColor)
        case .cornerRadius: .number(layer.cornerRadius)
        case .borderWidth: .number(layer.borderWidth)
        case .borderColor: .color(layer.borderColor)
        case .shadowColor: .color(layer.shadowColor)
        case .shadowOpacity: .number(CGFloat(layer.shadowOpacity))
        case .shadowOffset: .size(layer.shadowOffset)
        case .shadowRadius: .number(layer.shadowRadius)
        case .contentsRect: .rect(layer.contentsRect)
        case .backdropBlurRadius: .number(layer.backdropBlurRadius)
        }
    }

    /// Returns the currently visible value.
    func shownValue(of layer: CALayer) -> AnimationValue {
        value(of: layer).with(layer.presentedValue(forKeyPath: rawValue))
    }

    /// Returns the currently visible value, which is the model's unless the property has an animation.
    func shownValue(of layer: CALayer, insteadOf model: AnimationValue) -> AnimationValue {
        layer.mayAnimate(key) ? shownValue(of: layer) : model
    }

    /// Sets the property without animating it.
    func set(_ value: AnimationValue, on layer: CALayer) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        switch (self, value) {
        case (.position, .point(let value)): layer.position = value
        case (.boundsOrigin, .point(let value)): layer.bounds.origin = value
        case (.boundsSize, .size(let value)): layer.bounds.size = value
        case (.transform, .transform(let value)): layer.transform = value
        case (.sublayerTransform, .transform(let value)): layer.sublayerTransform = value
        case (.anchorPoint, .point(let value)): layer.anchorPoint = value
        case (.anchorPointZ, .number(let value)): layer.anchorPointZ = value
        case (.zPosition, .number(let value)): layer.zPosition = value
        case (.opacity, .number(let value)): layer.opacity = Float(value)
        case (.backgroundColor, .color(let value)): layer.backgroundColor = value
        case (.cornerRadius, .number(let value)): layer.cornerRadius = value
        case (.borderWidth, .number(let value)): layer.borderWidth = value
        case (.borderColor, .color(let value)): layer.borderColor = value
        case (.shadowColor, .color(let value)): layer.shadowColor = value
        case (.shadowOpacity, .number(let value)): layer.shadowOpacity = Float(value)
        case (.shadowOffset, .size(let value)): layer.shadowOffset = value
        case (.shadowRadius, .number(let value)): layer.shadowRadius = value
        case (.contentsRect, .rect(let value)): layer.contentsRect = value
        case (.backdropBlurRadius, .number(let value)): layer.backdropBlurRadius = value
        default: preconditionFailure("\(rawValue) does not take \(value)")
        }
    }

    /// Returns a key that no animation of `layer` uses yet, such as "position" or "position-2".
    func freeKey(on layer: CALayer) -> String {
        var key = rawValue
        var number = 1
        while layer.animation(forKey: key) != nil {
            number += 1
            key = "\(rawValue)-\(number)"
        }
        return key
    }
}

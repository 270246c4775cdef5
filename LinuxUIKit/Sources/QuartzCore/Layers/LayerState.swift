/// All properties of a layer that can be animated or that affect its appearance. The model is one such state.
/// The visible state is a copy of it with the running animations applied.
struct LayerState {
    /// The state of a new layer.
    nonisolated(unsafe) static let initial = LayerState()

    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity

    var isHidden = false
    var isDoubleSided = true
    var isOpaque = false
    var masksToBounds = false
    var opacity: Float = 1
    var allowsGroupOpacity = true
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1

    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    var cornerCurve = CALayerCornerCurve.circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black

    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?

    var backdropBlurRadius: CGFloat = 0

    var contents: Any?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var minificationFilter = CALayerContentsFilter.linear
    var magnificationFilter = CALayerContentsFilter.linear
    var allowsEdgeAntialiasing = false
    var edgeAntialiasingMask = CAEdgeAntialiasingMask.all

    @Shared var shape = ShapeState()
    @Shared var gradient = GradientState()
}

/// A value that copies share until one of them changes it. Most layers are neither shapes nor gradients, so
/// copies of their state should take no time for these.
@propertyWrapper
struct Shared<Value> {
    private final class Storage {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    private var storage: Storage

    init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    var wrappedValue: Value {
        get { storage.value }
        set {
            if isKnownUniquelyReferenced(&storage) {
                storage.value = newValue
            } else {
                storage = Storage(newValue)
            }
        }
    }
}

/// The additional properties of a shape layer.
struct ShapeState {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?
}

/// The additional properties of a gradient layer.
struct GradientState {
    var colors: [Any]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
}

extension LayerState {
    /// Returns the value that an animation of the key starts from or changes, or `nil` if the key can't be
    /// animated.
    func value(for key: String) -> AnimatableValue? {
        switch key {
        case "bounds": .rect(bounds)
        case "position": .point(position)
        case "zPosition": .number(zPosition)
        case "anchorPoint": .point(anchorPoint)
        case "anchorPointZ": .number(anchorPointZ)
        case "transform": .transform(transform)
        case "sublayerTransform": .transform(sublayerTransform)
        case "opacity": .number(CGFloat(opacity))
        case "hidden", "isHidden": .flag(isHidden)
        case "doubleSided", "isDoubleSided": .flag(isDoubleSided)
        case "masksToBounds": .flag(masksToBounds)
        case "backgroundColor": .color(backgroundColor)
        case "cornerRadius": .number(cornerRadius)
        case "borderWidth": .number(borderWidth)
        case "borderColor": .color(borderColor)
        case "shadowColor": .color(shadowColor)
        case "shadowOpacity": .number(CGFloat(shadowOpacity))
        case "shadowOffset": .size(shadowOffset)
        case "shadowRadius": .number(shadowRadius)
        case "shadowPath": .path(shadowPath)
        case "backdropBlurRadius": .number(backdropBlurRadius)
        case "contents": .object(contents)
        case "contentsRect": .rect(contentsRect)
        case "contentsCenter": .rect(contentsCenter)
        case "contentsScale": .number(contentsScale)
        case "rasterizationScale": .number(rasterizationScale)
        case "path": .path(shape.path)
        case "fillColor": .color(shape.fillColor)
        case "strokeColor": .color(shape.strokeColor)
        case "strokeStart": .number(shape.strokeStart)
        case "strokeEnd": .number(shape.strokeEnd)
        case "lineWidth": .number(shape.lineWidth)
        case "miterLimit": .number(shape.miterLimit)
        case "lineDashPhase": .number(shape.lineDashPhase)
        case "colors": gradient.colors.flatMap(AnimatableValue.init) ?? .colors([])
        case "locations": .numbers(gradient.locations?.map { CGFloat($0.doubleValue) } ?? [])
        case "startPoint": .point(gradient.startPoint)
        case "endPoint": .point(gradient.endPoint)
        default: nil
        }
    }

    /// Sets a value. A value of the wrong kind changes nothing.
    mutating func setValue(_ value: AnimatableValue, for key: String) {
        switch (key, value) {
        case ("bounds", .rect(let new)): bounds = new
        case ("position", .point(let new)): position = new
        case ("zPosition", .number(let new)): zPosition = new
        case ("anchorPoint", .point(let new)): anchorPoint = new
        case ("anchorPointZ", .number(let new)): anchorPointZ = new
        case ("transform", .transform(let new)): transform = new
        case ("sublayerTransform", .transform(let new)): sublayerTransform = new
        case ("opacity", .number(let new)): opacity = Float(new)
        case ("hidden", .flag(let new)), ("isHidden", .flag(let new)): isHidden = new
        case ("doubleSided", .flag(let new)), ("isDoubleSided", .flag(let new)): isDoubleSided = new
        case ("masksToBounds", .flag(let new)): masksToBounds = new
        case ("backgroundColor", .color(let new)): backgroundColor = new
        case ("cornerRadius", .number(let new)): cornerRadius = new
        case ("borderWidth", .number(let new)): borderWidth = new
        case ("borderColor", .color(let new)): borderColor = new
        case ("shadowColor", .color(let new)): shadowColor = new
        case ("shadowOpacity", .number(let new)): shadowOpacity = Float(new)
        case ("shadowOffset", .size(let new)): shadowOffset = new
        case ("shadowRadius", .number(let new)): shadowRadius = new
        case ("shadowPath", .path(let new)): shadowPath = new
        case ("backdropBlurRadius", .number(let new)): backdropBlurRadius = new
        case ("contents", .object(let new)): contents = new
        case ("contentsRect", .rect(let new)): contentsRect = new
        case ("contentsCenter", .rect(let new)): contentsCenter = new
        case ("contentsScale", .number(let new)): contentsScale = new
        case ("rasterizationScale", .number(let new)): rasterizationScale = new
        case ("path", .path(let new)): shape.path = new
        case ("fillColor", .color(let new)): shape.fillColor = new
        case ("strokeColor", .color(let new)): shape.strokeColor = new
        case ("strokeStart", .number(let new)): shape.strokeStart = new
        case ("strokeEnd", .number(let new)): shape.strokeEnd = new
        case ("lineWidth", .number(let new)): shape.lineWidth = new
        case ("miterLimit", .number(let new)): shape.miterLimit = new
        case ("lineDashPhase", .number(let new)): shape.lineDashPhase = new
        case ("colors", .colors(let new)): gradient.colors = new
        case ("locations", .numbers(let new)): gradient.locations = new.map { NSNumber(value: Double($0)) }
        case ("startPoint", .point(let new)): gradient.startPoint = new
        case ("endPoint", .point(let new)): gradient.endPoint = new
        default: break
        }
    }
}

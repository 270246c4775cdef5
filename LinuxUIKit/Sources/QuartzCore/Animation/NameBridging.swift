// Like on Apple's systems, these conformances let casts make names of strings, and strings of names.

extension _ObjectiveCBridgeable
where Self: RawRepresentable, Self.RawValue == String, Self._ObjectiveCType == NSString {
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
        result = Self(rawValue: String._unconditionallyBridgeFromObjectiveC(source))
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSString,
        result: inout Self?
    ) -> Bool {
        _forceBridgeFromObjectiveC(source, result: &result)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
        var result: Self?
        if let source { _forceBridgeFromObjectiveC(source, result: &result) }
        guard let result else { preconditionFailure("The value is no \(Self.self)") }
        return result
    }
}

extension CAAnimationCalculationMode: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSString
}

extension CAAnimationRotationMode: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSString
}

extension CAGradientLayerType: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSString
}

extension CALayerContentsFilter: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSString
}

extension CALayerContentsGravity: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSString
}

extension CALayerCornerCurve: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSString
}

extension CAMediaTimingFillMode: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSString
}

extension CAShapeLayerFillRule: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSString
}

extension CAShapeLayerLineCap: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSString
}

extension CAShapeLayerLineJoin: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSString
}

extension CATransitionSubtype: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSString
}

extension CATransitionType: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSString
}

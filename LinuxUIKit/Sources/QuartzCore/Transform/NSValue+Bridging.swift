// Like Apple's Foundation and QuartzCore, these conformances let casts make and open boxes: a number is an
// `NSNumber`, and a structure an `NSValue`, and the other way around.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSNumber,
        result: inout CGFloat?
    ) -> Bool {
        var number: Double?
        let isExact = Double._conditionallyBridgeFromObjectiveC(source, result: &number)
        result = number.map { CGFloat($0) }
        return isExact
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue,
        result: inout CGPoint?
    ) -> Bool {
        result = source.hasType(of: NSValue(point: .zero)) ? source.pointValue : nil
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source.structure()
    }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue,
        result: inout CGSize?
    ) -> Bool {
        result = source.hasType(of: NSValue(size: .zero)) ? source.sizeValue : nil
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
        source.structure()
    }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue,
        result: inout CGRect?
    ) -> Bool {
        result = source.hasType(of: NSValue(rect: .zero)) ? source.rectValue : nil
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source.structure()
    }
}

extension CATransform3D: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue,
        result: inout CATransform3D?
    ) -> Bool {
        result = source.numbers()
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
        source.structure()
    }
}

extension NSValue? {
    /// Returns the boxed structure. Like `as!`, this stops the app if there's none of the type.
    fileprivate func structure<Value: _ObjectiveCBridgeable>() -> Value
    where Value._ObjectiveCType == NSValue {
        var result: Value?
        guard let self, Value._conditionallyBridgeFromObjectiveC(self, result: &result), let result else {
            preconditionFailure("The value is no \(Value.self)")
        }
        return result
    }
}

/// Returns a value as Cocoa keeps it: a number in an `NSNumber`, a structure of geometry in an `NSValue`, and
/// anything else as it is.
func wrappedForCocoa(_ value: Any?) -> Any? {
    guard let value = unwrapped(value) else { return nil }
    if type(of: value) is AnyClass { return value }
    if let number = value as? NSNumber { return number }
    if let structure = value as? NSValue { return structure }
    return value
}

extension NSValue {
    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    public var cgRectValue: CGRect { rectValue }
}

// Apple's Foundation casts a boxed rectangle to either type, and so does this.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue,
        result: inout CGRect?
    ) -> Bool {
        let isRect = strcmp(source.objCType, NSValue(cgRect: .zero).objCType) == 0
        result = isRect ? source.cgRectValue : nil
        return isRect
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        guard let source else { preconditionFailure("there is no rectangle") }
        return source.cgRectValue
    }
}

extension NSValue {
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(numbers: t)
    }

    /// The boxed transform, or a matrix of zeros if the value is of another type.
    public var caTransform3DValue: CATransform3D { numbers() ?? CATransform3D() }
}

// Foundation boxes arrays and a few structures of its own. A structure that consists only of `Double`s is
// boxed as an array of them. Foundation leaks a few bytes each time it's asked for an `objCType`, so the
// class is compared first.
extension NSValue {
    /// The class of values that box arrays.
    private static let arrayClass = ObjectIdentifier(type(of: NSValue(numbers: 0.0)))

    private static func encoding<Value>(of _: Value.Type) -> String {
        "[\(MemoryLayout<Value>.size / MemoryLayout<Double>.size)d]"
    }

    /// Boxes a structure that consists only of `Double`s.
    @_spi(Host) public convenience init<Value>(numbers value: Value) {
        let numbers = withUnsafeBytes(of: value) { Array($0.bindMemory(to: Double.self)) }
        self.init(bytes: numbers, objCType: Self.encoding(of: Value.self))
    }

    /// Returns the boxed structure, which consists only of `Double`s, or `nil` if the type doesn't match.
    @_spi(Host) public func numbers<Value>(as _: Value.Type = Value.self) -> Value? {
        guard ObjectIdentifier(type(of: self)) == NSValue.arrayClass else { return nil }
        guard String(cString: objCType) == Self.encoding(of: Value.self) else { return nil }
        let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { value.deallocate() }
        getValue(value)
        return value.pointee
    }

    /// Returns a Boolean value that indicates whether both values have the same boxed type.
    @_spi(Host) public func hasType(of other: NSValue) -> Bool {
        type(of: self) == type(of: other) && strcmp(objCType, other.objCType) == 0
    }
}

extension NSValue {
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(numbers: t)
    }

    /// The boxed transform; all zeros where something else is boxed.
    public var caTransform3DValue: CATransform3D { numbers() ?? CATransform3D() }
}

// Foundation boxes arrays, and a few structures of its own. What is made of `Double`s alone is boxed as an array of them.
extension NSValue {
    private static func encoding<Value>(of _: Value.Type) -> String {
        "[\(MemoryLayout<Value>.size / MemoryLayout<Double>.size)d]"
    }

    /// Boxes a structure of nothing but `Double`s.
    @_spi(Host) public convenience init<Value>(numbers value: Value) {
        let numbers = withUnsafeBytes(of: value) { Array($0.bindMemory(to: Double.self)) }
        self.init(bytes: numbers, objCType: Self.encoding(of: Value.self))
    }

    /// The structure of nothing but `Double`s in the box; `nil` if there is not just that many.
    @_spi(Host) public func numbers<Value>(as _: Value.Type = Value.self) -> Value? {
        guard String(cString: objCType) == Self.encoding(of: Value.self) else { return nil }
        let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { value.deallocate() }
        getValue(value)
        return value.pointee
    }

    /// Whether the box holds what another one does, apart from its value.
    @_spi(Host) public func hasType(of other: NSValue) -> Bool {
        strcmp(objCType, other.objCType) == 0
    }
}

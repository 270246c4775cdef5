@_exported import Foundation

// Core Foundation types don't exist here. Their toll-free bridged Swift counterparts replace them, so `colors
// as CFArray` compiles everywhere.
public typealias CFString = String
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]

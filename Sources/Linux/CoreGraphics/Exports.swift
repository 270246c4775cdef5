@_exported import Foundation

// Core Foundation's types do not exist here; their toll-free Swift counterparts stand in for them, so that
// `colors as CFArray` compiles everywhere.
public typealias CFString = String
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]

import Foundation

/// Swift code as it is printed for readers.
enum SwiftCode {
    /// A call, with one argument a line where one line would be longer than `width` characters.
    static func call(_ function: String, _ arguments: [String], width: Int) -> String {
        let line = "\(function)(\(arguments.joined(separator: ", ")))"
        let last = line.components(separatedBy: "\n").last ?? line
        let hasLongArgument = arguments.contains { $0.contains("\n") }
        guard !arguments.isEmpty, hasLongArgument || last.count > width else { return line }
        let indented = arguments.map { "    " + $0.replacingOccurrences(of: "\n", with: "\n    ") }
        return "\(function)(\n\(indented.joined(separator: ",\n"))\n)"
    }
}

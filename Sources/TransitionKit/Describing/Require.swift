/// Stops the app with a message if a condition that only a programming error can violate doesn't hold.
///
/// In a release build, `precondition(_:_:)` stops the app without its message.
func require(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString = #fileID,
    line: UInt = #line
) {
    if !condition() { fatalError(message(), file: file, line: line) }
}

// The Escape key of a keyboard. Its command calls a method by its selector, or a closure if there's no
// Objective-C.

#if canImport(ObjectiveC)
    import UIKit
#else
    @_spi(Host) import UIKit
#endif

extension CardView {
    /// The command for Escape, which does the same as the escape gesture of an assistive technology.
    var escapeCommand: UIKeyCommand {
        #if canImport(ObjectiveC)
            UIKeyCommand(
                input: UIKeyCommand.inputEscape,
                modifierFlags: [],
                action: #selector(escapeKeyPressed)
            )
        #else
            let command = UIKeyCommand(
                input: UIKeyCommand.inputEscape,
                modifierFlags: [],
                action: Selector("escapeKeyPressed")
            )
            command.addHandler { [weak self] _ in _ = self?.whenEscaped?() }
            return command
        #endif
    }

    #if canImport(ObjectiveC)
        @objc fileprivate func escapeKeyPressed() { _ = whenEscaped?() }
    #endif
}

// The Escape key of a keyboard, whose command calls a method by its selector, or a closure where there is no Objective-C.

#if canImport(ObjectiveC)
    import UIKit
#else
    @_spi(Host) import UIKit
#endif

extension CardView {
    /// What Escape does: the same as for the user of an assistive technology.
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

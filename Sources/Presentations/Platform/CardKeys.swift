// The keys of a hardware keyboard that a card responds to. Their commands call methods by their selectors, or
// closures if there's no Objective-C.

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
            command(UIKeyCommand.inputEscape) { [weak self] in _ = self?.whenEscaped?() }
        #endif
    }

    /// The commands for the arrow keys, which move the card to a larger or smaller detent. Text and lists use
    /// these keys first.
    ///
    /// - Parameter outward: The direction through the edge of the card.
    func arrowCommands(outward: CGVector) -> [UIKeyCommand] {
        let larger: String
        let smaller: String
        if outward.dx != 0 {
            (larger, smaller) =
                outward.dx > 0
                ? (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow)
                : (UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow)
        } else {
            (larger, smaller) =
                outward.dy > 0
                ? (UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow)
                : (UIKeyCommand.inputDownArrow, UIKeyCommand.inputUpArrow)
        }
        #if canImport(ObjectiveC)
            return [
                UIKeyCommand(input: larger, modifierFlags: [], action: #selector(largerKeyPressed)),
                UIKeyCommand(input: smaller, modifierFlags: [], action: #selector(smallerKeyPressed)),
            ]
        #else
            return [
                command(larger) { [weak self] in self?.grabber.whenAdjusted?(1) },
                command(smaller) { [weak self] in self?.grabber.whenAdjusted?(-1) },
            ]
        #endif
    }

    #if canImport(ObjectiveC)
        @objc fileprivate func escapeKeyPressed() { _ = whenEscaped?() }
        @objc fileprivate func largerKeyPressed() { grabber.whenAdjusted?(1) }
        @objc fileprivate func smallerKeyPressed() { grabber.whenAdjusted?(-1) }

        /// UIKit looks for the first responder that performs the action of a command, wherever the command
        /// comes from. Otherwise, a card would take the keys of the card that it's in.
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            switch action {
            case #selector(escapeKeyPressed): takesEscapeKey?() == true
            case #selector(largerKeyPressed), #selector(smallerKeyPressed): hasArrowKeys
            default: super.canPerformAction(action, withSender: sender)
            }
        }
    #else
        private func command(_ input: String, _ action: @escaping @MainActor () -> Void) -> UIKeyCommand {
            let command = UIKeyCommand(input: input, modifierFlags: [], action: Selector("keyPressed"))
            command.addHandler { _ in action() }
            return command
        }
    #endif
}

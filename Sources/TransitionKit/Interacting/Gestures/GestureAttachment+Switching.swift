import UIKit

extension GestureAttachment {
    /// Returns the attachments of all interactions to a view.
    static func all(on view: UIView) -> [GestureAttachment] {
        view.gestureRecognizers?.compactMap { $0.delegate as? GestureAttachment } ?? []
    }

    /// The backward switch that a gesture can begin now.
    var backwardSwitch: SwitchPurpose? {
        guard let interaction, recognizer.isEnabled, interaction.isEnabled, interaction.state == .idle else {
            return nil
        }
        let switches = purposes.lazy.compactMap { $0 as? SwitchPurpose }
        return switches.first {
            $0.direction == .backward && interaction.source.senses.contains($0.sense) && $0.isPossible
        }
    }
}

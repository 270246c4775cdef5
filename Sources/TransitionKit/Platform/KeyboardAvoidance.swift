import UIKit

/// Moves a card out of the way of the keyboard. A card at the bottom stands on the keyboard, and one in the
/// center stays clear of it. At other edges, the content of the card is responsible. A keyboard on another
/// screen doesn't move a card. On tvOS, keyboards don't cover an app's windows, and on visionOS, they float
/// in front of them.
@MainActor final class KeyboardAvoidance {
    #if !os(tvOS)
        private weak var controller: CardPresentationController?
        // Used on the main actor. Only the end of the observation can happen elsewhere.
        private nonisolated(unsafe) var observer: (any NSObjectProtocol)?

        init(_ controller: CardPresentationController) {
            self.controller = controller
            observer = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillChangeFrameNotification,
                object: nil,
                queue: nil
            ) { [weak self] notification in
                // Only this closure reads it, and it's posted on the main thread.
                nonisolated(unsafe) let notification = notification
                MainQueue.run { self?.keyboardWillChange(News(notification)) }
            }
        }

        deinit {
            if let observer { NotificationCenter.default.removeObserver(observer) }
        }

        /// The content of the notification.
        @MainActor private struct News {
            /// The screen with the keyboard. Before iOS 16.1, it's `nil`.
            let screen: Any?
            let frame: CGRect
            let duration: TimeInterval
            let curve: UInt

            init(_ notification: Notification) {
                screen = notification.object
                let info = notification.userInfo ?? [:]
                frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
                curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
            }
        }

        private func keyboardWillChange(_ news: News) {
            guard let controller, let container = controller.containerView, let window = container.window
            else { return }
            // The frame is in screen coordinates. A keyboard that's narrower than the window is floating or
            // split.
            let frame = container.convert(window.convert(news.frame, from: nil as UIWindow?), from: window)
            let isDocked =
                window.isShown(on: news.screen) && frame.maxY >= container.bounds.maxY - 1 && !frame.isEmpty
            let covered = isDocked ? max(container.bounds.maxY - frame.minY, 0) : 0
            guard controller.coveredHeight != covered else { return }
            controller.coveredHeight = covered
            guard controller.phase == .presented, controller.heldPosition == nil else { return }
            controller.stopSettling()
            // The curve has no name. Its options are its number, shifted.
            UIView.animate(
                withDuration: news.duration,
                delay: 0,
                options: UIView.AnimationOptions(rawValue: news.curve << 16),
                animations: { controller.place() }
            )
        }
    #else
        init(_ controller: CardPresentationController) {}
    #endif
}

extension UIWindow {
    /// Returns whether the window is on the screen of a notification. Without a screen, the notification is
    /// about the window's own.
    fileprivate func isShown(on screen: Any?) -> Bool {
        #if os(visionOS)
            return true
        #else
            guard let screen = screen as? UIScreen else { return true }
            return screen === (windowScene?.screen ?? self.screen)
        #endif
    }
}

import UIKit

/// Moves a card out of the way of a keyboard: one at the bottom stands on it, one in the middle stays clear of it. Cards at
/// other edges leave that to their content. There are no keyboards over an app's windows on tvOS, and on visionOS they float
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
                // Read by nobody else, and posted on the main thread.
                nonisolated(unsafe) let notification = notification
                MainQueue.run { self?.keyboardWillChange(News(notification)) }
            }
        }

        deinit {
            if let observer { NotificationCenter.default.removeObserver(observer) }
        }

        /// What the notification says.
        @MainActor private struct News {
            let frame: CGRect
            let duration: TimeInterval
            let curve: UInt

            init(_ notification: Notification) {
                let info = notification.userInfo ?? [:]
                frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
                curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
            }
        }

        private func keyboardWillChange(_ news: News) {
            guard let controller, let container = controller.containerView, let window = container.window
            else { return }
            // The frame is the screen's. One that is not as wide as the window floats, or is split.
            let frame = container.convert(window.convert(news.frame, from: nil as UIWindow?), from: window)
            let isDocked = frame.maxY >= container.bounds.maxY - 1 && !frame.isEmpty
            let covered = isDocked ? max(container.bounds.maxY - frame.minY, 0) : 0
            guard controller.coveredHeight != covered else { return }
            controller.coveredHeight = covered
            guard controller.phase == .presented, controller.heldPosition == nil else { return }
            controller.stopSettling()
            // The curve has no name: its options are its number, shifted.
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

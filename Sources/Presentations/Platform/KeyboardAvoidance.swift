import UIKit

/// An object that moves a card out of the way of the keyboard. A card at the bottom stands on the keyboard,
/// and one in the center stays clear of it. At other edges, the content of the card is responsible. A
/// keyboard that a finger pulls down takes the card along. A keyboard on another display doesn't move the
/// card, and neither does that of a screen in front of the card, which people can't use meanwhile. On tvOS,
/// keyboards don't cover an app's windows, and on visionOS, they float in front of them.
@MainActor final class KeyboardAvoidance {
    #if !os(tvOS)
        private weak var controller: CardPresentationController?
        private var observer: NotificationObserver?
        /// Whether a keyboard covers the bottom of the container.
        private var isUp = false
        /// Whether there's no keyboard, not even one that floats.
        private(set) var isAway = true
        /// The notification of a keyboard that's higher than the bottom of the container. When the device
        /// rotates, it can be in its new place before the container has its new size.
        private var early: News?
        /// The timer for the frames in which people can pull the keyboard down.
        private var ticker: Ticker?
        /// Whether the timer requests only a few frames per second. The keyboard can be up for a long time.
        private(set) var isSlow = true
        /// The time at which the keyboard last moved without a notification, or could have.
        private var lastMove: CFTimeInterval = 0
        /// The time after which the timer requests only a few frames per second if nothing moves, in seconds.
        private static let patience: TimeInterval = 0.5
        /// Whether the layout guide has been where the notifications say the keyboard is. Until then, only
        /// the notifications count.
        private var isGuided = false

        init(_ controller: CardPresentationController) {
            self.controller = controller
            // If another observer hides a keyboard that's about to appear, this one is notified of that
            // first. Only the last notification is right.
            let names = [
                UIResponder.keyboardWillChangeFrameNotification,
                UIResponder.keyboardDidChangeFrameNotification,
            ]
            observer = NotificationObserver(of: names) { [weak self] in self?.keyboardChanges(News($0)) }
            // It may be up already, for which there's no notification.
            locate()
        }

        /// Determines where the keyboard is, after the card has entered or left a window.
        func windowDidChange() {
            locate()
            guard let controller, controller.phase == .presented else { return }
            controller.stopSettling()
            controller.place()
        }

        /// Determines where the keyboard is, without moving the card.
        func locate() {
            if let controller { controller.cover(limited(guidedHeight, by: controller.coveringScreen)) }
            isGuided = guidedHeight > 0
            isAway = !isGuided
            setKeyboardUp(isGuided)
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

        private func keyboardChanges(_ news: News) {
            // A card around this one might be notified later, but has to make room first.
            controller?.cardAround?.keyboard?.keyboardChanges(news)
            guard let controller, let height = height(of: news) else {
                early = nil
                // The card finds out where the keyboard is when it's in a window again.
                return setKeyboardUp(false)
            }
            setKeyboardUp(height > 0)
            // When a screen in front leaves, people can continue editing in the card.
            let front = controller.coveringScreen
            let covered = limited(height, by: front?.isBeingDismissed == true ? nil : front)
            // If the keyboard is still up when that screen is gone, the card follows the guide.
            if covered < height { isGuided = true }
            guard controller.coveredHeight != covered else { return }
            cover(covered, over: news.duration, news.curve)
        }

        /// Determines what an early keyboard covers in the new size of the container, without moving the
        /// card.
        func containerDidResize() {
            guard let controller, let news = early, let height = height(of: news) else { return }
            setKeyboardUp(height > 0)
            controller.cover(limited(height, by: controller.coveringScreen))
        }

        /// Returns the height of the container that the keyboard covers, or `nil` if it isn't in a window.
        ///
        /// It also records whether the keyboard is away, and the notification if the keyboard is in its place
        /// on the rotated screen already.
        private func height(of news: News) -> CGFloat? {
            guard let container = controller?.containerView, let window = container.window else { return nil }
            // A keyboard that's narrower than the window is floating or split. During a rotation, the window
            // might still have its previous size.
            let place = window.frame(of: news.frame, on: news.screen)
            let rise = controller?.riseOfContainer ?? 0
            let frame = container.convert(place, from: window).offsetBy(dx: 0, dy: rise)
            let isWide = place.width >= min(window.bounds.width, window.bounds.height) - 1
            // A keyboard that's away covers nothing, even if a transition has moved the card's screen there.
            // A keyboard that floats has an empty frame.
            isAway = news.frame.height > 0 && place.minY >= window.bounds.maxY
            let isThere = isWide && window.isShown(on: news.screen) && place.minY < window.bounds.maxY
            let isDocked = isThere && frame.maxY >= container.bounds.maxY - 1
            early = isThere && !isDocked ? news : nil
            return isDocked ? max(container.bounds.maxY - frame.minY, 0) : 0
        }

        /// Returns the height that counts for the card: none if it doesn't avoid the keyboard, and not more
        /// than before, while there's a screen in front of it. The card's own keyboard can go meanwhile.
        private func limited(_ height: CGFloat, by front: UIViewController?) -> CGFloat {
            if controller?.presentation.avoidsKeyboard == false { return 0 }
            guard let controller, front != nil else { return height }
            return min(height, controller.coveredHeight)
        }

        /// - Parameter curve: The raw value of the curve, which UIKit doesn't declare.
        private func cover(_ height: CGFloat, over duration: TimeInterval, _ curve: UInt) {
            // A card that leaves goes on as it has begun.
            guard let controller, controller.phase != .dismissing else { return }
            let isRising = height > controller.coveredHeight
            controller.cover(height)
            guard controller.phase == .presented else { return }
            controller.stopSettling()
            // Nothing tells the card when its window is shown again. By then, it's in its place.
            let isVisible = controller.containerView?.window?.isHidden == false
            guard duration > 0, isVisible else { return place(controller, isRising) }
            let rows = LeavingRows(in: controller.cardView.content, takesPictures: isRising)
            UIView.animate(
                withDuration: duration,
                delay: 0,
                // Otherwise, the backdrop would receive touches on the card.
                options: [UIView.AnimationOptions(rawValue: curve << 16), .allowUserInteraction],
                animations: { self.place(controller, isRising) },
                completion: { _ in rows.end() }
            )
            rows.show()
        }

        /// Moves the card to its place. Above a rising keyboard, the view in which people type stays visible.
        private func place(_ controller: CardPresentationController, _ isRising: Bool) {
            controller.place()
            if isRising { controller.cardView.content?.showFocusedView() }
        }

        // MARK: The layout guide

        private func setKeyboardUp(_ isUp: Bool) {
            if !isUp { isGuided = false }
            self.isUp = isUp
            updateTicker()
        }

        /// Follows the keyboard while it can move the card, at first with only a few frames per second.
        func updateTicker() {
            let follows = isUp && controller?.presentation.isMovedByKeyboard == true
            guard follows != (ticker != nil) else { return }
            ticker?.stop()
            ticker = nil
            if follows { startTicker(isSlow: true) }
        }

        private func startTicker(isSlow: Bool) {
            self.isSlow = isSlow
            ticker?.stop()
            ticker = Ticker(isSlow ? .slow : .default) { [weak self] in self?.frame(at: $0) }
        }

        /// Follows the keyboard in each frame of the display while people might pull it, which begins with a
        /// finger on scrolling content.
        private func frame(at time: CFTimeInterval) {
            if followGuide() || controller?.containerView?.window?.isScrolledByTouch == true {
                lastMove = time
            }
            let rests = time - lastMove > Self.patience
            // The frame may have ended the timer.
            if ticker != nil, rests != isSlow { startTicker(isSlow: rests) }
        }

        /// The height that the keyboard covers according to the layout guide, in points. While there's no
        /// keyboard, the guide is at the bottom of the safe area.
        private var guidedHeight: CGFloat {
            guard let controller, let container = controller.containerView, container.window != nil
            else { return 0 }
            let guide = container.keyboardLayoutGuide
            if guide.layoutFrame.width == 0 {
                // UIKit creates the guide now, and places it in the next layout pass.
                UIView.performWithoutAnimation {
                    container.setNeedsLayout()
                    container.layoutIfNeeded()
                }
            }
            let frame = guide.layoutFrame
            guard frame.width > 0 else { return 0 }
            let (height, rise) = (container.bounds.maxY - frame.minY, controller.riseOfContainer)
            // Without a keyboard, there's none where the container will be either.
            return min(height, height - rise) > container.safeAreaInsets.bottom + 1 ? height - rise : 0
        }

        /// Follows a finger that pulls the keyboard down, which no notification reports. Returns whether the
        /// keyboard has moved.
        private func followGuide() -> Bool {
            guard let controller, controller.phase != .dismissing else { return false }
            let height = limited(guidedHeight, by: controller.coveringScreen)
            let step = abs(height - controller.coveredHeight)
            if step <= 1 { isGuided = true }
            guard isGuided, step > 0.1 else { return false }
            // A finger moves the keyboard in small steps. A large one means that the system moves it back up.
            let isPulled = step < 60
            controller.cover(height)
            guard controller.phase == .presented else { return true }
            if isPulled || controller.heldPosition != nil {
                controller.stopSettling()
                controller.place()
            } else {
                controller.settle(velocity: 0)
            }
            return true
        }
    #else
        let isAway = true

        init(_ controller: CardPresentationController) {}
        func windowDidChange() {}
        func locate() {}
        func containerDidResize() {}
        func updateTicker() {}
    #endif
}

extension UIView {
    /// Whether a finger touches scrolling content in the view, which is what pulls a keyboard.
    fileprivate var isScrolledByTouch: Bool {
        (self as? UIScrollView)?.isTracking == true || subviews.contains(where: \.isScrolledByTouch)
    }
}

extension CardPresentation {
    /// Whether the card moves out of the way of the keyboard.
    fileprivate var isMovedByKeyboard: Bool { avoidsKeyboard && (edge == .bottom || edge == nil) }
}

extension CardPresentationController {
    /// The screen in front of the card, whose keyboard isn't the card's, or `nil` if people can use the card.
    var coveringScreen: UIViewController? {
        let screens = sequence(first: host?.screen ?? presentedViewController, next: \.nextScreen).dropFirst()
        return screens.first { !isInside($0) && $0.presentedCard?.leavesRestReachable != true }
    }

    /// The card in whose content this one is, or `nil` if there's none.
    fileprivate var cardAround: CardPresentationController? {
        guard let containerView else { return nil }
        let views = sequence(first: containerView, next: \.superview)
        let card = views.lazy.compactMap { $0 as? CardView }.first
        return card?.content?.controller?.cardPresentationController
    }

    /// How far the bottom edge of the container moves up until the cards around it are in their places, in
    /// points. A card that appears makes room for a keyboard only when it has arrived.
    fileprivate var riseOfContainer: CGFloat {
        guard let around = cardAround else { return 0 }
        let isMoving = around.phase == .presenting || around.phase == .dismissing
        guard isMoving, !around.isMeasuring, let layout = around.layout else { return around.riseOfContainer }
        return around.riseOfContainer + around.cardView.frame.maxY
            - layout.frame(at: around.selectedDetentIndex).maxY
    }
}

extension UIWindow {
    /// Returns the frame of a keyboard in the window. It's posted in the space of the screen, where the
    /// window can be anywhere: its own frame doesn't say where its scene is.
    fileprivate func frame(of keyboard: CGRect, on screen: Any?) -> CGRect {
        #if os(visionOS)
            return convert(keyboard, from: nil as UIWindow?)
        #else
            let screen = screen as? UIScreen ?? windowScene?.screen ?? self.screen
            return convert(keyboard, from: screen.coordinateSpace)
        #endif
    }

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

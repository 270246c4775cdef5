import Animators
import TransitionKit
import UIKit

#if canImport(SwiftUI)
    import SwiftUI
#endif

// The view controller of the guide to SwiftUI apps. Without SwiftUI, its tests replace what it uses of it.

final class PresenterController<Content: View>: UIViewController {
    private let transition: TransitionDelegate
    private var isPresented: Binding<Bool>?
    private var content: Content?
    private var screen: UIHostingController<Content>?
    private var isClosing = false

    init(_ animator: any Animator) {
        transition = TransitionDelegate(animator, interaction: .swipe(edge: .top))
        super.init(nibName: nil, bundle: nil)
        transition.onTransitionEnd = { [weak self] from, to, finished in
            guard let self, let screen, from === screen || to === screen else { return }
            transitionDidEnd(isShown: (to === screen) == finished)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !animated, let screen, screen.isBeingDismissed || screen.presentingViewController == nil {
            // Without an animation, there's no transition that ends.
            transitionDidEnd(isShown: false)
        } else {
            presentOrDismiss()
        }
    }

    func update(_ isPresented: Binding<Bool>, _ content: Content) {
        self.isPresented = isPresented
        self.content = content
        screen?.rootView = content
        presentOrDismiss()
    }

    func close() {
        isPresented = nil
        screen?.presentingViewController?.dismiss(animated: false)
    }

    private func presentOrDismiss() {
        guard let isPresented, let content else { return }
        let canPresent = viewIfLoaded?.window != nil && presentedViewController == nil
        if isPresented.wrappedValue, screen == nil, canPresent {
            let screen = UIHostingController(rootView: content)
            screen.modalPresentationStyle = .fullScreen
            transition.attach(toPresentationOf: screen)
            self.screen = screen
            present(screen, animated: true)
        } else if !isPresented.wrappedValue, let screen, !screen.isBeingDismissed {
            isClosing = true
            screen.presentingViewController?.dismiss(animated: true)
        }
    }

    private func transitionDidEnd(isShown: Bool) {
        let isClosedByPeople = !isShown && !isClosing
        isClosing = false
        if !isShown { screen = nil }
        if isClosedByPeople { isPresented?.wrappedValue = false }
        presentOrDismiss()
    }
}

@_spi(Host) import TestSupport
import Testing
@_spi(Host) import UIKit

/// The first responder while controllers appear and disappear.
@Suite @MainActor
final class FirstResponderTests {
    private lazy var scene = ControllerScene()

    private nonisolated static let styles: [UIModalPresentationStyle] = [
        .fullScreen, .overFullScreen, .pageSheet, .formSheet, .custom,
    ]

    private func field(in controller: UIViewController) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        controller.view.addSubview(field)
        return field
    }

    private func present(
        _ style: UIModalPresentationStyle,
        _ vendor: TransitionVendor? = nil,
        on root: UIViewController
    ) -> UIViewController {
        let presented = scene.controller("B")
        presented.modalPresentationStyle = style
        presented.transitioningDelegate = vendor
        root.present(presented, animated: true)
        return presented
    }

    /// Returns a delegate with plain transitions.
    private func makeVendor(_ interactor: UIPercentDrivenInteractiveTransition? = nil) -> TransitionVendor {
        TransitionVendor(Log(), animator: AnimatorKind.blocks.make().animator, interactor: interactor)
    }

    @Test("A presentation ends editing in the content underneath", arguments: styles)
    func presentationEndsEditingInContentUnderneath(style: UIModalPresentationStyle) {
        let root = scene.controller("A")
        let field = field(in: root)
        scene.show(root)
        let vendor = makeVendor()
        field.becomeFirstResponder()
        let presented = present(style, vendor, on: root)
        #expect(field.isFirstResponder, "nothing has begun")
        scene.tick()
        #expect(!field.isFirstResponder && presented.isBeingPresented)
        scene.settle()
        let own = self.field(in: presented)
        #expect(own.becomeFirstResponder())
    }

    @Test(
        "A custom presentation may leave editing as it is",
        .behaviors([.with { $0.editingBelowCustomPresentations = .continues }]),
        arguments: styles
    )
    func presentingOverEditing(style: UIModalPresentationStyle) {
        let root = scene.controller("A")
        let field = field(in: root)
        scene.show(root)
        let vendor = makeVendor()
        field.becomeFirstResponder()
        _ = present(style, vendor, on: root)
        scene.settle()
        #expect(field.isFirstResponder == (style == .custom))
        root.dismiss(animated: true)
        scene.settle()
        #expect(field.isFirstResponder)
    }

    @Test("After a dismissal, editing in the content underneath continues", arguments: styles)
    func editingAfterADismissal(style: UIModalPresentationStyle) {
        let root = scene.controller("A")
        let (field, other) = (self.field(in: root), self.field(in: root))
        scene.show(root)
        for edits in [false, true] {
            let vendor = makeVendor()
            field.becomeFirstResponder()
            _ = present(style, vendor, on: root)
            scene.settle()
            #expect(!field.isFirstResponder)
            root.dismiss(animated: true)
            scene.tick()
            // The view of a full-screen presentation is back in the window by then.
            if edits { other.becomeFirstResponder() }
            scene.settle()
            #expect(edits ? other.isFirstResponder : field.isFirstResponder)
        }
    }

    @Test(
        "After a canceled presentation, editing in the content underneath continues",
        arguments: [.fullScreen, .overFullScreen, .custom] as [UIModalPresentationStyle]
    )
    func editingAfterACanceledPresentation(style: UIModalPresentationStyle) {
        let root = scene.controller("A")
        let field = field(in: root)
        scene.show(root)
        let driver = UIPercentDrivenInteractiveTransition()
        let vendor = makeVendor(driver)
        field.becomeFirstResponder()
        let presented = present(style, vendor, on: root)
        scene.tick()
        driver.update(0.5)
        #expect(!field.isFirstResponder && presented.isBeingPresented)
        driver.cancel()
        scene.settle()
        #expect(root.presentedViewController == nil && field.isFirstResponder)
    }

    @Test("A field that refuses remains first responder until its view is removed")
    func presentingOverARefusal() {
        final class Refusal: NSObject, UITextFieldDelegate {
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let refusal = Refusal()
        for (style, stays) in [(UIModalPresentationStyle.overFullScreen, true), (.fullScreen, false)] {
            let root = scene.controller("A")
            let field = field(in: root)
            field.delegate = refusal
            scene.show(root)
            field.becomeFirstResponder()
            _ = present(style, on: root)
            scene.tick()
            #expect(field.isFirstResponder)
            scene.settle()
            #expect(field.isFirstResponder == stays)
            field.removeFromSuperview()
        }
    }

    @Test("Editing in another window continues")
    func otherWindows() {
        let root = scene.controller("A")
        scene.show(root)
        let other = UIWindow(frame: UIScreen.main.bounds)
        other.isHidden = false
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        other.addSubview(field)
        field.becomeFirstResponder()
        _ = present(.fullScreen, on: root)
        scene.settle()
        #expect(field.isFirstResponder)
    }

    @Test("A controller's field is first responder until its view leaves the window", arguments: styles)
    func controllersFieldIsFirstResponderUntilViewLeavesWindow(style: UIModalPresentationStyle) {
        let root = scene.controller("A")
        scene.show(root)
        let vendor = makeVendor()
        let presented = present(style, vendor, on: root)
        let field = field(in: presented)
        scene.settle()
        field.becomeFirstResponder()
        root.dismiss(animated: true)
        scene.tick()
        #expect(field.isFirstResponder && presented.isBeingDismissed)
        scene.settle()
        #expect(!field.isFirstResponder && field.window == nil && !UIApplication.shared.wantsTextInput)
    }

    @Test(
        "A canceled interactive dismissal changes nothing",
        arguments: [.fullScreen, .custom] as [UIModalPresentationStyle]
    )
    func cancelledDismissal(style: UIModalPresentationStyle) {
        let root = scene.controller("A")
        scene.show(root)
        let presented = present(style, makeVendor(), on: root)
        let field = field(in: presented)
        let log = GestureLog()
        for (event, name) in [(UIControl.Event.editingDidBegin, "begin"), (.editingDidEnd, "end")] {
            field.addAction(UIAction { _ in log(name) }, for: event)
        }
        scene.settle()
        let driver = UIPercentDrivenInteractiveTransition()
        let vendor = makeVendor(driver)
        presented.transitioningDelegate = vendor
        field.becomeFirstResponder()
        root.dismiss(animated: true)
        scene.tick()
        driver.update(0.6)
        scene.advance(0.1)
        #expect(field.isFirstResponder)
        driver.cancel()
        scene.settle()
        #expect(root.presentedViewController === presented && field.window != nil)
        #expect(field.isFirstResponder && UIApplication.shared.wantsTextInput)
        #expect(log.take() == ["begin"])
    }

    @Test(
        "A field loses it in a push when its view leaves, but not in a canceled one",
        arguments: [true, false]
    )
    func fieldLosesItInPushWhenViewLeaves(completes: Bool) {
        let root = scene.controller("A")
        let field = field(in: root)
        let navigation = UINavigationController(rootViewController: root)
        scene.show(navigation)
        let driver = UIPercentDrivenInteractiveTransition()
        let vendor = makeVendor(driver)
        navigation.delegate = vendor
        field.becomeFirstResponder()
        navigation.pushViewController(scene.controller("B"), animated: true)
        scene.tick()
        driver.update(0.5)
        #expect(field.isFirstResponder)
        if completes { driver.finish() } else { driver.cancel() }
        scene.settle()
        #expect(field.isFirstResponder != completes)
    }

    @Test("A view keeps it within its window, and loses it in another")
    func movingViews() {
        let root = scene.controller("A")
        let field = field(in: root)
        scene.show(root)
        field.becomeFirstResponder()
        let box = UIView(frame: root.view.bounds)
        root.view.addSubview(box)
        box.addSubview(field)
        #expect(field.isFirstResponder)
        let other = UIWindow(frame: UIScreen.main.bounds)
        other.isHidden = false
        other.addSubview(box)
        #expect(!field.isFirstResponder && field.window === other)
    }

    @Test("A controller stops being first responder when its view is removed")
    func controllerStopsBeingFirstResponderWhenViewIsRemoved() {
        final class Focusable: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let (root, child) = (scene.controller("A"), Focusable())
        scene.show(root)
        root.addChild(child)
        root.view.addSubview(child.view)
        #expect(child.becomeFirstResponder() && child.isFirstResponder)
        child.view.removeFromSuperview()
        #expect(!child.isFirstResponder)
    }
}

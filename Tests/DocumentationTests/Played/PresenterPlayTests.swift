import Animators
import Testing
import TransitionTesting
import UIKit

// What the view controller of the guide uses of SwiftUI, which Linux doesn't have.

protocol View {}

struct Binding<Value> {
    let get: () -> Value
    let set: (Value) -> Void

    var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
}

final class UIHostingController<Content: View>: UIViewController {
    var rootView: Content

    init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
        view.backgroundColor = .blue
    }

    required init?(coder: NSCoder) { nil }
}

private struct Page: View {
    var number = 1
}

/// The view controller that presents a screen in a SwiftUI app, as the guide has it.
@MainActor @Suite struct PresenterPlayTests {
    /// The state of a SwiftUI view, and the view controller that it updates.
    @MainActor private final class Scene {
        var isPresented = false {
            didSet { changes.append(isPresented) }
        }
        private(set) var changes: [Bool] = []
        let root = UIViewController()
        let presenter = PresenterController<Page>(.cover(edge: .bottom))
        let app: TestApp

        var screen: UIHostingController<Page>? {
            root.presentedViewController as? UIHostingController<Page>
        }

        init() {
            root.view.backgroundColor = .white
            app = TestApp(rootViewController: root)
        }

        isolated deinit {}

        func addPresenter() {
            root.addChild(presenter)
            root.view.addSubview(presenter.view)
            presenter.didMove(toParent: root)
        }

        func update(_ number: Int = 1) {
            let binding = Binding {
                self.isPresented
            } set: {
                self.isPresented = $0
            }
            presenter.update(binding, Page(number: number))
        }

        func present() async {
            addPresenter()
            isPresented = true
            update()
            await app.settle()
        }

        func swipeDown(by distance: CGFloat, over time: Double = 0.3) async {
            await app.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 100 + distance), over: time)
            await app.settle()
        }
    }

    @Test("A screen that's wanted before there's a window is presented when there is one")
    func waits() async {
        let scene = Scene()
        scene.isPresented = true
        scene.update()
        await scene.app.advance(by: 0.5)
        #expect(scene.screen == nil)
        scene.addPresenter()
        await scene.app.settle()
        #expect(scene.screen != nil)
    }

    @Test("The content is updated while it's presented")
    func updates() async {
        let scene = Scene()
        await scene.present()
        scene.update(2)
        #expect(scene.screen?.rootView.number == 2)
        #expect(scene.changes == [true])
    }

    @Test("A swipe sets the binding to false if people finish it, and can be repeated")
    func swipes() async {
        let scene = Scene()
        await scene.present()
        await scene.swipeDown(by: 60)
        #expect(scene.screen != nil && scene.isPresented)
        await scene.swipeDown(by: 700)
        #expect(scene.screen == nil && !scene.isPresented)
        scene.isPresented = true
        scene.update()
        await scene.app.settle()
        #expect(scene.screen != nil && scene.isPresented)
    }

    @Test("The app dismisses the screen, and changes its mind meanwhile", arguments: [true, false])
    func dismisses(changesMind: Bool) async {
        let scene = Scene()
        await scene.present()
        scene.isPresented = false
        scene.update()
        await scene.app.advance(by: 0.1)
        if changesMind {
            scene.isPresented = true
            scene.update()
        }
        await scene.app.settle()
        await scene.app.settle()
        #expect((scene.screen != nil) == changesMind && scene.isPresented == changesMind)
    }

    @Test("A screen that other code dismisses sets the binding to false", arguments: [true, false])
    func dismissedByOthers(isAnimated: Bool) async {
        let scene = Scene()
        await scene.present()
        scene.root.dismiss(animated: isAnimated)
        await scene.app.settle()
        #expect(scene.screen == nil && !scene.isPresented)
    }

    @Test("If the SwiftUI view disappears, its screen does, too, and everything on it")
    func closes() async {
        let scene = Scene()
        await scene.present()
        scene.screen?.present(UIViewController(), animated: false)
        await scene.app.settle()
        scene.presenter.close()
        scene.presenter.view.removeFromSuperview()
        scene.presenter.removeFromParent()
        await scene.app.settle()
        #expect(scene.root.presentedViewController == nil)
        #expect(scene.changes == [true])
    }
}

#if canImport(SwiftUI)
    import Animators
    import SwiftUI
    import Testing
    import TransitionKit
    import TransitionKitSwiftUI
    import TransitionTesting
    import UIKit

    extension AppTests {
        /// Questions about SwiftUI, which the guide to SwiftUI apps lists with what the package does in each
        /// case.
        @MainActor @Suite struct SwiftUIQuestionTests {
            @Test("Does a view controller in a background appear together with its screen?")
            func doesViewControllerInBackgroundAppearTogetherWithScreen() async {
                guard #available(iOS 16, tvOS 16, visionOS 1, *) else { return }
                let probe = Screen("Probe", color: .red)
                let root = UIHostingController(rootView: Behind(probe: probe, isThere: true))
                let app = TestApp(rootViewController: root)
                await app.advance(by: 0.5)
                _ = Answer(
                    "Does a view controller in a background appear together with its screen?",
                    probe.callbacks.last == "didAppear" ? "Yes." : "No.",
                    known: ["Yes.", "No."]
                )
                _ = Answer(
                    "Is the view controller of a representable a child of the hosting controller around it?",
                    probe.parent === root ? "Yes." : "No.",
                    known: ["Yes."]
                )
                _ = Answer(
                    "Does the first update of a view disable animations?",
                    Behind.Holder.disabledAnimations == true ? "Yes." : "No.",
                    known: ["Yes.", "No."]
                )
                Behind.Holder.wasInWindow = nil
                root.rootView = Behind(probe: probe, isThere: false)
                await app.advance(by: 0.5)
                _ = Answer(
                    "Is a view controller dismantled before or after its view leaves the window?",
                    Behind.Holder.wasInWindow.map { $0 ? "Before." : "After." } ?? "It isn't dismantled.",
                    known: ["Before.", "After."]
                )
                app.close()
            }

            @Test("A view is presented, updated, and dismissed, and goes with the view that presents it")
            func viewIsPresentedUpdatedAndDismissed() async throws {
                guard #available(iOS 16, tvOS 16, visionOS 1, *) else { return }
                let state = PresentationState()
                state.isPresented = true
                let root = UIHostingController(rootView: Presenting(state: state, isThere: true))
                let app = TestApp(rootViewController: root)
                await app.advance { root.presentedViewController != nil && !app.isTransitioning }
                #expect(root.presentedViewController != nil)

                state.isPresented = false
                root.rootView = Presenting(state: state, isThere: true)
                await app.advance { root.presentedViewController == nil }
                #expect(root.presentedViewController == nil && state.dismissals == 0)

                state.isPresented = true
                root.rootView = Presenting(state: state, isThere: true)
                await app.advance { root.presentedViewController != nil && !app.isTransitioning }
                root.startDismissing()
                await app.advance { state.dismissals == 1 }
                #expect(state.dismissals == 1 && root.presentedViewController == nil)

                state.isPresented = true
                root.rootView = Presenting(state: state, isThere: true)
                await app.advance { root.presentedViewController != nil && !app.isTransitioning }
                root.rootView = Presenting(state: state, isThere: false)
                await app.advance { root.presentedViewController == nil }
                #expect(root.presentedViewController == nil)
                app.close()
            }

            @Test("A presented view follows the state that only its content reads")
            func followsState() async throws {
                guard #available(iOS 16, tvOS 16, visionOS 1, *) else { return }
                let (state, record) = (PresentationState(), CountRecord())
                state.isPresented = true
                let root = UIHostingController(rootView: Counting(state: state, record: record))
                let app = TestApp(rootViewController: root)
                await app.advance { root.presentedViewController != nil && !app.isTransitioning }
                #expect(record.count == 0)
                for count in 1...3 {
                    record.increment?()
                    await app.advance { record.count == count }
                    #expect(record.count == count)
                }
                app.close()
            }

            @Test("Does the dismiss action work in a presented screen?")
            func dismissAction() async {
                guard #available(iOS 16, tvOS 16, visionOS 1, *) else { return }
                let state = PresentationState()
                (state.isPresented, state.dismissesItself) = (true, true)
                let root = UIHostingController(rootView: Presenting(state: state, isThere: true))
                let app = TestApp(rootViewController: root)
                await app.advance(within: 3) { state.dismissals == 1 }
                _ = Answer(
                    "Does the dismiss action work in a presented screen?",
                    state.dismissals == 1 ? "Yes." : "No.",
                    known: ["Yes.", "No."]
                )
                app.close()
            }

            @Test("Does a hosted view have the size of the view that it's laid over?")
            func namedSize() async {
                guard #available(iOS 16, tvOS 16, visionOS 1, *) else { return }
                let text = Text("A text that's named")
                let root = UIHostingController(rootView: text.transitionElement("text"))
                let app = TestApp(rootViewController: root)
                await app.advance(by: 0.5)
                let named = root.children.compactMap { $0 as? any TransitionElementProviding }.first
                let size = named?.transitionElements()["text"]?.bounds.size ?? .zero
                let plain = UIHostingController(rootView: text).view.intrinsicContentSize
                let isSame = abs(size.width - plain.width) < 1 && abs(size.height - plain.height) < 1
                _ = Answer(
                    "Does a hosted view have the size of the view that it's laid over?",
                    isSame ? "Yes." : "No: \(size), not \(plain).",
                    known: ["Yes."]
                )
                app.close()
            }

            @Test("What does a navigation stack do to its navigation controller?")
            func navigationStack() async {
                guard #available(iOS 16, tvOS 16, visionOS 1, *) else { return }
                let probe = Screen("Probe", color: .red)
                let root = UIHostingController(rootView: Stack(path: [], probe: probe))
                let app = TestApp(rootViewController: root)
                await app.advance(by: 0.5)
                let stack = probe.navigationController
                _ = Answer(
                    "Is a navigation controller beneath a navigation stack?",
                    stack == nil ? "No." : "Yes.",
                    known: ["Yes.", "No."]
                )
                let delegate = stack?.delegate.map { String(describing: type(of: $0)) } ?? "none"
                print("UIKit’s answer: Which delegate does it have? \(delegate)")
                root.rootView = Stack(path: [1], probe: probe)
                await app.advance(within: 1) { stack?.transitionCoordinator != nil }
                _ = Answer(
                    "Does a navigation stack animate a push?",
                    stack?.transitionCoordinator?.isAnimated == true ? "Yes." : "No.",
                    known: ["Yes.", "No."]
                )
                await app.settle()
                app.close()
            }
        }
    }

    /// A view with a view controller behind it.
    @available(iOS 16, tvOS 16, visionOS 1, *)
    private struct Behind: View {
        let probe: UIViewController
        let isThere: Bool

        var body: some View {
            Text("In front").background { if isThere { Holder(probe: probe) } }
        }

        struct Holder: UIViewControllerRepresentable {
            static var disabledAnimations: Bool?
            static var wasInWindow: Bool?
            let probe: UIViewController

            func makeUIViewController(context: Context) -> UIViewController { probe }

            func updateUIViewController(_ controller: UIViewController, context: Context) {
                Self.disabledAnimations = Self.disabledAnimations ?? context.transaction.disablesAnimations
            }

            static func dismantleUIViewController(_ controller: UIViewController, coordinator: ()) {
                wasInWindow = controller.viewIfLoaded?.window != nil
            }
        }
    }

    /// What a view presents. It's used only on the main actor, but the closures of a binding can't say so in
    /// Swift 6.0.
    private final class PresentationState: @unchecked Sendable {
        var isPresented = false
        var dismissesItself = false
        private(set) var dismissals = 0

        var binding: Binding<Bool> {
            Binding {
                self.isPresented
            } set: { isPresented in
                self.isPresented = isPresented
                if !isPresented { self.dismissals += 1 }
            }
        }
    }

    @available(iOS 16, tvOS 16, visionOS 1, *)
    private struct Presenting: View {
        let state: PresentationState
        let isThere: Bool

        var body: some View {
            if isThere {
                Text("Below").present(isPresented: state.binding, with: .cover(edge: .bottom)) {
                    Presented(dismissesItself: state.dismissesItself)
                }
            }
        }
    }

    @available(iOS 16, tvOS 16, visionOS 1, *)
    private struct Presented: View {
        @Environment(\.dismiss) private var dismiss
        let dismissesItself: Bool

        var body: some View {
            Text("Above").onAppear { if dismissesItself { dismiss() } }
        }
    }

    /// What a presented view last showed, and how it changes the state of the view that presents it.
    @MainActor private final class CountRecord {
        var count: Int?
        var increment: (() -> Void)?
    }

    /// A view with state that only the content of what it presents reads.
    @available(iOS 16, tvOS 16, visionOS 1, *)
    private struct Counting: View {
        let state: PresentationState
        let record: CountRecord
        @State var count = 0

        var body: some View {
            Text("Below").present(isPresented: state.binding, with: .cover(edge: .bottom)) {
                Counted(count: count, record: record) { count += 1 }
            }
        }
    }

    @available(iOS 16, tvOS 16, visionOS 1, *)
    private struct Counted: View {
        let count: Int
        let record: CountRecord
        let increment: () -> Void

        var body: some View {
            (record.count, record.increment) = (count, increment)
            return Text("\(count)")
        }
    }

    @available(iOS 16, tvOS 16, visionOS 1, *)
    private struct Stack: View {
        let path: [Int]
        let probe: UIViewController

        var body: some View {
            NavigationStack(path: Binding(get: { path }, set: { _ in })) {
                Text("Root")
                    .background { Behind.Holder(probe: probe) }
                    .navigationDestination(for: Int.self) { number in Text("\(number)") }
            }
        }
    }
#endif

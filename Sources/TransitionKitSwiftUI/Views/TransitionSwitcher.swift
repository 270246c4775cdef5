#if canImport(SwiftUI)
    import Presentations
    import SwiftUI

    /// A view that shows the content of one of several values, and switches between them with an animator.
    /// It's experimental.
    ///
    /// ```swift
    /// TransitionSwitcher(
    ///     Section.allCases,
    ///     selection: $section,
    ///     with: .slide(),
    ///     interaction: .swipe(edge: .leading)
    /// ) { section in
    ///     SectionView(section: section)
    /// }
    /// .ignoresSafeArea()
    /// ```
    ///
    /// With `ignoresSafeArea()`, it fills the screen, and its content has its own safe area. Without it, the
    /// content is cut off at the safe area.
    ///
    /// When people switch with a gesture, the selection changes at the end. If the binding doesn't take the
    /// new value, the previous content comes back. The order of the values determines the direction. The
    /// content of a value keeps its state for as long as the value exists.
    ///
    /// The content doesn't inherit the environment of this view, because it's in a view controller of its
    /// own. In `passing`, list the environment values that the content should get. Pass objects in the
    /// content, for example with `environmentObject(_:)`.
    @available(iOS 16, tvOS 16, visionOS 1, *)
    public struct TransitionSwitcher<Value: Hashable, Content: View> {
        private let values: [Value]
        @Binding private var selection: Value
        private let animator: any Animator
        private let interaction: InteractionController?
        private let passed: [PassedValue]
        private let content: (Value) -> Content

        /// Creates a view that switches between values.
        ///
        /// - Parameters:
        ///   - values: The values, in order. If a value occurs several times, the first one counts. If there
        ///     are none, the view is empty.
        ///   - selection: A binding to the selected value. If it isn't one of the values, the visible content
        ///     stays. If there's none yet, or if its value is gone, the content of the first value appears.
        ///   - animator: The animator for all switches. If it changes, the new one plays from the next switch
        ///     on.
        ///   - interaction: A gesture that switches to the previous or next value. The default is none. Only
        ///     the first interaction that the view receives is used.
        ///   - passed: The environment values to pass on. The default is none.
        ///   - content: A closure that returns the content of a value.
        public init(
            _ values: some Sequence<Value>,
            selection: Binding<Value>,
            with animator: any Animator,
            interaction: InteractionController? = nil,
            passing passed: [PassedValue] = [],
            @ViewBuilder content: @escaping (Value) -> Content
        ) {
            self.values = Array(values)
            _selection = selection
            self.animator = animator
            self.interaction = interaction
            self.passed = passed
            self.content = content
        }
    }

    @available(iOS 16, tvOS 16, visionOS 1, *)
    extension TransitionSwitcher: View {
        public var body: some View {
            Switcher(
                values: values,
                selection: $selection,
                animator: animator,
                interaction: interaction,
                passed: passed,
                content: content
            )
        }
    }

    @available(iOS 16, tvOS 16, visionOS 1, *)
    private struct Switcher<Value: Hashable, Content: View>: UIViewControllerRepresentable {
        let values: [Value]
        @Binding var selection: Value
        let animator: any Animator
        let interaction: InteractionController?
        let passed: [PassedValue]
        let content: (Value) -> Content

        func makeUIViewController(context: Context) -> SwitcherController {
            SwitcherController(animator, interaction: interaction)
        }

        func updateUIViewController(_ switcher: SwitcherController, context: Context) {
            let environment = context.environment
            func current(_ value: AnyHashable) -> PassedContent<Content>? {
                guard let value = value.base as? Value else { return nil }
                return PassedContent(content: { content(value) }, values: passed, environment: environment)
            }
            switcher.update(
                values.map { AnyHashable($0) },
                selection: { AnyHashable(selection) },
                animator: animator,
                isAnimated: !context.transaction.disablesAnimations,
                make: { UIHostingController(rootView: current($0)) },
                update: { ($1 as? UIHostingController<PassedContent<Content>?>)?.rootView = current($0) },
                onSelection: { if let value = $0.base as? Value { selection = value } }
            )
        }
    }
#endif

#if canImport(SwiftUI)
    import Presentations
    import SwiftUI

    @available(iOS 16, tvOS 16, visionOS 1, *)
    extension View {
        /// Presents a full-screen view with an animator while a binding is `true`. This method is
        /// experimental.
        ///
        /// ```swift
        /// Button(place.name) { showsDetail = true }
        ///     .present(
        ///         isPresented: $showsDetail,
        ///         with: .cube(axis: .vertical),
        ///         interaction: .swipe(edge: .top)
        ///     ) {
        ///         DetailView(place: place)
        ///     }
        /// ```
        ///
        /// The content is kept up to date while it's presented. When people dismiss it, the binding becomes
        /// `false`. If this view isn't in a window yet, or if another screen is presented from the same
        /// place, the content is presented later. If this view is removed, so is the content. A push over
        /// this view, or another tab, doesn't remove it.
        ///
        /// If the transaction that sets the binding disables animations, the content appears or disappears at
        /// once.
        ///
        /// - Parameters:
        ///   - isPresented: A binding to whether the content is presented.
        ///   - animator: The animator for presenting and dismissing. If it changes while the content is
        ///     presented, the new animator dismisses the content.
        ///   - interaction: A gesture that dismisses the content. The default is none. If it changes while
        ///     the content is presented, the change has no effect until the next presentation.
        ///   - values: The environment values to pass on. The default is none.
        ///   - onDismiss: A closure that's called after the content has been dismissed, by people or by the
        ///     app. The default is none.
        ///   - content: A closure that returns the content.
        nonisolated public func present(
            isPresented: Binding<Bool>,
            with animator: any Animator,
            interaction: InteractionController? = nil,
            passing values: [PassedValue] = [],
            onDismiss: (() -> Void)? = nil,
            @ViewBuilder content: @escaping () -> some View
        ) -> some View {
            presenting(isPresented, .screen(animator, interaction), values, onDismiss, content)
        }

        /// Presents a card, such as a drawer, a sheet, or a toast, while a binding is `true`. This method is
        /// experimental. See ``present(isPresented:with:interaction:passing:onDismiss:content:)``.
        ///
        /// ```swift
        /// Button("Menu") { showsMenu = true }
        ///     .present(isPresented: $showsMenu, as: .drawer()) { MenuView() }
        /// ```
        ///
        /// A card is as large as its content needs if the length of its presentation is `fitting`. Cards
        /// always appear with an animation. They disappear or change at once if the transaction disables
        /// animations. A panel or a toast isn't presented, so it appears even if another screen is presented
        /// from the same place.
        ///
        /// To select one of several detents, and to observe which one people select, pass a binding to its
        /// index:
        ///
        /// ```swift
        /// Button("Show Places") { showsPlaces = true }
        ///     .present(isPresented: $showsPlaces, as: .sheet(), selectedDetentIndex: $detent) {
        ///         Button("Show All") { detent = 1 }
        ///     }
        /// ```
        ///
        /// A card has the system's background color, as a hosting controller does. Where the content leaves
        /// space, such as around a capsule, this color is visible, unless you pass another one, such as
        /// `.clear`.
        ///
        /// - Parameters:
        ///   - isPresented: A binding to whether the card is presented.
        ///   - presentation: The description of the card. If it changes while the card is shown, the card
        ///     changes with an animation, unless the transaction disables it. Changes of
        ///     `capturesStatusBarAppearance`, `duration`, and `presenterEffect` have no effect at that time.
        ///   - selectedDetentIndex: A binding to the index of the detent at which the card rests. The card
        ///     appears at this detent. If the index changes, the card moves to the new detent, with an
        ///     animation unless the transaction disables it. Values out of range are clamped. When people
        ///     move the card to another detent, the index changes after they let go; if the binding doesn't
        ///     take the new value, the card goes back. If the detents of the presentation change, the index
        ///     remains. If `nil` (the default), the card begins at the first detent, and people determine it.
        ///   - background: The color behind the content. If `nil` (the default), it's the system's background
        ///     color. With a clear one, the shadow of the presentation is still that of the whole card.
        ///   - animator: The animator that brings the card in and out. If `nil` (the default), the card
        ///     slides in by its edge, or fades in if it's in the center. If the animator changes while the
        ///     card is shown, the new one brings the card out.
        ///   - interaction: A gesture that dismisses the card, in addition to a drag past its edge. A
        ///     `SwipeInteraction` in the direction of that drag replaces it, and for a card at the bottom, so
        ///     does a `DragInteraction`. The default is none.
        ///   - values: The environment values to pass on. The default is none.
        ///   - onDismiss: A closure that's called after the card has been dismissed, by people or by the app.
        ///     The default is none.
        ///   - content: A closure that returns the content of the card.
        nonisolated public func present(
            isPresented: Binding<Bool>,
            as presentation: CardPresentation,
            selectedDetentIndex: Binding<Int>? = nil,
            background: Color? = nil,
            with animator: (any Animator)? = nil,
            interaction: InteractionController? = nil,
            passing values: [PassedValue] = [],
            onDismiss: (() -> Void)? = nil,
            @ViewBuilder content: @escaping () -> some View
        ) -> some View {
            presenting(
                isPresented,
                .card(presentation, animator, interaction),
                detent: selectedDetentIndex.map { SelectedDetent($0) },
                background: background.map { UIColor($0) },
                values,
                onDismiss,
                content
            )
        }

        /// Presents a full-screen view with an animator for an item, if there's one. This method is
        /// experimental. See ``present(isPresented:with:interaction:passing:onDismiss:content:)``.
        ///
        /// If the item changes and has the same identity, the content is updated. If it has another identity,
        /// the content is dismissed, and that of the new item is presented.
        ///
        /// - Parameters:
        ///   - item: A binding to the item, or to `nil` for none. When people dismiss the content, it becomes
        ///     `nil`.
        ///   - animator: The animator for presenting and dismissing.
        ///   - interaction: A gesture that dismisses the content. The default is none.
        ///   - values: The environment values to pass on. The default is none.
        ///   - onDismiss: A closure that's called after the content of an item has been dismissed, by people,
        ///     by the app, or because that of another item follows. The default is none.
        ///   - content: A closure that returns the content for the item.
        nonisolated public func present<Item: Identifiable>(
            item: Binding<Item?>,
            with animator: any Animator,
            interaction: InteractionController? = nil,
            passing values: [PassedValue] = [],
            onDismiss: (() -> Void)? = nil,
            @ViewBuilder content: @escaping (Item) -> some View
        ) -> some View {
            presenting(item, { _ in .screen(animator, interaction) }, values, onDismiss, content)
        }

        /// Presents a full-screen view for an item, if there's one, with an animator of the item's own. This
        /// method is experimental. See ``present(isPresented:with:interaction:passing:onDismiss:content:)``.
        ///
        /// Here, the view grows out of the picture of the item, which has been named with
        /// ``transitionElement(_:)``:
        ///
        /// ```swift
        /// PlacesView { place in selectedPlace = place }
        ///     .present(item: $selectedPlace) { place in
        ///         .expand(source: "photo \(place.id)")
        ///     } content: { place in
        ///         DetailView(place: place)
        ///     }
        /// ```
        ///
        /// If the item changes and has the same identity, the content is updated, and so is the animator for
        /// dismissing it. If it has another identity, the content is dismissed with its own animator, and
        /// that of the new item is presented.
        ///
        /// - Parameters:
        ///   - item: A binding to the item, or to `nil` for none. When people dismiss the content, it becomes
        ///     `nil`.
        ///   - animator: A closure that returns the animator for presenting and dismissing the content of an
        ///     item. It's called whenever this view is updated while there's an item.
        ///   - interaction: A gesture that dismisses the content. The default is none.
        ///   - values: The environment values to pass on. The default is none.
        ///   - onDismiss: A closure that's called after the content of an item has been dismissed, by people,
        ///     by the app, or because that of another item follows. The default is none.
        ///   - content: A closure that returns the content for the item.
        nonisolated public func present<Item: Identifiable>(
            item: Binding<Item?>,
            with animator: (Item) -> any Animator,
            interaction: InteractionController? = nil,
            passing values: [PassedValue] = [],
            onDismiss: (() -> Void)? = nil,
            @ViewBuilder content: @escaping (Item) -> some View
        ) -> some View {
            presenting(item, { .screen(animator($0), interaction) }, values, onDismiss, content)
        }

        /// Presents a card for an item, if there's one. This method is experimental. For details, see the
        /// method that presents a card while a binding is `true`.
        ///
        /// If the item changes and has the same identity, the content is updated. If it has another identity,
        /// the card is dismissed, and that of the new item is presented.
        ///
        /// - Parameters:
        ///   - item: A binding to the item, or to `nil` for none. When people dismiss the card, it becomes
        ///     `nil`.
        ///   - presentation: The description of the card.
        ///   - selectedDetentIndex: A binding to the index of the detent at which the card rests. If `nil`
        ///     (the default), the card begins at the first detent, and people determine it.
        ///   - background: The color behind the content. If `nil` (the default), it's the system's
        ///     background.
        ///   - animator: The animator that brings the card in and out. If `nil` (the default), the card
        ///     slides in by its edge, or fades in if it's in the center.
        ///   - interaction: A gesture that dismisses the card, in addition to a drag past its edge. A
        ///     `SwipeInteraction` in the direction of that drag replaces it, and for a card at the bottom, so
        ///     does a `DragInteraction`. The default is none.
        ///   - values: The environment values to pass on. The default is none.
        ///   - onDismiss: A closure that's called after the card of an item has been dismissed, by people, by
        ///     the app, or because that of another item follows. The default is none.
        ///   - content: A closure that returns the content of the card for the item.
        nonisolated public func present<Item: Identifiable>(
            item: Binding<Item?>,
            as presentation: CardPresentation,
            selectedDetentIndex: Binding<Int>? = nil,
            background: Color? = nil,
            with animator: (any Animator)? = nil,
            interaction: InteractionController? = nil,
            passing values: [PassedValue] = [],
            onDismiss: (() -> Void)? = nil,
            @ViewBuilder content: @escaping (Item) -> some View
        ) -> some View {
            presenting(
                item,
                { _ in .card(presentation, animator, interaction) },
                detent: selectedDetentIndex.map { SelectedDetent($0) },
                background: background.map { UIColor($0) },
                values,
                onDismiss,
                content
            )
        }

        nonisolated private func presenting(
            _ isPresented: Binding<Bool>,
            _ style: PresentingStyle,
            detent: SelectedDetent? = nil,
            background color: UIColor? = nil,
            _ values: [PassedValue],
            _ onDismiss: (() -> Void)?,
            _ content: @escaping () -> some View
        ) -> some View {
            background {
                Presenter(
                    wanted: isPresented.wrappedValue ? (id: AnyHashable(true), style: style) : nil,
                    detent: detent,
                    color: color,
                    values: values,
                    onDismiss: onDismiss,
                    content: content,
                    onDismissal: { isPresented.wrappedValue = false }
                )
            }
        }

        nonisolated private func presenting<Item: Identifiable>(
            _ item: Binding<Item?>,
            _ style: (Item) -> PresentingStyle,
            detent: SelectedDetent? = nil,
            background color: UIColor? = nil,
            _ values: [PassedValue],
            _ onDismiss: (() -> Void)?,
            _ content: @escaping (Item) -> some View
        ) -> some View {
            let current = item.wrappedValue
            return background {
                Presenter(
                    wanted: current.map { (id: AnyHashable($0.id), style: style($0)) },
                    detent: detent,
                    color: color,
                    values: values,
                    onDismiss: onDismiss
                ) {
                    if let current { content(current) }
                } onDismissal: {
                    // The app may have set another item in the same turn.
                    if item.wrappedValue?.id == current?.id { item.wrappedValue = nil }
                }
            }
        }
    }

    /// A view without content that presents another one.
    @available(iOS 16, tvOS 16, visionOS 1, *)
    private struct Presenter<Content: View> {
        /// The identity of what's presented, and how it is, or `nil` if nothing is.
        let wanted: (id: AnyHashable, style: PresentingStyle)?
        let detent: SelectedDetent?
        let color: UIColor?
        let values: [PassedValue]
        let onDismiss: (() -> Void)?
        @ViewBuilder let content: () -> Content
        let onDismissal: () -> Void
    }

    // In an extension, so that the initializer isn't isolated.
    @available(iOS 16, tvOS 16, visionOS 1, *)
    extension Presenter: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> ScreenPresenter { ScreenPresenter() }

        func updateUIViewController(_ presenter: ScreenPresenter, context: Context) {
            let environment = context.environment
            let current = wanted.map { id, style in
                WantedScreen(id: id, style, detent: detent) { change in
                    let screen = Screen(rootView: passed(environment))
                    screen.change = change
                    if case .card = style { screen.sizingOptions = .preferredContentSize }
                    screen.update(style, color)
                    return screen
                } update: { controller in
                    guard let screen = controller as? Screen<PassedContent<Content>> else { return }
                    screen.rootView = passed(environment)
                    screen.update(style, color)
                }
            }
            let isAnimated = !context.transaction.disablesAnimations
            presenter.update(current, isAnimated: isAnimated, onDismiss: onDismiss, onDismissal: onDismissal)
        }

        static func dismantleUIViewController(_ presenter: ScreenPresenter, coordinator: ()) {
            presenter.close()
        }

        @MainActor private func passed(_ environment: EnvironmentValues) -> PassedContent<Content> {
            PassedContent(content: content, values: values, environment: environment)
        }
    }

    @available(iOS 16, tvOS 16, visionOS 1, *)
    extension SelectedDetent {
        /// Creates a selected detent from a binding. In a `body`, SwiftUI notices that the view depends on
        /// it.
        fileprivate init(_ binding: Binding<Int>) {
            self.init(current: { binding.wrappedValue }, onChange: { binding.wrappedValue = $0 })
        }
    }

    /// A screen that reports when it has appeared or disappeared, and measures its content for the width of a
    /// card. The preferred size of a hosting controller is that of text in a single line.
    @available(iOS 16, tvOS 16, visionOS 1, *)
    private final class Screen<Content: View>: UIHostingController<Content>, WidthFitting {
        var change: ((_ hasAppeared: Bool) -> Void)?
        private let background = ScreenBackground()

        /// Applies what the app wants of a card.
        func update(_ style: PresentingStyle, _ color: UIColor?) {
            background.color = color
            guard style.presentation != nil, #available(iOS 16.4, tvOS 16.4, *) else { return }
            // SwiftUI makes room for a keyboard that covers the view, whoever types.
            let regions: SafeAreaRegions = style.ignoresKeyboard ? .container : .all
            if safeAreaRegions != regions { safeAreaRegions = regions }
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            background.view = view
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            change?(true)
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            change?(false)
        }

        func size(fitting width: CGFloat?) -> CGSize {
            let known = preferredContentSize
            let ideal =
                known.width > 0
                ? known : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            let limit = CGSize(width: width ?? ideal.width, height: .greatestFiniteMagnitude)
            let size = sizeThatFits(in: limit)
            // Content that fills whatever there is has no size of its own.
            return size.height < 100_000 ? size : ideal
        }
    }
#endif

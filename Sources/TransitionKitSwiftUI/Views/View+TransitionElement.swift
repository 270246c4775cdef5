#if canImport(SwiftUI)
    import Presentations
    import SwiftUI

    @available(iOS 16, tvOS 16, visionOS 1, *)
    extension View {
        /// Names this view for transitions, such as those of `MatchedAnimator` and `ExpandAnimator`. This
        /// method is experimental.
        ///
        /// ```swift
        /// PhotoView(place: place).transitionElement("photo")
        /// ```
        ///
        /// If both screens give a view the same name, such an animator moves the view from one to the other.
        ///
        /// The view is drawn in a view controller of its own, in the place where it would otherwise be. Use
        /// this method for images, text, and shapes. The view can be the label of a button, but controls
        /// inside it don't respond. State inside the view isn't shared with anything outside, and preferences
        /// of what's drawn aren't passed to outer views.
        ///
        /// The view exists twice, because a hidden copy determines the size. Side effects of the view, such
        /// as those of `onAppear(perform:)` and `task(priority:_:)`, happen twice, so put them outside of
        /// this modifier. Each copy has its own state: if that determines the size, such as that of an image
        /// that's loaded later, pass it in as a parameter.
        nonisolated public func transitionElement(_ id: TransitionElementID) -> some View {
            // The hidden copy determines the size. A hosting controller can't tell the ideal size of content
            // that fills what there is. The shape lets people tap what they see.
            hidden().overlay { NamedContent(id: id, content: self) }.contentShape(Rectangle())
        }
    }

    @available(iOS 16, tvOS 16, visionOS 1, *)
    private struct NamedContent<Content: View> {
        let id: TransitionElementID
        let content: Content
    }

    @available(iOS 16, tvOS 16, visionOS 1, *)
    extension NamedContent: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> NamedContentController {
            NamedContentController(id, content: UIHostingController(rootView: placed(context.environment)))
        }

        func updateUIViewController(_ controller: NamedContentController, context: Context) {
            controller.id = id
            let screen = controller.content as? UIHostingController<PlacedContent<Content>>
            screen?.rootView = placed(context.environment)
        }

        @MainActor private func placed(_ environment: EnvironmentValues) -> PlacedContent<Content> {
            PlacedContent(content: content, environment: environment)
        }
    }

    /// Content that fills the place that it has in another view, with the environment of that place.
    @available(iOS 16, tvOS 16, visionOS 1, *)
    private struct PlacedContent<Content: View>: View {
        let content: Content
        let environment: EnvironmentValues

        var body: some View {
            // The safe area doesn't move it, because its place doesn't depend on it.
            content.environment(\.self, environment).ignoresSafeArea()
        }
    }
#endif

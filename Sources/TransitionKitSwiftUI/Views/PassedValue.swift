#if canImport(SwiftUI)
    import SwiftUI

    /// An environment value that a screen gets from the view that presents it.
    ///
    /// A presented screen has an environment of its own, with its own color scheme, size classes, and
    /// `dismiss` action. It doesn't inherit anything from the view that presents it. To pass values on, list
    /// them:
    ///
    /// ```swift
    /// Button("Menu") { showsMenu = true }
    ///     .present(isPresented: $showsMenu, as: .drawer(), passing: [.value(\.locale)]) { MenuView() }
    /// ```
    ///
    /// For objects, use `environmentObject(_:)` or `environment(_:)` in the content.
    @available(iOS 16, tvOS 16, visionOS 1, *)
    public struct PassedValue: @unchecked Sendable {
        /// A closure that has only a key path, which never changes.
        private let copy: (EnvironmentValues, inout EnvironmentValues) -> Void

        /// Returns the value of a key path, such as `\.locale`.
        public static func value<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>) -> PassedValue {
            PassedValue { $1[keyPath: keyPath] = $0[keyPath: keyPath] }
        }

        /// Returns a closure that copies values from an environment into another one. SwiftUI can call it
        /// anywhere.
        static func copies(
            of values: [PassedValue],
            from source: EnvironmentValues
        ) -> (inout EnvironmentValues) -> Void {
            { target in for value in values { value.copy(source, &target) } }
        }
    }

    /// The content of a screen with the values that were passed to it.
    @available(iOS 16, tvOS 16, visionOS 1, *)
    struct PassedContent<Content: View>: View {
        /// Returns the content. SwiftUI notices which state this closure reads only if `body` calls it.
        let content: () -> Content
        let values: [PassedValue]
        let environment: EnvironmentValues

        var body: some View {
            content().transformEnvironment(
                \.self,
                transform: PassedValue.copies(of: values, from: environment)
            )
        }
    }
#endif

import TransitionKit
import UIKit

/// The kinds of container in which every animator can play.
public enum DemoContainer: String, CaseIterable, Sendable {
    case modal
    case navigation
    case tab
    case custom

    public var title: String {
        switch self {
        case .modal: "Modal"
        case .navigation: "Navigation"
        case .tab: "Tab Bar"
        case .custom: "Custom"
        }
    }

    /// Creates a demo with an animator for its transitions, and an interaction to drag them, if any.
    ///
    /// - Parameter fillsScreen: Whether a presentation covers the whole screen. Otherwise, it stays in the
    ///   demo's area. The default is `true`.
    @MainActor
    public func makeDemo(
        animator: any Animator,
        interaction: InteractionController? = nil,
        fillsScreen: Bool = true
    ) -> any Demo {
        switch self {
        case .modal: ModalDemo(animator: animator, interaction: interaction, fillsScreen: fillsScreen)
        case .navigation: NavigationDemo(animator: animator, interaction: interaction)
        case .tab: TabDemo(animator: animator, interaction: interaction)
        case .custom: ContainerDemo(animator: animator, interaction: interaction)
        }
    }
}

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

    /// A fresh demo whose transitions are played by `animator` and can be dragged with `interaction`, if
    /// there is one.
    ///
    /// - Parameter fillsScreen: whether a presentation covers the whole screen. Otherwise it stays where the
    ///   demo is; true by default.
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

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
        case .custom: "Container"
        }
    }

    /// A fresh demo whose transitions are played by `animator`.
    @MainActor
    public func makeDemo(animator: any UIViewControllerAnimatedTransitioning) -> any Demo {
        switch self {
        case .modal: ModalDemo(animator: animator)
        case .navigation: NavigationDemo(animator: animator)
        case .tab: TabDemo(animator: animator)
        case .custom: ContainerDemo(animator: animator)
        }
    }
}

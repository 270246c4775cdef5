// Which methods an object has: UIKit asks where there is Objective-C, once and from any thread, and elsewhere calls
// them all.

import UIKit

extension DelegateSocket {
    /// The names of those methods that a socket only passes on and that a delegate has.
    static func optionalMethods(of delegate: (any NSObjectProtocol)?) -> Set<String> {
        #if canImport(ObjectiveC)
            guard let delegate else { return [] }
            return passedOn.filter { delegate.responds(to: NSSelectorFromString($0)) }
        #else
            []
        #endif
    }

    #if canImport(ObjectiveC)
        nonisolated override func responds(to selector: Selector!) -> Bool {
            guard let selector, super.responds(to: selector) else { return false }
            let name = NSStringFromSelector(selector)
            return !Self.passedOn.contains(name) || announced.contains(name)
        }

        /// The methods that a socket has only in order to pass them on.
        private nonisolated static let passedOn: Set<String> = {
            var selectors = [
                #selector(
                    (any UIViewControllerTransitioningDelegate).presentationController(
                        forPresented:
                        presenting:
                        source:
                    )
                ),
                #selector((any UINavigationControllerDelegate).navigationController(_:willShow:animated:)),
                #selector((any UINavigationControllerDelegate).navigationController(_:didShow:animated:)),
                #selector((any UITabBarControllerDelegate).tabBarController(_:shouldSelect:)),
                #selector((any UITabBarControllerDelegate).tabBarController(_:didSelect:)),
            ]
            #if os(iOS)
                selectors += [
                    #selector((any UITabBarControllerDelegate).tabBarController(_:willBeginCustomizing:)),
                    #selector(
                        (any UITabBarControllerDelegate).tabBarController(_:willEndCustomizing:changed:)
                    ),
                    #selector(
                        (any UITabBarControllerDelegate).tabBarController(_:didEndCustomizing:changed:)
                    ),
                ]
            #endif
            #if !os(tvOS) && !os(visionOS)
                selectors += [
                    #selector(
                        (any UINavigationControllerDelegate)
                            .navigationControllerSupportedInterfaceOrientations(_:)
                    ),
                    #selector(
                        (any UINavigationControllerDelegate)
                            .navigationControllerPreferredInterfaceOrientationForPresentation(_:)
                    ),
                    #selector(
                        (any UITabBarControllerDelegate).tabBarControllerSupportedInterfaceOrientations(_:)
                    ),
                    #selector(
                        (any UITabBarControllerDelegate)
                            .tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
                    ),
                ]
            #endif
            return Set(selectors.map { NSStringFromSelector($0) })
        }()
    #endif
}

#if canImport(ObjectiveC)
    extension Transition {
        /// It has an interruptible animator exactly if the animation controller may have one.
        nonisolated override func responds(to selector: Selector!) -> Bool {
            selector == .interruptibleAnimator ? vendsAnimator : super.responds(to: selector)
        }
    }
#endif

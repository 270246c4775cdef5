// What UIKit asks a controller for the system. On tvOS there is next to nothing to ask, and visionOS has no status bar.

import UIKit

extension ContainerViewController {
    /// Has UIKit ask again for the status bar and the home indicator.
    func systemLookDidChange() {
        #if !os(tvOS)
            #if !os(visionOS)
                setNeedsStatusBarAppearanceUpdate()
            #endif
            setNeedsUpdateOfHomeIndicatorAutoHidden()
        #endif
    }

    /// Has UIKit ask again for orientations, the pointer, and the edges where the system's gestures wait.
    func systemBehaviorDidChange() {
        #if !os(tvOS)
            setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
            setNeedsUpdateOfPrefersPointerLocked()
            if #available(iOS 16.0, *) {
                setNeedsUpdateOfSupportedInterfaceOrientations()
            } else {
                #if os(iOS)
                    Self.attemptRotationToDeviceOrientation()
                #endif
            }
        #endif
        #if os(iOS) && compiler(>=6.2)
            if #available(iOS 26.0, *) { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
        #endif
    }
}

#if os(iOS) && compiler(>=6.2)
    extension ContainerViewController {
        @available(iOS 26.0, *)
        open override var childForInterfaceOrientationLock: UIViewController? { decidingChildren.behavior }
    }
#endif

#pragma once
NONNULL_BEGIN
MAIN_ACTOR @protocol UIContentContainer <NSObject>
@property (nonatomic, readonly) CGSize preferredContentSize;
- (void)preferredContentSizeDidChangeForChildContentContainer:(id <UIContentContainer>)container;
- (void)systemLayoutFittingSizeDidChangeForChildContentContainer:(id <UIContentContainer>)container;
- (CGSize)sizeForChildContentContainer:(id <UIContentContainer>)container
    withParentContainerSize:(CGSize)parentSize;
- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id
    <UIViewControllerTransitionCoordinator>)coordinator SWIFT_NAME(viewWillTransition(to:with:));
- (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection withTransitionCoordinator:(id
    <UIViewControllerTransitionCoordinator>)coordinator SWIFT_NAME(willTransition(to:with:));
@end
@class UIAction;
@class UIViewController;
IOS(18.0) TVOS(18.0) VISIONOS(2.0) SWIFT_NAME(UIViewController.Transition) @interface UIViewControllerTransition :
    NSObject
- (instancetype)init UNAVAILABLE;
+ (instancetype)new UNAVAILABLE;
@end
IOS(18.0) TVOS(18.0) VISIONOS(2.0) SWIFT_NAME(UIViewControllerTransition.ZoomOptions) @interface
    UIZoomTransitionOptions : NSObject
@end
IOS(18.0) TVOS(18.0) VISIONOS(2.0) SWIFT_NAME(UIViewControllerTransition.ZoomSourceViewProviderContext) @interface
    UIZoomTransitionSourceViewProviderContext : NSObject
- (instancetype)init UNAVAILABLE;
+ (instancetype)new UNAVAILABLE;
@end
MAIN_ACTOR @interface UIViewController : UIResponder <NSCoding, UIAppearanceContainer, UITraitEnvironment,
    UIContentContainer, UIFocusEnvironment>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil
    DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(null_resettable, nonatomic, strong) UIView *view;
- (void)loadView;
- (void)loadViewIfNeeded;
@property(nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
- (void)viewDidLoad;
@property(nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
@property(nullable, nonatomic, readonly, copy) NSString *nibName;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)updateProperties IOS(26.0) TVOS(26.0) VISIONOS(26.0);
- (void)setNeedsUpdateProperties IOS(26.0) TVOS(26.0) VISIONOS(26.0);
- (void)updatePropertiesIfNeeded IOS(26.0) TVOS(26.0) VISIONOS(26.0);
- (void)viewDidLayoutSubviews;
@property(nullable, nonatomic, copy) NSString *title;
- (void)didReceiveMemoryWarning;
@property(nullable, nonatomic, weak, readonly) UIViewController *parentViewController SWIFT_NAME(parent);
@property(nullable, nonatomic, readonly) UIViewController *presentedViewController
    SWIFT_NAME(presentedViewController);
@property(nullable, nonatomic, readonly) UIViewController *presentingViewController
    SWIFT_NAME(presentingViewController);
@property(nonatomic, assign) BOOL definesPresentationContext;
@property(nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property(nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property(nonatomic, readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController
    SWIFT_NAME(isMovingToParent);
@property(nonatomic, readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController
    SWIFT_NAME(isMovingFromParent);
- (void)presentViewController:(UIViewController *)viewControllerToPresent animated:(BOOL)flag completion:(void
    (^ __nullable)(void))completion SWIFT_NAME(present(_:animated:completion:));
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^ __nullable)(void))completion
    SWIFT_NAME(dismiss(animated:completion:));
@property(nonatomic, strong, nullable) UIViewControllerTransition *preferredTransition IOS(18.0) TVOS(18.0)
    VISIONOS(2.0);
@property(nonatomic, assign) UIModalTransitionStyle modalTransitionStyle;
@property(nonatomic, assign) UIModalPresentationStyle modalPresentationStyle;
@property(nonatomic, assign) BOOL modalPresentationCapturesStatusBarAppearance NOT_TVOS;
@property(nonatomic, getter=isModalInPresentation) BOOL modalInPresentation;
@property(nonatomic) CGSize preferredContentSize;
@property(nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle NOT_TVOS;
@property(nonatomic, readonly) BOOL prefersStatusBarHidden NOT_TVOS;
- (void)setNeedsStatusBarAppearanceUpdate NOT_TVOS NOT_VISIONOS;
@property(nullable, nonatomic, readonly) UIViewController *childViewControllerForStatusBarStyle
    SWIFT_NAME(childForStatusBarStyle) NOT_TVOS;
@property(nullable, nonatomic, readonly) UIViewController *childViewControllerForStatusBarHidden
    SWIFT_NAME(childForStatusBarHidden) NOT_TVOS;
@property(nonatomic, readonly) BOOL prefersHomeIndicatorAutoHidden NOT_TVOS;
@property(nullable, nonatomic, readonly) UIViewController *childViewControllerForHomeIndicatorAutoHidden
    SWIFT_NAME(childForHomeIndicatorAutoHidden) NOT_TVOS;
- (void)setNeedsUpdateOfHomeIndicatorAutoHidden NOT_TVOS;
@property(nonatomic, readonly) UIRectEdge preferredScreenEdgesDeferringSystemGestures NOT_TVOS;
@property(nullable, nonatomic, readonly)
    UIViewController *childViewControllerForScreenEdgesDeferringSystemGestures
    SWIFT_NAME(childForScreenEdgesDeferringSystemGestures) NOT_TVOS;
- (void)setNeedsUpdateOfScreenEdgesDeferringSystemGestures NOT_TVOS;
@property(nonatomic, readonly) BOOL prefersPointerLocked NOT_TVOS;
@property(nullable, nonatomic, readonly) UIViewController *childViewControllerForPointerLock NOT_TVOS;
- (void)setNeedsUpdateOfPrefersPointerLocked NOT_TVOS;
@property(nonatomic, readonly) BOOL prefersInterfaceOrientationLocked IOS(26.0) NOT_TVOS NOT_VISIONOS;
@property(nullable, nonatomic, readonly) UIViewController *childViewControllerForInterfaceOrientationLock
    SWIFT_NAME(childForInterfaceOrientationLock) IOS(26.0) NOT_TVOS NOT_VISIONOS;
- (void)setNeedsUpdateOfPrefersInterfaceOrientationLocked IOS(26.0) NOT_TVOS NOT_VISIONOS;
@property(nullable, nonatomic, readonly)
    UIViewController *childViewControllerForPreferredContainerBackgroundStyle NOT_IOS NOT_TVOS VISIONOS(1.0);
- (void)setNeedsUpdateOfPreferredContainerBackgroundStyle NOT_IOS NOT_TVOS VISIONOS(1.0);
@property(nonatomic, readonly, nullable) UIViewController *childViewControllerForUserInterfaceStyle
    NOT_IOS TVOS(11.0) NOT_VISIONOS;
- (void)setNeedsUserInterfaceAppearanceUpdate NOT_IOS TVOS(11.0) NOT_VISIONOS;
@property(nonatomic, readonly) BOOL shouldAutorotate NOT_TVOS;
+ (void)attemptRotationToDeviceOrientation UNTIL(16.0, "setNeedsUpdateOfSupportedInterfaceOrientations")
    NOT_TVOS;
- (void)setNeedsUpdateOfSupportedInterfaceOrientations IOS(16.0) TVOS(16.0);
@property(nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations NOT_TVOS;
@property(nonatomic, readonly) UIInterfaceOrientation preferredInterfaceOrientationForPresentation NOT_TVOS;
@property(nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers
    SWIFT_NAME(children);
- (void)addChildViewController:(UIViewController *)childController SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController SWIFT_NAME(removeFromParent());
- (void)setOverrideTraitCollection:(nullable UITraitCollection *)collection
    forChildViewController:(UIViewController *)childViewController
    SWIFT_NAME(setOverrideTraitCollection(_:forChild:)) UNTIL(17.0, "traitOverrides");
- (nullable UITraitCollection *)overrideTraitCollectionForChildViewController:(UIViewController *)child
    SWIFT_NAME(overrideTraitCollection(forChild:)) UNTIL(17.0, "traitOverrides");
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated;
- (void)endAppearanceTransition;
@property(nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
- (void)willMoveToParentViewController:(nullable UIViewController *)parent SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent SWIFT_NAME(didMove(toParent:));
@property(nonatomic) UIEdgeInsets additionalSafeAreaInsets;
- (void)viewSafeAreaInsetsDidChange;
@property(nonatomic) UIRectEdge edgesForExtendedLayout;
@property(nonatomic) BOOL extendedLayoutIncludesOpaqueBars;
@property(nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
@property(nullable, nonatomic, weak) id <UIViewControllerTransitioningDelegate> transitioningDelegate;
@property(nonatomic, readonly, nullable) id <UIViewControllerTransitionCoordinator> transitionCoordinator;
@property(nullable, nonatomic, readonly) UIPresentationController *presentationController;
@property(nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property(nonatomic) BOOL hidesBottomBarWhenPushed NOT_TVOS;
@property(nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property(null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property(nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@property(nullable, nonatomic, readonly, strong) UISplitViewController *splitViewController;
- (void)setContentScrollView:(nullable UIScrollView *)scrollView
    forEdge:(NSDirectionalRectEdge)edge SWIFT_NAME(setContentScrollView(_:for:));
- (nullable UIScrollView *)contentScrollViewForEdge:(NSDirectionalRectEdge)edge
    SWIFT_NAME(contentScrollView(for:));
@end
MAIN_ACTOR @protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController
    *)controller SWIFT_NAME(adaptivePresentationStyle(for:));
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController;
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController
    SWIFT_NAME(presentationControllerDidAttemptToDismiss(_:));
@end
MAIN_ACTOR @interface UIPresentationController : NSObject <UITraitEnvironment, UIContentContainer>
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController
    presentingViewController:(nullable UIViewController *)presentingViewController DESIGNATED
    SWIFT_NAME(init(presentedViewController:presenting:));
- (instancetype)init UNAVAILABLE;
@property(nonatomic, strong, readonly) UIViewController *presentingViewController;
@property(nonatomic, strong, readonly) UIViewController *presentedViewController;
@property(nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property(nullable, nonatomic, readonly, strong) UIView *containerView;
@property(nullable, nonatomic, weak) id <UIAdaptivePresentationControllerDelegate> delegate;
- (void)containerViewWillLayoutSubviews;
- (void)containerViewDidLayoutSubviews;
@property(nonatomic, readonly, nullable) UIView *presentedView;
@property(nonatomic, readonly) CGRect frameOfPresentedViewInContainerView;
@property(nonatomic, readonly) BOOL shouldPresentInFullscreen;
@property(nonatomic, readonly) BOOL shouldRemovePresentersView;
- (void)presentationTransitionWillBegin;
- (void)presentationTransitionDidEnd:(BOOL)completed;
- (void)dismissalTransitionWillBegin;
- (void)dismissalTransitionDidEnd:(BOOL)completed;
@property(nonatomic, copy, nullable) UITraitCollection *overrideTraitCollection NOT_VISIONOS
    IOS_UNTIL(17.0, "traitOverrides");
@end
MAIN_ACTOR @interface UIBarItem : NSObject <NSCoding, UIAppearance, UIAccessibilityIdentification>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nullable, nonatomic, copy) NSString *title;
@property(nullable, nonatomic, strong) UIImage *image;
@property(nonatomic) NSInteger tag;
@end
@interface UIBarButtonItem : UIBarItem <NSCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithImage:(nullable UIImage *)image style:(UIBarButtonItemStyle)style target:(nullable
    id)target action:(nullable SEL)action;
- (instancetype)initWithTitle:(nullable NSString *)title style:(UIBarButtonItemStyle)style target:(nullable
    id)target action:(nullable SEL)action;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem target:(nullable id)target
    action:(nullable SEL)action;
- (instancetype)initWithCustomView:(UIView *)customView;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem primaryAction:(nullable UIAction
    *)primaryAction SWIFT_PRIVATE;
- (instancetype)initWithPrimaryAction:(nullable UIAction *)primaryAction SWIFT_PRIVATE;
@property(nullable, nonatomic, strong) UIColor *tintColor;
@end
@interface UITabBarItem : UIBarItem
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image tag:(NSInteger)tag;
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image
    selectedImage:(nullable UIImage *)selectedImage;
@property(nullable, nonatomic, strong) UIImage *selectedImage;
@property(nullable, nonatomic, copy) NSString *badgeValue;
@property(nullable, nonatomic, copy) UIColor *badgeColor;
@end
@interface UISearchController : UIViewController
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil
    DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)searchResultsController DESIGNATED;
@property (nonatomic, assign, getter=isActive) BOOL active;
@property (nonatomic, assign) BOOL hidesNavigationBarDuringPresentation;
@end
MAIN_ACTOR @interface UINavigationItem : NSObject <NSCoding>
- (instancetype)initWithTitle:(NSString *)title DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIView *titleView;
@property (nonatomic, assign) BOOL hidesBackButton NOT_TVOS;
- (void)setHidesBackButton:(BOOL)hidesBackButton animated:(BOOL)animated NOT_TVOS;
@property (nonatomic) BOOL leftItemsSupplementBackButton NOT_TVOS;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@property (nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@property (nullable, nonatomic, copy) UIAction *backAction IOS(16.0) NOT_TVOS;
@property (nullable, nonatomic, copy) NSString *backButtonTitle NOT_TVOS;
@property (nullable, nonatomic, strong) UISearchController *searchController NOT_TVOS;
@property (nonatomic, readwrite, assign) UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode NOT_TVOS;
@end
@interface UINavigationBar : UIView <NSCoding>
@property(nullable, nonatomic, readonly, strong) UINavigationItem *topItem;
@property(nonatomic, readwrite, assign) BOOL prefersLargeTitles NOT_TVOS;
@property(nullable, nonatomic, strong) UIColor *barTintColor;
@property(nonatomic, assign, getter=isTranslucent) BOOL translucent;
@end
@interface UITabBar : UIView @end
MAIN_ACTOR @protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController *)navigationController
    willShowViewController:(UIViewController *)viewController animated:(BOOL)animated
    SWIFT_NAME(navigationController(_:willShow:animated:));
- (void)navigationController:(UINavigationController *)navigationController
    didShowViewController:(UIViewController *)viewController animated:(BOOL)animated
    SWIFT_NAME(navigationController(_:didShow:animated:));
- (UIInterfaceOrientationMask)navigationControllerSupportedInterfaceOrientations:(UINavigationController
    *)navigationController NOT_TVOS;
- (UIInterfaceOrientation)navigationControllerPreferredInterfaceOrientationForPresentation:
    (UINavigationController *)navigationController NOT_TVOS
    SWIFT_NAME(navigationControllerPreferredInterfaceOrientationForPresentation(_:));
- (nullable id <UIViewControllerInteractiveTransitioning>)navigationController:(UINavigationController
    *)navigationController interactionControllerForAnimationController:(id
    <UIViewControllerAnimatedTransitioning>)animationController
    SWIFT_NAME(navigationController(_:interactionControllerFor:));
- (nullable id <UIViewControllerAnimatedTransitioning>)navigationController:(UINavigationController
    *)navigationController animationControllerForOperation:(UINavigationControllerOperation)operation
    fromViewController:(UIViewController *)fromVC toViewController:(UIViewController *)toVC
    SWIFT_NAME(navigationController(_:animationControllerFor:from:to:));
@end
@interface UINavigationController : UIViewController
- (instancetype)initWithNavigationBarClass:(nullable Class)navigationBarClass toolbarClass:(nullable
    Class)toolbarClass DESIGNATED;
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil
    DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)aDecoder DESIGNATED;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated
    SWIFT_NAME(popViewController(animated:));
- (nullable NSArray<__kindof UIViewController *> *)popToViewController:(UIViewController *)viewController
    animated:(BOOL)animated SWIFT_NAME(popToViewController(_:animated:));
- (nullable NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated
    SWIFT_NAME(popToRootViewController(animated:));
@property(nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property(nullable, nonatomic, readonly, strong) UIViewController *visibleViewController;
@property(nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated;
@property(nonatomic, getter=isNavigationBarHidden) BOOL navigationBarHidden;
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
@property(nonatomic, readonly) UINavigationBar *navigationBar;
@property(nullable, nonatomic, weak) id<UINavigationControllerDelegate> delegate;
@property(nullable, nonatomic, readonly) UIGestureRecognizer *interactivePopGestureRecognizer NOT_TVOS;
@property(nullable, nonatomic, readonly) UIGestureRecognizer *interactiveContentPopGestureRecognizer IOS(26.0)
    VISIONOS(26.0) NOT_TVOS;
@end
MAIN_ACTOR NOT_TVOS @protocol UIDropSession <NSObject> @end
@class UITabGroup;
MAIN_ACTOR IOS(18.0) TVOS(18.0) VISIONOS(2.0) @interface UITab : NSObject
@property(nonatomic, strong, readonly) NSString *identifier;
@property(nonatomic, getter=isEnabled) BOOL enabled IOS(18.4) TVOS(18.4) VISIONOS(2.4);
@property(nonatomic, copy) NSString *title;
@property(nonatomic, weak, readonly, nullable) UITabGroup *parent;
@property(nonatomic, weak, readonly, nullable) UITabBarController *tabBarController;
@property(nonatomic, readonly, nullable) UIViewController *viewController;
@property(nonatomic, getter=isHidden) BOOL hidden;
@property(nonatomic, readonly) BOOL hasVisiblePlacement;
- (instancetype)initWithTitle:(NSString *)title image:(nullable UIImage *)image identifier:(NSString *)identifier
    viewControllerProvider:(UIViewController *(^_Nullable)(__kindof UITab *))viewControllerProvider DESIGNATED;
- (instancetype)init UNAVAILABLE;
@end
IOS(18.0) TVOS(18.0) VISIONOS(2.0) @interface UITabGroup : UITab
@property(nonatomic, readonly) NSArray<__kindof UITab *> *displayOrder;
@property(nonatomic, strong, nullable) UINavigationController *managingNavigationController;
@end
@interface UIViewController (UITab)
@property(nonatomic, weak, readonly, nullable) UITab *tab IOS(18.0) TVOS(18.0) VISIONOS(2.0);
@end
MAIN_ACTOR @protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectTab:(UITab *)tab
    SWIFT_NAME(tabBarController(_:shouldSelectTab:)) IOS(18.0) TVOS(18.0) VISIONOS(2.0);
- (void)tabBarController:(UITabBarController *)tabBarController didSelectTab:(UITab *)selectedTab
    previousTab:(nullable UITab *)previousTab SWIFT_NAME(tabBarController(_:didSelectTab:previousTab:))
    IOS(18.0) TVOS(18.0) VISIONOS(2.0);
- (UIDropOperation)tabBarController:(UITabBarController *)tabBarController tab:(UITab *)tab
    operationForAcceptingItemsFromDropSession:(id<UIDropSession>)session IOS(18.0) VISIONOS(2.0) NOT_TVOS;
- (void)tabBarController:(UITabBarController *)tabBarController tab:(UITab *)tab
    acceptItemsFromDropSession:(id<UIDropSession>)session IOS(18.0) VISIONOS(2.0) NOT_TVOS;
- (void)tabBarControllerWillBeginEditing:(UITabBarController *)tabBarController IOS(18.0) VISIONOS(2.0)
    NOT_TVOS;
- (void)tabBarControllerDidEndEditing:(UITabBarController *)tabBarController IOS(18.0) VISIONOS(2.0) NOT_TVOS;
- (void)tabBarController:(UITabBarController *)tabBarController visibilityDidChangeForTabs:(NSArray<UITab *>
    *)tabs IOS(18.0) VISIONOS(2.0) NOT_TVOS;
- (void)tabBarController:(UITabBarController *)tabBarController displayOrderDidChangeForGroup:(UITabGroup
    *)group IOS(18.0) VISIONOS(2.0) NOT_TVOS;
- (NSArray<UIViewController *> *)tabBarController:(UITabBarController *)tabBarController
    displayedViewControllersForTab:(UITab *)tab proposedViewControllers:(NSArray<UIViewController *>
    *)proposedViewControllers IOS(18.0) VISIONOS(2.0) NOT_TVOS;
- (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectViewController:(UIViewController
    *)viewController SWIFT_NAME(tabBarController(_:shouldSelect:));
- (void)tabBarController:(UITabBarController *)tabBarController didSelectViewController:(UIViewController
    *)viewController SWIFT_NAME(tabBarController(_:didSelect:));
- (void)tabBarController:(UITabBarController *)tabBarController
    willBeginCustomizingViewControllers:(NSArray<__kindof UIViewController *> *)viewControllers NOT_TVOS
    NOT_VISIONOS;
- (void)tabBarController:(UITabBarController *)tabBarController
    willEndCustomizingViewControllers:(NSArray<__kindof UIViewController *> *)viewControllers
    changed:(BOOL)changed NOT_TVOS NOT_VISIONOS;
- (void)tabBarController:(UITabBarController *)tabBarController
    didEndCustomizingViewControllers:(NSArray<__kindof UIViewController *> *)viewControllers
    changed:(BOOL)changed NOT_TVOS;
- (UIInterfaceOrientationMask)tabBarControllerSupportedInterfaceOrientations:(UITabBarController
    *)tabBarController NOT_TVOS NOT_VISIONOS;
- (UIInterfaceOrientation)tabBarControllerPreferredInterfaceOrientationForPresentation:(UITabBarController
    *)tabBarController NOT_TVOS NOT_VISIONOS
    SWIFT_NAME(tabBarControllerPreferredInterfaceOrientationForPresentation(_:));
- (nullable id <UIViewControllerInteractiveTransitioning>)tabBarController:(UITabBarController
    *)tabBarController interactionControllerForAnimationController:(id
    <UIViewControllerAnimatedTransitioning>)animationController
    SWIFT_NAME(tabBarController(_:interactionControllerFor:)) NOT_VISIONOS;
- (nullable id <UIViewControllerAnimatedTransitioning>)tabBarController:(UITabBarController *)tabBarController
    animationControllerForTransitionFromViewController:(UIViewController *)fromVC
    toViewController:(UIViewController *)toVC
    SWIFT_NAME(tabBarController(_:animationControllerForTransitionFrom:to:)) NOT_VISIONOS;
@end
IOS(26.0) NOT_TVOS NOT_VISIONOS MAIN_ACTOR @interface UITabAccessory : NSObject
- (instancetype)initWithContentView:(UIView *)contentView DESIGNATED;
@property(nonatomic, strong, readonly) UIView *contentView;
@end
@interface UITabBarController : UIViewController
@property(nonatomic, copy, nullable) NSArray<NSString *> *compactTabIdentifiers IOS(18.0) TVOS(18.0)
    VISIONOS(2.0);
@property(nonatomic, strong, nullable) __kindof UITab *selectedTab IOS(18.0) TVOS(18.0) VISIONOS(2.0);
@property(nonatomic, copy) NSArray<__kindof UITab *> *tabs IOS(18.0) TVOS(18.0) VISIONOS(2.0);
- (instancetype)initWithTabs:(NSArray<UITab *> *)tabs IOS(18.0) TVOS(18.0) VISIONOS(2.0);
@property(nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<__kindof UIViewController *> * __nullable)viewControllers
    animated:(BOOL)animated;
@property(nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@property(nonatomic) NSUInteger selectedIndex;
@property(nonatomic, readonly) UITabBar *tabBar;
@property(nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@property(nonatomic, getter=isTabBarHidden) BOOL tabBarHidden IOS(18.0) TVOS(18.0) VISIONOS(2.0);
@property(nonatomic, strong, nullable) UITabAccessory *bottomAccessory IOS(26.0) NOT_TVOS NOT_VISIONOS;
@end
NONNULL_END

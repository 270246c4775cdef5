#pragma once
NONNULL_BEGIN
MAIN_ACTOR @protocol UIViewControllerContextTransitioning <NSObject>
@property(nonatomic, readonly) UIView *containerView;
@property(nonatomic, readonly, getter=isAnimated) BOOL animated;
@property(nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property(nonatomic, readonly) BOOL transitionWasCancelled;
@property(nonatomic, readonly) UIModalPresentationStyle presentationStyle;
- (void)updateInteractiveTransition:(CGFloat)percentComplete;
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
- (void)pauseInteractiveTransition;
- (void)completeTransition:(BOOL)didComplete;
- (nullable __kindof UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key;
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key;
@property(nonatomic, readonly) CGAffineTransform targetTransform;
- (CGRect)initialFrameForViewController:(UIViewController *)vc SWIFT_NAME(initialFrame(for:));
- (CGRect)finalFrameForViewController:(UIViewController *)vc SWIFT_NAME(finalFrame(for:));
@end
MAIN_ACTOR @protocol UIViewControllerAnimatedTransitioning <NSObject>
- (NSTimeInterval)transitionDuration:(nullable id <UIViewControllerContextTransitioning>)transitionContext
    SWIFT_NAME(transitionDuration(using:));
- (void)animateTransition:(id <UIViewControllerContextTransitioning>)transitionContext
    SWIFT_NAME(animateTransition(using:));
@optional
- (id <UIViewImplicitlyAnimating>)interruptibleAnimatorForTransition:(id
    <UIViewControllerContextTransitioning>)transitionContext SWIFT_NAME(interruptibleAnimator(using:));
- (void)animationEnded:(BOOL)transitionCompleted;
@end
MAIN_ACTOR @protocol UIViewControllerInteractiveTransitioning <NSObject>
- (void)startInteractiveTransition:(id <UIViewControllerContextTransitioning>)transitionContext;
@optional
@property(nonatomic, readonly) CGFloat completionSpeed;
@property(nonatomic, readonly) UIViewAnimationCurve completionCurve;
@property(nonatomic, readonly) BOOL wantsInteractiveStart;
@end
MAIN_ACTOR @interface UIPercentDrivenInteractiveTransition : NSObject <UIViewControllerInteractiveTransitioning>
@property(readonly) CGFloat duration;
@property(readonly) CGFloat percentComplete;
@property(nonatomic, assign) CGFloat completionSpeed;
@property(nonatomic, assign) UIViewAnimationCurve completionCurve;
@property(nullable, nonatomic, strong) id <UITimingCurveProvider> timingCurve;
@property(nonatomic) BOOL wantsInteractiveStart;
- (void)pauseInteractiveTransition SWIFT_NAME(pause());
- (void)updateInteractiveTransition:(CGFloat)percentComplete SWIFT_NAME(update(_:));
- (void)cancelInteractiveTransition SWIFT_NAME(cancel());
- (void)finishInteractiveTransition SWIFT_NAME(finish());
@end
MAIN_ACTOR @protocol UIViewControllerTransitioningDelegate <NSObject>
@optional
- (nullable id
    <UIViewControllerAnimatedTransitioning>)animationControllerForPresentedController:(UIViewController
    *)presented presentingController:(UIViewController *)presenting sourceController:(UIViewController
    *)source SWIFT_NAME(animationController(forPresented:presenting:source:));
- (nullable id
    <UIViewControllerAnimatedTransitioning>)animationControllerForDismissedController:(UIViewController
    *)dismissed SWIFT_NAME(animationController(forDismissed:));
- (nullable id <UIViewControllerInteractiveTransitioning>)interactionControllerForPresentation:(id
    <UIViewControllerAnimatedTransitioning>)animator SWIFT_NAME(interactionControllerForPresentation(using:));
- (nullable id <UIViewControllerInteractiveTransitioning>)interactionControllerForDismissal:(id
    <UIViewControllerAnimatedTransitioning>)animator SWIFT_NAME(interactionControllerForDismissal(using:));
- (nullable UIPresentationController *)presentationControllerForPresentedViewController:(UIViewController
    *)presented presentingViewController:(nullable UIViewController *)presenting
    sourceViewController:(UIViewController *)source
    SWIFT_NAME(presentationController(forPresented:presenting:source:));
@end
MAIN_ACTOR @protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property(nonatomic, readonly, getter=isAnimated) BOOL animated;
@property(nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property(nonatomic, readonly) BOOL initiallyInteractive;
@property(nonatomic, readonly) BOOL isInterruptible;
@property(nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property(nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property(nonatomic, readonly) NSTimeInterval transitionDuration;
@property(nonatomic, readonly) CGFloat percentComplete;
@property(nonatomic, readonly) CGFloat completionVelocity;
@property(nonatomic, readonly) UIViewAnimationCurve completionCurve;
- (nullable __kindof UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key;
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key;
@property(nonatomic, readonly) UIView *containerView;
@property(nonatomic, readonly) CGAffineTransform targetTransform;
@end
MAIN_ACTOR @protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:(void (^ __nullable)(id
    <UIViewControllerTransitionCoordinatorContext>context))animation completion:(void (^ __nullable)(id
    <UIViewControllerTransitionCoordinatorContext>context))completion NO_ASYNC
    SWIFT_NAME(animate(alongsideTransition:completion:));
- (BOOL)animateAlongsideTransitionInView:(nullable UIView *)view animation:(void (^ __nullable)(id
    <UIViewControllerTransitionCoordinatorContext>context))animation completion:(void (^ __nullable)(id
    <UIViewControllerTransitionCoordinatorContext>context))completion NO_ASYNC;
- (void)notifyWhenInteractionEndsUsingBlock:(void (^)(id
    <UIViewControllerTransitionCoordinatorContext>context))handler SWIFT_NAME(notifyWhenInteractionEnds(_:))
    NOT_VISIONOS IOS_UNTIL(10.0, "Use notifyWhenInteractionChanges");
- (void)notifyWhenInteractionChangesUsingBlock:(void (^)(id
    <UIViewControllerTransitionCoordinatorContext>context))handler
    SWIFT_NAME(notifyWhenInteractionChanges(_:));
@end
NONNULL_END

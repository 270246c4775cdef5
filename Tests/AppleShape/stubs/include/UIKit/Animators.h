#pragma once
NONNULL_BEGIN
MAIN_ACTOR @protocol UITimingCurveProvider <NSCoding, NSCopying>
@property(nonatomic, readonly) UITimingCurveType timingCurveType;
@property(nullable, nonatomic, readonly) UICubicTimingParameters *cubicTimingParameters;
@property(nullable, nonatomic, readonly) UISpringTimingParameters *springTimingParameters;
@end
MAIN_ACTOR @protocol UIViewAnimating <NSObject>
@property(nonatomic, readonly) UIViewAnimatingState state;
@property(nonatomic, readonly, getter=isRunning) BOOL running;
@property(nonatomic, getter=isReversed) BOOL reversed;
@property(nonatomic) CGFloat fractionComplete;
- (void)startAnimation;
- (void)startAnimationAfterDelay:(NSTimeInterval)delay;
- (void)pauseAnimation;
- (void)stopAnimation:(BOOL)withoutFinishing;
- (void)finishAnimationAtPosition:(UIViewAnimatingPosition)finalPosition;
@end
MAIN_ACTOR @protocol UIViewImplicitlyAnimating <UIViewAnimating>
@optional
- (void)addAnimations:(void (^)(void))animation delayFactor:(CGFloat)delayFactor;
- (void)addAnimations:(void (^)(void))animation;
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))completion NO_ASYNC;
- (void)continueAnimationWithTimingParameters:(nullable id <UITimingCurveProvider>)parameters
    durationFactor:(CGFloat)durationFactor;
@end
MAIN_ACTOR @interface UIViewPropertyAnimator : NSObject <UIViewImplicitlyAnimating, NSCopying>
@property(nullable, nonatomic, copy, readonly) id <UITimingCurveProvider> timingParameters;
@property(nonatomic, readonly) NSTimeInterval duration;
@property(nonatomic, readonly) NSTimeInterval delay;
@property(nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property(nonatomic, getter=isManualHitTestingEnabled) BOOL manualHitTestingEnabled;
@property(nonatomic, getter=isInterruptible) BOOL interruptible;
@property(nonatomic) BOOL scrubsLinearly;
@property(nonatomic) BOOL pausesOnCompletion;
- (instancetype)initWithDuration:(NSTimeInterval)duration timingParameters:(id
    <UITimingCurveProvider>)parameters DESIGNATED;
- (instancetype)initWithDuration:(NSTimeInterval)duration curve:(UIViewAnimationCurve)curve animations:(void
    (^ __nullable)(void))animations;
- (instancetype)initWithDuration:(NSTimeInterval)duration controlPoint1:(CGPoint)point1
    controlPoint2:(CGPoint)point2 animations:(void (^ __nullable)(void))animations;
- (instancetype)initWithDuration:(NSTimeInterval)duration dampingRatio:(CGFloat)ratio animations:(void (^
    __nullable)(void))animations;
+ (instancetype)runningPropertyAnimatorWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay
    options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^
    __nullable)(UIViewAnimatingPosition finalPosition))completion;
- (void)addAnimations:(void (^)(void))animation delayFactor:(CGFloat)delayFactor;
- (void)addAnimations:(void (^)(void))animation;
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))completion NO_ASYNC;
- (void)continueAnimationWithTimingParameters:(nullable id <UITimingCurveProvider>)parameters
    durationFactor:(CGFloat)durationFactor;
@end
MAIN_ACTOR @interface UICubicTimingParameters : NSObject <UITimingCurveProvider>
@property(nonatomic, readonly) UIViewAnimationCurve animationCurve;
@property(nonatomic, readonly) CGPoint controlPoint1;
@property(nonatomic, readonly) CGPoint controlPoint2;
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithAnimationCurve:(UIViewAnimationCurve)curve DESIGNATED;
- (instancetype)initWithControlPoint1:(CGPoint)point1 controlPoint2:(CGPoint)point2 DESIGNATED;
@end
MAIN_ACTOR @interface UISpringTimingParameters : NSObject <UITimingCurveProvider>
@property(nonatomic, readonly) CGVector initialVelocity;
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithDampingRatio:(CGFloat)ratio initialVelocity:(CGVector)velocity DESIGNATED;
- (instancetype)initWithMass:(CGFloat)mass stiffness:(CGFloat)stiffness damping:(CGFloat)damping
    initialVelocity:(CGVector)velocity DESIGNATED;
- (instancetype)initWithDampingRatio:(CGFloat)ratio;
- (instancetype)initWithDuration:(NSTimeInterval)duration bounce:(CGFloat)bounce
    initialVelocity:(CGVector)velocity IOS(17.0) TVOS(17.0) VISIONOS(1.0);
@end
NONNULL_END

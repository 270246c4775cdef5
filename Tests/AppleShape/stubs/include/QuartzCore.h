#pragma once
#include "Foundation.h"
#include "CoreGraphics.h"
NONNULL_BEGIN
extern CFTimeInterval CACurrentMediaTime(void);
struct CATransform3D { CGFloat m11,m12,m13,m14,m21,m22,m23,m24,m31,m32,m33,m34,m41,m42,m43,m44; };
typedef struct CATransform3D CATransform3D;
extern const CATransform3D CATransform3DIdentity;
bool CATransform3DIsIdentity(CATransform3D t);
bool CATransform3DEqualToTransform(CATransform3D a, CATransform3D b);
CATransform3D CATransform3DMakeTranslation(CGFloat tx, CGFloat ty, CGFloat tz);
CATransform3D CATransform3DMakeScale(CGFloat sx, CGFloat sy, CGFloat sz);
CATransform3D CATransform3DMakeRotation(CGFloat angle, CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DTranslate(CATransform3D t, CGFloat tx, CGFloat ty, CGFloat tz);
CATransform3D CATransform3DScale(CATransform3D t, CGFloat sx, CGFloat sy, CGFloat sz);
CATransform3D CATransform3DRotate(CATransform3D t, CGFloat angle, CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DConcat(CATransform3D a, CATransform3D b);
CATransform3D CATransform3DInvert(CATransform3D t);
CATransform3D CATransform3DMakeAffineTransform(CGAffineTransform m);
bool CATransform3DIsAffine(CATransform3D t);
CGAffineTransform CATransform3DGetAffineTransform(CATransform3D t);

typedef NSString * CAMediaTimingFillMode TYPED;
typedef NSString * CAMediaTimingFunctionName TYPED;
typedef NSString * CALayerContentsGravity TYPED;
OPTIONS(unsigned int, CAEdgeAntialiasingMask) { kCALayerLeftEdge = 1, kCALayerRightEdge = 2,
    kCALayerBottomEdge = 4, kCALayerTopEdge = 8 };
OPTIONS(NSUInteger, CACornerMask) { kCALayerMinXMinYCorner = 1, kCALayerMaxXMinYCorner = 2,
    kCALayerMinXMaxYCorner = 4, kCALayerMaxXMaxYCorner = 8 };
typedef NSString * CALayerContentsFilter TYPED;
typedef NSString * CALayerCornerCurve TYPED;
typedef NSString * CAGradientLayerType TYPED;
extern CAMediaTimingFillMode const kCAFillModeForwards SWIFT_NAME(CAMediaTimingFillMode.forwards);
extern CAMediaTimingFillMode const kCAFillModeBackwards SWIFT_NAME(CAMediaTimingFillMode.backwards);
extern CAMediaTimingFillMode const kCAFillModeBoth SWIFT_NAME(CAMediaTimingFillMode.both);
extern CAMediaTimingFillMode const kCAFillModeRemoved SWIFT_NAME(CAMediaTimingFillMode.removed);
extern CAMediaTimingFunctionName const kCAMediaTimingFunctionLinear, kCAMediaTimingFunctionEaseIn,
    kCAMediaTimingFunctionEaseOut, kCAMediaTimingFunctionEaseInEaseOut, kCAMediaTimingFunctionDefault;
extern CALayerContentsGravity const kCAGravityCenter SWIFT_NAME(CALayerContentsGravity.center);
extern CALayerContentsGravity const kCAGravityResize SWIFT_NAME(CALayerContentsGravity.resize);
extern CALayerContentsGravity const kCAGravityResizeAspect SWIFT_NAME(CALayerContentsGravity.resizeAspect);
extern CALayerContentsGravity const kCAGravityResizeAspectFill
    SWIFT_NAME(CALayerContentsGravity.resizeAspectFill);
extern CALayerContentsFilter const kCAFilterLinear SWIFT_NAME(CALayerContentsFilter.linear);
extern CALayerContentsFilter const kCAFilterNearest SWIFT_NAME(CALayerContentsFilter.nearest);
extern CALayerContentsFilter const kCAFilterTrilinear SWIFT_NAME(CALayerContentsFilter.trilinear);
extern CALayerCornerCurve const kCACornerCurveCircular SWIFT_NAME(CALayerCornerCurve.circular);
extern CALayerCornerCurve const kCACornerCurveContinuous SWIFT_NAME(CALayerCornerCurve.continuous);

@protocol CAMediaTiming
@property CFTimeInterval beginTime;
@property CFTimeInterval duration;
@property float speed;
@property CFTimeInterval timeOffset;
@property float repeatCount;
@property CFTimeInterval repeatDuration;
@property BOOL autoreverses;
@property(copy) CAMediaTimingFillMode fillMode;
@end
@class CALayer, CAAnimation, CAMediaTimingFunction;
@protocol CAAction
- (void)runActionForKey:(NSString *)event object:(id)anObject arguments:(nullable NSDictionary *)dict;
@end
@protocol CALayerDelegate <NSObject>
@optional
- (void)displayLayer:(CALayer *)layer;
- (void)drawLayer:(CALayer *)layer inContext:(CGContextRef)ctx;
- (void)layerWillDraw:(CALayer *)layer;
- (void)layoutSublayersOfLayer:(CALayer *)layer;
- (nullable id<CAAction>)actionForLayer:(CALayer *)layer forKey:(NSString *)event;
@end
@protocol CAAnimationDelegate <NSObject>
@optional
- (void)animationDidStart:(CAAnimation *)anim;
- (void)animationDidStop:(CAAnimation *)anim finished:(BOOL)flag;
@end
@interface CAMediaTimingFunction : NSObject <NSSecureCoding>
+ (instancetype)functionWithName:(CAMediaTimingFunctionName)name;
+ (instancetype)functionWithControlPoints:(float)c1x :(float)c1y :(float)c2x :(float)c2y;
- (instancetype)initWithControlPoints:(float)c1x :(float)c1y :(float)c2x :(float)c2y;
@end
@interface CAAnimation : NSObject <NSSecureCoding, NSCopying, CAMediaTiming, CAAction>
+ (instancetype)animation;
+ (nullable id)defaultValueForKey:(NSString *)key;
@property(nullable, strong) CAMediaTimingFunction *timingFunction;
@property(nullable, strong) id <CAAnimationDelegate> delegate;
@property(getter=isRemovedOnCompletion) BOOL removedOnCompletion;
@end
@interface CAPropertyAnimation : CAAnimation
+ (instancetype)animationWithKeyPath:(nullable NSString *)path;
@property(nullable, copy) NSString *keyPath;
@property(getter=isAdditive) BOOL additive;
@property(getter=isCumulative) BOOL cumulative;
@end
@interface CABasicAnimation : CAPropertyAnimation
@property(nullable, strong) id fromValue;
@property(nullable, strong) id toValue;
@property(nullable, strong) id byValue;
@end
@interface CAKeyframeAnimation : CAPropertyAnimation
@property(nullable, copy) NSArray *values;
@property(nullable, copy) NSArray<NSNumber *> *keyTimes;
@property(nullable, copy) NSArray<CAMediaTimingFunction *> *timingFunctions;
@end
@interface CALayer : NSObject <NSSecureCoding, CAMediaTiming>
+ (instancetype)layer;
- (instancetype)init;
- (instancetype)initWithLayer:(id)layer;
- (nullable instancetype)presentationLayer;
- (instancetype)modelLayer;
@property CGRect bounds;
@property CGPoint position;
@property CGFloat zPosition;
@property CGPoint anchorPoint;
@property CGFloat anchorPointZ;
@property CATransform3D transform;
- (CGAffineTransform)affineTransform;
- (void)setAffineTransform:(CGAffineTransform)m;
@property CGRect frame;
@property(getter=isHidden) BOOL hidden;
@property(getter=isDoubleSided) BOOL doubleSided;
@property(getter=isGeometryFlipped) BOOL geometryFlipped;
@property(nullable, readonly) CALayer *superlayer;
- (void)removeFromSuperlayer;
@property(nullable, copy) NSArray<__kindof CALayer *> *sublayers;
- (void)addSublayer:(CALayer *)layer;
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)idx;
- (void)insertSublayer:(CALayer *)layer below:(nullable CALayer *)sibling;
- (void)insertSublayer:(CALayer *)layer above:(nullable CALayer *)sibling;
@property CATransform3D sublayerTransform;
@property(nullable, strong) __kindof CALayer *mask;
@property BOOL masksToBounds;
- (CGPoint)convertPoint:(CGPoint)p fromLayer:(nullable CALayer *)l;
- (CGPoint)convertPoint:(CGPoint)p toLayer:(nullable CALayer *)l;
- (CGRect)convertRect:(CGRect)r fromLayer:(nullable CALayer *)l;
- (CGRect)convertRect:(CGRect)r toLayer:(nullable CALayer *)l;
- (CFTimeInterval)convertTime:(CFTimeInterval)t fromLayer:(nullable CALayer *)l;
- (CFTimeInterval)convertTime:(CFTimeInterval)t toLayer:(nullable CALayer *)l;
@property(nullable, strong) id contents;
@property CGRect contentsRect;
@property(copy) CALayerContentsGravity contentsGravity;
@property CGFloat contentsScale;
@property(copy) CALayerContentsFilter minificationFilter;
@property(copy) CALayerContentsFilter magnificationFilter;
@property(getter=isOpaque) BOOL opaque;
- (void)display;
- (void)setNeedsDisplay;
- (BOOL)needsDisplay;
- (void)setNeedsDisplayInRect:(CGRect)r SWIFT_NAME(setNeedsDisplay(_:));
- (void)drawInContext:(CGContextRef)ctx;
- (void)renderInContext:(CGContextRef)ctx;
@property(nullable) CGColorRef backgroundColor;
@property CGFloat cornerRadius;
@property CACornerMask maskedCorners;
@property CAEdgeAntialiasingMask edgeAntialiasingMask;
@property BOOL allowsEdgeAntialiasing;
@property(copy) CALayerCornerCurve cornerCurve;
@property CGFloat borderWidth;
@property(nullable) CGColorRef borderColor;
@property float opacity;
@property BOOL allowsGroupOpacity;
@property BOOL shouldRasterize;
@property CGFloat rasterizationScale;
@property(nullable) CGColorRef shadowColor;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property CGFloat shadowRadius;
@property(nullable) CGPathRef shadowPath;
- (void)setNeedsLayout;
- (BOOL)needsLayout;
- (void)layoutIfNeeded;
- (void)layoutSublayers;
- (void)addAnimation:(CAAnimation *)anim forKey:(nullable NSString *)key;
- (void)removeAllAnimations;
- (void)removeAnimationForKey:(NSString *)key;
- (nullable NSArray<NSString *> *)animationKeys;
- (nullable __kindof CAAnimation *)animationForKey:(NSString *)key;
@property(nullable, copy) NSString *name;
@property(nullable, weak) id <CALayerDelegate> delegate;
@end
@interface CAGradientLayer : CALayer
@property(nullable, copy) NSArray *colors;
@property(nullable, copy) NSArray<NSNumber *> *locations;
@property CGPoint startPoint;
@property CGPoint endPoint;
@property(copy) CAGradientLayerType type;
@end
typedef NSString * CAShapeLayerLineJoin TYPED;
typedef NSString * CAShapeLayerLineCap TYPED;
extern CAShapeLayerLineJoin const kCALineJoinRound SWIFT_NAME(CAShapeLayerLineJoin.round);
extern CAShapeLayerLineCap const kCALineCapRound SWIFT_NAME(CAShapeLayerLineCap.round);
@interface CAShapeLayer : CALayer
@property CGFloat strokeStart, strokeEnd;
@property(copy) CAShapeLayerLineJoin lineJoin;
@property(copy) CAShapeLayerLineCap lineCap;
@property(nullable) CGPathRef path;
@property(nullable) CGColorRef fillColor;
@property(nullable) CGColorRef strokeColor;
@property CGFloat lineWidth;
@end
@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)flush;
+ (CFTimeInterval)animationDuration;
+ (void)setAnimationDuration:(CFTimeInterval)dur;
+ (BOOL)disableActions;
+ (void)setDisableActions:(BOOL)flag;
+ (nullable CAMediaTimingFunction *)animationTimingFunction;
+ (void)setAnimationTimingFunction:(nullable CAMediaTimingFunction *)function;
+ (nullable void (^)(void))completionBlock;
+ (void)setCompletionBlock:(nullable void (^)(void))block;
@end
struct CAFrameRateRange { float minimum; float maximum; float preferred SWIFT_PRIVATE; };
typedef struct CAFrameRateRange CAFrameRateRange;
extern const CAFrameRateRange CAFrameRateRangeDefault SWIFT_NAME(CAFrameRateRange.default);
@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)sel;
- (void)addToRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode;
- (void)removeFromRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode;
- (void)invalidate;
@property(readonly, nonatomic) CFTimeInterval timestamp;
@property(readonly, nonatomic) CFTimeInterval duration;
@property(readonly, nonatomic) CFTimeInterval targetTimestamp;
@property(getter=isPaused, nonatomic) BOOL paused;
@property(nonatomic) NSInteger preferredFramesPerSecond;
@property(nonatomic) CAFrameRateRange preferredFrameRateRange IOS(15.0) TVOS(15.0);
@end
NONNULL_END

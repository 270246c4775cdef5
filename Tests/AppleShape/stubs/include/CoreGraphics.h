#pragma once
#include "CoreFoundation.h"
NONNULL_BEGIN
typedef struct SENDABLE __attribute__((objc_bridge(id))) CGColor *CGColorRef;
typedef struct SENDABLE __attribute__((objc_bridge(id))) CGColorSpace *CGColorSpaceRef;
typedef struct SENDABLE __attribute__((objc_bridge(id))) CGImage *CGImageRef;
typedef struct SENDABLE __attribute__((objc_bridge(id))) CGGradient *CGGradientRef;
typedef struct __attribute__((objc_bridge(id))) CGContext *CGContextRef;
typedef const struct __attribute__((objc_bridge(id))) CGPath *CGPathRef;
typedef struct __attribute__((objc_bridge_mutable(id))) CGPath *CGMutablePathRef;
typedef enum __attribute__((enum_extensibility(open))) CGLineCap : int32_t { kCGLineCapButt, kCGLineCapRound,
    kCGLineCapSquare } CGLineCap;
typedef enum __attribute__((enum_extensibility(open))) CGLineJoin : int32_t { kCGLineJoinMiter,
    kCGLineJoinRound, kCGLineJoinBevel } CGLineJoin;
typedef enum __attribute__((enum_extensibility(open))) CGBlendMode : int32_t { kCGBlendModeNormal,
    kCGBlendModeMultiply, kCGBlendModeScreen } CGBlendMode;
typedef enum __attribute__((enum_extensibility(open))) CGInterpolationQuality : int32_t {
    kCGInterpolationDefault = 0, kCGInterpolationNone = 1, kCGInterpolationLow = 2,
    kCGInterpolationMedium = 4, kCGInterpolationHigh = 3 } CGInterpolationQuality;
typedef enum __attribute__((enum_extensibility(open))) CGPathFillRule : int32_t {
    kCGPathFillRuleWinding SWIFT_NAME(winding), kCGPathFillRuleEvenOdd SWIFT_NAME(evenOdd) } CGPathFillRule;
typedef enum __attribute__((flag_enum,enum_extensibility(open))) CGGradientDrawingOptions : uint32_t {
    kCGGradientDrawsBeforeStartLocation = 1, kCGGradientDrawsAfterEndLocation = 2 } CGGradientDrawingOptions;
typedef enum __attribute__((enum_extensibility(closed))) CGRectEdge : uint32_t { CGRectMinXEdge,
    CGRectMinYEdge, CGRectMaxXEdge, CGRectMaxYEdge } CGRectEdge;

typedef enum __attribute__((enum_extensibility(open))) CGImageAlphaInfo : uint32_t { kCGImageAlphaNone,
    kCGImageAlphaPremultipliedLast, kCGImageAlphaPremultipliedFirst, kCGImageAlphaLast, kCGImageAlphaFirst,
    kCGImageAlphaNoneSkipLast, kCGImageAlphaNoneSkipFirst, kCGImageAlphaOnly SWIFT_NAME(alphaOnly)
    } CGImageAlphaInfo;
typedef enum __attribute__((flag_enum,enum_extensibility(open))) CGBitmapInfo : uint32_t {
    kCGBitmapByteOrder32Little = 2 << 12, kCGBitmapByteOrder32Big = 4 << 12 } CGBitmapInfo;

CGContextRef _Nullable CGBitmapContextCreate(void *_Nullable data, size_t width, size_t height,
    size_t bitsPerComponent, size_t bytesPerRow, CGColorSpaceRef space, uint32_t bitmapInfo)
    SWIFT_NAME(CGContext.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:))
    __attribute__((cf_returns_retained));
extern CFStringRef const kCGColorSpaceSRGB SWIFT_NAME(CGColorSpace.sRGB);
CGColorSpaceRef _Nullable CGColorSpaceCreateWithName(CFStringRef _Nullable name)
    SWIFT_NAME(CGColorSpace.init(name:)) __attribute__((cf_returns_retained));
CGColorSpaceRef _Nonnull CGColorSpaceCreateDeviceRGB(void) __attribute__((cf_returns_retained));
CGColorRef _Nullable CGColorCreateCopyWithAlpha(CGColorRef _Nullable color, CGFloat alpha)
    SWIFT_NAME(CGColor.copy(self:alpha:)) __attribute__((cf_returns_retained));
CGFloat CGColorGetAlpha(CGColorRef _Nullable color) SWIFT_NAME(getter:CGColor.alpha(self:));
size_t CGImageGetWidth(CGImageRef _Nullable image) SWIFT_NAME(getter:CGImage.width(self:));
size_t CGImageGetHeight(CGImageRef _Nullable image) SWIFT_NAME(getter:CGImage.height(self:));
CGImageAlphaInfo CGImageGetAlphaInfo(CGImageRef _Nullable image) SWIFT_NAME(getter:CGImage.alphaInfo(self:));
CGImageRef _Nullable CGImageCreateWithImageInRect(CGImageRef _Nullable image, CGRect rect)
    SWIFT_NAME(CGImage.cropping(self:to:)) __attribute__((cf_returns_retained));
CGGradientRef _Nullable CGGradientCreateWithColorComponents(CGColorSpaceRef space, const CGFloat *components,
    const CGFloat *_Nullable locations, size_t count)
    SWIFT_NAME(CGGradient.init(colorSpace:colorComponents:locations:count:))
    __attribute__((cf_returns_retained));

CGPathRef CGPathCreateWithRect(CGRect rect, const CGAffineTransform *_Nullable transform)
    SWIFT_NAME(CGPath.init(rect:transform:)) __attribute__((cf_returns_retained));
CGPathRef CGPathCreateWithEllipseInRect(CGRect rect, const CGAffineTransform *_Nullable transform)
    SWIFT_NAME(CGPath.init(ellipseIn:transform:)) __attribute__((cf_returns_retained));
CGPathRef CGPathCreateWithRoundedRect(CGRect rect, CGFloat cornerWidth, CGFloat cornerHeight, const
    CGAffineTransform *_Nullable transform)
    SWIFT_NAME(CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:))
    __attribute__((cf_returns_retained));
CGRect CGPathGetBoundingBox(CGPathRef _Nullable path) SWIFT_NAME(getter:CGPath.boundingBox(self:));
CGMutablePathRef CGPathCreateMutable(void) SWIFT_NAME(CGMutablePath.init())
    __attribute__((cf_returns_retained));
void CGPathCloseSubpath(CGMutablePathRef _Nullable path) SWIFT_NAME(CGMutablePath.closeSubpath(self:));

void CGContextSaveGState(CGContextRef _Nullable c) SWIFT_NAME(CGContext.saveGState(self:));
void CGContextRestoreGState(CGContextRef _Nullable c) SWIFT_NAME(CGContext.restoreGState(self:));
void CGContextScaleCTM(CGContextRef _Nullable c, CGFloat sx, CGFloat sy)
    SWIFT_NAME(CGContext.scaleBy(self:x:y:));
void CGContextTranslateCTM(CGContextRef _Nullable c, CGFloat tx, CGFloat ty)
    SWIFT_NAME(CGContext.translateBy(self:x:y:));
void CGContextRotateCTM(CGContextRef _Nullable c, CGFloat angle) SWIFT_NAME(CGContext.rotate(self:by:));
void CGContextSetLineWidth(CGContextRef _Nullable c, CGFloat width)
    SWIFT_NAME(CGContext.setLineWidth(self:_:));
void CGContextSetLineCap(CGContextRef _Nullable c, CGLineCap cap) SWIFT_NAME(CGContext.setLineCap(self:_:));
void CGContextSetLineJoin(CGContextRef _Nullable c, CGLineJoin join)
    SWIFT_NAME(CGContext.setLineJoin(self:_:));
void CGContextSetAlpha(CGContextRef _Nullable c, CGFloat alpha) SWIFT_NAME(CGContext.setAlpha(self:_:));
void CGContextSetBlendMode(CGContextRef _Nullable c, CGBlendMode mode)
    SWIFT_NAME(CGContext.setBlendMode(self:_:));
CGInterpolationQuality CGContextGetInterpolationQuality(CGContextRef _Nullable c)
    SWIFT_NAME(getter:CGContext.interpolationQuality(self:));
void CGContextSetInterpolationQuality(CGContextRef _Nullable c, CGInterpolationQuality quality)
    SWIFT_NAME(setter:CGContext.interpolationQuality(self:_:));
void CGContextBeginPath(CGContextRef _Nullable c) SWIFT_NAME(CGContext.beginPath(self:));
void CGContextClosePath(CGContextRef _Nullable c) SWIFT_NAME(CGContext.closePath(self:));
void CGContextAddRect(CGContextRef _Nullable c, CGRect rect) SWIFT_NAME(CGContext.addRect(self:_:));
void CGContextAddEllipseInRect(CGContextRef _Nullable c, CGRect rect)
    SWIFT_NAME(CGContext.addEllipse(self:in:));
void CGContextAddPath(CGContextRef _Nullable c, CGPathRef path) SWIFT_NAME(CGContext.addPath(self:_:));
void CGContextStrokePath(CGContextRef _Nullable c) SWIFT_NAME(CGContext.strokePath(self:));
void CGContextFillRect(CGContextRef _Nullable c, CGRect rect) SWIFT_NAME(CGContext.fill(self:_:));
void CGContextStrokeRect(CGContextRef _Nullable c, CGRect rect) SWIFT_NAME(CGContext.stroke(self:_:));
void CGContextFillEllipseInRect(CGContextRef _Nullable c, CGRect rect)
    SWIFT_NAME(CGContext.fillEllipse(self:in:));
void CGContextStrokeEllipseInRect(CGContextRef _Nullable c, CGRect rect)
    SWIFT_NAME(CGContext.strokeEllipse(self:in:));
void CGContextClearRect(CGContextRef _Nullable c, CGRect rect) SWIFT_NAME(CGContext.clear(self:_:));
void CGContextClipToRect(CGContextRef _Nullable c, CGRect rect) SWIFT_NAME(CGContext.clip(self:to:));
void CGContextSetFillColorWithColor(CGContextRef _Nullable c, CGColorRef color)
    SWIFT_NAME(CGContext.setFillColor(self:_:));
void CGContextSetStrokeColorWithColor(CGContextRef _Nullable c, CGColorRef color)
    SWIFT_NAME(CGContext.setStrokeColor(self:_:));
void CGContextSetShadowWithColor(CGContextRef _Nullable c, CGSize offset, CGFloat blur,
    CGColorRef _Nullable color) SWIFT_NAME(CGContext.setShadow(self:offset:blur:color:));
void CGContextDrawLinearGradient(CGContextRef _Nullable c, CGGradientRef gradient, CGPoint startPoint, CGPoint
    endPoint, CGGradientDrawingOptions options)
    SWIFT_NAME(CGContext.drawLinearGradient(self:_:start:end:options:));
void CGContextDrawRadialGradient(CGContextRef _Nullable c, CGGradientRef gradient, CGPoint startCenter,
    CGFloat startRadius, CGPoint endCenter, CGFloat endRadius, CGGradientDrawingOptions options)
    SWIFT_NAME(CGContext.drawRadialGradient(self:_:startCenter:startRadius:endCenter:endRadius:options:));

NONNULL_END

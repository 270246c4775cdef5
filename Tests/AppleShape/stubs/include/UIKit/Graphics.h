#pragma once
NONNULL_BEGIN
SENDABLE @interface UIColor : NSObject <NSSecureCoding, NSCopying>
- (UIColor *)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (UIColor *)initWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness
    alpha:(CGFloat)alpha;
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (UIColor *)initWithCGColor:(CGColorRef)cgColor SWIFT_NAME(init(cgColor:));
- (UIColor *)initWithPatternImage:(UIImage *)image;
- (UIColor *)initWithDynamicProvider:(UIColor * (^SENDABLE)(UITraitCollection
    *traitCollection))dynamicProvider;
@property(class, nonatomic, readonly) UIColor *blackColor SWIFT_NAME(black), *darkGrayColor
    SWIFT_NAME(darkGray), *lightGrayColor SWIFT_NAME(lightGray), *whiteColor SWIFT_NAME(white), *grayColor
    SWIFT_NAME(gray), *redColor SWIFT_NAME(red), *greenColor SWIFT_NAME(green), *blueColor SWIFT_NAME(blue),
    *cyanColor SWIFT_NAME(cyan), *yellowColor SWIFT_NAME(yellow), *magentaColor SWIFT_NAME(magenta),
    *orangeColor SWIFT_NAME(orange), *purpleColor SWIFT_NAME(purple), *brownColor SWIFT_NAME(brown),
    *clearColor SWIFT_NAME(clear);
@property(class, nonatomic, readonly) UIColor *systemRedColor SWIFT_NAME(systemRed), *systemGreenColor
    SWIFT_NAME(systemGreen), *systemBlueColor SWIFT_NAME(systemBlue), *systemOrangeColor
    SWIFT_NAME(systemOrange), *systemIndigoColor SWIFT_NAME(systemIndigo), *systemPinkColor
    SWIFT_NAME(systemPink), *systemPurpleColor SWIFT_NAME(systemPurple), *systemTealColor
    SWIFT_NAME(systemTeal), *systemYellowColor SWIFT_NAME(systemYellow), *systemBrownColor
    SWIFT_NAME(systemBrown), *systemGrayColor SWIFT_NAME(systemGray), *labelColor SWIFT_NAME(label),
    *secondaryLabelColor SWIFT_NAME(secondaryLabel), *tertiaryLabelColor SWIFT_NAME(tertiaryLabel),
    *quaternaryLabelColor SWIFT_NAME(quaternaryLabel), *separatorColor SWIFT_NAME(separator),
    *opaqueSeparatorColor SWIFT_NAME(opaqueSeparator), *linkColor SWIFT_NAME(link);
@property(class, nonatomic, readonly) UIColor *systemBackgroundColor SWIFT_NAME(systemBackground) NOT_TVOS,
    *secondarySystemBackgroundColor SWIFT_NAME(secondarySystemBackground) NOT_TVOS,
    *tertiarySystemBackgroundColor SWIFT_NAME(tertiarySystemBackground) NOT_TVOS,
    *systemGroupedBackgroundColor SWIFT_NAME(systemGroupedBackground) NOT_TVOS, *systemFillColor
    SWIFT_NAME(systemFill) NOT_TVOS, *secondarySystemFillColor SWIFT_NAME(secondarySystemFill) NOT_TVOS,
    *tertiarySystemFillColor SWIFT_NAME(tertiarySystemFill) NOT_TVOS, *quaternarySystemFillColor
    SWIFT_NAME(quaternarySystemFill) NOT_TVOS;
- (void)set; - (void)setFill; - (void)setStroke;
- (BOOL)getWhite:(nullable CGFloat *)white alpha:(nullable CGFloat *)alpha;
- (BOOL)getHue:(nullable CGFloat *)hue saturation:(nullable CGFloat *)saturation brightness:(nullable CGFloat
    *)brightness alpha:(nullable CGFloat *)alpha;
- (BOOL)getRed:(nullable CGFloat *)red green:(nullable CGFloat *)green blue:(nullable CGFloat *)blue
    alpha:(nullable CGFloat *)alpha;
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha SWIFT_NAME(withAlphaComponent(_:));
@property(nonatomic, readonly) CGColorRef CGColor SWIFT_NAME(cgColor);
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection
    SWIFT_NAME(resolvedColor(with:));
@end
SENDABLE @interface UIFont : NSObject <NSCopying, NSSecureCoding>
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style;
+ (nullable UIFont *)fontWithName:(NSString *)fontName size:(CGFloat)fontSize;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)boldSystemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont *)monospacedDigitSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont *)monospacedSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
@property(nonatomic, readonly) CGFloat pointSize, ascender, descender, capHeight, xHeight, lineHeight,
    leading;
- (UIFont *)fontWithSize:(CGFloat)fontSize SWIFT_NAME(withSize(_:));
@end
SENDABLE @interface UIFontMetrics : NSObject
@property(class, readonly, strong) UIFontMetrics *defaultMetrics SWIFT_NAME(default);
- (instancetype)init UNAVAILABLE;
- (instancetype)initForTextStyle:(UIFontTextStyle)textStyle DESIGNATED;
- (UIFont *)scaledFontForFont:(UIFont *)font SWIFT_NAME(scaledFont(for:));
- (UIFont *)scaledFontForFont:(UIFont *)font maximumPointSize:(CGFloat)maximumPointSize
    SWIFT_NAME(scaledFont(for:maximumPointSize:));
- (UIFont *)scaledFontForFont:(UIFont *)font compatibleWithTraitCollection:(nullable UITraitCollection
    *)traitCollection SWIFT_NAME(scaledFont(for:compatibleWith:));
- (CGFloat)scaledValueForValue:(CGFloat)value SWIFT_NAME(scaledValue(for:));
- (CGFloat)scaledValueForValue:(CGFloat)value compatibleWithTraitCollection:(nullable UITraitCollection
    *)traitCollection SWIFT_NAME(scaledValue(for:compatibleWith:));
@end
SENDABLE SWIFT_NAME(UIImage.Configuration) @interface UIImageConfiguration : NSObject <NSCopying,
    NSSecureCoding>
@end
SENDABLE SWIFT_NAME(UIImage.SymbolConfiguration) @interface UIImageSymbolConfiguration : UIImageConfiguration
+ (instancetype)configurationWithScale:(UIImageSymbolScale)scale;
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize;
+ (instancetype)configurationWithWeight:(UIImageSymbolWeight)weight;
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize weight:(UIImageSymbolWeight)weight;
+ (instancetype)configurationWithPointSize:(CGFloat)pointSize weight:(UIImageSymbolWeight)weight
    scale:(UIImageSymbolScale)scale;
@end
SENDABLE @interface UIImage : NSObject <NSSecureCoding>
+ (nullable UIImage *)systemImageNamed:(NSString *)name SWIFT_NAME(init(systemName:));
+ (nullable UIImage *)systemImageNamed:(NSString *)name withConfiguration:(nullable UIImageConfiguration
    *)configuration SWIFT_NAME(init(systemName:withConfiguration:));
+ (nullable UIImage *)imageNamed:(NSString *)name SWIFT_NAME(init(named:));
- (nullable instancetype)initWithData:(NSData *)data;
- (instancetype)initWithCGImage:(CGImageRef)cgImage SWIFT_NAME(init(cgImage:));
- (instancetype)initWithCGImage:(CGImageRef)cgImage scale:(CGFloat)scale
    orientation:(UIImageOrientation)orientation SWIFT_NAME(init(cgImage:scale:orientation:));
@property(nonatomic, readonly) CGSize size;
@property(nullable, nonatomic, readonly) CGImageRef CGImage SWIFT_NAME(cgImage);
@property(nonatomic, readonly) CGFloat scale;
@property(nullable, nonatomic, readonly) NSArray<UIImage *> *images;
@property(nonatomic, readonly, getter=isSymbolImage) BOOL symbolImage;
@property(nonatomic, readonly) UIEdgeInsets capInsets;
@property(nonatomic, readonly) UIEdgeInsets alignmentRectInsets;
@property(nonatomic, readonly) UIImageRenderingMode renderingMode;
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)renderingMode SWIFT_NAME(withRenderingMode(_:));
- (UIImage *)imageWithTintColor:(UIColor *)color SWIFT_NAME(withTintColor(_:));
- (void)drawAtPoint:(CGPoint)point SWIFT_NAME(draw(at:));
- (void)drawInRect:(CGRect)rect SWIFT_NAME(draw(in:));
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)capInsets;
@end
NSData * _Nullable UIImagePNGRepresentation(UIImage *image) SWIFT_NAME(UIImage.pngData(self:));
@interface UIBezierPath : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)bezierPathWithRect:(CGRect)rect;
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect SWIFT_NAME(init(ovalIn:));
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius;
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect byRoundingCorners:(UIRectCorner)corners
    cornerRadii:(CGSize)cornerRadii;
+ (instancetype)bezierPathWithCGPath:(CGPathRef)CGPath SWIFT_NAME(init(cgPath:));
- (instancetype)init DESIGNATED;
@property(nonatomic) CGPathRef CGPath SWIFT_NAME(cgPath);
- (void)moveToPoint:(CGPoint)point SWIFT_NAME(move(to:));
- (void)addLineToPoint:(CGPoint)point SWIFT_NAME(addLine(to:));
- (void)closePath SWIFT_NAME(close());
@property(nonatomic) CGFloat lineWidth;
- (void)fill; - (void)stroke; - (void)addClip;
- (void)appendPath:(UIBezierPath *)bezierPath SWIFT_NAME(append(_:));
- (void)applyTransform:(CGAffineTransform)transform SWIFT_NAME(apply(_:));
@end
@interface UIGraphicsRendererFormat : NSObject <NSCopying>
+ (instancetype)preferredFormat SWIFT_NAME(preferred());
@property(nonatomic, readonly) CGRect bounds;
@end
@interface UIGraphicsRendererContext : NSObject
@property(nonatomic, readonly) CGContextRef CGContext SWIFT_NAME(cgContext);
- (void)fillRect:(CGRect)rect SWIFT_NAME(fill(_:));
- (void)clipToRect:(CGRect)rect SWIFT_NAME(clip(to:));
@end
@interface UIGraphicsRenderer : NSObject
- (instancetype)initWithBounds:(CGRect)bounds;
- (instancetype)initWithBounds:(CGRect)bounds format:(UIGraphicsRendererFormat *)format DESIGNATED;
@end
@interface UIGraphicsImageRendererFormat : UIGraphicsRendererFormat
+ (instancetype)formatForTraitCollection:(UITraitCollection *)traitCollection SWIFT_NAME(init(for:));
@property(nonatomic) CGFloat scale;
@property(nonatomic) BOOL opaque;
@end
@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@property(nonatomic, readonly) UIImage *currentImage;
@end
@interface UIGraphicsImageRenderer : UIGraphicsRenderer
- (instancetype)initWithSize:(CGSize)size;
- (instancetype)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat *)format;
- (instancetype)initWithBounds:(CGRect)bounds format:(UIGraphicsImageRendererFormat *)format DESIGNATED;
- (UIImage *)imageWithActions:(void (NO_ESCAPE ^)(UIGraphicsImageRendererContext
    *rendererContext))actions SWIFT_NAME(image(actions:));
@end
NONNULL_END

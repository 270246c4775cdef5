#pragma once
#include "CoreFoundation.h"
typedef double NSTimeInterval;
typedef unsigned short unichar;
typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
typedef struct _NSZone NSZone;
@class NSDate, NSUserActivity, NSFormatter, NSLocale, NSUndoManager, NSProgress,
    NSItemProvider;
NONNULL_BEGIN
@class NSCoder, NSString;
@protocol NSCopying - (id)copyWithZone:(nullable NSZone *)zone; @end
@protocol NSMutableCopying - (id)mutableCopyWithZone:(nullable NSZone *)zone; @end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end
@protocol NSFastEnumeration @end
@interface NSCoder : NSObject @end
SWIFT_BRIDGE("Swift.String") SENDABLE @interface NSString : NSObject <NSCopying, NSMutableCopying,
    NSSecureCoding>
@property (readonly) NSUInteger length;
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end
@interface NSValue : NSObject <NSCopying, NSSecureCoding> @end
@interface NSNumber : NSValue
- (NSNumber *)initWithBool:(BOOL)value;
- (NSNumber *)initWithDouble:(double)value SWIFT_NAME(init(value:));
- (NSNumber *)initWithInteger:(NSInteger)value SWIFT_NAME(init(value:));
@end
ENUM(NSUInteger, NSNumberFormatterStyle) { NSNumberFormatterNoStyle, NSNumberFormatterDecimalStyle,
    NSNumberFormatterCurrencyStyle, NSNumberFormatterPercentStyle SWIFT_NAME(percent) } SWIFT_NAME(NumberFormatter.Style);
SWIFT_NAME(NumberFormatter) @interface NSNumberFormatter : NSObject
+ (NSString *)localizedStringFromNumber:(NSNumber *)num numberStyle:(NSNumberFormatterStyle)nstyle
    SWIFT_NAME(localizedString(from:number:));
@end
SWIFT_BRIDGE("Swift.Array") @interface NSArray<__covariant ObjectType> : NSObject <NSCopying,
    NSMutableCopying, NSSecureCoding, NSFastEnumeration> @end
SWIFT_BRIDGE("Swift.Dictionary") @interface NSDictionary<__covariant KeyType, __covariant ObjectType> :
    NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration> @end
SWIFT_BRIDGE("Swift.Set") @interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying,
    NSSecureCoding, NSFastEnumeration> @end
typedef NSString * NSAttributedStringKey TYPED SWIFT_NAME(NSAttributedString.Key);
// UIKit's, which Swift finds as members of the type above.
extern NSAttributedStringKey const NSFontAttributeName SWIFT_NAME(NSAttributedStringKey.font);
extern NSAttributedStringKey const NSForegroundColorAttributeName
    SWIFT_NAME(NSAttributedStringKey.foregroundColor);
@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly, copy) NSString *string;
- (instancetype)initWithString:(NSString *)str;
- (instancetype)initWithString:(NSString *)str attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
@end
SENDABLE SWIFT_NAME(UserDefaults) @interface NSUserDefaults : NSObject
@property (class, readonly, strong) NSUserDefaults *standardUserDefaults SWIFT_NAME(standard);
- (nullable NSArray<NSString *> *)stringArrayForKey:(NSString *)defaultName;
- (void)setObject:(nullable id)value forKey:(NSString *)defaultName SWIFT_NAME(set(_:forKey:));
@end
SWIFT_BRIDGE("Foundation.IndexPath") @interface NSIndexPath : NSObject <NSCopying, NSSecureCoding> @end
SWIFT_BRIDGE("Foundation.Data") @interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding> @end
OPTIONS(NSUInteger, NSDataReadingOptions) { NSDataReadingMappedIfSafe = 1 } SWIFT_NAME(NSData.ReadingOptions);
OPTIONS(NSUInteger, NSDataWritingOptions) { NSDataWritingAtomic = 1 } SWIFT_NAME(NSData.WritingOptions);
SWIFT_BRIDGE("Foundation.URL") SENDABLE @interface NSURL : NSObject <NSSecureCoding, NSCopying> @end
extern NSString * const NSURLErrorKey;
SENDABLE @interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle;
+ (NSBundle *)bundleForClass:(Class)aClass;
@property (readonly, copy) NSString *bundlePath;
@end
SENDABLE @interface NSError : NSObject <NSCopying, NSSecureCoding> @end
SENDABLE @interface NSThread : NSObject
@property (class, readonly, strong) NSThread *currentThread SWIFT_NAME(current);
@property (readonly) BOOL isMainThread;
@property (class, readonly) BOOL isMainThread;
@end
typedef NSString * NSRunLoopMode TYPED SWIFT_NAME(RunLoopMode);
extern NSRunLoopMode const NSDefaultRunLoopMode;
extern NSRunLoopMode const NSRunLoopCommonModes;
SENDABLE @interface NSLock : NSObject
- (void)lock;
- (void)unlock;
@end
SWIFT_NAME(RunLoop) @interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *currentRunLoop SWIFT_NAME(current);
@property (class, readonly, strong) NSRunLoop *mainRunLoop SWIFT_NAME(main);
@end
typedef NSString * NSNotificationName TYPED SWIFT_NAME(NSNotification.Name);
SWIFT_BRIDGE("Foundation.Notification") @interface NSNotification : NSObject <NSCopying, NSCoding>
@property (readonly, copy) NSNotificationName name;
@end
@class NSOperationQueue;
SENDABLE SWIFT_NAME(NotificationCenter) @interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter SWIFT_NAME(default);
- (void)addObserver:(id)observer selector:(SEL)aSelector name:(nullable NSNotificationName)aName
    object:(nullable id)anObject;
- (void)postNotification:(NSNotification *)notification;
- (void)postNotificationName:(NSNotificationName)aName object:(nullable id)anObject;
- (void)removeObserver:(id)observer;
- (void)removeObserver:(id)observer name:(nullable NSNotificationName)aName object:(nullable id)anObject;
- (id <NSObject>)addObserverForName:(nullable NSNotificationName)name object:(nullable id)obj queue:(nullable
    NSOperationQueue *)queue usingBlock:(void (SENDABLE ^)(NSNotification *notification))block;
@end
SWIFT_NAME(OperationQueue) SENDABLE @interface NSOperationQueue : NSObject
@property (class, readonly, strong) NSOperationQueue *mainQueue SWIFT_NAME(main);
@end
@protocol NSCacheDelegate;
@interface NSCache<KeyType, ObjectType> : NSObject
@property (copy) NSString *name;
- (nullable ObjectType)objectForKey:(KeyType)key;
- (void)setObject:(ObjectType)obj forKey:(KeyType)key;
- (void)setObject:(ObjectType)obj forKey:(KeyType)key cost:(NSUInteger)g;
- (void)removeObjectForKey:(KeyType)key;
- (void)removeAllObjects;
@property NSUInteger totalCostLimit;
@property NSUInteger countLimit;
@end
extern NSString *NSStringFromSelector(SEL aSelector);
extern SEL NSSelectorFromString(NSString *aSelectorName);
extern NSString *NSStringFromClass(Class aClass);
extern Class _Nullable NSClassFromString(NSString *aClassName);
@interface NSObject (NSKeyValueCoding)
- (nullable id)valueForKey:(NSString *)key;
- (void)setValue:(nullable id)value forKey:(NSString *)key;
@end
NONNULL_END

#pragma once
#include "Attributes.h"
#define OBJC_BOOL_DEFINED
#include <stdbool.h>
typedef bool BOOL;
typedef long NSInteger; typedef unsigned long NSUInteger;
@class NSMethodSignature, NSInvocation, NSString, Protocol;
NONNULL_BEGIN
@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly) Class superclass;
- (Class)class SWIFT_NAME(class());
- (instancetype)self;
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)conformsToProtocol:(Protocol *)aProtocol;
- (BOOL)respondsToSelector:(null_unspecified SEL)aSelector;
- (null_unspecified id)performSelector:(null_unspecified SEL)aSelector;
@property (readonly, copy) NSString *description;
@optional
@property (readonly, copy) NSString *debugDescription;
@end
__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (void)initialize;
- (instancetype)init DESIGNATED;
- (id)copy;
- (id)mutableCopy;
+ (BOOL)instancesRespondToSelector:(null_unspecified SEL)aSelector;
+ (BOOL)conformsToProtocol:(Protocol *)protocol;
- (void)doesNotRecognizeSelector:(null_unspecified SEL)aSelector;
- (null_unspecified id)forwardingTargetForSelector:(null_unspecified SEL)aSelector;
+ (NSUInteger)hash;
+ (Class)superclass;
+ (Class)class SWIFT_NAME(class());
+ (NSString *)description;
@end
NONNULL_END

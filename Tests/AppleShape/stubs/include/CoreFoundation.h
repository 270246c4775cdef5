#pragma once
#include "ObjectiveC.h"
#include <stdint.h>
#include <stddef.h>
typedef double CFTimeInterval;
typedef CFTimeInterval CFAbsoluteTime;
typedef long CFIndex;
typedef double CGFloat;
typedef const void *CFTypeRef;
#define CFT(N) typedef const struct __attribute__((objc_bridge(id))) __##N *N##Ref
#define CFMT(N) typedef struct __attribute__((objc_bridge(id))) __##N *N##Ref
CFT(CFString); CFT(CFDictionary); CFT(CFArray); CFT(CFData);
struct CGPoint { CGFloat x; CGFloat y; }; typedef struct CGPoint CGPoint;
struct CGSize { CGFloat width; CGFloat height; }; typedef struct CGSize CGSize;
struct CGVector { CGFloat dx; CGFloat dy; }; typedef struct CGVector CGVector;
struct CGRect { CGPoint origin; CGSize size; }; typedef struct CGRect CGRect;
struct CGAffineTransform { CGFloat a,b,c,d,tx,ty; }; typedef struct CGAffineTransform CGAffineTransform;

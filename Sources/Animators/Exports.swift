// An animator's parameters are TransitionKit's types, so that one import is enough to use the catalogue.
@_exported import TransitionKit

// The parameters of the views have the types of these products, so a single import is enough.
@_exported import Presentations

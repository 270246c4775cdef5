public enum CGPathDrawingMode: Int32, Sendable {
    case fill
    case eoFill
    case stroke
    case fillStroke
    case eoFillStroke
}

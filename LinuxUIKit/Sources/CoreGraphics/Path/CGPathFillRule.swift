public enum CGPathFillRule: Int {
    case winding
    case evenOdd
}

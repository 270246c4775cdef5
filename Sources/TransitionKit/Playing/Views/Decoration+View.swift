import UIKit

extension Decoration {
    /// Creates the view, with its frame in a container of the specified size.
    @_spi(Host) @preconcurrency @MainActor public func view(in size: CGSize) -> UIView {
        let frame = frame.usable ?? Self.wholeContainer
        let view: UIView
        switch content {
        case .color(let color):
            view = UIView()
            view.backgroundColor = color
        case .gradient(let start, let end, let edge): view = GradientView(from: start, at: edge, to: end)
        case .view(let maker): view = maker.make()
        }
        view.frame = frame.part(of: CGRect(origin: .zero, size: size))
        view.becomeInert()
        return view
    }
}

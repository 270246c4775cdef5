import QuartzCore
import Testing
import UIKit

/// Core Animation raises `CALayerInvalidGeometry` if a layer's position or bounds are set to a value that
/// isn't a number. It rejects an infinite position only later, in `render(in:)`, and never rejects a
/// transform.
@MainActor @Suite struct InvalidGeometryTests {
    #if DEBUG
        /// Returns whether the output of a stopped process contains Core Animation's reason.
        private nonisolated static func names(_ reason: String, _ result: ExitTest.Result?) -> Bool {
            let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            return said.contains("CALayerInvalidGeometry") && said.contains(reason)
        }

        @Test("A position that is not a number")
        func positionThatIsNotNumber() async {
            let result = await #expect(
                processExitsWith: .failure,
                observing: [\.standardErrorContent]
            ) {
                CALayer().position = CGPoint(x: 12, y: CGFloat.nan)
            }
            #expect(Self.names("CALayer position contains NaN: [12.0 nan]", result))
        }

        @Test("Bounds whose size is not a number")
        func boundsWhoseSizeIsNotNumber() async {
            let result = await #expect(
                processExitsWith: .failure,
                observing: [\.standardErrorContent]
            ) {
                CALayer().bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 20)
            }
            #expect(Self.names("CALayer bounds contains NaN: [0.0 0.0; nan 20.0]", result))
        }

        @Test("A view's frame, which sets both")
        func viewsFrameWhichSets() async {
            let result = await #expect(
                processExitsWith: .failure,
                observing: [\.standardErrorContent]
            ) {
                await MainActor.run {
                    UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 20, height: 20)
                }
            }
            #expect(Self.names("CALayer position contains NaN: [nan 10.0]", result))
        }

        @Test("A scroll view's offset, which is the origin of its bounds")
        func scrollViewsOffsetWhichIsOriginOfBounds() async {
            let result = await #expect(
                processExitsWith: .failure,
                observing: [\.standardErrorContent]
            ) {
                await MainActor.run {
                    UIScrollView().contentOffset = CGPoint(x: CGFloat.nan, y: 0)
                }
            }
            #expect(Self.names("CALayer bounds contains NaN: [nan 0.0; 0.0 0.0]", result))
        }
    #endif

    @Test("Infinite numbers and transforms are accepted")
    func infiniteNumbersAndTransformsAreAccepted() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.center = CGPoint(x: CGFloat.infinity, y: 0)
        #expect(view.layer.position.x == .infinity)
        view.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        #expect(view.layer.transform.m11.isNaN)
    }
}

// UIKit for Linux has none of these views, and the cards of tvOS aren't dragged.
#if canImport(ObjectiveC) && !os(tvOS)
    import Presentations
    import Testing
    import TransitionKit
    import TransitionTesting
    import UIKit

    #if canImport(MapKit)
        import MapKit
    #endif

    extension AppTests {
        /// Views that track a finger themselves, so that a card doesn't follow it.
        @MainActor @Suite struct TrackingViewTests {
            /// A finger in the middle of a view.
            private final class Finger: UITouch {
                private let touched: UIView

                init(on view: UIView) {
                    touched = view
                    super.init()
                }

                override var view: UIView? { touched }

                override func location(in view: UIView?) -> CGPoint {
                    let bounds = touched.bounds
                    return touched.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view)
                }
            }

            /// Returns whether a card follows a finger that moves vertically on a view in its content.
            private func cardFollows(
                _ content: UIView,
                touchedView: (UIView) -> UIView? = { $0 }
            ) async throws -> Bool {
                let (list, screen) = (Screen("List", color: .red), Screen("Card", color: .blue))
                let app = TestApp(rootViewController: list)
                await app.advance { list.callbacks.last == "didAppear" }
                content.frame = CGRect(x: 0, y: 40, width: 300, height: 216)
                screen.view.addSubview(content)
                list.present(screen, as: .sheet())
                await app.advance { screen.callbacks.last == "didAppear" }
                await app.advance(by: 0.5)
                defer { app.close() }
                let recognizers = screen.cardPresentationController?.containerView?.gestureRecognizers ?? []
                let pan = try #require(recognizers.first { type(of: $0) == UIPanGestureRecognizer.self })
                let finger = Finger(on: try #require(touchedView(content)))
                #expect(pan.delegate?.gestureRecognizer?(pan, shouldReceive: finger) == true)
                // Without a real finger, the recognizer is at the top.
                return pan.mayBegin
            }

            @Test("A card follows a finger on a label")
            func cardFollowsFingerOnLabel() async throws {
                let follows = try await cardFollows(UILabel())
                #expect(follows)
            }

            @Test(
                "Wheels turn under the finger, and a calendar moves with its card",
                arguments: [UIDatePickerStyle.wheels, .inline]
            )
            func datePicker(_ style: UIDatePickerStyle) async throws {
                let picker = UIDatePicker()
                picker.preferredDatePickerStyle = style
                let follows = try await cardFollows(picker)
                #expect(follows == (style == .inline))
            }

            #if canImport(MapKit)
                @Test("A map moves under the finger, and one that stays moves with its card")
                func mapMovesUnderFinger() async throws {
                    for isFixed in [false, true] {
                        let map = MKMapView()
                        map.isScrollEnabled = !isFixed
                        let follows = try await cardFollows(map)
                        #expect(follows == isFixed)
                    }
                }
            #endif

            private final class Rows: NSObject, UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

                func tableView(
                    _ tableView: UITableView,
                    cellForRowAt indexPath: IndexPath
                ) -> UITableViewCell { UITableViewCell() }

                func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

                func tableView(
                    _ tableView: UITableView,
                    moveRowAt sourceIndexPath: IndexPath,
                    to destinationIndexPath: IndexPath
                ) {}
            }

            @Test("The handle of a row in a table moves the row")
            func reorderControl() async throws {
                let (table, rows) = (UITableView(), Rows())
                table.dataSource = rows
                table.isEditing = true
                let follows = try await cardFollows(table) { _ in
                    // The control at the other end deletes the row.
                    table.visibleCells.first?.subviews.last { $0 is UIControl && $0.frame.midX > 150 }
                }
                #expect(!follows)
                withExtendedLifetime(rows) {}
            }
        }
    }
#endif

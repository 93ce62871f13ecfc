import { BLUE, circle, faint, figure, joint, label, line, path, plot } from '../figures.ts'
import { familyOf, h, m, mcq } from '../kit.ts'
import { is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 2', 'maths-2')

function squareFigure(): string {
  const g = plot(
    { from: -1, to: 5, step: 1, label: 'x' },
    { from: -1, to: 5, step: 1, label: 'y' },
    340,
    330,
  )
  const corners = [g.to([1, 0]), g.to([4, 1]), g.to([3, 4]), g.to([0, 3])]
  return figure(
    g.width,
    g.height,
    [
      ...g.body.slice(0, -4).filter((part) => part.startsWith('<line')),
      ...g.body.slice(-4, -2),
      path(corners, { close: true, colour: BLUE, fill: '#dbeafe' }),
      label([g.px(1), g.py(-0.35)], 'A (1, 0)', { size: 14 }),
      label([g.px(4.5), g.py(0.7)], 'B (4, 1)', { size: 14 }),
      label([g.px(3.1), g.py(4.35)], 'C'),
      label([g.px(-0.3), g.py(3.2)], 'D'),
    ],
    'A square ABCD on axes without numbers. A is at (1, 0) and B at (4, 1); C and D lie above the side AB, C above B and D on the left.',
  )
}

function chordFigure(): string {
  return figure(
    300,
    270,
    [
      circle([130, 135], 104, { colour: BLUE }),
      line([170, 15], [170, 255]),
      joint([130, 135]),
      label([112, 150], '(2, 1)', { size: 14 }),
      faint([130, 135], [170, 39]),
      label([138, 84], '13', { size: 14 }),
      label([196, 24], 'x = 7', { size: 14 }),
      label([186, 178], 'chord', { size: 13, anchor: 'start' }),
      line([170, 39], [170, 231], { width: 4, colour: BLUE }),
    ],
    'A circle with centre (2, 1) and radius 13. The vertical line x = 7, to the right of the centre, cuts the circle in two points and makes a chord.',
  )
}

/** Left side less right side of an equation as shown. */
const gap = (s: string, x: number, y: number): number => {
  const [left = '', right = ''] = s.replace(/\\[()]/g, '').split('=')
  return value(left, { x, y }) - value(right, { x, y })
}

export const coordinateGeometry: Family[] = [
  family(
    'slopes',
    ['Coordinate geometry', 'Lines'],
    () =>
      mcq({
        d: 2,
        text: h`A line is drawn through \((2, -1)\) parallel to \(3x + 4y = 7\). At what height does it cross the \(y\)-axis?`,
        right: [m(h`\frac{1}{2}`), h`\(3x + 4y = 2\) at \(x = 0\).`],
        wrong: [
          [m(h`\frac{7}{4}`), 'This is where the given line crosses.'],
          [2, h`\(4y = 2\) was not divided by 4.`],
          [m(h`\frac{2}{3}`), h`This is where it crosses the \(x\)-axis.`],
          [m(h`-\frac{5}{2}`), h`The gradient was taken as \(+\frac34\).`],
        ],
        solution: h`The line is \(3x + 4y = 3 \times 2 + 4 \times (-1) = 2\). At \(x = 0\), \(y = \frac12\).`,
        // from (2, −1), two steps to the left
        proof: (s) => is(s, -1 + 2 * (3 / 4)),
      }),
    () =>
      mcq({
        d: 4,
        text: h`How far is the line \(3x + 4y = 30\) from the origin, measured along the shortest way?`,
        right: [6, h`\(\dfrac{30}{\sqrt{3^2 + 4^2}}\).`],
        wrong: [
          [m(h`\frac{15}{2}`), h`This is the distance up the \(y\)-axis.`],
          [10, h`This is the distance along the \(x\)-axis.`],
          [30, 'The number on the right was taken.'],
          [m(h`\frac{30}{7}`), 'It was divided by the sum of 3 and 4.'],
        ],
        solution: h`The shortest way is along the perpendicular \(y = \frac43x\). It meets the line where \(3x + \frac{16}{3}x = 30\): \(x = \frac{18}{5}\), \(y = \frac{24}{5}\). The distance is \(\sqrt{\left(\frac{18}{5}\right)^2 + \left(\frac{24}{5}\right)^2} = 6\).`,
        proof: (s) =>
          near(
            value(s),
            Math.min(
              ...range(-20000, 20000).map((n) => Math.hypot(n / 1000, (30 - (3 * n) / 1000) / 4)),
            ),
            1e-6,
          ),
      }),
    () =>
      mcq({
        d: 3,
        data: squareFigure(),
        text: 'ABCD in the figure is a square. What are the coordinates of C?',
        right: [m('(3, 4)'), 'From B, 1 to the left and 3 up.'],
        wrong: [
          [m('(0, 3)'), 'This is D.'],
          [m('(5, -2)'), 'The turn at B was made to the wrong side.'],
          [m('(4, 4)'), 'The side BC was taken to be vertical.'],
          [m('(5, 4)'), 'At B the step was made 1 to the right in place of left.'],
        ],
        solution: h`From A to B is 3 to the right and 1 up. A quarter turn makes this 1 to the left and 3 up, which is the step from B to C: \((4 - 1,\ 1 + 3) = (3, 4)\).`,
        proof: (s) => {
          const [x = 0, y = 0] = (s.match(/-?\d+/g) ?? []).map(Number)
          return (
            (x - 4) * 3 + (y - 1) * 1 === 0 &&
            near(Math.hypot(x - 4, y - 1), Math.sqrt(10)) &&
            y > 1
          )
        },
      }),
    () =>
      mcq({
        d: 2,
        text: h`\(A(-2, 1)\), \(B(4, 4)\) and \(C(k, 9)\) are three points, and the angle ABC is a right angle. What is \(k\)?`,
        right: [m(h`\frac{3}{2}`), h`BC has gradient \(-2\).`],
        wrong: [
          [14, 'The three points were put on one line.'],
          [m(h`\frac{13}{2}`), 'The gradient of BC was taken as 2.'],
          [-6, h`The gradient of BC was taken as \(-\frac12\).`],
          [m(h`-\frac{5}{2}`), h`The step \(-\frac52\) was not added to 4.`],
        ],
        solution: h`AB has gradient \(\frac{3}{6} = \frac12\), so BC has gradient \(-2\): \(\dfrac{9 - 4}{k - 4} = -2\), \(k - 4 = -\frac52\) and \(k = \frac32\).`,
        proof: (s) => {
          const k = value(s)
          const square = (x: number, y: number) => x * x + y * y
          return near(square(6, 3) + square(k - 4, 5), square(k + 2, 8))
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`The lines \(x + y = 4\), \(y = x - 2\) and \(y = mx + 7\) are drawn. For how many values of \(m\) do they fail to enclose a triangle?`,
        right: [3, 'Two parallel cases and one common point.'],
        wrong: [
          [2, 'The line through the common point of the other two was left out.'],
          [1, 'Only one of the cases was counted.'],
          [4, 'One case was counted twice.'],
          [0, 'Three lines were taken always to enclose a triangle.'],
        ],
        solution: h`No triangle is made when the third line is parallel to one of the others (\(m = -1\) or \(m = 1\)) or passes through their common point \((3, 1)\): \(3m + 7 = 1\), \(m = -2\). Three values.`,
        proof: (s) =>
          is(
            s,
            range(-400, 400)
              .map((n) => n / 40)
              .filter((mm) => {
                // the corners on the third line, where they exist, must differ
                const [one, other] = [-3 / (mm + 1), -9 / (mm - 1)]
                return !Number.isFinite(one) || !Number.isFinite(other) || near(one, other)
              }).length,
          ),
      }),
  ),
  family(
    'round',
    ['Coordinate geometry', 'Circles'],
    () =>
      mcq({
        d: 2,
        text: h`The points \((-1, 2)\) and \((7, 8)\) are the ends of a diameter. Which is the equation of the circle?`,
        right: [m('(x - 3)^2 + (y - 5)^2 = 25'), 'Centre (3, 5), radius 5.'],
        wrong: [
          [m('(x - 3)^2 + (y - 5)^2 = 100'), 'The diameter was taken for the radius.'],
          [m('(x + 3)^2 + (y + 5)^2 = 25'), 'The signs of the centre are turned round.'],
          [m('(x - 3)^2 + (y - 5)^2 = 5'), 'The radius was not squared.'],
          [m('(x - 4)^2 + (y - 3)^2 = 25'), 'Half of the differences was taken for the centre.'],
        ],
        solution: h`The centre is the midpoint \((3, 5)\). The diameter is \(\sqrt{8^2 + 6^2} = 10\), so the radius is 5.`,
        // at a point of the circle the ends of the diameter make a right angle: (0, 1) and (0, 9)
        proof: (s) =>
          [
            [-1, 2],
            [7, 8],
            [0, 1],
            [0, 9],
          ].every(([x = 0, y = 0]) => Math.abs(gap(s, x, y)) < 1e-9),
      }),
    () =>
      mcq({
        d: 2,
        data: chordFigure(),
        text: 'How long is the chord that the line cuts off?',
        right: [24, h`\(2\sqrt{13^2 - 5^2}\).`],
        wrong: [
          [12, 'This is half of the chord.'],
          [16, h`\(2(13 - 5)\) was worked out.`],
          [26, 'This is the diameter.'],
          [10, 'The distance from the centre was doubled.'],
        ],
        solution: h`The line is \(7 - 2 = 5\) from the centre. Half of the chord is \(\sqrt{13^2 - 5^2} = 12\), so the chord is 24 long.`,
        proof: (s) => near((7 - 2) ** 2 + (1 + value(s) / 2 - 1) ** 2, 13 ** 2),
      }),
    () =>
      mcq({
        d: 4,
        text: h`From the point \((10, 7)\) a tangent is drawn to the circle \(x^2 + y^2 - 4x - 2y = 20\). What is the distance from the point to the place where the tangent touches the circle?`,
        right: [m(h`5\sqrt{3}`), h`\(\sqrt{10^2 - 5^2}\).`],
        wrong: [
          [10, 'This is the distance to the centre.'],
          [5, 'The radius was taken off the distance to the centre.'],
          [m(h`5\sqrt{5}`), 'The squares were added.'],
          [m(h`4\sqrt{5}`), h`20 was taken for the square of the radius.`],
        ],
        solution: h`\((x - 2)^2 + (y - 1)^2 = 25\): centre \((2, 1)\), radius 5. The point is \(\sqrt{8^2 + 6^2} = 10\) from the centre. Radius and tangent are perpendicular, so the length is \(\sqrt{100 - 25} = 5\sqrt3\).`,
        // the power of the point: put its coordinates into the equation
        proof: (s) => near(value(s) ** 2, 10 ** 2 + 7 ** 2 - 4 * 10 - 2 * 7 - 20),
      }),
    () =>
      mcq({
        d: 4,
        text: h`The circles \(x^2 + y^2 = 9\) and \((x - 8)^2 + (y - 6)^2 = r^2\), with \(r \gt 0\), have exactly one point in common. What can \(r\) be?`,
        right: ['7 or 13', h`\(10 - 3\) or \(10 + 3\).`],
        wrong: [
          ['7 only', 'The small circle may also touch the large one from inside.'],
          ['13 only', 'The circles may also touch from outside.'],
          ['1 or 19', 'The radius of the first circle was taken as 9.'],
          ['10 only', 'The second circle then passes through the centre of the first.'],
        ],
        solution: h`The centres are 10 apart. The circles touch from outside when \(r + 3 = 10\) and from inside when \(r - 3 = 10\): \(r = 7\) or \(r = 13\).`,
        proof: (s) => {
          const given = (s.match(/\d+/g) ?? []).map(Number)
          const single = range(1, 30).filter((r) => {
            const far = range(0, 36000).map((n) => {
              const t = (n * Math.PI) / 18000
              return Math.hypot(3 * Math.cos(t) - 8, 3 * Math.sin(t) - 6)
            })
            return Math.abs(Math.min(...far) - r) < 1e-6 || Math.abs(Math.max(...far) - r) < 1e-6
          })
          return given.join() === single.join()
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`Two circles touch both coordinate axes and pass through the point \((2, 1)\). What is the radius of the larger one?`,
        right: [5, h`\(r^2 - 6r + 5 = 0\).`],
        wrong: [
          [1, 'This is the radius of the smaller one.'],
          [6, 'This is the sum of the two radii.'],
          [3, 'This is the mean of the two radii.'],
          [4, 'This is the difference of the two radii.'],
        ],
        solution: h`The centre is \((r, r)\) and \((2 - r)^2 + (1 - r)^2 = r^2\), so \(r^2 - 6r + 5 = (r - 1)(r - 5) = 0\). The larger radius is 5.`,
        proof: (s) => {
          const fits = (r: number) => Math.abs(Math.hypot(2 - r, 1 - r) - r) < 1e-9
          return fits(value(s)) && range(1, 400).every((n) => !fits(value(s) + n / 20))
        },
      }),
  ),
]

import { BLUE, figure, label, type Point, plot, RED } from '../figures.ts'
import { blanks, equation, essay, familyOf, h, m, mcq } from '../kit.ts'
import { agrees, is, near, parts, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 2', 'maths-2')

function linesFigure(): string {
  const g = plot({ from: 0, to: 8, step: 1, label: 'x' }, { from: 0, to: 8, step: 1, label: 'y' })
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((x) => 2 * x, 0, 4, BLUE),
      g.curve((x) => 6 - x, 0, 6, RED),
      label(g.to([3.1, 7.4]), 'y = 2x', { colour: BLUE }),
      label(g.to([5.6, 1.6]), 'x + y = 6', { colour: RED, size: 13 }),
    ],
    'Axes with the line y = 2x rising from the origin and the line x + y = 6 falling from (0, 6) to (6, 0). They cross at (2, 4) and make a triangle with the x-axis.',
  )
}

const shoelace = (points: Point[]): number =>
  Math.abs(
    points
      .map(([x, y], n) => {
        const [nx, ny] = points[(n + 1) % points.length] ?? [0, 0]
        return x * ny - nx * y
      })
      .reduce((a, b) => a + b),
  ) / 2

export const coordinates: Family[] = [
  family(
    'lines',
    ['Coordinate geometry', 'Lines'],
    () =>
      mcq({
        d: 2,
        text: h`What is the equation of the perpendicular bisector of the line segment from \((1, 2)\) to \((5, 10)\)?`,
        right: [m('x + 2y = 15'), h`Gradient \(-\frac12\) through \((3, 6)\).`],
        wrong: [
          [m('2x - y = 0'), 'This is the line through the two points.'],
          [m('x + 2y = 5'), h`The line was put through \((1, 2)\).`],
          [m('x - 2y = -9'), 'The gradient was turned upside down without a change of sign.'],
          [m('2x + y = 12'), 'The sign was changed, but the gradient not turned upside down.'],
        ],
        solution: h`The midpoint is \((3, 6)\) and the gradient of the segment is 2. The bisector has gradient \(-\frac12\): \(y - 6 = -\frac12(x - 3)\), that is \(x + 2y = 15\).`,
        proof: (s) => {
          const [left = '', right = ''] = s.split(' = ')
          const on = (x: number, y: number) => near(value(left, { x, y }), value(right))
          // points equally far from both ends
          return on(3, 6) && on(15, 0) && near((15 - 1) ** 2 + 2 ** 2, (15 - 5) ** 2 + 10 ** 2)
        },
      }),
    () =>
      mcq({
        d: 1,
        data: linesFigure(),
        text: h`What is the area of the triangle bounded by the two lines and the \(x\)-axis?`,
        right: [m(12), 'Base 6 and height 4.'],
        wrong: [
          [m(24), 'The half was left out.'],
          [m(6), h`The triangle with the \(y\)-axis was found.`],
          [m(18), h`The line \(y = 2x\) was ignored.`],
          [m(8), 'The base was taken as 4.'],
        ],
        solution: h`\(2x = 6 - x\) gives the point \((2, 4)\). The base runs from 0 to 6. The area is \(\frac12 \times 6 \times 4 = 12\).`,
        proof: (s) =>
          is(
            s,
            shoelace([
              [0, 0],
              [6, 0],
              [2, 4],
            ]),
          ),
      }),
    () =>
      equation({
        d: 3,
        text: h`The lines \(y = kx + 1\) and \(y = 2x + 5\), with \(k \neq 2\), cross at one point. Write an expression for its \(x\)-coordinate in terms of \(k\).`,
        expected: '4/(k - 2)',
        vars: ['k'],
        solution: h`\(kx + 1 = 2x + 5\), so \(x(k - 2) = 4\) and \(x = \dfrac{4}{k - 2}\).`,
        proof: (s) =>
          agrees(`k*(${s}) + 1 - 2*(${s}) - 5`, () => 0, [{ k: 3 }, { k: -1 }, { k: 10 }]),
      }),
  ),
  family(
    'circles',
    ['Coordinate geometry', 'Circles'],
    () =>
      blanks({
        d: 2,
        text: h`The circle \(x^2 + y^2 - 6x + 8y = 0\) has its centre at ( [[blank]] , [[blank]] ) and radius [[blank]].`,
        right: [[3, -4, 5], h`\((x - 3)^2 + (y + 4)^2 = 25\).`],
        wrong: [
          [[-3, 4, 5], 'The signs of the coordinates are turned round.'],
          [[6, -8, 10], 'The coefficients were not halved.'],
          [[3, -4, 25], 'The square root of 25 was not taken.'],
          [[3, 4, 5], h`The sign of \(8y\) was lost.`],
        ],
        solution: h`Completing the squares: \((x - 3)^2 - 9 + (y + 4)^2 - 16 = 0\), so \((x - 3)^2 + (y + 4)^2 = 25\).`,
        proof: (s) => {
          const [a = 0, b = 0, r = 0] = parts(s)
          return range(0, 11).every((n) => {
            const [x, y] = [a + r * Math.cos(n), b + r * Math.sin(n)]
            return Math.abs(x * x + y * y - 6 * x + 8 * y) < 1e-9
          })
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`What is the equation of the tangent to the circle \(x^2 + y^2 = 25\) at the point \((3, 4)\)?`,
        right: [m('3x + 4y = 25'), h`The radius has gradient \(\frac43\).`],
        wrong: [
          [m('4x - 3y = 0'), 'This is the line of the radius.'],
          [m('4x + 3y = 24'), 'The gradient was not turned upside down.'],
          [m('3x - 4y = -7'), 'The sign of the gradient was not changed.'],
          [m('3x + 4y = 5'), h`The constant was taken as the radius.`],
        ],
        solution: h`The radius to \((3, 4)\) has gradient \(\frac43\), so the tangent has gradient \(-\frac34\): \(y - 4 = -\frac34(x - 3)\), or \(3x + 4y = 25\).`,
        proof: (s) => {
          const [left = '', right = ''] = s.split(' = ')
          const [a, b, c] = [value(left, { x: 1, y: 0 }), value(left, { x: 0, y: 1 }), value(right)]
          return near(3 * a + 4 * b, c) && near(Math.abs(c) / Math.hypot(a, b), 5)
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`P is a point on the circle \((x - 6)^2 + (y - 8)^2 = 9\). What is the greatest possible distance of P from the origin?`,
        right: [m(13), h`\(10 + 3\).`],
        wrong: [
          [m(7), 'This is the least distance.'],
          [m(10), 'This is the distance of the centre.'],
          [m(19), 'The radius was taken as 9.'],
          [
            m(h`\sqrt{109}`),
            'This is the length found by adding squares, as for a tangent or a right angle.',
          ],
        ],
        solution: h`The centre is \(\sqrt{36 + 64} = 10\) from the origin. The farthest point lies on the same line, 3 beyond the centre: 13.`,
        proof: (s) => {
          const far = Math.max(
            ...range(0, 6283).map((n) =>
              Math.hypot(6 + 3 * Math.cos(n / 1000), 8 + 3 * Math.sin(n / 1000)),
            ),
          )
          return is(s, far, 1e-6)
        },
      }),
    () =>
      essay({
        d: 4,
        text: h`The line \(y = 2x + k\) and the circle \(x^2 + y^2 = 20\) are drawn. Find all values of \(k\) for which they touch, in two ways: with a discriminant, and with the distance of the line from the centre. Explain why the two ways must agree.`,
        model: h`Substituting, \(x^2 + (2x + k)^2 = 20\), so \(5x^2 + 4kx + k^2 - 20 = 0\). The line touches the circle when this has a repeated root: the discriminant \(16k^2 - 20(k^2 - 20) = 400 - 4k^2\) is zero, so \(k = 10\) or \(k = -10\).

The perpendicular from the centre has gradient \(-\frac12\), and meets the line at the point \(\left(-\frac{2k}{5}, \frac{k}{5}\right)\), at a distance \(\frac{|k|}{\sqrt5}\). This equals the radius, \(\sqrt{20}\), when \(|k| = \sqrt{100} = 10\).

The two must agree because a repeated root means that line and circle share exactly one point; and a line has exactly one point in common with a circle just when its distance from the centre is the radius.`,
        criteria: [
          ['Substitutes to get 5x² + 4kx + k² − 20 = 0', /5x\^2 \+ 4kx \+ k\^2 - 20/],
          ['Sets the discriminant to zero and finds k = ±10', /discriminant[\s\S]*k = -10/],
          ['Finds the distance |k|/√5 from the centre', /\\frac\{\|k\|\}\{\\sqrt5\}/],
          ['Sets the distance equal to the radius', /equals the radius/],
          ['Explains that both say that there is exactly one common point', /exactly one point/],
        ],
        also: () => near(10 / Math.sqrt(5), Math.sqrt(20)) && 16 * 100 - 20 * (100 - 20) === 0,
      }),
  ),
]

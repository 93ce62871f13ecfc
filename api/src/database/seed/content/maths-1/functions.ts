import { figure, GREEN, GREY_FILL, joint, label, path, plot, RED } from '../figures.ts'
import { familyOf, frac, h, m, mcq } from '../kit.ts'
import { is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')

function triangleFigure(): string {
  const g = plot({ from: 0, to: 7, step: 1, label: 'x' }, { from: 0, to: 8, step: 1, label: 'y' })
  const corners = [
    [0, 1],
    [2, 5],
    [0, 7],
  ] as const
  return figure(
    g.width,
    g.height,
    [
      path(corners.map(g.to), { fill: GREY_FILL, close: true, width: 1 }),
      ...g.body,
      g.curve((x) => 2 * x + 1, 0, 3.5, RED),
      g.curve((x) => 7 - x, 0, 7, GREEN),
      label(g.to([3.75, 7.5]), 'p', { italic: true, colour: RED }),
      label(g.to([5.4, 2.2]), 'q', { italic: true, colour: GREEN }),
    ],
    'Two straight lines for x from 0 to 7. Line p starts at (0, 1) and rises steeply; line q starts at (0, 7) and falls to (7, 0). The triangle between both lines and the y-axis is shaded.',
  )
}

function growthFigure(): string {
  const g = plot({ from: 0, to: 3, step: 1, label: 'x' }, { from: 0, to: 24, step: 3, label: 'y' })
  return figure(
    g.width,
    g.height,
    [...g.body, g.curve((x) => 3 * 2 ** x), joint(g.to([0, 3])), joint(g.to([2, 12]))],
    'Graph of a curve that rises more and more steeply. Dots mark the points (0, 3) and (2, 12) on it.',
  )
}

export const functions: Family[] = [
  family(
    'crossings',
    ['Graphs and functions', 'Straight lines'],
    () =>
      mcq({
        d: 2,
        text: h`Where does the straight line through \((-1, 4)\) and \((3, -4)\) cross the \(x\)-axis?`,
        right: [m('(1, 0)'), h`The line is \(y = -2x + 2\).`],
        wrong: [
          [m('(2, 0)'), h`2 is where the line meets the \(y\)-axis.`],
          [m('(-1, 0)'), 'The sign was lost on solving for x.'],
          [
            m(h`(\frac12, 0)`),
            h`The constant 2 was divided by 4, the difference of the \(x\)-coordinates.`,
          ],
          [m('(0, 2)'), h`This is the point on the \(y\)-axis.`],
        ],
        solution: h`The gradient is \(\dfrac{-4 - 4}{3 - (-1)} = -2\), so \(y - 4 = -2(x + 1)\), that is \(y = -2x + 2\). \(y = 0\) at \(x = 1\). (It is the midpoint of the two points.)`,
        proof: (s) => {
          const [x = 0, y = 0] = s
            .slice(3, -3)
            .split(',')
            .map((part) => value(part))
          return near((x + 1) * (-4 - 4) - (y - 4) * (3 + 1), 0) && y === 0
        },
      }),
    () =>
      mcq({
        d: 4,
        data: triangleFigure(),
        text: h`The lines \(p: y = 2x + 1\) and \(q: y = 7 - x\) and the \(y\)-axis enclose the shaded triangle. What is its area?`,
        right: [m(6), h`Base \(7 - 1 = 6\) on the \(y\)-axis, height 2.`],
        wrong: [
          [m(12), 'The factor one half was left out.'],
          [m(15), h`The height was taken as 5, the \(y\)-coordinate of the crossing.`],
          [m(7), 'The base was taken from the origin.'],
          [m(5), h`This is the \(y\)-coordinate of the crossing.`],
        ],
        solution: h`\(2x + 1 = 7 - x\) gives \(x = 2\). On the \(y\)-axis the triangle has the base from 1 to 7, of length 6, and its height is the distance of the crossing from that axis, 2. The area is \(\frac12 \times 6 \times 2 = 6\).`,
        proof: (s) => {
          const strips = range(0, 1999).map((n) => {
            const x = (n + 0.5) / 1000
            return (7 - x - (2 * x + 1)) / 1000
          })
          return is(
            s,
            strips.reduce((a, b) => a + b),
            1e-5,
          )
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`A straight line parallel to \(2y = 6x - 5\) goes through the point \((2, 1)\). At what height does it cross the \(y\)-axis?`,
        right: [m(h`y = -5`), h`\(1 = 3 \times 2 + c\).`],
        wrong: [
          [m(h`y = -11`), 'The gradient was taken as 6.'],
          [m(h`y = 7`), h`\(3 \times 2\) was added to 1.`],
          [m(h`y = -\frac52`), 'This belongs to the given line.'],
          [m(h`y = \frac53`), h`The gradient of a perpendicular, \(-\frac13\), was used.`],
        ],
        solution: h`The given line is \(y = 3x - \frac52\), with gradient 3. Then \(y = 3x + c\) with \(1 = 6 + c\), so \(c = -5\).`,
        proof: (s) => near((1 - value(s.replace('y =', ''))) / 2, 6 / 2),
      }),
  ),
  family(
    'function-values',
    ['Graphs and functions', 'Curves and functions'],
    () =>
      mcq({
        d: 1,
        text: h`\(\mathrm{f}(x) = 3x^2 - 2x\). Evaluate \(\mathrm{f}(-2)\).`,
        right: [m(16), h`\(12 + 4\).`],
        wrong: [
          [m(8), h`\(-2x\) was taken as \(-4\).`],
          [m(-8), h`The square was taken as \(-4\), and \(-2x\) as \(+4\).`],
          [m(40), h`3 was squared too: \(36 + 4\).`],
          [m(-16), 'Both terms were given the wrong sign.'],
        ],
        solution: h`\(3 \times (-2)^2 - 2 \times (-2) = 12 + 4 = 16\).`,
        proof: (s) => is(s, -2 * (3 * -2 - 2)),
      }),
    () =>
      mcq({
        d: 3,
        text: h`A function f is known to have \(\mathrm{f}(2) = 5\), and nothing else is known of it. Through which point does the graph of \(y = \mathrm{f}(x + 3) - 1\) certainly go?`,
        right: [m('(-1, 4)'), 'Three to the left and one down.'],
        wrong: [
          [m('(5, 4)'), h`\(x + 3\) moves the curve to the left, not to the right.`],
          [m('(-1, 6)'), h`Subtracting 1 moves the curve down.`],
          [m('(5, 6)'), 'Both moves were made the wrong way.'],
          [m('(1, 2)'), 'The two moves were exchanged.'],
        ],
        solution: h`\(\mathrm{f}(x + 3)\) has the value 5 where \(x + 3 = 2\), at \(x = -1\). Subtracting 1 gives 4, so \((-1, 4)\) lies on the new curve.`,
        proof: (s) => {
          const [x = 0, y = 0] = s.slice(3, -3).split(',').map(Number)
          // two curves through (2, 5)
          return [(t: number) => t * t + 1, (t: number) => 7 - t].every((f) => f(x + 3) - 1 === y)
        },
      }),
    () =>
      mcq({
        d: 4,
        data: growthFigure(),
        text: h`The curve has an equation of the form \(y = ab^x\), with \(b \gt 0\), and passes through the two points marked. What is \(y\) when \(x = 5\)?`,
        right: [m(96), h`\(3 \times 2^5\).`],
        wrong: [
          [m(3072), h`\(b\) was taken as 4: the root was left out.`],
          [m(48), h`This is the value at \(x = 4\).`],
          [m(25.5), 'A straight line was drawn through the points.'],
          [m(7776), h`\(3 \times 2\) was raised to the fifth power.`],
        ],
        solution: h`At \(x = 0\), \(a = 3\). At \(x = 2\), \(3b^2 = 12\), so \(b = 2\). Then \(3 \times 2^5 = 96\).`,
        proof: (s) => near(Math.log(value(s) / 12) / 3, Math.log(12 / 3) / 2),
      }),
    () =>
      mcq({
        d: 2,
        text: h`Which value of \(x\) satisfies \(\mathrm{g}(x) = 4\), where \(\mathrm{g}(x) = \dfrac{10}{x} - 1\)?`,
        right: [m(2), h`\(\frac{10}{2} - 1 = 4\).`],
        wrong: [
          [m(frac(3, 2)), h`This is \(\mathrm{g}(4)\).`],
          [m(frac(10, 3)), h`1 was subtracted from 4 instead of added.`],
          [m(frac(5, 2)), h`The 1 was left out.`],
          [m(frac(1, 2)), 'The last fraction was left upside down.'],
        ],
        solution: h`\(\dfrac{10}{x} = 5\), so \(x = 2\).`,
        proof: (s) => near(10 - value(s), 4 * value(s)),
      }),
  ),
]

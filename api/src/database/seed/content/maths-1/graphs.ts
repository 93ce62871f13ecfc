import { BLUE, figure, GREEN, label, type Point, plot, RED } from '../figures.ts'
import { blanks, equation, familyOf, h, m, mcq } from '../kit.ts'
import { agrees, at, is, near, parts, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')

function tankGraph(): string {
  const g = plot(
    { from: 0, to: 10, step: 2, label: 'time in minutes' },
    { from: 0, to: 100, step: 20, label: 'water in litres' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.points([
        [0, 20],
        [4, 80],
        [6, 80],
        [10, 0],
      ]),
    ],
    'Graph of the water in a tank, in litres, against time in minutes: a straight line rises from 20 litres at 0 to 80 litres at 4 minutes, stays level at 80 until 6 minutes, then falls straight to 0 at 10 minutes.',
  )
}

function parabola(): string {
  const g = plot({ from: -2, to: 5, step: 1, label: 'x' }, { from: -6, to: 8, step: 2, label: 'y' })
  return figure(
    g.width,
    g.height,
    [...g.body, g.curve((x) => (x + 1) * (x - 3) * 1.5)],
    'Graph of a parabola that opens upwards, crosses the x-axis at −1 and 3, and has its lowest point at x = 1, y = −6.',
  )
}

function fourGraphs(): string {
  const curves: [string, (x: number) => number, string][] = [
    ['P', (x) => 2 ** x, BLUE],
    ['Q', (x) => 4 / x, RED],
    ['R', (x) => x * x * 0.5, GREEN],
  ]
  const g = plot({ from: 0, to: 4, step: 1, label: 'x' }, { from: 0, to: 8, step: 2, label: 'y' })
  const ends: Point[] = [
    [2.7, 7.4],
    [0.75, 6.6],
    [3.75, 6.2],
  ]
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      ...curves.map(([, f, colour]) => g.curve(f, 0.01, 4, colour)),
      ...curves.map(([name, , colour], n) => label(g.to(ends[n] ?? [0, 0]), name, { colour })),
    ],
    'Three curves for x from 0 to 4. P starts at (0, 1) and rises more and more steeply through (1, 2) to (3, 8). Q falls from very large values through (1, 4), (2, 2) and (4, 1). R starts at the origin and rises through (2, 2) to (4, 8).',
  )
}

export const graphs: Family[] = [
  family(
    'lines',
    ['Graphs and functions', 'Straight lines'],
    () =>
      equation({
        d: 2,
        text: h`A line passes through \((2, 1)\) and \((6, 9)\). Its equation is \(y = f(x)\). Write the expression \(f(x)\).`,
        expected: '2*x - 3',
        vars: ['x'],
        solution: h`The gradient is \(\dfrac{9 - 1}{6 - 2} = 2\). Through \((2, 1)\): \(y - 1 = 2(x - 2)\), so \(y = 2x - 3\).`,
        proof: (s) =>
          agrees(s, () => 1, at('x', 2)) &&
          agrees(s, () => 9, at('x', 6)) &&
          agrees(s, () => 5, at('x', 4)),
      }),
    () =>
      mcq({
        d: 3,
        text: h`Line \(L\) has equation \(3x + 4y = 24\). Which line is perpendicular to \(L\) and passes through the point where \(L\) meets the \(y\)-axis?`,
        right: [
          m(h`y = \frac{4}{3}x + 6`),
          h`The gradients \(-\frac34\) and \(\frac43\) have product \(-1\).`,
        ],
        wrong: [
          [
            m(h`y = -\frac{4}{3}x + 6`),
            'The gradient was turned upside down without changing its sign.',
          ],
          [
            m(h`y = \frac{3}{4}x + 6`),
            'The sign of the gradient was changed, but it was not turned upside down.',
          ],
          [m(h`y = \frac{4}{3}x + 8`), h`8 is where \(L\) meets the \(x\)-axis.`],
          [m(h`y = \frac{4}{3}x + 24`), 'The constant was not divided by 4.'],
        ],
        solution: h`\(y = -\frac34x + 6\): gradient \(-\frac34\), intercept 6. The perpendicular has gradient \(\frac43\) and the same intercept.`,
        proof: (s) => {
          const f = (x: number) => value(s.replace('y =', ''), { x })
          // direction of L is (4, -3); the other must have dot product zero
          return near(4 * 1 - 3 * (f(1) - f(0)), 0) && near(3 * 0 + 4 * f(0), 24)
        },
      }),
    () =>
      mcq({
        d: 2,
        data: tankGraph(),
        text: h`The graph shows how much water is in a tank. At what rate does water leave the tank during the last four minutes?`,
        right: [m(h`20\ \text{litres per minute}`), h`\(80 \div 4\).`],
        wrong: [
          [m(h`8\ \text{litres per minute}`), '80 litres was divided by the time since the start.'],
          [m(h`15\ \text{litres per minute}`), 'This is the rate at which the tank fills.'],
          [m(h`80\ \text{litres per minute}`), 'This is the amount that leaves, not the rate.'],
          [m(h`13.3\ \text{litres per minute}`), '80 litres was divided by 6 minutes.'],
        ],
        solution: h`From 6 to 10 minutes the amount falls from 80 to 0 litres: \(80 \div 4 = 20\) litres per minute.`,
        proof: (s) => near(80 - 4 * Number.parseFloat(s.slice(2)), 0),
      }),
  ),
  family(
    'curves',
    ['Graphs and functions', 'Curves and functions'],
    () =>
      mcq({
        d: 3,
        data: parabola(),
        text: h`The curve shown is a parabola. What is its equation?`,
        right: [
          m(h`y = \frac{3}{2}(x + 1)(x - 3)`),
          h`At \(x = 1\), \(\frac32 \times 2 \times (-2) = -6\).`,
        ],
        wrong: [
          [m(h`y = (x + 1)(x - 3)`), h`The roots fit, but the lowest value is \(-4\).`],
          [m(h`y = \frac{3}{2}(x - 1)(x + 3)`), 'The signs in both factors are exchanged.'],
          [
            m(h`y = (x - 1)^2 - 6`),
            h`The lowest point fits, but the curve does not pass through \((3, 0)\).`,
          ],
          [m(h`y = 2(x + 1)(x - 3)`), h`The roots fit, but the lowest value is \(-8\).`],
        ],
        solution: h`The roots are \(-1\) and \(3\), so \(y = a(x + 1)(x - 3)\). At \(x = 1\), \(y = -4a = -6\), so \(a = \frac32\).`,
        proof: (s) => {
          const f = (x: number) => value(s.replace('y =', ''), { x })
          return near(f(-1), 0) && near(f(3), 0) && near(f(1), -6)
        },
      }),
    () =>
      blanks({
        d: 2,
        data: fourGraphs(),
        text: h`Match the curves to their equations.

The curve \(y = \frac{4}{x}\) is [[blank]] and the curve \(y = 2^x\) is [[blank]].`,
        right: [['Q', 'P'], h`\(\frac4x\) falls, and \(2^0 = 1\).`],
        wrong: [
          [['Q', 'R'], h`R passes through the origin, but \(2^0 = 1\).`],
          [['P', 'Q'], h`The two are exchanged: \(\frac4x\) falls as \(x\) grows.`],
          [['R', 'P'], h`R rises; \(\frac4x\) falls as \(x\) grows.`],
          [['P', 'R'], h`P rises; and R passes through the origin, where \(2^x\) is 1.`],
        ],
        solution: h`\(\frac4x\) falls as \(x\) grows: Q. \(2^x\) is 1 at \(x = 0\): P. R is \(\frac12x^2\), which is 0 at \(x = 0\).`,
        proof: (s) => {
          const seen: Record<string, Point[]> = {
            P: [
              [0, 1],
              [1, 2],
              [3, 8],
            ],
            Q: [
              [1, 4],
              [2, 2],
              [4, 1],
            ],
            R: [
              [0, 0],
              [2, 2],
              [4, 8],
            ],
          }
          const [first = '', second = ''] = s.split(' | ')
          return (
            (seen[first] ?? []).every(([x, y]) => near(x * y, 4)) &&
            (seen[second] ?? []).every(([x, y]) => near(Math.log2(y), x))
          )
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`The functions f and g are \(\mathrm{f}(x) = 2x + 3\) and \(\mathrm{g}(x) = x^2\). Find all values of \(x\) for which \(\mathrm{g}(\mathrm{f}(x)) = 25\).`,
        right: [m(h`-4,\ 1`), h`\(2x + 3 = \pm 5\).`],
        wrong: [
          [m(h`1`), h`The negative square root of 25 was left out.`],
          [m(h`-1,\ 4`), h`The signs are exchanged.`],
          [m(h`\pm\sqrt{11}`), h`This solves \(\mathrm{f}(\mathrm{g}(x)) = 25\).`],
          [m(h`11`), h`\(2x + 3 = 25\) was solved: the square was left out.`],
        ],
        solution: h`\((2x + 3)^2 = 25\), so \(2x + 3 = 5\) or \(2x + 3 = -5\), giving \(x = 1\) or \(x = -4\).`,
        proof: (s) => {
          const found = s
            .replace(/\\[()]/g, '')
            .split(',\\')
            .map(Number)
          const all = range(-200, 200)
            .map((n) => n / 4)
            .filter((x) => (2 * x + 3) ** 2 === 25)
          return found.length === all.length && found.every((x, n) => x === all[n])
        },
      }),
    () =>
      equation({
        d: 4,
        text: h`\(\mathrm{f}(x) = \dfrac{x + 5}{2}\). Find an expression for \(\mathrm{f}^{-1}(x)\), the inverse of f, and hence for \(\mathrm{f}^{-1}(x) - \mathrm{f}(x)\). Type the expression for the difference only, simplified.`,
        expected: '(3*x - 15)/2',
        vars: ['x'],
        solution: h`\(\mathrm{f}^{-1}(x) = 2x - 5\). The difference is \(2x - 5 - \dfrac{x + 5}{2} = \dfrac{3x - 15}{2}\).`,
        proof: (s) =>
          range(-3, 3).every((y) =>
            // y is the inverse of x = (y + 5) / 2
            agrees(s, ({ x = 0 }) => y - (x + 5) / 2, at('x', (y + 5) / 2)),
          ),
      }),
    () =>
      mcq({
        d: 5,
        text: h`The curve \(y = x^2 + kx + 9\) touches the \(x\)-axis at a point with positive \(x\)-coordinate. What is \(k\)?`,
        right: [m(-6), h`\(x^2 - 6x + 9 = (x - 3)^2\).`],
        wrong: [
          [m(6), h`With \(k = 6\) the curve touches at \(x = -3\).`],
          [m(-3), h`This is half of \(k\).`],
          [m(3), h`This is the \(x\)-coordinate of the point.`],
          [m(-36), h`\(k^2 = 36\), and the root was not taken.`],
        ],
        solution: h`The curve touches where the quadratic is a perfect square: \((x - 3)^2 = x^2 - 6x + 9\) or \((x + 3)^2 = x^2 + 6x + 9\). The first touches at \(x = 3 \gt 0\), so \(k = -6\).`,
        proof: (s) => {
          const f = (x: number) => x * x + value(s) * x + 9
          const low = range(1, 4000)
            .map((n) => n / 100)
            .reduce((best, x) => (f(x) < f(best) ? x : best), 0.01)
          return Math.abs(f(low)) < 1e-9 && is('3', low)
        },
      }),
  ),
  family('reading-parts', ['Graphs and functions', 'Straight lines'], () =>
    blanks({
      d: 2,
      text: h`A plumber charges a fixed fee and then an amount for each hour. Two hours cost £85 and five hours cost £160.

The fixed fee is £ [[blank]] and each hour costs £ [[blank]].`,
      right: [[35, 25], h`\(75 \div 3 = 25\) and \(85 - 50 = 35\).`],
      wrong: [
        [[25, 35], 'The two are exchanged.'],
        [[0, 42.5], 'The fixed fee was left out and the first cost shared over its hours.'],
        [[60, 25], 'Only one hour was taken off the first cost.'],
        [[10, 37.5], h`The difference, 75, was divided by 2 hours.`],
      ],
      solution: h`Three further hours cost \(160 - 85 = 75\), so one costs 25. The fee is \(85 - 2 \times 25 = 35\).`,
      proof: (s) => {
        const [fee = 0, hour = 0] = parts(s)
        return fee + 2 * hour === 85 && fee + 5 * hour === 160
      },
    }),
  ),
]

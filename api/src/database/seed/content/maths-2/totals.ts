import { figure, label, path, plot } from '../figures.ts'
import { familyOf, h, m, mcq, qty, table } from '../kit.ts'
import { integral, is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 2', 'maths-2')

function sideways(): string {
  const g = plot({ from: 0, to: 10, step: 1, label: 'x' }, { from: 0, to: 4, step: 1, label: 'y' })
  const edge = range(0, 60).map((n) => g.to([(n / 20) ** 2, n / 20]))
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      path([g.to([0, 0]), ...edge, g.to([0, 3])], { close: true, fill: '#bfdbfe', width: 1 }),
      g.curve(Math.sqrt, 0, 10),
      label(g.to([2.2, 2.5]), 'R', { italic: true }),
    ],
    'The curve y = √x from x = 0 to x = 10. The region R between the curve, the y-axis and the horizontal line y = 3 is shaded; the curve meets that line at (9, 3).',
  )
}

const INTEGRALS: [latex: string, f: (x: number) => number][] = [
  [h`\displaystyle\int_0^1 \sqrt{x}\,\mathrm{d}x`, Math.sqrt],
  [h`\displaystyle\int_0^1 2^x\,\mathrm{d}x`, (x) => 2 ** x],
  [h`\displaystyle\int_0^1 x^3\,\mathrm{d}x`, (x) => x ** 3],
  [h`\displaystyle\int_0^1 \frac{1}{1 + x}\,\mathrm{d}x`, (x) => 1 / (1 + x)],
]
const [roots = ['', Math.sqrt], ...bent] = INTEGRALS

const trapezia = (heights: number[], width: number): number =>
  heights
    .slice(1)
    .reduce((total, height, n) => total + ((height + (heights[n] ?? 0)) / 2) * width, 0)

export const totals: Family[] = [
  family(
    'limits',
    ['Integration', 'Definite integrals'],
    () =>
      mcq({
        d: 1,
        text: h`Work out \(\displaystyle\int_0^2 (3x^2 + 2x)\,\mathrm{d}x\).`,
        right: [12, h`\(x^3 + x^2\) at 2.`],
        wrong: [
          [16, 'The function itself was evaluated at 2.'],
          [14, 'The function was differentiated.'],
          [8, h`The term \(2x\) was left out.`],
          [32, 'The powers were raised without dividing by them.'],
        ],
        solution: h`\(\left[x^3 + x^2\right]_0^2 = 8 + 4 = 12\).`,
        proof: (s) =>
          near(
            value(s),
            integral((x) => 3 * x * x + 2 * x, 0, 2),
          ),
      }),
    () =>
      mcq({
        d: 2,
        text: h`\(k\) is positive and \(\displaystyle\int_1^k (2x - 1)\,\mathrm{d}x = 12\). What is \(k\)?`,
        right: [4, h`\(k^2 - k = 12\).`],
        wrong: [
          [3, 'The signs of the factors were turned round.'],
          [7, 'The factors 4 and 3 were added.'],
          [m(h`\frac{13}{2}`), h`\(2k - 1 = 12\) was solved.`],
          [12, 'The value of the integral was taken.'],
        ],
        solution: h`\(\left[x^2 - x\right]_1^k = k^2 - k - 0 = 12\), so \((k - 4)(k + 3) = 0\) and \(k = 4\).`,
        proof: (s) =>
          near(
            integral((x) => 2 * x - 1, 1, value(s)),
            12,
          ),
      }),
    () =>
      mcq({
        d: 2,
        text: h`Make use of symmetry: what is \(\displaystyle\int_{-2}^{2} (x^3 + 3x^2 - 5x + 1)\,\mathrm{d}x\)?`,
        right: [20, h`Only \(3x^2 + 1\) counts: twice \(8 + 2\).`],
        wrong: [
          [10, 'The right half was not doubled.'],
          [0, 'All terms were taken to cancel.'],
          [16, 'The constant term was left out.'],
          [4, 'Only the constant term was integrated.'],
        ],
        solution: h`The odd powers cancel between \(-2\) and 2. What is left is \(2\left[x^3 + x\right]_0^2 = 2 \times 10 = 20\).`,
        proof: (s) =>
          near(
            value(s),
            integral((x) => x ** 3 + 3 * x * x - 5 * x + 1, -2, 2),
          ),
      }),
    () =>
      mcq({
        d: 3,
        text: h`It is known that \(\displaystyle\int_1^5 \mathrm{f}(x)\,\mathrm{d}x = 8\) and \(\displaystyle\int_3^5 \mathrm{f}(x)\,\mathrm{d}x = 3\). Find \(\displaystyle\int_3^1 2\,\mathrm{f}(x)\,\mathrm{d}x\).`,
        right: [-10, h`\(-2 \times (8 - 3)\).`],
        wrong: [
          [10, 'The limits run downwards: the sign changes.'],
          [-5, 'The factor 2 was left out.'],
          [-22, 'The two integrals were added.'],
          [22, 'The two integrals were added, and the sign was lost.'],
        ],
        solution: h`From 1 to 3 the integral of \(\mathrm{f}\) is \(8 - 3 = 5\). From 3 to 1 it is \(-5\), and with the factor 2 it is \(-10\).`,
        proof: (s) => {
          // a function with those two integrals: 2.5 up to 3, then 1.5
          const f = (x: number) => (x < 3 ? 2.5 : 1.5)
          const whole = integral(f, 1, 2.9999) + integral(f, 3, 5)
          return near(whole, 8, 1e-3) && near(value(s), -2 * 2.5 * (3 - 1))
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`A function satisfies \(\mathrm{f}(x) = x^2 + 2\displaystyle\int_0^1 \mathrm{f}(t)\,\mathrm{d}t\) for all \(x\). What is \(\mathrm{f}(1)\)?`,
        right: [m(h`\frac{1}{3}`), h`The integral is \(-\frac13\).`],
        wrong: [
          [m(h`-\frac{1}{3}`), 'This is the integral.'],
          [m(h`\frac{5}{3}`), h`The integral was taken as that of \(x^2\) alone.`],
          [1, 'The integral was left out.'],
          [m(h`\frac{2}{3}`), h`The factor 2 was left out: \(1 - \frac13\).`],
        ],
        solution: h`The integral is a number \(c\). Integrating the equation from 0 to 1: \(c = \frac13 + 2c\), so \(c = -\frac13\). Then \(\mathrm{f}(1) = 1 - \frac23 = \frac13\).`,
        proof: (s) => {
          const shift = value(s) - 1
          return near(shift, 2 * integral((t) => t * t + shift, 0, 1))
        },
      }),
  ),
  family(
    'enclosed',
    ['Integration', 'Areas under curves'],
    () =>
      mcq({
        d: 3,
        text: h`What is the area of the finite region between the parabola \(y = x^2\) and the straight line \(y = 2x + 3\)?`,
        right: [m(h`\frac{32}{3}`), h`From \(x = -1\) to \(x = 3\).`],
        wrong: [
          [m(h`\frac{28}{3}`), 'Only the area under the parabola was found.'],
          [20, 'Only the area under the line was found.'],
          [9, h`The integral was taken from 0 to 3.`],
          [m(h`\frac{16}{3}`), 'The result was halved.'],
        ],
        solution: h`They cross where \(x^2 - 2x - 3 = 0\): \(x = -1\) and \(x = 3\). \(\left[x^2 + 3x - \frac{x^3}{3}\right]_{-1}^{3} = 9 - \left(-\frac53\right) = \frac{32}{3}\).`,
        proof: (s) =>
          near(
            value(s),
            integral((x) => Math.max(0, 2 * x + 3 - x * x), -1, 3),
          ),
      }),
    () =>
      mcq({
        d: 3,
        data: sideways(),
        text: 'Find the area of the shaded region R.',
        right: [9, h`\(27 - 18\).`],
        wrong: [
          [18, 'This is the area under the curve.'],
          [27, 'This is the area of the whole rectangle.'],
          [m(h`\frac{27}{2}`), 'The curve was replaced by a straight line.'],
          [m(h`\frac{9}{2}`), h`\(y\) was integrated from 0 to 3 in place of \(y^2\).`],
        ],
        solution: h`The rectangle with corners \((0, 0)\) and \((9, 3)\) has area 27. Under the curve there is \(\left[\frac23x^{3/2}\right]_0^9 = 18\). R has area 9.`,
        // in strips along y: x = y²
        proof: (s) =>
          near(
            value(s),
            integral((y) => y * y, 0, 3),
          ),
      }),
    () =>
      mcq({
        d: 4,
        text: h`The region under \(y = \dfrac{1}{x^2}\) from \(x = 1\) to \(x = 3\) is cut into two parts of equal area by the line \(x = k\). What is \(k\)?`,
        right: [m(h`\frac{3}{2}`), h`\(1 - \frac1k = \frac13\).`],
        wrong: [
          [2, 'The interval was halved.'],
          [m(h`\sqrt{3}`), 'The geometric mean of 1 and 3 was taken.'],
          [3, h`\(\frac1k = \frac13\) was solved.`],
          [m(h`\frac{4}{3}`), h`\(\frac13\) was added to 1.`],
        ],
        solution: h`The whole area is \(\left[-\frac1x\right]_1^3 = \frac23\). Half of it: \(1 - \frac1k = \frac13\), so \(k = \frac32\).`,
        proof: (s) => {
          const f = (x: number) => 1 / x ** 2
          return near(integral(f, 1, value(s)), integral(f, value(s), 3))
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`The graphs of \(y = x^3\) and \(y = x\) enclose two regions. What is their total area?`,
        right: [m(h`\frac{1}{2}`), h`Twice \(\frac12 - \frac14\).`],
        wrong: [
          [0, 'The regions were given opposite signs.'],
          [m(h`\frac{1}{4}`), 'This is one of the two regions.'],
          [1, h`Each region was taken as the triangle under \(y = x\).`],
          [m(h`\frac{3}{4}`), h`\(\frac12\) and \(\frac14\) were added.`],
        ],
        solution: h`They cross at \(-1\), 0 and 1. From 0 to 1 the line is above: \(\int_0^1 (x - x^3)\,\mathrm{d}x = \frac12 - \frac14 = \frac14\). The other region is equal by symmetry: \(\frac12\) in all.`,
        proof: (s) =>
          near(
            value(s),
            integral((x) => Math.abs(x ** 3 - x), -1, 1),
            1e-6,
          ),
      }),
    () =>
      mcq({
        d: 1,
        text: h`What area lies under the line \(y = 2x + 1\), above the \(x\)-axis, between \(x = 1\) and \(x = 4\)?`,
        right: [18, h`\(\left[x^2 + x\right]_1^4 = 20 - 2\).`],
        wrong: [
          [20, 'The lower limit was left out.'],
          [22, 'The value at the lower limit was added.'],
          [36, 'The trapezium was not halved.'],
          [15, h`The term 1 was left out.`],
        ],
        solution: h`\(\left[x^2 + x\right]_1^4 = (16 + 4) - (1 + 1) = 18\).`,
        // a trapezium with parallel sides 3 and 9
        proof: (s) => is(s, ((3 + 9) / 2) * 3),
      }),
  ),
  family(
    'strip-estimates',
    ['Integration', 'Trapezium rule'],
    () =>
      mcq({
        d: 1,
        data: table(
          ['time in s', '0', '2', '4', '6'],
          [['speed in m s<sup>−1</sup>', '3', '5', '8', '6']],
        ),
        text: 'The speed of a toy car was noted every two seconds. Use the trapezium rule with all the readings to estimate how far it went in the six seconds.',
        right: [qty(35, 'm'), h`\(\frac22(3 + 2(5 + 8) + 6)\).`],
        wrong: [
          [qty(44, 'm'), 'All four speeds were given their full weight.'],
          [qty(22, 'm'), 'The speeds were added.'],
          [qty(17.5, 'm'), 'The strips were taken to be 1 s wide.'],
          [qty(27, 'm'), 'Only the first and the last speed were used.'],
        ],
        solution: h`Each strip is 2 s wide: \(\frac22\left(3 + 2 \times 5 + 2 \times 8 + 6\right) = 35\ \mathrm{m}\).`,
        proof: (s) => is(s, trapezia([3, 5, 8, 6], 2)),
      }),
    () =>
      mcq({
        d: 2,
        text: h`What estimate does the trapezium rule with three strips of width 1 give for the area under \(y = 2^x\) from 0 to 3?`,
        right: [10.5, h`\(\frac12(1 + 2(2 + 4) + 8)\).`],
        wrong: [
          [15, 'All ordinates were given their full weight.'],
          [7.5, 'The inner ordinates were not doubled.'],
          [21, 'The half was left out.'],
          [7, 'Only the left-hand ordinates were added.'],
        ],
        solution: h`The ordinates are 1, 2, 4, 8. \(\frac12\left(1 + 2(2 + 4) + 8\right) = 10.5\).`,
        proof: (s) => is(s, trapezia([1, 2, 4, 8], 1)),
      }),
    () =>
      mcq({
        d: 4,
        text: 'For which of these integrals does the trapezium rule with five strips give an estimate that is too small?',
        right: [m(roots[0]), 'This curve bends downwards, so its chords lie below it.'],
        wrong: bent.map(
          ([latex]) => [m(latex), 'This curve bends upwards, so its chords lie above it.'] as const,
        ),
        solution: h`Chords lie below a curve that bends downwards (a negative second derivative). That is so for \(\sqrt x\). The other three have positive second derivatives.`,
        proof: (s) => {
          const f = INTEGRALS.find(([latex]) => m(latex) === s)?.[1] ?? Math.abs
          return (
            trapezia(
              range(0, 5).map((n) => f(n / 5)),
              0.2,
            ) <
            integral(f, 0, 1) - 1e-6
          )
        },
      }),
  ),
]

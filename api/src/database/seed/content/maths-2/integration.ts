import { BLUE, figure, label, type Point, path, plot, RED } from '../figures.ts'
import { blanks, equation, familyOf, h, m, mcq, statements } from '../kit.ts'
import { agrees, at, integral, is, near, range } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 2', 'maths-2')

function areaFigure(): string {
  const g = plot({ from: 0, to: 4, step: 1, label: 'x' }, { from: 0, to: 5, step: 1, label: 'y' })
  const curve = range(0, 60).map((n): Point => [n / 20, (n / 20) * (4 - n / 20)])
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      path(curve.map(g.to), { close: true, colour: '#dbeafe', fill: '#dbeafe' }),
      g.curve((x) => x * (4 - x), 0, 4, BLUE),
      g.curve((x) => x, 0, 4, RED),
      label(g.to([1.4, 2.4]), 'R'),
    ],
    'The curve y = 4x − x², from the origin up to (2, 4) and down to (4, 0), and the line y = x. They meet at the origin and at (3, 3); the region R between them is shaded.',
  )
}

const trapezia = (f: (x: number) => number, from: number, to: number, strips: number): number => {
  const width = (to - from) / strips
  return range(0, strips - 1)
    .map((n) => ((f(from + n * width) + f(from + (n + 1) * width)) / 2) * width)
    .reduce((a, b) => a + b)
}

export const integration: Family[] = [
  family(
    'definite',
    ['Integration', 'Definite integrals'],
    () =>
      mcq({
        d: 2,
        text: h`Evaluate \(\displaystyle\int_1^4 \left(3\sqrt{x} - \frac{1}{x^2}\right)\mathrm{d}x\).`,
        right: [m(h`\frac{53}{4}`), h`\(\left[2x^{3/2} + \frac1x\right]_1^4\).`],
        wrong: [
          [m(h`\frac{59}{4}`), h`\(-\frac{1}{x^2}\) was integrated to \(-\frac1x\).`],
          [m(h`\frac{65}{4}`), 'The value at the lower limit was left out.'],
          [m(h`\frac{81}{4}`), h`\(3\sqrt x\) was integrated to \(3x^{3/2}\).`],
          [m(14), h`The second term was left out.`],
        ],
        solution: h`\(\left[2x^{3/2} + \dfrac1x\right]_1^4 = \left(16 + \frac14\right) - (2 + 1) = \frac{53}{4}\).`,
        proof: (s) =>
          is(
            s,
            integral((x) => 3 * Math.sqrt(x) - 1 / (x * x), 1, 4),
          ),
      }),
    () =>
      equation({
        d: 2,
        text: h`\(\mathrm{f}'(x) = 6x^2 - 4\) and \(\mathrm{f}(1) = 3\). Find \(\mathrm{f}(x)\).`,
        expected: '2*x^3 - 4*x + 5',
        vars: ['x'],
        solution: h`\(\mathrm{f}(x) = 2x^3 - 4x + c\). \(\mathrm{f}(1) = -2 + c = 3\) gives \(c = 5\).`,
        proof: (s) =>
          agrees(
            s,
            ({ x = 0 }) => 3 + integral((t) => 6 * t * t - 4, 1, x),
            at('x', 1, 2, 3.3, -1),
          ),
      }),
    () =>
      mcq({
        d: 3,
        text: h`\(\displaystyle\int_0^3 \mathrm{f}(x)\,\mathrm{d}x = 5\). What is \(\displaystyle\int_0^3 \left(2\,\mathrm{f}(x) + x\right)\mathrm{d}x\)?`,
        right: [m(h`\frac{29}{2}`), h`\(10 + \frac92\).`],
        wrong: [
          [m(13), h`\(x\) was replaced by its value at the upper limit, 3.`],
          [m(h`\frac{19}{2}`), 'The factor 2 was left out.'],
          [m(10), h`The term \(x\) was left out.`],
          [m(19), h`\(x\) was integrated to \(x^2\).`],
        ],
        solution: h`\(2 \times 5 + \left[\frac12x^2\right]_0^3 = 10 + \frac92 = \frac{29}{2}\).`,
        // any f with this integral will do
        proof: (s) =>
          [(x: number) => 5 / 3 + 0 * x, (x: number) => (5 * x * x) / 9].every((f) =>
            is(
              s,
              integral((x) => 2 * f(x) + x, 0, 3),
            ),
          ),
      }),
  ),
  family(
    'areas',
    ['Integration', 'Areas under curves'],
    () =>
      mcq({
        d: 3,
        data: areaFigure(),
        text: h`The curve is \(y = 4x - x^2\) and the line is \(y = x\). What is the area of the shaded region R?`,
        right: [m(h`\frac{9}{2}`), h`\(\int_0^3 (3x - x^2)\,\mathrm{d}x\).`],
        wrong: [
          [m(9), 'This is the area under the curve from 0 to 3.'],
          [m(h`\frac{32}{3}`), 'This is the whole area under the curve.'],
          [
            m(h`\frac{37}{6}`),
            'The triangle under the line was taken off the whole area under the curve.',
          ],
          [m(h`\frac{27}{2}`), h`The areas were added.`],
        ],
        solution: h`They meet where \(4x - x^2 = x\): \(x = 0\) and \(x = 3\). The area is \(\int_0^3 (3x - x^2)\,\mathrm{d}x = \frac{27}{2} - 9 = \frac92\).`,
        proof: (s) =>
          is(
            s,
            integral((x) => 4 * x - x * x - x, 0, 3),
          ),
      }),
    () =>
      mcq({
        d: 5,
        text: h`What is the total area between the curve \(y = x^3 - 4x\) and the \(x\)-axis from \(x = -2\) to \(x = 2\)?`,
        right: [m(8), 'Two equal areas of 4.'],
        wrong: [
          [m(0), h`The part below the axis was counted as negative.`],
          [m(4), 'Only one of the two areas was counted.'],
          [m(16), 'Each area was doubled.'],
          [m(24), h`The sizes of \(\int x^3\) and \(\int 4x\) were added instead of subtracted.`],
        ],
        solution: h`The curve is above the axis for \(-2 \lt x \lt 0\): \(\int_{-2}^0 (x^3 - 4x)\,\mathrm{d}x = 0 - (4 - 8) = 4\). By symmetry the part below has area 4. The total is 8.`,
        proof: (s) =>
          is(
            s,
            integral((x) => Math.abs(x ** 3 - 4 * x), -2, 2),
            1e-6,
          ),
      }),
  ),
  family(
    'trapezium',
    ['Integration', 'Trapezium rule'],
    () =>
      mcq({
        d: 2,
        text: h`The trapezium rule with four strips of equal width is used to estimate \(\displaystyle\int_0^4 x^2\,\mathrm{d}x\). What is the estimate?`,
        right: [m(22), h`\(\frac12(0 + 2 \times 1 + 2 \times 4 + 2 \times 9 + 16)\).`],
        wrong: [
          [m(h`\frac{64}{3}`), 'This is the exact value.'],
          [m(30), 'The heights at the right-hand ends were added, as for rectangles.'],
          [m(14), 'The heights at the left-hand ends were added, as for rectangles.'],
          [m(44), 'The half was left out.'],
        ],
        solution: h`\(\frac12\left[0 + 2(1 + 4 + 9) + 16\right] = 22\).`,
        proof: (s) =>
          is(
            s,
            trapezia((x) => x * x, 0, 4, 4),
          ),
      }),
    () =>
      blanks({
        d: 3,
        text: h`The curve \(y = \sqrt{x}\) bends downwards. Between \(x = 1\) and \(x = 4\) each chord lies [[blank]] the curve, so the trapezium rule gives an [[blank]].`,
        right: [['below', 'underestimate'], 'The trapezia miss the area between chord and curve.'],
        wrong: [
          [['above', 'overestimate'], 'That holds for a curve that bends upwards.'],
          [['below', 'overestimate'], 'Chords below the curve leave area out.'],
          [['above', 'underestimate'], 'A chord of this curve lies below it.'],
          [['along', 'exact value'], 'The curve is not straight.'],
        ],
        solution:
          'The gradient falls as x grows, so every chord lies below the curve and each trapezium is smaller than the area under the curve.',
        proof: (s) => {
          const below = (Math.sqrt(1) + Math.sqrt(4)) / 2 < Math.sqrt(2.5)
          const under = trapezia(Math.sqrt, 1, 4, 3) < integral(Math.sqrt, 1, 4)
          return s === `${below ? 'below' : 'above'} | ${under ? 'underestimate' : 'overestimate'}`
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 4,
        text: h`The trapezium rule with \(n\) equal strips is used to estimate \(\displaystyle\int_0^6 (2x + 1)\,\mathrm{d}x\) and \(\displaystyle\int_0^6 x^2\,\mathrm{d}x\).`,
        list: [
          [
            h`The first estimate is exact for every \(n\).`,
            true,
            'the graph is straight.',
            () =>
              [1, 2, 3, 7].every((n) =>
                near(
                  trapezia((x) => 2 * x + 1, 0, 6, n),
                  42,
                ),
              ),
          ],
          [
            h`The second estimate is too large for every \(n\).`,
            true,
            'the curve bends upwards, so chords lie above it.',
            () => [1, 2, 3, 7, 50].every((n) => trapezia((x) => x * x, 0, 6, n) > 72),
          ],
          [
            h`With \(n = 6\) the second estimate differs from the exact value by 1.`,
            true,
            'it is 73, and the exact value is 72.',
            () => near(trapezia((x) => x * x, 0, 6, 6) - integral((x) => x * x, 0, 6), 1),
          ],
        ],
        solution: h`\(\int_0^6 (2x + 1)\,\mathrm{d}x = 42\) and \(\int_0^6 x^2\,\mathrm{d}x = 72\).`,
      }),
    () =>
      equation({
        d: 3,
        text: h`The trapezium rule with two strips of equal width \(w\) is used on a curve that has heights \(a\), \(b\) and \(c\) at the ends of the strips, in this order. Write an expression for the estimate of the area.`,
        expected: 'w*(a + 2*b + c)/2',
        vars: ['w', 'a', 'b', 'c'],
        solution: h`\(\frac{w}{2}(a + b) + \frac{w}{2}(b + c) = \frac{w}{2}(a + 2b + c)\).`,
        proof: (s) =>
          agrees(s, () => trapezia((x) => x ** 3 + 1, 0, 4, 2), [{ w: 2, a: 1, b: 9, c: 65 }]) &&
          agrees(s, () => trapezia((x) => 5 - x, 1, 2, 2), [{ w: 0.5, a: 4, b: 3.5, c: 3 }]),
      }),
  ),
]

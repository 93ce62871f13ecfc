import { blanks, equation, essay, familyOf, h, m, mcq, poly } from '../kit.ts'
import { agrees, at, is, near, parts, range, slope, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 2', 'maths-2')

export const differentiation: Family[] = [
  family(
    'gradients',
    ['Differentiation', 'Gradients and tangents'],
    () =>
      equation({
        d: 3,
        text: h`Find \(\dfrac{\mathrm{d}y}{\mathrm{d}x}\) for \(y = \dfrac{x^2 + 3}{\sqrt{x}}\), \(x \gt 0\).`,
        expected: '1.5*x^0.5 - 1.5*x^(-1.5)',
        vars: ['x'],
        solution: h`\(y = x^{3/2} + 3x^{-1/2}\), so \(\dfrac{\mathrm{d}y}{\mathrm{d}x} = \frac32x^{1/2} - \frac32x^{-3/2}\).`,
        proof: (s) =>
          agrees(
            s,
            ({ x = 1 }) => slope((t) => (t * t + 3) / Math.sqrt(t), x),
            at('x', 0.8, 2, 4.4),
          ),
      }),
    () =>
      mcq({
        d: 2,
        text: h`What is the equation of the tangent to \(y = x^3 - 2x\) at the point where \(x = 1\)?`,
        right: [m('y = x - 2'), h`Gradient 1 at \((1, -1)\).`],
        wrong: [
          [m('y = -x'), 'This is the normal.'],
          [m('y = x - 1'), h`The height of the point was taken as 0.`],
          [m('y = 3x - 4'), h`The term \(-2x\) was differentiated to 0.`],
          [m('y = x + 2'), 'The sign of the constant was lost.'],
        ],
        solution: h`\(\dfrac{\mathrm{d}y}{\mathrm{d}x} = 3x^2 - 2 = 1\) at \(x = 1\), where \(y = -1\). The tangent is \(y + 1 = x - 1\), or \(y = x - 2\).`,
        proof: (s) => {
          const f = (x: number) => x ** 3 - 2 * x
          const t = (x: number) => value(s.replace('y =', ''), { x })
          return near(t(1), f(1)) && near(t(2) - t(1), slope(f, 1), 1e-6)
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`The normal to the curve \(y = x^2\) at the point \((1, 1)\) meets the curve again. At what value of \(x\)?`,
        right: [m(h`-\frac{3}{2}`), h`\(2x^2 + x - 3 = 0\).`],
        wrong: [
          [m(-1), 'The line was taken to be horizontal.'],
          [m(h`-\frac{1}{2}`), 'This is the gradient of the normal.'],
          [m(h`\frac{3}{2}`), 'The sign of the root was lost.'],
          [
            m(-3),
            h`The quadratic was taken as \(x^2 + 2x - 3 = 0\): the factor 2 was put on the wrong term.`,
          ],
        ],
        solution: h`The tangent has gradient 2, so the normal has gradient \(-\frac12\): \(y = -\frac12x + \frac32\). Meeting \(y = x^2\): \(2x^2 + x - 3 = (2x + 3)(x - 1) = 0\), so \(x = -\frac32\).`,
        proof: (s) => {
          const x = value(s)
          // the chord from (1, 1) is at right angles to the direction (1, 2) of the tangent
          return x !== 1 && Math.abs(x - 1 + (x * x - 1) * slope((t) => t * t, 1)) < 1e-6
        },
      }),
    () =>
      blanks({
        d: 1,
        text: h`For \(y = 2x^3 - 5x + 1\), the gradient at \(x = 1\) is [[blank]] and the second derivative at \(x = 1\) is [[blank]].`,
        right: [[1, 12], h`\(6x^2 - 5\) and \(12x\).`],
        wrong: [
          [[-2, 12], 'The first blank is the value of the function.'],
          [[2, 12], 'The constant term was kept on differentiating.'],
          [[1, 6], h`\(6x^2\) was differentiated to \(6x\).`],
          [[-3, 2], h`\(2x^3\) was differentiated to \(2x^2\), without the factor 3.`],
        ],
        solution: h`\(\dfrac{\mathrm{d}y}{\mathrm{d}x} = 6x^2 - 5 = 1\) and \(\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2} = 12x = 12\).`,
        proof: (s) => {
          const f = (x: number) => 2 * x ** 3 - 5 * x + 1
          const [first = 0, second = 0] = parts(s)
          return (
            near(first, slope(f, 1), 1e-6) &&
            near(
              second,
              slope((x) => slope(f, x, 1e-2), 1, 1e-2),
              1e-6,
            )
          )
        },
      }),
  ),
  family(
    'stationary',
    ['Differentiation', 'Stationary points and optimisation'],
    () =>
      mcq({
        d: 2,
        text: h`What is the local maximum of \(y = ${poly([1, -6, 9, 1])}\)?`,
        right: [m('(1, 5)'), h`\(3(x - 1)(x - 3) = 0\).`],
        wrong: [
          [m('(3, 1)'), 'This is the local minimum.'],
          [m('(1, 4)'), 'The constant term was left out.'],
          [m('(0, 1)'), h`This is where the curve meets the \(y\)-axis.`],
          [m('(2, 3)'), 'This is the point where the second derivative is zero.'],
        ],
        solution: h`\(\dfrac{\mathrm{d}y}{\mathrm{d}x} = 3x^2 - 12x + 9 = 3(x - 1)(x - 3)\). At \(x = 1\), \(\dfrac{\mathrm{d}^2y}{\mathrm{d}x^2} = 6 - 12 \lt 0\): a maximum, with \(y = 5\).`,
        proof: (s) => {
          const [x = 0, y = 0] = (s.match(/-?\d+/g) ?? []).map(Number)
          const f = (t: number) => t ** 3 - 6 * t * t + 9 * t + 1
          return near(f(x), y) && f(x - 0.01) < y && f(x + 0.01) < y
        },
      }),
    () =>
      mcq({
        d: 4,
        text: 'Equal squares are cut from the corners of a square sheet of card with sides of 12 cm, and the sides are folded up to make an open box. What is the greatest possible volume of the box?',
        unit: 'cm^3',
        right: [128, 'Squares of side 2 cm.'],
        wrong: [
          [108, 'Squares of side 3 cm were cut.'],
          [144, 'The area of the sheet was taken.'],
          [125, 'A cube of side 5 cm was taken; it can’t be made from the sheet.'],
          [200, 'Only one square was taken off each side of the base.'],
        ],
        solution: h`With squares of side \(x\): \(V = x(12 - 2x)^2\). \(\dfrac{\mathrm{d}V}{\mathrm{d}x} = (12 - 2x)(12 - 6x) = 0\) at \(x = 2\) (\(x = 6\) gives no box). \(V = 2 \times 8^2 = 128\ \mathrm{cm^3}\).`,
        proof: (s) =>
          is(s, Math.max(...range(0, 6000).map((n) => (n / 1000) * (12 - n / 500) ** 2))),
      }),
    () =>
      mcq({
        d: 3,
        text: h`For which values of \(x\) is \(\mathrm{f}(x) = x^3 - 3x^2 - 9x + 4\) decreasing?`,
        right: [m(h`-1 \lt x \lt 3`), h`\(3(x + 1)(x - 3) \lt 0\).`],
        wrong: [
          [m(h`-3 \lt x \lt 1`), 'The signs of the roots are turned round.'],
          [m(h`x \lt -1 \text{ or } x \gt 3`), 'Here the function increases.'],
          [m(h`x \lt 1`), h`The second derivative was used.`],
          [m(h`0 \lt x \lt 3`), h`Negative values of \(x\) were left out.`],
        ],
        solution: h`\(\mathrm{f}'(x) = 3x^2 - 6x - 9 = 3(x + 1)(x - 3)\), which is negative between the roots.`,
        proof: (s) => {
          const f = (x: number) => x ** 3 - 3 * x * x - 9 * x + 4
          const [low = 0, high = 0] = (s.match(/-?\d+/g) ?? []).map(Number)
          if (s.includes('or') || !/lt.*lt/.test(s)) return false
          return range(-60, 60)
            .map((n) => n / 10 + 0.05)
            .every((x) => f(x + 1e-4) < f(x - 1e-4) === (low < x && x < high))
        },
      }),
    () =>
      essay({
        d: 3,
        text: h`A rectangle has perimeter \(p\). Use calculus to find the sides that give the largest area, show that this is a maximum, and prove the same result without calculus.`,
        model: h`Let one side be \(x\). The other is \(\frac{p}{2} - x\), so the area is \(A = \frac{p}{2}x - x^2\).

\(\dfrac{\mathrm{d}A}{\mathrm{d}x} = \frac{p}{2} - 2x\), which is zero when \(x = \frac{p}{4}\). The other side is then also \(\frac{p}{4}\): a square. The second derivative is \(-2\), which is negative, so this is a maximum, of area \(\frac{p^2}{16}\).

Without calculus, complete the square: \(A = \frac{p^2}{16} - \left(x - \frac{p}{4}\right)^2\). A square is never negative, so \(A \leq \frac{p^2}{16}\), with equality just when \(x = \frac{p}{4}\).`,
        criteria: [
          ['Writes the area in terms of one side', /A = \\frac\{p\}\{2\}x - x\^2/],
          ['Differentiates and finds x = p/4, a square', /a square/],
          [
            'Uses the sign of the second derivative',
            /second derivative is \\\(-2\\\), which is negative/,
          ],
          ['Completes the square', /complete the square/],
          ['Concludes from a square that is never negative', /never negative/],
        ],
        also: () => range(1, 19).every((x) => near(10 * x - x * x, 25 - (x - 5) ** 2)),
      }),
  ),
]

import { blanks, equation, familyOf, h, m, mcq, poly } from '../kit.ts'
import { agrees, at, is, near, parts, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')

export const algebra: Family[] = [
  family(
    'simplify',
    ['Expressions and formulae', 'Simplifying expressions'],
    () =>
      mcq({
        d: 3,
        text: h`Simplify fully \(\dfrac{x^2 - 9}{2x^2 + 5x - 3}\).`,
        right: [m(h`\frac{x - 3}{2x - 1}`), h`The factor \(x + 3\) cancels.`],
        wrong: [
          [
            m(h`\frac{x + 3}{2x - 1}`),
            h`The factor \(x - 3\) was cancelled though it is not in the denominator.`,
          ],
          [
            m(h`\frac{x - 3}{2x + 1}`),
            h`The denominator was factorised as \((2x + 1)(x + 3)\), which has constant term \(+3\).`,
          ],
          [m(h`\frac{-9}{2 + 5x - 3}`), h`\(x^2\) was cancelled term by term.`],
          [m(h`\frac{3}{5x - 1}`), 'Terms, and not factors, were cancelled.'],
        ],
        solution: h`The top is \((x - 3)(x + 3)\) and the denominator \((2x - 1)(x + 3)\). Cancelling \(x + 3\) leaves \(\dfrac{x - 3}{2x - 1}\).`,
        proof: (s) =>
          [1, 2, 4.5, -1].every((x) => near(value(s, { x }) * (2 * x * x + 5 * x - 3), x * x - 9)),
      }),
    () =>
      mcq({
        d: 2,
        text: h`Expand and simplify \((2x - 3)^2 - (x + 4)(x - 4)\).`,
        right: [m(poly([3, -12, 25])), h`\(4x^2 - 12x + 9 - x^2 + 16\).`],
        wrong: [
          [m(poly([3, -12, -7])), h`The sign of \(-16\) was not changed on subtracting.`],
          [m(poly([3, 0, 25])), h`The middle term of the square, \(-12x\), was left out.`],
          [m(poly([5, -12, -7])), 'The second product was added.'],
          [m(poly([3, -6, 25])), h`The middle term was taken as \(-6x\), without doubling.`],
        ],
        solution: h`\((2x - 3)^2 = 4x^2 - 12x + 9\) and \((x + 4)(x - 4) = x^2 - 16\). The difference is \(3x^2 - 12x + 25\).`,
        proof: (s) =>
          range(-3, 3).every((x) => near(value(s, { x }), (2 * x - 3) ** 2 - (x + 4) * (x - 4))),
      }),
    () =>
      equation({
        d: 3,
        text: h`Write \(\dfrac{3}{x - 1} - \dfrac{2}{x + 2}\) as a single fraction in its simplest form.`,
        expected: '(x + 8)/((x - 1)*(x + 2))',
        vars: ['x'],
        solution: h`Over the denominator \((x - 1)(x + 2)\) the top is \(3(x + 2) - 2(x - 1) = x + 8\), so the sum is \(\dfrac{x + 8}{(x - 1)(x + 2)}\).`,
        proof: (s) => agrees(s, ({ x = 0 }) => 3 / (x - 1) - 2 / (x + 2), at('x', 0, 2, 5, -7)),
      }),
  ),
  family(
    'rearrange',
    ['Expressions and formulae', 'Rearranging formulae'],
    () =>
      equation({
        d: 3,
        text: h`Make \(x\) the subject of \(y = \dfrac{2x + 1}{x - 3}\). Give the expression for \(x\).`,
        expected: '(3*y + 1)/(y - 2)',
        vars: ['y'],
        solution: h`\(y(x - 3) = 2x + 1\), so \(xy - 2x = 3y + 1\). Then \(x(y - 2) = 3y + 1\) and \(x = \dfrac{3y + 1}{y - 2}\).`,
        proof: (s) =>
          [4, 5, -2, 11].every((x) => agrees(s, () => x, at('y', (2 * x + 1) / (x - 3)))),
      }),
    () =>
      mcq({
        d: 2,
        text: h`The formula \(v^2 = u^2 + 2as\) links the speeds, acceleration and distance of a moving body. Which expression gives \(a\)?`,
        right: [m(h`\frac{v^2 - u^2}{2s}`), h`Subtract \(u^2\), then divide by \(2s\).`],
        wrong: [
          [
            m(h`\frac{v^2 + u^2}{2s}`),
            h`\(u^2\) was added to both sides in place of being subtracted.`,
          ],
          [m(h`\frac{(v - u)^2}{2s}`), h`\(v^2 - u^2\) is not \((v - u)^2\).`],
          [m(h`\frac{v^2}{2s} - u^2`), h`Only \(v^2\) was divided by \(2s\).`],
          [m(h`\frac{2s}{v^2 - u^2}`), 'The fraction is upside down.'],
        ],
        solution: h`\(v^2 - u^2 = 2as\), so \(a = \dfrac{v^2 - u^2}{2s}\).`,
        proof: (s) =>
          [
            [1, 2, 3],
            [4, 0.5, 6],
            [2, -1, 1.5],
          ].every(([u = 0, a = 0, d = 0]) =>
            near(value(s, { u, s: d, v: Math.sqrt(u * u + 2 * a * d) }), a, 1e-6),
          ),
      }),
    () =>
      mcq({
        d: 4,
        text: h`Two lenses obey \(\dfrac{1}{f} = \dfrac{1}{p} + \dfrac{1}{q}\). Which expression gives \(q\) in terms of \(f\) and \(p\)?`,
        right: [m(h`\frac{fp}{p - f}`), h`\(\frac1q = \frac{p - f}{fp}\).`],
        wrong: [
          [m(h`f - p`), 'Each term was turned upside down one by one.'],
          [
            m(h`\frac{p - f}{fp}`),
            h`This is \(\frac1q\): the last step, turning it over, was left out.`,
          ],
          [m(h`\frac{fp}{f - p}`), 'The signs of the difference are exchanged.'],
          [m(h`\frac{fp}{p + f}`), h`\(\frac1p\) was added to \(\frac1f\) and not subtracted.`],
        ],
        solution: h`\(\dfrac1q = \dfrac1f - \dfrac1p = \dfrac{p - f}{fp}\), so \(q = \dfrac{fp}{p - f}\).`,
        proof: (s) =>
          [
            [3, 6],
            [5, 2],
            [1.5, 4],
          ].every(([p = 1, q = 1]) => near(value(s, { p, f: 1 / (1 / p + 1 / q) }), q)),
      }),
  ),
  family(
    'quadratics',
    ['Equations and inequalities', 'Quadratic equations'],
    (rng) => {
      const [a, b] = rng.pick([
        [5, 3],
        [7, 2],
        [8, 3],
      ] as const)
      return mcq({
        d: 1,
        text: h`What is the larger root of \(${poly([1, a - b, -a * b])} = 0\)?`,
        right: [m(b), h`The factors are \((x - ${b})(x + ${a})\).`],
        wrong: [
          [m(a), 'The signs of the roots are exchanged.'],
          [m(-a), 'This is the smaller root.'],
          [m(-b), h`The root was read from the factor \((x - ${b})\) without changing its sign.`],
          [m(a * b), 'The constant term was taken for a root.'],
        ],
        solution: h`\(${poly([1, a - b, -a * b])} = (x - ${b})(x + ${a})\), so the roots are ${b} and \(-${a}\). The larger is ${b}.`,
        proof: (s) => {
          const root = value(s)
          const f = (x: number) => x * x + (a - b) * x - a * b
          return near(f(root), 0) && range(root + 1, root + 60).every((x) => f(x) > 0)
        },
      })
    },
    () =>
      mcq({
        d: 3,
        text: h`Which of these are the solutions of \(x^2 - 6x + 4 = 0\)?`,
        right: [m(h`3 \pm \sqrt{5}`), h`\((x - 3)^2 = 5\).`],
        wrong: [
          [m(h`-3 \pm \sqrt{5}`), h`The square was completed as \((x + 3)^2\).`],
          [m(h`3 \pm \sqrt{13}`), h`\(4\) was added to 9 instead of subtracted.`],
          [m(h`6 \pm 2\sqrt{5}`), h`The formula was not divided by 2.`],
          [m(h`3 \pm 2\sqrt{5}`), h`\(\sqrt{20}\) was not divided by 2.`],
        ],
        solution: h`\(x^2 - 6x + 4 = (x - 3)^2 - 5\). So \((x - 3)^2 = 5\) and \(x = 3 \pm \sqrt5\).`,
        proof: (s) =>
          ['+', '-'].every((sign) => {
            const x = value(s.replace('\\pm', sign))
            return Math.abs(x * x - 6 * x + 4) < 1e-9
          }),
      }),
    () =>
      mcq({
        d: 4,
        text: h`A rectangular plot is 5 m longer than it is wide. A path 1 m wide is laid all round the outside, and the plot and path together cover \(126\ \mathrm{m^2}\).

How wide is the plot?`,
        unit: 'm',
        right: [7, h`\((7 + 2)(12 + 2) = 126\).`],
        wrong: [
          [9, 'This is the width with the path.'],
          [12, 'This is the length of the plot.'],
          [8, 'The path was counted on one side only in each direction.'],
          [16, 'The negative root of the quadratic was read without its sign.'],
        ],
        solution: h`With width \(w\), \((w + 2)(w + 7) = 126\), so \(w^2 + 9w - 112 = 0\), that is \((w - 7)(w + 16) = 0\). The width is 7 m.`,
        proof: (s) => near((value(s) + 2) * (value(s) + 5 + 2), 126),
      }),
    () =>
      blanks({
        d: 3,
        text: h`Completing the square, \(2x^2 - 12x + 11 = 2(x - p)^2 + q\) with \(p =\) [[blank]] and \(q =\) [[blank]].

The least value of the expression is [[blank]].`,
        right: [[3, -7, -7], h`\(2(x - 3)^2 - 18 + 11\).`],
        wrong: [
          [[3, 2, 2], h`\(9\), and not \(2 \times 9\), was subtracted.`],
          [[6, -61, -61], h`The coefficient 12 was halved but not divided by the leading 2.`],
          [[3, -7, 3], 'The last blank is where the least value occurs, not the value.'],
          [[3, 29, 29], '18 was added instead of subtracted.'],
        ],
        solution: h`\(2(x^2 - 6x) + 11 = 2\left[(x - 3)^2 - 9\right] + 11 = 2(x - 3)^2 - 7\). The square is least, 0, at \(x = 3\), so the least value is \(-7\).`,
        proof: (s) => {
          const [p = 0, q = 0, least = 0] = parts(s)
          const f = (x: number) => 2 * x * x - 12 * x + 11
          const lowest = Math.min(...range(-500, 1000).map((n) => f(n / 100)))
          return [0, 1, 5].every((x) => near(2 * (x - p) ** 2 + q, f(x))) && near(least, lowest)
        },
      }),
  ),
  family(
    'simultaneous',
    ['Equations and inequalities', 'Simultaneous equations'],
    () =>
      mcq({
        d: 2,
        text: h`Three pens and two rulers cost £4.10. Five pens and one ruler cost £4.50. What does one ruler cost?`,
        right: [m(h`\pounds 1.00`), h`A pen costs £0.70.`],
        wrong: [
          [m(h`\pounds 0.70`), 'This is the cost of a pen.'],
          [m(h`\pounds 0.40`), 'The two totals were subtracted.'],
          [m(h`\pounds 0.82`), 'The first total was shared equally among its five things.'],
          [m(h`\pounds 2.00`), 'This is the cost of two rulers.'],
        ],
        solution: h`Let a pen cost \(p\) and a ruler \(r\). Doubling the second, \(10p + 2r = 9.00\). Subtracting \(3p + 2r = 4.10\) gives \(7p = 4.90\), so \(p = 0.70\) and \(r = 4.50 - 3.50 = 1.00\).`,
        proof: (s) => {
          const pen = (4.1 - 2 * value(s)) / 3
          return near(5 * pen + value(s), 4.5)
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`The line \(y = x + 1\) meets the curve \(x^2 + y^2 = 25\) at two points. What is the product of their \(x\)-coordinates?`,
        right: [m(-12), h`\(x^2 + x - 12 = 0\).`],
        wrong: [
          [m(12), 'The sign of the constant term was lost.'],
          [m(-24), h`The quadratic \(2x^2 + 2x - 24 = 0\) was not divided by 2.`],
          [m(-1), 'This is the sum.'],
          [m(h`-\frac{25}{2}`), h`\((x + 1)^2\) was expanded without its last term, 1.`],
        ],
        solution: h`Substituting, \(x^2 + (x + 1)^2 = 25\), so \(2x^2 + 2x - 24 = 0\), \(x^2 + x - 12 = 0\), \((x - 3)(x + 4) = 0\). The product is \(3 \times (-4) = -12\).`,
        proof: (s) => {
          const meets = range(-5, 5).filter((x) => x * x + (x + 1) ** 2 === 25)
          return (
            meets.length === 2 &&
            is(
              s,
              meets.reduce((one, other) => one * other),
            )
          )
        },
      }),
    () =>
      equation({
        d: 3,
        text: h`Solve for \(x\) in terms of \(k\): \(2x + y = 7k\) and \(x - y = 2k\).`,
        expected: '3*k',
        vars: ['k'],
        solution: h`Adding the equations removes \(y\): \(3x = 9k\), so \(x = 3k\) (and \(y = k\)).`,
        proof: (s) =>
          agrees(
            s,
            ({ k = 0 }) => {
              // Cramer's rule
              const det = 2 * -1 - 1 * 1
              return (7 * k * -1 - 1 * 2 * k) / det
            },
            at('k', 1, 2, -3.5),
          ),
      }),
  ),
]

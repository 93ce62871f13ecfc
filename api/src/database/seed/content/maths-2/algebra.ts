import { blanks, equation, familyOf, h, m, mcq, poly, statements } from '../kit.ts'
import { agrees, at, is, near, parts, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 2', 'maths-2')

/** Whether x lies in an answer such as `x < -2 or x > 3` or `2 < x < 3`, as shown. */
export function inside(shown: string, x: number): boolean {
  const text = shown.replace(/\\[()]/g, '').replace(/\\text\{ (or|and) \}/g, '|')
  return text.split('|').some((part) => {
    const both = /^\s*(-?[\d.]+) \\lt \w \\lt (-?[\d.]+)\s*$/.exec(part)
    if (both) return Number(both[1]) < x && x < Number(both[2])
    const one = /^\s*\w \\(lt|gt) (-?[\d.]+)\s*$/.exec(part)
    if (!one) throw new Error(`cannot read ${shown}`)
    return one[1] === 'lt' ? x < Number(one[2]) : x > Number(one[2])
  })
}

const GRID = range(-400, 400).map((n) => n / 20 + 0.013)

export const algebra: Family[] = [
  family(
    'factors',
    ['Polynomials and quadratics', 'Factor and remainder'],
    () =>
      mcq({
        d: 1,
        text: h`What is the remainder when \(${poly([2, -3, 4, -5])}\) is divided by \(x - 2\)?`,
        right: [m(7), h`\(16 - 12 + 8 - 5\).`],
        wrong: [
          [m(-41), h`The polynomial was evaluated at \(-2\).`],
          [m(-5), 'The constant term was taken.'],
          [m(0), 'The divisor was taken to be a factor.'],
          [m(17), 'The sign of the constant term was lost.'],
        ],
        solution: h`By the remainder theorem it is the value at \(x = 2\): \(2 \times 8 - 3 \times 4 + 4 \times 2 - 5 = 7\).`,
        proof: (s) => {
          // synthetic division
          let carry = 0
          for (const coefficient of [2, -3, 4, -5]) carry = carry * 2 + coefficient
          return is(s, carry)
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`\(x + 2\) is a factor of \(x^3 + kx^2 - 4x - 12\). What is the largest root of the cubic?`,
        right: [m(2), h`\(k = 3\), and the roots are \(-3\), \(-2\) and \(2\).`],
        wrong: [
          [m(-2), 'This root is given by the factor in the question.'],
          [m(3), h`This is the value of \(k\).`],
          [m(6), 'The constant of the quotient was taken for a root.'],
          [m(-3), 'This is the smallest root.'],
        ],
        solution: h`At \(x = -2\): \(-8 + 4k + 8 - 12 = 0\), so \(k = 3\). Then \(x^3 + 3x^2 - 4x - 12 = (x + 2)(x^2 + x - 6) = (x + 2)(x + 3)(x - 2)\). The largest root is 2.`,
        proof: (s) => {
          const ks = range(-20, 20).filter((k) => -8 + 4 * k + 8 - 12 === 0)
          const f = (x: number) => x ** 3 + (ks[0] ?? 0) * x * x - 4 * x - 12
          return (
            ks.length === 1 &&
            f(value(s)) === 0 &&
            range(1, 500).every((n) => f(value(s) + n / 10) > 0)
          )
        },
      }),
    () =>
      equation({
        d: 2,
        text: h`\(x^3 - 7x + 6 = (x - 1)\,\mathrm{q}(x)\) for all \(x\). Find \(\mathrm{q}(x)\).`,
        expected: 'x^2 + x - 6',
        vars: ['x'],
        solution: h`Let \(\mathrm{q}(x) = x^2 + bx - 6\). The coefficient of \(x^2\) gives \(b - 1 = 0\), so \(\mathrm{q}(x) = x^2 + x - 6\).`,
        proof: (s) =>
          agrees(`(x - 1)*(${s})`, ({ x = 0 }) => x ** 3 - 7 * x + 6, at('x', -2, 0, 3, 5)),
      }),
  ),
  family(
    'roots',
    ['Polynomials and quadratics', 'Discriminant and roots'],
    () =>
      mcq({
        d: 2,
        text: h`For which values of \(k\) has \(x^2 + kx + 16 = 0\) no real roots?`,
        right: [m(h`-8 \lt k \lt 8`), h`\(k^2 - 64 \lt 0\).`],
        wrong: [
          [m(h`k \lt -8 \text{ or } k \gt 8`), 'Here there are two real roots.'],
          [m(h`k \lt 8`), 'The negative bound was left out.'],
          [m(h`-4 \lt k \lt 4`), h`The discriminant was taken as \(k^2 - 16\).`],
          [m(h`0 \lt k \lt 8`), 'Negative values were left out.'],
        ],
        solution: h`The discriminant \(k^2 - 64\) must be negative: \(-8 \lt k \lt 8\).`,
        proof: (s) =>
          GRID.every(
            (k) =>
              inside(s, k) ===
              range(-3000, 3000).every((n) => (n / 100) ** 2 + (k * n) / 100 + 16 > 0),
          ),
      }),
    () =>
      mcq({
        d: 3,
        text: h`The roots of \(2x^2 - 6x + 3 = 0\) are \(\alpha\) and \(\beta\). What is \(\alpha^2 + \beta^2\)?`,
        right: [m(6), h`\(3^2 - 2 \times \frac32\).`],
        wrong: [
          [m(9), h`The term \(-2\alpha\beta\) was left out.`],
          [m(3), h`\(-4\alpha\beta\) was used, or the sum of the roots was given.`],
          [m(30), 'The coefficients were not divided by 2.'],
          [m(12), h`\(2\alpha\beta\) was added.`],
        ],
        solution: h`\(\alpha + \beta = 3\) and \(\alpha\beta = \frac32\). \(\alpha^2 + \beta^2 = (\alpha + \beta)^2 - 2\alpha\beta = 9 - 3 = 6\).`,
        proof: (s) => {
          const [a, b] = [(6 + Math.sqrt(12)) / 4, (6 - Math.sqrt(12)) / 4]
          return is(s, a * a + b * b)
        },
      }),
    () =>
      blanks({
        d: 3,
        text: h`The line \(y = 2x + c\) is a tangent to the curve \(y = x^2 - 4x + 7\). Then \(c =\) [[blank]], and the line touches the curve where \(x =\) [[blank]].`,
        right: [[-2, 3], h`\(x^2 - 6x + 9 = 0\).`],
        wrong: [
          [[2, 3], h`The sign of \(c\) is turned round.`],
          [[-2, 6], h`The repeated root was not halved.`],
          [[3, 2], h`The point where the curve is lowest was taken.`],
          [[16, -3], h`The terms \(2x\) and \(-4x\) were combined with the wrong sign.`],
        ],
        solution: h`\(x^2 - 6x + 7 - c = 0\) has a repeated root when \(36 - 4(7 - c) = 0\), so \(c = -2\). Then \((x - 3)^2 = 0\).`,
        proof: (s) => {
          const [c = 0, x0] = parts(s)
          const gap = (x: number) => x * x - 4 * x + 7 - (2 * x + c)
          const lowest = range(-1000, 1000)
            .map((n) => n / 100)
            .reduce((best, x) => (gap(x) < gap(best) ? x : best))
          return Math.abs(gap(lowest)) < 1e-9 && near(lowest, x0 ?? 0)
        },
      }),
  ),
  family(
    'inequality',
    ['Polynomials and quadratics', 'Inequalities'],
    () =>
      mcq({
        d: 2,
        text: h`What is the solution of \(x^2 - x \gt 6\)?`,
        right: [m(h`x \lt -2 \text{ or } x \gt 3`), h`\((x - 3)(x + 2) \gt 0\).`],
        wrong: [
          [m(h`-2 \lt x \lt 3`), 'Between the roots the product is negative.'],
          [m(h`x \lt -3 \text{ or } x \gt 2`), 'The signs of the roots are exchanged.'],
          [m(h`x \gt 3`), 'The part below the smaller root was left out.'],
          [m(h`x \gt 6`), h`\(x(x - 1) \gt 6\) was read as two separate conditions.`],
        ],
        solution: h`\(x^2 - x - 6 = (x - 3)(x + 2)\) is positive outside the roots: \(x \lt -2\) or \(x \gt 3\).`,
        proof: (s) => GRID.every((x) => inside(s, x) === x * x - x > 6),
      }),
    () =>
      mcq({
        d: 4,
        text: h`What is the solution of \(x + \dfrac{6}{x} \lt 5\)?`,
        right: [
          m(h`x \lt 0 \text{ or } 2 \lt x \lt 3`),
          h`For \(x \lt 0\) the left side is negative.`,
        ],
        wrong: [
          [m(h`2 \lt x \lt 3`), h`Negative values were lost on multiplying by \(x\).`],
          [m(h`x \lt 2 \text{ or } x \gt 3`), 'The quadratic was taken to be positive.'],
          [
            m(h`0 \lt x \lt 2 \text{ or } x \gt 3`),
            'These are the values for which the left side is greater than 5.',
          ],
          [m(h`x \lt 3`), h`Values between 0 and 2 do not satisfy the inequality.`],
        ],
        solution: h`For \(x \lt 0\) the left side is negative, so the inequality holds. For \(x \gt 0\) multiply by \(x\): \(x^2 - 5x + 6 \lt 0\), so \(2 \lt x \lt 3\).`,
        proof: (s) => GRID.every((x) => inside(s, x) === x + 6 / x < 5),
      }),
    (rng) =>
      statements({
        rng,
        d: 5,
        text: h`\(a\), \(b\) and \(c\) are real numbers with \(a \neq 0\), and \(ax^2 + bx + c \gt 0\) for every real \(x\).`,
        list: [
          [
            h`\(c \gt 0\)`,
            true,
            h`put \(x = 0\).`,
            () => positiveForms().every(([, , c]) => c > 0),
          ],
          [
            h`\(b^2 \gt 4ac\)`,
            false,
            'the curve does not meet the axis, so the discriminant is negative.',
            () => positiveForms().every(([a, b, c]) => b * b > 4 * a * c),
          ],
          [
            h`\(a + c \gt b\)`,
            true,
            h`put \(x = -1\).`,
            () => positiveForms().every(([a, b, c]) => a + c > b),
          ],
        ],
        ask: 'Which of the statements must be true?',
        solution: h`Use particular values of \(x\), and the discriminant.`,
      }),
  ),
]

/** Quadratics with whole coefficients that are positive on a fine grid. */
function positiveForms(): [number, number, number][] {
  const whole = range(-4, 4)
  const xs = range(-200, 200).map((n) => n / 20)
  return whole
    .filter((a) => a > 0)
    .flatMap((a) => whole.flatMap((b) => whole.map((c): [number, number, number] => [a, b, c])))
    .filter(([a, b, c]) => xs.every((x) => a * x * x + b * x + c > 1e-9))
}

import { figure, plot, RED } from '../figures.ts'
import { familyOf, h, m, mcq } from '../kit.ts'
import { is, range } from '../proof.ts'
import type { Family } from '../types.ts'
import { inside } from './algebra.ts'

const family = familyOf('Mathematics 2', 'maths-2')
const GRID = range(-300, 300).map((n) => n / 20 + 0.017)

const bowl = (x: number): number => x * x - 2 * x - 3
const ramp = (x: number): number => x + 1

function crossing(): string {
  const g = plot({ from: -3, to: 5, step: 1, label: 'x' }, { from: -6, to: 8, step: 2, label: 'y' })
  return figure(
    g.width,
    g.height,
    [...g.body, g.curve(bowl), g.curve(ramp, -3, 5, RED)],
    'A parabola with its lowest point at (1, −4) and a straight line with gradient 1. They cross at (−1, 0) and at (4, 5).',
  )
}

export const regions: Family[] = [
  family(
    'solution-sets',
    ['Polynomials and quadratics', 'Inequalities'],
    () =>
      mcq({
        d: 2,
        text: h`How many whole numbers satisfy both \(x^2 \lt 30\) and \(3x + 4 \gt x - 5\)?`,
        right: [10, h`From \(-4\) to 5.`],
        wrong: [
          [11, h`Only the first inequality was used.`],
          [5, 'Zero and the negative numbers were left out.'],
          [9, 'Zero was left out.'],
          [6, 'The negative numbers were left out.'],
        ],
        solution: h`The first needs \(-5 \leq x \leq 5\) for whole numbers. The second gives \(2x \gt -9\), so \(x \geq -4\). From \(-4\) to 5 there are 10.`,
        proof: (s) => is(s, range(-60, 60).filter((x) => x ** 2 < 30 && 3 * x + 4 > x - 5).length),
      }),
    () =>
      mcq({
        d: 3,
        text: h`Which values of \(x\) make \(x^3\) greater than \(4x\)?`,
        right: [m(h`-2 \lt x \lt 0 \text{ or } x \gt 2`), h`\(x(x - 2)(x + 2) \gt 0\).`],
        wrong: [
          [m(h`x \gt 2`), h`Dividing by \(x\) lost the negative values.`],
          [
            m(h`x \lt -2 \text{ or } x \gt 2`),
            h`\(x^2 \gt 4\) was solved: the sign of \(x\) was ignored.`,
          ],
          [m(h`x \lt -2 \text{ or } 0 \lt x \lt 2`), h`Here \(x^3\) is less than \(4x\).`],
          [m(h`-2 \lt x \lt 2`), h`\(x^2 \lt 4\) was solved.`],
        ],
        solution: h`\(x^3 - 4x = x(x - 2)(x + 2)\) changes sign at \(-2\), 0 and 2 and is positive for large \(x\). It is positive for \(x \gt 2\) and for \(-2 \lt x \lt 0\).`,
        proof: (s) => GRID.every((x) => inside(s, x) === x ** 3 > 4 * x),
      }),
    () =>
      mcq({
        d: 1,
        data: crossing(),
        text: 'The parabola and the straight line cross twice. For which values of x is the parabola below the line?',
        right: [m(h`-1 \lt x \lt 4`), 'Between the two crossings.'],
        wrong: [
          [m(h`x \lt -1 \text{ or } x \gt 4`), 'Here the parabola is above the line.'],
          [m(h`0 \lt x \lt 5`), 'The heights of the crossings were read.'],
          [m(h`-1 \lt x \lt 3`), h`Here the parabola is below the \(x\)-axis.`],
        ],
        solution: h`The crossings are at \(x = -1\) and \(x = 4\). Between them the parabola lies under the line, so \(-1 \lt x \lt 4\).`,
        proof: (s) => GRID.every((x) => inside(s, x) === bowl(x) < ramp(x)),
      }),
    () =>
      mcq({
        d: 4,
        text: h`The expression \(x^2 + 2kx + k + 6\) is positive for every real \(x\). What can be said about \(k\)?`,
        right: [m(h`-2 \lt k \lt 3`), h`\(k^2 - k - 6 \lt 0\).`],
        wrong: [
          [m(h`-3 \lt k \lt 2`), 'The signs of the roots are turned round.'],
          [m(h`k \lt -2 \text{ or } k \gt 3`), 'Here the expression has two real zeros.'],
          [m(h`k \gt -6`), h`Only the value at \(x = 0\) was used.`],
          [m(h`k \lt 3`), h`The bound at \(-2\) was left out.`],
        ],
        solution: h`There must be no real zero: \((2k)^2 - 4(k + 6) \lt 0\), so \(k^2 - k - 6 = (k - 3)(k + 2) \lt 0\) and \(-2 \lt k \lt 3\).`,
        proof: (s) =>
          GRID.every(
            (k) =>
              inside(s, k) ===
              range(-4000, 4000).every((n) => (n / 200) ** 2 + (k * n) / 100 + k + 6 > 0),
          ),
      }),
  ),
]

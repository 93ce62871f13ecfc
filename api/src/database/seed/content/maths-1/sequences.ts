import { blanks, equation, essay, familyOf, h, m, mcq, statements } from '../kit.ts'
import { agrees, at, is, near, parts, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')

export const sequences: Family[] = [
  family(
    'inequalities',
    ['Equations and inequalities', 'Inequalities'],
    () =>
      mcq({
        d: 3,
        text: h`For how many integers \(n\) is \(n^2 - 3n - 10 \lt 0\)?`,
        right: [m(6), h`\(n = -1, 0, 1, 2, 3, 4\).`],
        wrong: [
          [m(8), h`The end values \(-2\) and \(5\) were counted too.`],
          [m(7), 'One end value was counted.'],
          [m(4), 'Only the positive values were counted.'],
          [m(5), 'Zero was left out.'],
        ],
        solution: h`\((n - 5)(n + 2) \lt 0\), so \(-2 \lt n \lt 5\). The integers are \(-1, 0, 1, 2, 3, 4\): six of them.`,
        proof: (s) => is(s, range(-50, 50).filter((n) => n * n - 3 * n - 10 < 0).length),
      }),
    () =>
      mcq({
        d: 2,
        text: h`Which inequality is the solution of \(4 - 3x \geq 16\)?`,
        right: [m(h`x \leq -4`), 'The sign turns round on dividing by a negative number.'],
        wrong: [
          [m(h`x \geq -4`), 'The sign was not turned round on dividing by a negative number.'],
          [m(h`x \leq 4`), h`\(12\) was divided by \(+3\).`],
          [m(h`x \geq 4`), h`\(12\) was divided by \(+3\) and the sign was not turned round.`],
          [m(h`x \leq -\frac{20}{3}`), '4 was added to 16 in place of being subtracted.'],
        ],
        solution: h`\(-3x \geq 12\). Dividing by \(-3\) turns the sign round: \(x \leq -4\).`,
        proof: (s) => {
          const [, sign, bound = ''] = /x \\(leq|geq) (.*)\\\)/.exec(s) ?? []
          const edge = value(bound)
          return [-100, -9, -6, -4, -3, 0, 3, 4, 6].every(
            (x) => (sign === 'leq' ? x <= edge : x >= edge) === 4 - 3 * x >= 16,
          )
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 4,
        text: h`\(a\) and \(b\) are real numbers with \(a \gt b\).`,
        list: [
          [
            h`\(a^3 \gt b^3\)`,
            true,
            h`the cube rises all the way, so it keeps the order.`,
            () => ordered((x) => x ** 3),
          ],
          [h`\(a^2 \gt b^2\)`, false, h`take \(a = 1\), \(b = -2\).`, () => ordered((x) => x * x)],
          [
            h`\(3 - a \lt 3 - b\)`,
            true,
            'multiplying by −1 turns the sign round, and adding 3 changes nothing.',
            () => ordered((x) => x - 3),
          ],
        ],
        ask: 'Which of the statements must be true?',
        solution: 'Test each with numbers of both signs, then give a reason.',
      }),
    () =>
      essay({
        d: 4,
        text: h`Prove that the sum of the squares of any two consecutive odd numbers is never a multiple of 4, and state what remainder it leaves on division by 8.`,
        model: h`Let the consecutive odd numbers be \(2n - 1\) and \(2n + 1\), where \(n\) is a whole number.

Their squares add to \((4n^2 - 4n + 1) + (4n^2 + 4n + 1) = 8n^2 + 2\).

Since \(8n^2\) is a multiple of 8, the sum leaves remainder 2 on division by 8. It is two more than a multiple of 4, so it is never a multiple of 4. As \(n\) was any whole number, this holds for every pair.`,
        criteria: [
          ['Writes the two numbers in general form, such as 2n − 1 and 2n + 1', /2n - 1.*2n \+ 1/s],
          ['Expands and simplifies to 8n² + 2', /8n\^2 \+ 2/],
          ['States the remainder 2 on division by 8', /remainder 2/],
          [
            'Concludes that it is never a multiple of 4, for every pair',
            /never a multiple of 4[\s\S]*every pair/,
          ],
        ],
        also: () => range(-20, 20).every((n) => ((2 * n - 1) ** 2 + (2 * n + 1) ** 2) % 8 === 2),
      }),
  ),
  family(
    'sequences',
    ['Sequences', 'Linear and quadratic sequences'],
    () =>
      equation({
        d: 2,
        text: h`Find an expression for the \(n\)th term of the sequence \(2, 7, 14, 23, 34, \ldots\), which is quadratic.`,
        expected: 'n^2 + 2*n - 1',
        vars: ['n'],
        solution: h`The differences are 5, 7, 9, 11 and the second difference is 2, so the term begins \(n^2\). Taking \(n^2\) away leaves \(1, 3, 5, 7, 9 = 2n - 1\). The \(n\)th term is \(n^2 + 2n - 1\).`,
        proof: (s) => [2, 7, 14, 23, 34].every((term, n) => agrees(s, () => term, at('n', n + 1))),
      }),
    () =>
      mcq({
        d: 2,
        text: h`In a linear sequence the 4th term is 19 and the 9th term is 54. Which is the first term greater than 200?`,
        right: [m('30\\text{th}'), h`The \(n\)th term is \(7n - 9\).`],
        wrong: [
          [m('29\\text{th}'), h`The 29th term is 194.`],
          [m('31\\text{st}'), 'This term is greater than 200, but it is not the first.'],
          [m('28\\text{th}'), h`The \(n\)th term was taken as \(7n + 9\).`],
          [m('27\\text{th}'), '19 was taken as the first term.'],
        ],
        solution: h`The common difference is \((54 - 19) \div 5 = 7\), so the \(n\)th term is \(7n - 9\). \(7n - 9 \gt 200\) needs \(n \gt 29.86\), so \(n = 30\).`,
        proof: (s) => {
          let [term, n] = [19, 4]
          while (term <= 200) {
            term += (54 - 19) / 5
            n += 1
          }
          return Number(/\d+/.exec(s)?.[0]) === n
        },
      }),
  ),
  family(
    'patterns',
    ['Sequences', 'Geometric patterns'],
    () =>
      mcq({
        d: 3,
        text: h`The first term of a geometric sequence is 48 and the fourth is 6. What is the sixth term?`,
        right: [m(h`\frac{3}{2}`), h`The common ratio is \(\frac12\).`],
        wrong: [
          [m(3), 'This is the fifth term.'],
          [m(h`\frac{3}{4}`), 'This is the seventh term.'],
          [m(-22), 'The sequence was taken as linear, with difference \\(-14\\).'],
          [m(h`\frac{3}{32}`), h`The ratio was taken as \(\frac18\), the ratio over three steps.`],
        ],
        solution: h`Three steps multiply by \(\frac{6}{48} = \frac18\), so each step multiplies by \(\frac12\). The sixth term is \(6 \times \frac14 = \frac32\).`,
        proof: (s) => near(48 * (6 / 48) ** (5 / 3), value(s)),
      }),
    () =>
      blanks({
        d: 2,
        text: h`A sheet of paper \(0.1\ \mathrm{mm}\) thick is folded in half again and again.

After 5 folds it is [[blank]] mm thick, and it is first more than 10 mm thick after [[blank]] folds.`,
        right: [[3.2, 7], h`\(0.1 \times 2^5\) and \(0.1 \times 2^7 = 12.8\).`],
        wrong: [
          [[0.6, 100], 'A fold was taken to add one thickness.'],
          [[1.6, 8], h`The powers are one out: \(2^4\) was used after 5 folds.`],
          [[3.2, 6], h`\(0.1 \times 2^6 = 6.4\), which is less than 10.`],
          [[1.1, 50], 'The thickness was taken to grow by 0.2 mm at each fold.'],
        ],
        solution: h`Each fold doubles the thickness. After 5 folds it is \(0.1 \times 32 = 3.2\) mm; after 6, 6.4 mm; after 7, 12.8 mm.`,
        proof: (s) => {
          const sizes = range(0, 12).map((folds) => 0.1 * 2 ** folds)
          const [five = 0, first = 0] = parts(s)
          return near(five, sizes[5] ?? 0) && first === sizes.findIndex((size) => size > 10)
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`A ball is dropped from 8 m. After each bounce it rises to three quarters of the height from which it fell. What total distance has it travelled when it hits the floor for the third time?`,
        unit: 'm',
        right: [29, h`\(8 + 2 \times 6 + 2 \times 4.5\).`],
        wrong: [
          [18.5, 'Each rise was counted, but not the fall that follows.'],
          [37, h`The first drop was counted twice.`],
          [20, 'This is the distance at the second hit.'],
          [35.75, 'This is the distance at the fourth hit, \\(29 + 2 \\times 3.375\\).'],
        ],
        solution: h`The heights are 8, 6 and 4.5 m. The ball falls 8 m (first hit), rises and falls 6 m (second), rises and falls 4.5 m (third): \(8 + 12 + 9 = 29\) m.`,
        proof: (s) => {
          let [height, total] = [8, 8]
          for (let hit = 1; hit < 3; hit += 1) {
            height *= 0.75
            total += 2 * height
          }
          return is(s, total)
        },
      }),
  ),
]

/** Whether f keeps the order of every pair of a grid with both signs. */
function ordered(f: (x: number) => number): boolean {
  const grid = range(-8, 8).map((n) => n / 2)
  return grid.every((a) => grid.every((b) => a <= b || f(a) > f(b)))
}

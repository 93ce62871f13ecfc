import { blanks, equation, familyOf, h, m, mcq } from '../kit.ts'
import { agrees, at, is, near, parts, range, sum, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 2', 'maths-2')

/** Coefficients, lowest power first, of (a + bx) to the power n, by repeated multiplication. */
function expand(a: number, b: number, n: number): number[] {
  let list = [1]
  for (let k = 0; k < n; k += 1)
    list = range(0, list.length).map((at) => a * (list[at] ?? 0) + b * (list[at - 1] ?? 0))
  return list
}

export const series: Family[] = [
  family(
    'sums',
    ['Sequences and series', 'Arithmetic and geometric series'],
    () =>
      mcq({
        d: 1,
        text: h`An arithmetic series has first term 5 and common difference 3. What is the sum of its first 20 terms?`,
        right: [m(670), h`\(\frac{20}{2}(5 + 62)\).`],
        wrong: [
          [m(700), h`The last term was taken as \(5 + 20 \times 3\).`],
          [m(1340), h`The half was left out.`],
          [m(62), 'This is the 20th term.'],
          [m(570), h`The first term was counted once only: \(\frac{20}{2} \times 57\).`],
        ],
        solution: h`The 20th term is \(5 + 19 \times 3 = 62\). The sum is \(\frac{20}{2}(5 + 62) = 670\).`,
        proof: (s) =>
          is(
            s,
            sum(1, 20, (n) => 5 + 3 * (n - 1)),
          ),
      }),
    () =>
      mcq({
        d: 2,
        text: h`A geometric series has first term 8 and sum to infinity 12. What is its third term?`,
        right: [m(h`\frac{8}{9}`), h`\(r = \frac13\).`],
        wrong: [
          [m(h`\frac{8}{3}`), 'This is the second term.'],
          [m(h`\frac{32}{9}`), h`\(r\) was taken as \(\frac23\), which is \(1 - r\).`],
          [m(h`\frac{8}{27}`), 'This is the fourth term.'],
          [m(4), 'The first term was taken from the sum.'],
        ],
        solution: h`\(\dfrac{8}{1 - r} = 12\) gives \(r = \frac13\). The third term is \(8 \times \frac19 = \frac89\).`,
        proof: (s) => {
          const r = Math.sqrt(value(s) / 8)
          return near(
            sum(0, 200, (n) => 8 * r ** n),
            12,
          )
        },
      }),
    () =>
      equation({
        d: 3,
        text: h`Find an expression, in terms of \(n\), for \(\displaystyle\sum_{r=1}^{n} (4r - 1)\).`,
        expected: '2*n^2 + n',
        vars: ['n'],
        solution: h`The series is arithmetic from 3 to \(4n - 1\): \(\frac{n}{2}(3 + 4n - 1) = n(2n + 1) = 2n^2 + n\).`,
        proof: (s) =>
          [1, 2, 5, 17].every((n) => agrees(s, () => sum(1, n, (r) => 4 * r - 1), at('n', n))),
      }),
    () =>
      mcq({
        d: 5,
        text: h`The first, third and seventh terms of an arithmetic sequence with first term 4 and non-zero common difference are the first three terms of a geometric sequence. What is the fourth term of the geometric sequence?`,
        right: [m(32), '4, 8, 16, 32.'],
        wrong: [
          [m(16), 'This is the third term.'],
          [m(10), h`This is the fourth term of the arithmetic sequence.`],
          [m(24), 'The differences of the geometric sequence were taken as equal from then on.'],
          [m(64), 'This is the fifth term.'],
        ],
        solution: h`\((4 + 2d)^2 = 4(4 + 6d)\), so \(4d^2 - 8d = 0\) and \(d = 2\). The terms are 4, 8, 16 with ratio 2, and the fourth is 32.`,
        proof: (s) => {
          const ds = range(-400, 400)
            .map((n) => n / 20)
            .filter((d) => d !== 0 && near((4 + 2 * d) ** 2, 4 * (4 + 6 * d)))
          const [d = 0] = ds
          return ds.length === 1 && is(s, 4 * ((4 + 2 * d) / 4) ** 3)
        },
      }),
  ),
  family(
    'binomial',
    ['Sequences and series', 'Binomial expansion'],
    () =>
      mcq({
        d: 2,
        text: h`What is the coefficient of \(x^2\) in the expansion of \((2 - x)^6\)?`,
        right: [m(240), h`\(15 \times 2^4\).`],
        wrong: [
          [m(-240), h`\((-x)^2\) was taken as negative.`],
          [m(15), h`The power of 2 was left out.`],
          [m(60), h`\(2^2\) was used in place of \(2^4\).`],
          [m(160), h`This is the size of the coefficient of \(x^3\).`],
        ],
        solution: h`\(\binom{6}{2} \times 2^4 \times (-1)^2 = 15 \times 16 = 240\).`,
        proof: (s) => is(s, expand(2, -1, 6)[2] ?? 0),
      }),
    () =>
      mcq({
        d: 4,
        text: h`What is the term independent of \(x\) in the expansion of \(\left(x + \dfrac{2}{x}\right)^6\)?`,
        right: [m(160), h`\(\binom63 \times 2^3\).`],
        wrong: [
          [m(20), 'The power of 2 was left out.'],
          [m(64), h`This is \(2^6\), the coefficient of \(x^{-6}\).`],
          [m(60), h`This is the coefficient of \(x^2\).`],
          [m(240), h`This is the coefficient of \(x^{-2}\).`],
        ],
        solution: h`The general term is \(\binom6r x^{6-r} \cdot 2^r x^{-r}\). The powers cancel when \(r = 3\): \(20 \times 8 = 160\).`,
        // (x + 2/x)^6 = (x^2 + 2)^6 / x^6, so take the coefficient of (x^2)^3
        proof: (s) => is(s, expand(2, 1, 6)[3] ?? 0),
      }),
    () =>
      blanks({
        d: 1,
        text: h`\((1 + 3x)^4 = 1 + ax + bx^2 + \ldots\) with \(a =\) [[blank]] and \(b =\) [[blank]].`,
        right: [[12, 54], h`\(4 \times 3\) and \(6 \times 9\).`],
        wrong: [
          [[12, 18], h`3 was not squared in \(b\).`],
          [[4, 6], 'The factor 3 was left out.'],
          [[12, 108], h`12 was taken for the binomial coefficient in \(b\).`],
          [[3, 9], 'The binomial coefficients were left out.'],
        ],
        solution: h`\(\binom41 \times 3 = 12\) and \(\binom42 \times 3^2 = 6 \times 9 = 54\).`,
        proof: (s) => {
          const [, a, b] = expand(1, 3, 4)
          return parts(s).join() === [a, b].join()
        },
      }),
  ),
  family(
    'recurrence',
    ['Sequences and series', 'Recurrence'],
    () =>
      mcq({
        d: 3,
        text: h`A sequence is given by \(u_1 = 2\) and \(u_{n+1} = 1 - \dfrac{1}{u_n}\). What is \(\displaystyle\sum_{n=1}^{30} u_n\)?`,
        right: [m(15), h`Ten rounds of \(2 + \frac12 - 1\).`],
        wrong: [
          [m(h`\frac{3}{2}`), 'This is the sum of one round of three terms.'],
          [m(60), 'All terms were taken as 2.'],
          [m(35), h`The sign of the term \(-1\) was lost.`],
          [m(45), h`One round was multiplied by 30.`],
        ],
        solution: h`\(u_1 = 2\), \(u_2 = \frac12\), \(u_3 = -1\), \(u_4 = 2\): the sequence repeats every three terms, whose sum is \(\frac32\). Ten rounds give 15.`,
        proof: (s) => {
          let [u, total] = [2, 0]
          for (let n = 0; n < 30; n += 1) {
            total += u
            u = 1 - 1 / u
          }
          return is(s, total)
        },
      }),
    () =>
      equation({
        d: 4,
        text: h`A sequence is given by \(u_1 = 2\) and \(u_{n+1} = 2u_n + 1\). Find an expression for \(u_n\) in terms of \(n\).`,
        expected: '3*2^(n - 1) - 1',
        vars: ['n'],
        solution: h`\(u_{n+1} + 1 = 2(u_n + 1)\), so \(u_n + 1\) is geometric with first term 3 and ratio 2: \(u_n = 3 \times 2^{n-1} - 1\).`,
        proof: (s) => {
          let u = 2
          return range(1, 10).every((n) => {
            const fits = agrees(s, () => u, at('n', n))
            u = 2 * u + 1
            return fits
          })
        },
      }),
  ),
]

import { familyOf, h, m, mcq } from '../kit.ts'
import { is, near, range, sum, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 2', 'maths-2')

/** The product of polynomials given from the constant term up. */
const times = (one: number[], other: number[]): number[] => {
  const out = Array.from({ length: one.length + other.length - 1 }, () => 0)
  one.forEach((a, i) => {
    other.forEach((b, j) => {
      out[i + j] = (out[i + j] ?? 0) + a * b
    })
  })
  return out
}
const power = (base: number[], n: number): number[] =>
  range(1, n).reduce((made) => times(made, base), [1])

export const progressions: Family[] = [
  family(
    'progressions',
    ['Sequences and series', 'Arithmetic and geometric series'],
    () =>
      mcq({
        d: 2,
        text: 'All multiples of 6 that lie between 100 and 200 are added. What is their total?',
        right: [2550, 'Seventeen terms with mean 150.'],
        wrong: [
          [2400, 'One term too few was counted.'],
          [2700, 'One term too many was counted.'],
          [5100, 'The sum of the first and last terms was not halved.'],
          [2500, 'The number of terms was taken as one sixth of 100.'],
        ],
        solution: h`They run from \(102 = 6 \times 17\) to \(198 = 6 \times 33\): 17 terms with mean \(\frac{102 + 198}{2} = 150\). The total is \(17 \times 150 = 2550\).`,
        proof: (s) =>
          is(
            s,
            range(100, 200)
              .filter((n) => n % 6 === 0)
              .reduce((a, b) => a + b),
          ),
      }),
    () =>
      mcq({
        d: 3,
        text: 'A rubber ball is dropped from a height of 6 m, and after every bounce it rises to two thirds of the height from which it last fell. What total distance does it travel before it comes to rest?',
        unit: 'm',
        right: [30, h`\(6 + 2 \times 12\).`],
        wrong: [
          [18, 'Only the falls were added.'],
          [36, 'The first fall was doubled as well.'],
          [24, 'The first fall was left out.'],
          [12, 'Only the rises were added.'],
        ],
        solution: h`The rises are \(4, \frac83, \ldots\) with sum \(\dfrac{4}{1 - \frac23} = 12\ \mathrm{m}\). Each is followed by an equal fall, and there is the first fall of 6 m: \(6 + 2 \times 12 = 30\ \mathrm{m}\).`,
        proof: (s) => {
          let [height, total] = [6, 0]
          for (let n = 0; n < 300; n += 1) {
            total += height + (2 / 3) * height
            height *= 2 / 3
          }
          return is(s, total)
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`For every \(n\) the first \(n\) terms of a sequence add up to \(3n^2 - 5n\). Which term of the sequence equals 100?`,
        right: ['the 18th', h`\(u_n = 6n - 8\).`],
        wrong: [
          ['the 17th', h`\(S_{n+1} - S_n = 6n - 2\) was taken for \(u_n\).`],
          ['the 19th', h`The first term was taken as \(-8\).`],
          ['the 35th', h`The common difference was taken as 3.`],
          ['the 7th', h`This is the first \(n\) for which \(S_n\) exceeds 100.`],
        ],
        solution: h`\(u_n = S_n - S_{n-1} = 3n^2 - 5n - 3(n-1)^2 + 5(n-1) = 6n - 8\). Then \(6n - 8 = 100\) gives \(n = 18\).`,
        proof: (s) => {
          const n = Number.parseInt(s.slice(4), 10)
          return 3 * n * n - 5 * n - 100 === 3 * (n - 1) ** 2 - 5 * (n - 1)
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`In a convergent geometric series the first three terms add up to seven eighths of the sum to infinity. What is the common ratio?`,
        right: [m(h`\frac{1}{2}`), h`\(1 - r^3 = \frac78\).`],
        wrong: [
          [m(h`\frac{1}{8}`), h`This is \(r^3\).`],
          [m(h`\frac{7}{8}`), h`This is \(1 - r^3\).`],
          [m(h`\frac{1}{4}`), h`This is \(r^2\).`],
          [2, 'The ratio is upside down: such a series does not converge.'],
        ],
        solution: h`\(a + ar + ar^2 = \dfrac{a(1 - r^3)}{1 - r}\), which is \((1 - r^3)\) times the sum to infinity. So \(r^3 = \frac18\) and \(r = \frac12\).`,
        proof: (s) =>
          near(sum(0, 2, (n) => value(s) ** n) / sum(0, 300, (n) => value(s) ** n), 7 / 8),
      }),
    () =>
      mcq({
        d: 5,
        text: h`The sum to infinity of \(1 + (2x - 1) + (2x - 1)^2 + \ldots\) is 3. What is \(x\)?`,
        right: [m(h`\frac{5}{6}`), h`\(2x - 1 = \frac23\).`],
        wrong: [
          [m(h`\frac{2}{3}`), h`This is the common ratio.`],
          [m(h`\frac{1}{6}`), h`\(\dfrac{1}{1 + (2x - 1)}\) was used for the sum.`],
          [m(h`\frac{1}{3}`), h`This is \(1 - r\).`],
          [m(h`\frac{7}{6}`), h`\(2x - 1 = \frac43\) was used; the series would not converge.`],
        ],
        solution: h`The common ratio is \(r = 2x - 1\), and \(\dfrac{1}{1 - r} = 3\) gives \(r = \frac23\). So \(x = \frac12 \times \frac53 = \frac56\); \(|r| \lt 1\), as it must be.`,
        proof: (s) =>
          near(
            sum(0, 300, (n) => (2 * value(s) - 1) ** n),
            3,
          ),
      }),
  ),
  family(
    'expansions',
    ['Sequences and series', 'Binomial expansion'],
    () =>
      mcq({
        d: 3,
        text: h`Find the coefficient of \(x^3\) when \((1 + 2x)(1 - x)^5\) is multiplied out.`,
        right: [10, h`\(-10 + 2 \times 10\).`],
        wrong: [
          [-10, h`Only the first bracket's 1 was used.`],
          [30, h`The term \(-10x^3\) was taken with a plus sign.`],
          [20, h`Only the first bracket's \(2x\) was used.`],
          [-30, h`The term \(10x^2\) was taken with a minus sign.`],
        ],
        solution: h`\((1 - x)^5 = 1 - 5x + 10x^2 - 10x^3 + \ldots\) The terms in \(x^3\) are \(1 \times (-10x^3)\) and \(2x \times 10x^2\): together \(10x^3\).`,
        proof: (s) => is(s, times([1, 2], power([1, -1], 5))[3] ?? 0),
      }),
    () =>
      mcq({
        d: 3,
        text: h`\(k\) is a positive number. In the expansion of \((1 + kx)^8\) the terms in \(x^2\) and \(x^3\) have equal coefficients. What is \(k\)?`,
        right: [m(h`\frac{1}{2}`), h`\(28k^2 = 56k^3\).`],
        wrong: [
          [2, 'The fraction is upside down.'],
          [1, h`The binomial coefficients were taken as equal.`],
          [m(h`\frac{3}{8}`), h`\(\binom72 = 21\) was used in place of \(\binom82 = 28\).`],
        ],
        solution: h`\(\binom82k^2 = \binom83k^3\), so \(28k^2 = 56k^3\) and, since \(k \neq 0\), \(k = \frac12\).`,
        proof: (s) => {
          const made = power([1, value(s)], 8)
          return near(made[2] ?? 0, made[3] ?? 1)
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`What is \((1 + \sqrt2)^4 + (1 - \sqrt2)^4\)?`,
        right: [34, h`\(2(1 + 12 + 4)\).`],
        wrong: [
          [17, 'The terms that do not cancel occur twice.'],
          [26, h`The last terms, \(2 \times (\sqrt2)^4\), were left out.`],
          [10, 'The middle terms were left out.'],
          [m(h`24\sqrt{2}`), 'The two powers were subtracted.'],
        ],
        solution: h`The odd powers of \(\sqrt2\) cancel. What is left is \(2\left(1 + 6(\sqrt2)^2 + (\sqrt2)^4\right) = 2(1 + 12 + 4) = 34\).`,
        proof: (s) => is(s, (1 + Math.SQRT2) ** 4 + (1 - Math.SQRT2) ** 4),
      }),
    () =>
      mcq({
        d: 1,
        text: h`Use the first three terms of the expansion of \((1 + x)^5\) to estimate \(1.02^5\).`,
        right: [1.104, h`\(1 + 0.1 + 10 \times 0.0004\).`],
        wrong: [
          [1.1, 'The third term was left out.'],
          [1.102, 'The coefficient 5 was used in the third term.'],
          [1.14, h`\(0.02^2\) was taken as 0.004.`],
          [1.1004, 'The third term was taken without its coefficient.'],
        ],
        solution: h`\(1 + 5x + 10x^2\) at \(x = 0.02\) is \(1 + 0.1 + 10 \times 0.0004 = 1.104\).`,
        proof: (s) =>
          near(
            value(s),
            power([1, 1], 5)
              .slice(0, 3)
              .reduce((a, b, n) => a + b * 0.02 ** n, 0),
          ),
      }),
  ),
  family(
    'steps',
    ['Sequences and series', 'Recurrence'],
    () =>
      mcq({
        d: 2,
        text: h`\(u_1 = k\) and \(u_{n+1} = 3u_n - 4\) for all \(n \geq 1\). The third term is 11. What is \(k\)?`,
        right: [3, 'Going back: 11, 5, 3.'],
        wrong: [
          [5, 'This is the second term.'],
          [29, 'The rule was used forwards, to the fourth term.'],
          [m(h`\frac{7}{3}`), h`Going back, the last step was \(\frac{11 - 4}{3}\).`],
          [15, h`\(11 + 4\) was not divided by 3.`],
        ],
        solution: h`\(3u_2 - 4 = 11\) gives \(u_2 = 5\); \(3k - 4 = 5\) gives \(k = 3\).`,
        proof: (s) => near(3 * (3 * value(s) - 4) - 4, 11),
      }),
    () =>
      mcq({
        d: 3,
        text: h`The terms of a sequence with \(u_{n+1} = \frac12u_n + 6\) come closer and closer to a number \(L\), whatever the first term. What is \(L\)?`,
        right: [12, h`\(L = \frac12L + 6\).`],
        wrong: [
          [6, 'The term that is added was taken.'],
          [4, h`\(\frac12L\) was taken to the other side with the wrong sign.`],
          [3, 'The number 6 was halved.'],
          [24, h`\(\frac12L = 6\) was multiplied by 4.`],
        ],
        solution: h`In the limit \(u_{n+1}\) and \(u_n\) are the same number: \(L = \frac12L + 6\), so \(\frac12L = 6\) and \(L = 12\).`,
        proof: (s) =>
          is(
            s,
            range(1, 200).reduce((u) => u / 2 + 6, 1000),
          ),
      }),
    () =>
      mcq({
        d: 4,
        text: 'A strip 8 units long is covered by tiles of length 1 and tiles of length 2, laid end to end. In how many different orders can this be done?',
        right: [34, h`\(w_n = w_{n-1} + w_{n-2}\).`],
        wrong: [
          [21, 'This is the number for a strip of 7 units.'],
          [55, 'This is the number for a strip of 9 units.'],
          [5, 'Only the number of long tiles was counted, not the order.'],
          [128, h`\(2^7\) was used: every gap was taken to be free.`],
        ],
        solution: h`The last tile has length 1 or 2, so the number of ways for length \(n\) is \(w_n = w_{n-1} + w_{n-2}\), with \(w_1 = 1\) and \(w_2 = 2\). The sequence is 1, 2, 3, 5, 8, 13, 21, 34.`,
        proof: (s) => {
          // choose the places of k long tiles among 8 - k tiles
          const choose = (n: number, k: number): number =>
            k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k
          return is(
            s,
            sum(0, 4, (k) => choose(8 - k, k)),
          )
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`The sequence 1, 2, 4, 7, 11, … follows the rule \(u_{n+1} = u_n + n\). What is its 21st term?`,
        right: [211, h`\(1 + (1 + 2 + \ldots + 20)\).`],
        wrong: [
          [210, 'The first term was left out.'],
          [232, 'The numbers from 1 to 21 were added.'],
          [191, 'The numbers from 1 to 19 were added.'],
          [421, 'The sum was not halved.'],
        ],
        solution: h`Twenty steps add \(1 + 2 + \ldots + 20 = \frac{20 \times 21}{2} = 210\) to the first term 1: 211.`,
        proof: (s) =>
          is(
            s,
            range(1, 20).reduce((u, n) => u + n, 1),
          ),
      }),
  ),
]

import { figure, label, plot } from '../figures.ts'
import { familyOf, h, m, mcq } from '../kit.ts'
import { is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 2', 'maths-2')

function logLine(): string {
  const g = plot(
    { from: 0, to: 3, step: 1, label: 'log₁₀ x' },
    { from: 0, to: 8, step: 1, label: 'log₁₀ y' },
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.curve((x) => 2 * x + 3, 0, 2.4), label(g.to([0.55, 3]), '(0, 3)', { size: 13 })],
    'Straight-line graph of log to base 10 of y against log to base 10 of x. It starts at (0, 3) and passes through (1, 5) and (2, 7).',
  )
}

const changes = (f: (x: number) => number): number =>
  range(-1000, 1000).filter((n) => f(n / 100 + 0.003) * f(n / 100 + 0.013) < 0).length

export const exponential: Family[] = [
  family(
    'log-rules',
    ['Exponentials and logarithms', 'Laws of logarithms'],
    () =>
      mcq({
        d: 2,
        text: h`\(a\) is a positive number other than 1, and \(\log_a 2 = x\). Which expression equals \(\log_a \dfrac{a^3}{8}\)?`,
        right: [m('3 - 3x'), h`\(\log_a a^3 = 3\) and \(\log_a 8 = 3x\).`],
        wrong: [
          [
            m(h`\frac{1}{x}`),
            h`The logarithm of the quotient was taken as the quotient \(\frac{3}{3x}\).`,
          ],
          [m('3 - x^3'), h`\(\log_a 2^3\) was taken as the cube of \(\log_a 2\).`],
          [m('3 + 3x'), 'The logarithms were added.'],
          [m('3 - 8x'), h`\(\log_a 8\) was taken as \(8x\).`],
        ],
        solution: h`\(\log_a a^3 - \log_a 8 = 3 - \log_a 2^3 = 3 - 3x\).`,
        proof: (s) =>
          [3, 5, 0.4].every((a) =>
            near(value(s, { x: Math.log(2) / Math.log(a) }), Math.log(a ** 3 / 8) / Math.log(a)),
          ),
      }),
    () =>
      mcq({
        d: 4,
        text: h`What is the exact value of the product \(\log_2 9 \times \log_3 8\)?`,
        right: [6, h`\(2\log_2 3 \times 3\log_3 2\).`],
        wrong: [
          [72, 'The numbers 9 and 8 were multiplied.'],
          [5, 'The two exponents were added.'],
          [12, h`\(\frac{9 \times 8}{2 \times 3}\) was worked out.`],
          [17, 'The numbers 9 and 8 were added.'],
        ],
        solution: h`\(\log_2 9 = 2\log_2 3\) and \(\log_3 8 = 3\log_3 2\). As \(\log_3 2 = \dfrac{1}{\log_2 3}\), the product is \(2 \times 3 = 6\).`,
        proof: (s) => is(s, Math.log2(9) * (Math.log(8) / Math.log(3))),
      }),
    () =>
      mcq({
        d: 3,
        data: logLine(),
        text: h`Two quantities \(x\) and \(y\) were measured and the graph was drawn. Which equation links them?`,
        right: [m('y = 1000x^2'), h`\(\log y = 2\log x + 3\).`],
        wrong: [
          [m('y = 2x + 3'), 'The logarithms on the axes were ignored.'],
          [m('y = x^2 + 1000'), 'A sum of logarithms belongs to a product.'],
          [m('y = 3x^2'), h`The intercept 3 is \(\log_{10} 1000\).`],
          [m('y = 100x^3'), 'Gradient and intercept are exchanged.'],
        ],
        solution: h`The line has gradient 2 and intercept 3: \(\log_{10} y = 2\log_{10} x + 3 = \log_{10} x^2 + \log_{10} 1000\). So \(y = 1000x^2\).`,
        proof: (s) =>
          [0, 1, 2].every((x) =>
            near(Math.log10(value(s.replace('y =', ''), { x: 10 ** x })), 2 * x + 3),
          ),
      }),
    () =>
      mcq({
        d: 3,
        text: h`\(\log_{10} 2 = 0.3010\) to four decimal places. How many digits has the whole number \(2^{50}\)?`,
        right: [16, h`\(50 \times 0.3010 = 15.05\).`],
        wrong: [
          [15, h`A number between \(10^{15}\) and \(10^{16}\) has 16 digits.`],
          [17, 'Two were added to the whole part in place of one.'],
          [25, h`\(2^{50}\) was taken as half of 50 digits.`],
          [50, 'The exponent was taken.'],
        ],
        solution: h`\(\log_{10} 2^{50} = 50 \times 0.3010 = 15.05\), so \(10^{15} \lt 2^{50} \lt 10^{16}\): 16 digits.`,
        proof: (s) => is(s, String(2n ** 50n).length),
      }),
  ),
  family(
    'growth',
    ['Exponentials and logarithms', 'Exponential equations'],
    () =>
      mcq({
        d: 2,
        text: h`Solve \(2^{x+3} - 2^x = 56\).`,
        right: [m('x = 3'), h`\(7 \times 2^x = 56\).`],
        wrong: [
          [m('x = 8'), h`This is the value of \(2^x\).`],
          [m('x = 4'), h`\(56 \div 7\) was written as \(2^4\).`],
          [m('x = 7'), h`\(2^3 - 1 = 7\) was taken for the answer.`],
        ],
        solution: h`\(2^{x+3} = 8 \times 2^x\), so \(8 \times 2^x - 2^x = 7 \times 2^x = 56\). Then \(2^x = 8\) and \(x = 3\).`,
        proof: (s) => {
          const x = value(s.replace('x =', ''))
          return near(2 ** (x + 3) - 2 ** x, 56)
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`What are the real solutions of \(9^x + 2 \times 3^x - 3 = 0\)?`,
        right: [h`\(x = 0\) only`, h`\(3^x = 1\); \(3^x = -3\) is impossible.`],
        wrong: [
          [h`\(x = 0\) and \(x = -1\)`, h`\(3^x = -3\) was given the solution \(-1\).`],
          [h`\(x = 1\) and \(x = -3\)`, h`These are the values for \(3^x\).`],
          [h`\(x = 1\) only`, h`This is the value of \(3^x\).`],
          ['there are none', h`\(3^x = 1\) has the solution 0.`],
        ],
        solution: h`With \(t = 3^x\): \(t^2 + 2t - 3 = (t - 1)(t + 3) = 0\). A power of 3 is positive, so \(t = 1\) and \(x = 0\).`,
        proof: (s) => {
          const f = (x: number) => 9 ** x + 2 * 3 ** x - 3
          const found = (s.match(/-?\d+/g) ?? []).map(Number)
          return found.every((x) => Math.abs(f(x)) < 1e-9) && found.length === changes(f)
        },
      }),
    () =>
      mcq({
        d: 1,
        text: 'A colony of 500 bacteria doubles every 3 hours. After how long are there 32 000?',
        unit: 'h',
        right: [18, 'Six doublings.'],
        wrong: [
          [6, 'This is the number of doublings.'],
          [192, 'The factor 64 was multiplied by the 3 hours.'],
          [21, 'The start was counted as a doubling.'],
          [96, h`\(32 \times 3\) was worked out.`],
        ],
        solution: h`\(32\,000 \div 500 = 64 = 2^6\), so six doublings are needed: \(6 \times 3 = 18\ \mathrm{h}\).`,
        proof: (s) => near(500 * 2 ** (value(s) / 3), 32000),
      }),
    () =>
      mcq({
        d: 4,
        text: h`The numbers \(a\) and \(b\) are such that \(2^a = 5\) and \(5^b = 8\). What is the value of \(ab\)?`,
        right: [3, h`\(2^{ab} = (2^a)^b = 5^b = 8\).`],
        wrong: [
          [40, 'The right sides were multiplied.'],
          [m(h`\frac{8}{5}`), 'The right sides were divided.'],
          [13, 'The right sides were added.'],
          [4, h`\(2^{ab} = 16\) was solved.`],
        ],
        solution: h`\(2^{ab} = (2^a)^b = 5^b = 8 = 2^3\), so \(ab = 3\).`,
        proof: (s) => is(s, Math.log2(5) * (Math.log(8) / Math.log(5))),
      }),
    () =>
      mcq({
        d: 3,
        text: h`The pair \((x, y)\) satisfies \(2^x \times 4^y = 32\) and \(3^x \div 9^y = 3\). What is \(x - y\)?`,
        right: [2, h`\(x = 3\) and \(y = 1\).`],
        wrong: [
          [4, h`This is \(x + y\).`],
          [3, h`This is \(x\).`],
          [1, h`This is \(y\).`],
          [5, h`The first equation gives \(x + 2y = 5\).`],
        ],
        solution: h`The exponents give \(x + 2y = 5\) and \(x - 2y = 1\). Adding, \(2x = 6\): \(x = 3\), \(y = 1\) and \(x - y = 2\).`,
        proof: (s) => {
          const pairs = range(-8, 8).flatMap((x) => range(-8, 8).map((y) => [x, y] as const))
          const [found] = pairs.filter(
            ([x, y]) => near(2 ** x * 4 ** y, 32) && near(3 ** x / 9 ** y, 3),
          )
          return found !== undefined && is(s, found[0] - found[1])
        },
      }),
  ),
]

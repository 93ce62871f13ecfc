import { blanks, equation, essay, familyOf, h, m, mcq } from '../kit.ts'
import { agrees, is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 2', 'maths-2')

const log = (base: number, x: number): number => Math.log(x) / Math.log(base)

export const logs: Family[] = [
  family(
    'log-laws',
    ['Exponentials and logarithms', 'Laws of logarithms'],
    () =>
      mcq({
        d: 1,
        text: h`What is the value of \(\log_2 24 - \log_2 3 + \log_2 4\)?`,
        right: [m(5), h`\(\log_2 32\).`],
        wrong: [
          [m(1), h`\(\log_2 4\) was subtracted.`],
          [m(3), h`\(\log_2 4\) was left out.`],
          [m(32), 'The logarithm of the result was not taken.'],
          [m(25), 'The numbers were combined without logarithms.'],
        ],
        solution: h`\(\log_2 \dfrac{24 \times 4}{3} = \log_2 32 = 5\).`,
        proof: (s) => near(2 ** value(s), (24 / 3) * 4),
      }),
    () =>
      mcq({
        d: 3,
        text: h`Solve \(\log_3 x + \log_3 (x - 6) = 3\).`,
        right: [m('x = 9'), h`\(x^2 - 6x - 27 = 0\), and \(x \gt 6\).`],
        wrong: [
          [
            m(h`x = 9 \text{ or } x = -3`),
            h`The logarithm of a negative number is not real, so \(-3\) must be rejected.`,
          ],
          [m('x = 33'), h`\(\log x + \log(x - 6)\) was replaced by \(\log(x - 6)\) alone.`],
          [m(h`x = \frac{33}{2}`), h`The logarithms were added as \(\log(2x - 6)\).`],
          [m(h`x = 3 + 3\sqrt{2}`), h`\(3^3\) was taken as 9.`],
        ],
        solution: h`\(x(x - 6) = 27\), so \((x - 9)(x + 3) = 0\). Since \(x \gt 6\), \(x = 9\).`,
        proof: (s) => {
          if (s.includes('or')) return false
          const x = value(s.replace('x =', ''))
          return near(log(3, x) + log(3, x - 6), 3)
        },
      }),
    () =>
      equation({
        d: 4,
        text: h`\(\log_{10} 2 = p\) and \(\log_{10} 3 = q\). Write an expression for \(\log_{10} 3.6\) in terms of \(p\) and \(q\).`,
        expected: '2*p + 2*q - 1',
        vars: ['p', 'q'],
        solution: h`\(3.6 = \dfrac{36}{10} = \dfrac{2^2 \times 3^2}{10}\), so the logarithm is \(2p + 2q - 1\).`,
        proof: (s) => agrees(s, () => Math.log10(3.6), [{ p: Math.log10(2), q: Math.log10(3) }]),
      }),
    () =>
      mcq({
        d: 5,
        text: h`The equation \(\log_2 x = \log_4 (x + 12)\) has two different bases. Which values of \(x\) satisfy it?`,
        right: [m(4), h`\(x^2 = x + 12\).`],
        wrong: [
          [m(-3), h`\(x\) must be positive for its logarithm to be real.`],
          [m(12), h`\(2x = x + 12\) was solved.`],
          [m(3), h`\(x^2 + x = 12\) was solved: a sign was lost.`],
          [m(16), h`This is the value of \(x + 12\) at the solution.`],
        ],
        solution: h`\(\log_4(x + 12) = \frac12\log_2(x + 12)\), so \(x^2 = x + 12\), \((x - 4)(x + 3) = 0\). Only \(x = 4\) is positive.`,
        proof: (s) => near(log(2, value(s)), log(4, value(s) + 12)),
      }),
    () =>
      essay({
        d: 5,
        text: h`Prove that \(\log_2 3\) is irrational.`,
        model: h`Suppose that \(\log_2 3\) is rational. It is positive, so \(\log_2 3 = \frac{p}{q}\) with positive whole numbers \(p\) and \(q\).

Then \(2^{p/q} = 3\), and raising both sides to the power \(q\) gives \(2^p = 3^q\).

Since \(p \geq 1\) the left side is even. The right side is a product of odd numbers, so it is odd. A number cannot be both even and odd: this is a contradiction, so \(\log_2 3\) is irrational.`,
        criteria: [
          ['Assumes that it is a fraction of whole numbers', /is rational[\s\S]*whole numbers/],
          ['Turns this into 2^p = 3^q', /2\^p = 3\^q/],
          ['Says that the left side is even', /left side is even/],
          ['Says that the right side is odd', /it is odd/],
          ['Concludes by contradiction', /contradiction/],
        ],
        also: () => range(1, 20).every((p) => range(1, 20).every((q) => 2 ** p !== 3 ** q)),
      }),
  ),
  family(
    'exponentials',
    ['Exponentials and logarithms', 'Exponential equations'],
    () =>
      mcq({
        d: 3,
        text: h`What is the sum of the solutions of \(4^x - 6 \times 2^x + 8 = 0\)?`,
        right: [m(3), h`\(2^x = 2\) or \(2^x = 4\).`],
        wrong: [
          [m(6), h`The values of \(2^x\) were added.`],
          [m(2), 'This is the product of the solutions.'],
          [m(8), h`This is the product of the values of \(2^x\).`],
          [m(1), 'Only the smaller solution was taken.'],
        ],
        solution: h`With \(u = 2^x\): \(u^2 - 6u + 8 = (u - 2)(u - 4) = 0\). So \(x = 1\) or \(x = 2\), and the sum is 3.`,
        proof: (s) => {
          const found = range(-500, 500)
            .map((n) => n / 100)
            .filter((x) => Math.abs(4 ** x - 6 * 2 ** x + 8) < 1e-9)
          return (
            found.length === 2 &&
            is(
              s,
              found.reduce((a, b) => a + b),
            )
          )
        },
      }),
    () =>
      blanks({
        d: 2,
        text: h`Written as powers of 3, the equation \(9^x = 27^{x-1}\) becomes \(3^{2x} = 3^k\) with \(k =\) [[blank]], so \(x =\) [[blank]].`,
        right: [[m('3x - 3'), 3], h`\(2x = 3x - 3\).`],
        wrong: [
          [[m('3x - 1'), 1], h`Only \(x\) was multiplied by 3.`],
          [[m('x + 2'), 2], 'The powers were added, not multiplied.'],
          [[m('3x - 3'), -3], 'The sign was lost on rearranging.'],
          [[m('9x - 9'), m(h`\frac{9}{7}`)], h`27 was written as \(3^9\).`],
        ],
        solution: h`\(9^x = 3^{2x}\) and \(27^{x-1} = 3^{3(x-1)}\). So \(2x = 3x - 3\) and \(x = 3\).`,
        proof: (s) => {
          const [k = '', x = ''] = s.split(' | ')
          return (
            near(9 ** value(x), 27 ** (value(x) - 1)) &&
            [0, 2, 5].every((n) => near(3 ** value(k, { x: n }), 27 ** (n - 1)))
          )
        },
      }),
    () =>
      mcq({
        d: 2,
        text: h`Which expression is the solution of \(3^{2x - 1} = 5\)?`,
        right: [m(h`x = \frac{1}{2}\left(1 + \log_3 5\right)`), h`\(2x - 1 = \log_3 5\).`],
        wrong: [
          [m(h`x = 1 + \frac{1}{2}\log_3 5`), 'The constant was not halved.'],
          [m(h`x = \frac{1}{2}\left(1 + \log_5 3\right)`), 'Base and number are exchanged.'],
          [m(h`x = \frac{1}{2}\left(\log_3 5 - 1\right)`), 'The sign of the constant was lost.'],
          [m(h`x = \frac{4}{3}`), h`\(3(2x - 1) = 5\) was solved.`],
        ],
        solution: h`Taking logarithms to base 3, \(2x - 1 = \log_3 5\), so \(x = \frac12(1 + \log_3 5)\).`,
        proof: (s) => {
          const text = s
            .replace('x =', '')
            .replace('\\log_3 5', String(log(3, 5)))
            .replace('\\log_5 3', String(log(5, 3)))
          return near(3 ** (2 * value(text) - 1), 5)
        },
      }),
  ),
]

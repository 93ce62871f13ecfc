import { BLUE, figure, label, plot, RED } from '../../figures.ts'
import { h } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Mathematics 2', 'Exponentials and logarithms')

function mirror(): string {
  const g = plot(
    { from: -3, to: 6, step: 1, label: 'x' },
    { from: -3, to: 6, step: 1, label: 'y' },
    340,
    320,
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((x) => 2 ** x, -3, 2.58),
      g.curve(Math.log2, 0.13, 6, RED),
      g.curve((x) => x, -3, 6, '#9ca3af'),
      label(g.to([1.4, 5.2]), 'y = 2ˣ', { size: 14, colour: BLUE, anchor: 'end' }),
      label(g.to([4.6, 1.6]), 'y = log₂ x', { size: 14, colour: RED }),
    ],
    'The curve y = 2 to the power x, which passes through (0, 1) and rises ever more steeply, and its mirror image in the line y = x, the curve y = log to base 2 of x, which passes through (1, 0).',
  )
}

export const exponentials: readonly LearnPage[] = [
  lesson(
    'Laws of logarithms',
    h`
A logarithm is an exponent. Everything about logarithms follows from this one sentence and from the laws of indices.

### The meaning

\(\log_a x = y\) says exactly the same as \(a^y = x\). So \(\log_2 8 = 3\), \(\log_a a = 1\) and \(\log_a 1 = 0\). As powers of a positive base are positive, only positive numbers have logarithms. The two graphs are mirror images in the line \(y = x\).

${mirror()}

### The laws

<table><thead><tr><th>Indices</th><th>Logarithms</th></tr></thead><tbody><tr><td>\(a^p \times a^q = a^{p+q}\)</td><td>\(\log xy = \log x + \log y\)</td></tr><tr><td>\(a^p \div a^q = a^{p-q}\)</td><td>\(\log \frac{x}{y} = \log x - \log y\)</td></tr><tr><td>\((a^p)^k = a^{pk}\)</td><td>\(\log x^k = k\log x\)</td></tr></tbody></table>

Read from left to right, the laws take a complicated logarithm apart; read from right to left, they join several logarithms into one. Joining is the usual first step in an equation, because a single logarithm on each side can be removed. A number such as 2 can be joined in as well: write it as the logarithm of the square of the base.

To change the base use \(\log_a x = \dfrac{\log_b x}{\log_b a}\). In particular \(\log_4 x = \frac12\log_2 x\), and \(\log_a b\) is the reciprocal of \(\log_b a\).

### Worked example

Solve \(\log_2 x + \log_2(x - 2) = 3\). Join the left side: \(\log_2\left(x(x - 2)\right) = 3\), so \(x(x - 2) = 2^3 = 8\). Then \(x^2 - 2x - 8 = (x - 4)(x + 2) = 0\). The value \(-2\) has no logarithm, so \(x = 4\) is the only solution. It fits: \(2 + 1 = 3\).

### Straight lines from curves

If \(y = kx^n\), then \(\log y = n\log x + \log k\): a graph of \(\log y\) against \(\log x\) is a straight line with gradient \(n\), and its intercept tells you \(k\). In the same way \(y = ka^x\) gives a straight line if \(\log y\) is drawn against \(x\) itself.

### Take care

- \(\log(x + y)\) is <em>not</em> \(\log x + \log y\), and \(\dfrac{\log x}{\log y}\) is not \(\log x - \log y\).
- Reject solutions that would need the logarithm of zero or of a negative number.
- \((\log x)^2\) and \(\log x^2\) are different things.
`,
  ),
  lesson(
    'Exponential equations',
    h`
In an exponential equation the unknown stands in the exponent. There are three ways in: equal bases, a substitution, or logarithms.

### Equal bases

Look for one base of which every number is a power. Then equal powers have equal exponents: \(8^x = 4^{x+1}\) becomes \(2^{3x} = 2^{2x+2}\), so \(x = 2\).

### A hidden quadratic

When both \(a^{2x}\) and \(a^x\) occur, put \(t = a^x\). Remember that \(a^{2x} = t^2\) and \(a^{x+1} = at\). Solve the quadratic in \(t\), and go back to \(x\) only for the positive values of \(t\), because a power of a positive base is never zero or negative.

### Logarithms

If no common base exists, take logarithms of both sides: \(5^x = 7\) gives \(x = \log_5 7 = \dfrac{\log 7}{\log 5}\). An answer left like this is exact.

### Worked example

Solve \(4^x - 3 \times 2^{x+1} + 8 = 0\). With \(t = 2^x\) the terms are \(t^2\), \(6t\) and 8, so \(t^2 - 6t + 8 = (t - 2)(t - 4) = 0\). Both values are positive: \(2^x = 2\) gives \(x = 1\) and \(2^x = 4\) gives \(x = 2\). Check the second: \(16 - 24 + 8 = 0\).

### Growth and decay

Something that is multiplied by a fixed factor \(k\) in every time \(T\) follows \(N = N_0k^{t/T}\). Doubling is \(k = 2\), halving \(k = \frac12\). Count the factors first and turn them into time afterwards: from 500 to 32 000 is a factor 64, which is six doublings.

### Take care

- \(2 \times 3^x\) is not \(6^x\); the power comes before the product.
- \(a^x + a^x = 2a^x\), not \(a^{2x}\).
- After a substitution the values of \(t\) are not yet the answer.
- In inequalities, the logarithm of a number below 1 is negative, so dividing by it turns the sign round.
`,
  ),
]

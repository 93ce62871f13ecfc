import { figure, label, line, rect } from '../../figures.ts'
import { h } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Mathematics 2', 'Sequences and series')

function halves(): string {
  return figure(
    380,
    110,
    [
      rect([30, 30], 320, 40),
      ...[160, 80, 40, 20, 10].map((left) => line([350 - left, 30], [350 - left, 70])),
      label([110, 50], '1/2'),
      label([230, 50], '1/4'),
      label([290, 50], '1/8', { size: 13 }),
      label([30, 90], '0'),
      label([350, 90], '1'),
    ],
    'A bar from 0 to 1 cut into pieces: the first is one half of the bar, the next a quarter, the next an eighth and so on, each half as long as the last, filling the bar.',
  )
}

export const sequences: readonly LearnPage[] = [
  lesson(
    'Arithmetic and geometric series',
    h`
A series is a sum of terms that follow a rule. In the two kinds that matter most, each term comes from the last by adding a fixed number or by multiplying by one.

### The formulas

<table><thead><tr><td></td><th>Arithmetic</th><th>Geometric</th></tr></thead><tbody><tr><td>next term</td><td>add \(d\)</td><td>multiply by \(r\)</td></tr><tr><td>\(n\)th term</td><td>\(a + (n - 1)d\)</td><td>\(ar^{n-1}\)</td></tr><tr><td>sum of \(n\) terms</td><td>\(\frac{n}{2}(\text{first} + \text{last})\)</td><td>\(\dfrac{a(1 - r^n)}{1 - r}\)</td></tr></tbody></table>

The arithmetic sum is simply the number of terms times their mean. The geometric one comes from subtracting \(rS\) from \(S\): nearly all the terms cancel.

### Sum to infinity

If \(-1 \lt r \lt 1\), then \(r^n\) shrinks to nothing and the sums settle at \(S_\infty = \dfrac{a}{1 - r}\). In the figure the pieces \(\frac12, \frac14, \frac18, \ldots\) fill the bar: their sum is 1.

${halves()}

### From sums to terms

If you know the sum \(S_n\) as a formula, then \(u_n = S_n - S_{n-1}\). A formula for \(S_n\) that is a quadratic in \(n\) without a constant belongs to an arithmetic series, with \(d\) twice the coefficient of \(n^2\).

### Worked example

The second term of a geometric series is 6 and its sum to infinity is 24. So \(ar = 6\) and \(a = 24(1 - r)\). Together \(24r(1 - r) = 6\), or \(4r^2 - 4r + 1 = 0\). Then \((2r - 1)^2 = 0\), \(r = \frac12\) and \(a = 12\). Check: \(12 + 6 + 3 + \ldots\) does come to 24.

### Take care

- Between the 1st and the \(n\)th term there are only \(n - 1\) steps.
- To count the terms of a list, take (last − first) ÷ step and then <em>add one</em>.
- Before using the sum to infinity, check that \(r\) lies between \(-1\) and 1.
`,
  ),
  lesson(
    'Binomial expansion',
    h`
The binomial expansion multiplies out powers such as \((2 - 3x)^6\) without any brackets being multiplied by hand. Usually only one or two of its terms are wanted.

### Where the coefficients come from

Each term of \((a + b)^n\) is made by choosing \(a\) or \(b\) from each of the \(n\) brackets. The number of ways to choose \(b\) exactly \(r\) times is \(\binom{n}{r} = \dfrac{n!}{r!\,(n - r)!}\). So the general term is \(\binom{n}{r}a^{n-r}b^r\), with \(r\) running from 0 to \(n\).

For small powers read the numbers from Pascal's triangle, where each is the sum of the two above it:

<table><thead><tr><th>\(n\)</th><th>Coefficients</th></tr></thead><tbody><tr><td>3</td><td>1, 3, 3, 1</td></tr><tr><td>4</td><td>1, 4, 6, 4, 1</td></tr><tr><td>5</td><td>1, 5, 10, 10, 5, 1</td></tr><tr><td>6</td><td>1, 6, 15, 20, 15, 6, 1</td></tr></tbody></table>

### One term only

Write down the general term, collect the powers of \(x\), and choose \(r\) so that the power is the one that you want. For a product of two brackets, list all pairs of terms that give the right power and add them.

### Worked example

Find the coefficient of \(x^3\) in \((2 - 3x)^5\). Three brackets supply \(-3x\) and two supply 2: \(\binom53 \times 2^2 \times (-3)^3 = 10 \times 4 \times (-27) = -1080\). The signs alternate, so a negative answer was to be expected for an odd power.

### Quick checks and uses

- Putting \(x = 1\) gives the sum of all the coefficients: here \((2 - 3)^5 = -1\).
- In \((1 + \sqrt k)^n + (1 - \sqrt k)^n\) the odd powers cancel and the even ones double.
- For small \(x\) the first few terms give a good approximation of \((1 + x)^n\).

### Take care

- The power belongs to the number too: \((3x)^2 = 9x^2\), not \(3x^2\).
- Keep the minus sign inside the bracket: \((-x)^2\) is positive and \((-x)^3\) negative.
- Do not forget the power of the first number in the bracket, when it is not 1.
`,
  ),
  lesson(
    'Recurrence',
    h`
A recurrence gives each term of a sequence from the one before it. It is the language of step-by-step processes such as savings, populations and puzzles with tiles.

### Reading a recurrence

A rule such as \(u_{n+1} = 3u_n - 4\) together with a first term fixes the whole sequence. If a later term is given, run the rule backwards: undo the last operation first.

### What can happen in the long run

- The terms may <strong>repeat</strong>. Write out the first few; as soon as a value returns, everything returns. A long sum is then a number of complete rounds plus a rest.
- They may <strong>settle</strong> towards a limit \(L\). In the limit two neighbours are equal, so put \(L\) for both and solve: \(L = \frac13L + 4\) gives \(L = 6\).
- They may <strong>grow</strong> without bound, like powers or like squares.

### Finding a formula

When the rule adds something that depends on \(n\), add up the steps: from \(u_{n+1} = u_n + 2n\) it follows that \(u_n = u_1 + 2(1 + 2 + \ldots + (n - 1))\). When it multiplies and adds, subtract the limit: the difference from the limit is geometric.

### Worked example

\(u_1 = 5\) and \(u_{n+1} = 2u_n - 3\). A constant sequence would need \(L = 2L - 3\), so \(L = 3\). Let \(v_n = u_n - 3\). Then \(v_{n+1} = 2u_n - 6 = 2v_n\), with \(v_1 = 2\), so \(v_n = 2^n\) and \(u_n = 2^n + 3\). Check: 5, 7, 11, 19, and indeed \(2 \times 11 - 3 = 19\).

### Counting by recurrence

To count arrangements of length \(n\), ask how the <em>last</em> piece can look. Each possibility leaves a shorter arrangement, and their numbers add.

### Take care

- Check whether the first term is called \(u_0\) or \(u_1\): a shift by one is the commonest slip.
- Solving for \(L\) does not prove that there is a limit. In the example the terms move away from 3.
- In sums over a repeating sequence, count the terms that are left over after the last full round.
`,
  ),
]

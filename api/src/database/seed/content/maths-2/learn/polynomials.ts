import { figure, GREEN, label, plot, RED } from '../../figures.ts'
import { h } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Mathematics 2', 'Polynomials and quadratics')

function threeCurves(): string {
  const g = plot({ from: -1, to: 5, step: 1, label: 'x' }, { from: -3, to: 6, step: 1, label: 'y' })
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((x) => (x - 2) ** 2 + 2, -1, 5, GREEN),
      g.curve((x) => (x - 2) ** 2),
      g.curve((x) => (x - 2) ** 2 - 2, -1, 5, RED),
      label(g.to([3.1, 5.4]), 'none', { size: 13, colour: GREEN }),
      label(g.to([2, 0.7]), 'one', { size: 13 }),
      label(g.to([2, -2.5]), 'two', { size: 13, colour: RED }),
    ],
    'Three parabolas of the same shape above one another. The lowest crosses the x-axis twice, the middle one touches it at x = 2, and the highest does not meet it.',
  )
}

function signChart(): string {
  const g = plot({ from: -3, to: 4, step: 1, label: 'x' }, { from: -6, to: 6, step: 2, label: 'y' })
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((x) => x * x - x - 2),
      g.points(
        [
          [-1, 0],
          [2, 0],
        ],
        RED,
      ),
      label(g.to([0.5, 0.7]), 'below 0', { size: 13, colour: RED }),
    ],
    'The parabola y = x² − x − 2, which crosses the x-axis at −1 and 2. The part of the axis between the two crossings, where the curve lies below the axis, is marked.',
  )
}

export const polynomials: readonly LearnPage[] = [
  lesson(
    'Factor and remainder',
    h`
Long division of polynomials is slow. Two short theorems tell you the remainder, and whether there is one, from a single substitution.

### The two theorems

Dividing a polynomial \(\mathrm{p}(x)\) by \(x - a\) gives a quotient \(\mathrm{q}(x)\) and a number \(r\), with \(\mathrm{p}(x) = (x - a)\,\mathrm{q}(x) + r\). Put \(x = a\): the first term vanishes, and what is left is the <strong>remainder theorem</strong>.

- The remainder on division by \(x - a\) is \(\mathrm{p}(a)\).
- <strong>Factor theorem:</strong> \(x - a\) is a factor exactly when \(\mathrm{p}(a) = 0\).
- For a divisor \(bx - a\), substitute \(x = \frac{a}{b}\), the number that makes the divisor zero.

If a polynomial is divided by a quadratic, the remainder is of the form \(px + q\). Two substitutions, one for each root of the divisor, give two equations for \(p\) and \(q\).

### How to factorise a cubic

Try small divisors of the constant term until one of them gives zero. Take that factor out by comparing coefficients, and then factorise the quadratic that is left in the usual way.

### Worked example

Factorise \(x^3 - 2x^2 - 5x + 6\). At \(x = 1\) it is \(1 - 2 - 5 + 6 = 0\), so \(x - 1\) is a factor. Write the rest as \(x^2 + bx - 6\): the first and last coefficients are forced. The terms in \(x^2\) give \(b - 1 = -2\), so \(b = -1\). Hence the cubic is \((x - 1)(x^2 - x - 6) = (x - 1)(x - 3)(x + 2)\). As a check, the constant is \((-1)(-3)(2) = 6\).

### Take care

- For division by \(x + 2\) the number to substitute is \(-2\).
- The roots of a polynomial do not tell you its leading coefficient: \(2(x - 1)(x - 3)\) and \((x - 1)(x - 3)\) have the same roots.
- Write in missing powers with coefficient 0 before you compare coefficients.
`,
  ),
  lesson(
    'Discriminant and roots',
    h`
Many questions about curves end in one: how many real solutions has a certain quadratic? The discriminant answers it without solving anything.

### What the discriminant says

For \(ax^2 + bx + c = 0\) with \(a \neq 0\) the roots are \(\dfrac{-b \pm \sqrt{b^2 - 4ac}}{2a}\). Everything depends on the number under the root, \(D = b^2 - 4ac\).

<table><thead><tr><th>Discriminant</th><th>Real roots</th><th>The curve and the axis</th></tr></thead><tbody><tr><td>positive</td><td>two</td><td>crosses twice</td></tr><tr><td>zero</td><td>one (repeated)</td><td>touches</td></tr><tr><td>negative</td><td>none</td><td>does not meet it</td></tr></tbody></table>

${threeCurves()}

A line meets a parabola where the difference of their equations is zero. So “the line is a tangent” means that this difference has discriminant zero.

### Completing the square

Writing \(ax^2 + bx + c = a(x - p)^2 + q\) shows the lowest or highest point \((p, q)\) at once. The axis of the parabola is \(x = -\dfrac{b}{2a}\).

### Sum and product of the roots

If the roots are \(\alpha\) and \(\beta\), then \(\alpha + \beta = -\dfrac{b}{a}\) and \(\alpha\beta = \dfrac{c}{a}\). Symmetric expressions can be built from these two, for instance \(\alpha^2 + \beta^2 = (\alpha + \beta)^2 - 2\alpha\beta\).

### Worked example

For which \(k\) is \(y = kx - 1\) a tangent to \(y = x^2 + 3\)? The difference is \(x^2 - kx + 4 = 0\), and \(k^2 - 16 = 0\) gives \(k = \pm4\). Both answers count: the curve is symmetrical, so the tangents come in a pair.

### Take care

- If the coefficient of \(x^2\) is a letter, check separately what happens when it is zero: the equation is then no quadratic.
- “Real roots” allows equal roots; “two different roots” does not.
- Mind the sign: the sum of the roots is <em>minus</em> \(\frac{b}{a}\).
`,
  ),
  lesson(
    'Inequalities',
    h`
An inequality asks where an expression is positive or negative. The safest way is to find where it is zero, and then to look at the sign between the zeros.

### Quadratic inequalities

Bring everything to one side, factorise and sketch. A parabola that opens upwards is below the axis between its roots and above it outside them.

${signChart()}

So \(x^2 - x - 2 \lt 0\) has the solution \(-1 \lt x \lt 2\), and \(x^2 - x - 2 \gt 0\) has the solution \(x \lt -1\) or \(x \gt 2\). The second is two separate pieces and must be written with “or”.

### Fractions and higher powers

You may add anything to both sides. You may multiply by a positive number. Multiplying by a negative number turns the sign round, so never multiply by \(x\) unless you know its sign. There are two safe ways:

- multiply by \(x^2\), which cannot be negative, or
- put everything over one denominator and look at the signs of top and bottom.

### Worked example

Solve \(\dfrac{4}{x} \lt x\). Take everything to one side: \(\dfrac{x^2 - 4}{x} \gt 0\), that is \(\dfrac{(x - 2)(x + 2)}{x} \gt 0\). The sign can change only at \(-2\), 0 and 2. For large \(x\) the expression is positive, and each of the three factors appears once, so the signs alternate. The solution is \(x \gt 2\) or \(-2 \lt x \lt 0\).

### True for every \(x\)

A quadratic with \(a \gt 0\) is positive everywhere exactly when its discriminant is negative. Conditions on a parameter often lead to a second quadratic inequality, this time for the parameter.

### Take care

- Dividing by an expression that may be negative loses part of the solution.
- From \(x^2 \gt 9\) it does not follow that \(x \gt 3\): negative values below \(-3\) count as well.
- Test one number from each interval before you choose an option.
`,
  ),
]

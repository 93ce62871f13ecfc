import { BLUE, figure, GREEN, label, plot, RED } from '../../figures.ts'
import { h } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Mathematics 2', 'Differentiation')

function turning(): string {
  const g = plot({ from: -3, to: 3, step: 1, label: 'x' }, { from: -4, to: 4, step: 1, label: 'y' })
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((x) => x ** 3 - 3 * x),
      g.curve(() => 2, -1.7, -0.3, RED),
      g.curve(() => -2, 0.3, 1.7, RED),
      label(g.to([-1, 2.6]), 'maximum', { size: 13, colour: GREEN }),
      label(g.to([1, -2.6]), 'minimum', { size: 13, colour: GREEN }),
      label(g.to([2.35, -1.2]), 'y = x³ − 3x', { size: 12, colour: BLUE }),
    ],
    'The curve y = x³ − 3x rises to a maximum at (−1, 2), where its tangent is level, falls through the origin to a minimum at (1, −2) with a level tangent, and rises again.',
  )
}

export const differentiationPages: readonly LearnPage[] = [
  lesson(
    'Gradients and tangents',
    h`
The derivative \(\dfrac{\mathrm{d}y}{\mathrm{d}x}\) is the gradient of a curve at each of its points. It tells how fast \(y\) changes as \(x\) changes.

### How to differentiate

For every power, \(x^n\) has the derivative \(nx^{n-1}\). Constants in front stay, constants alone vanish, and sums are done term by term. The rule holds for negative and fractional powers too, so rewrite first:

- \(\dfrac{1}{x^2} = x^{-2}\) becomes \(-2x^{-3}\);
- \(\sqrt x = x^{1/2}\) becomes \(\frac12x^{-1/2} = \dfrac{1}{2\sqrt x}\);
- products must be multiplied out, and fractions with one term below must be split, before you start.

### Tangent and normal

At \(x = a\) the tangent has the gradient \(m\) given by the derivative, and it passes through the point of the curve: \(y - y_1 = m(x - a)\). The normal is perpendicular to it, with gradient \(-\dfrac1m\).

### Worked example

Find the tangent to \(y = \dfrac{x^2 + 4}{x}\) at \(x = 1\). Split the fraction: \(y = x + 4x^{-1}\), so \(\dfrac{\mathrm{d}y}{\mathrm{d}x} = 1 - \dfrac{4}{x^2}\). At \(x = 1\) the height is 5 and the gradient is \(-3\). The tangent is \(y - 5 = -3(x - 1)\), or \(y = 8 - 3x\).

### Tangents from a point outside

If a tangent must pass through a point that is not on the curve, give the point of contact a letter, \((a, \mathrm{f}(a))\). Write the gradient in two ways, as \(\mathrm{f}'(a)\) and as the slope of the line to the given point. The resulting equation gives \(a\); a parabola yields two tangents or none.

### Take care

- The gradient needs the value of \(x\) put into the <em>derivative</em>, the height needs it put into the <em>function</em>.
- The derivative of a product is not the product of the derivatives.
- \(\dfrac{1}{2x} = \frac12x^{-1}\), not \(2x^{-1}\).
- A curve with the same gradient at two points has parallel tangents there, not one tangent.
`,
  ),
  lesson(
    'Stationary points and optimisation',
    h`
Where a smooth curve stops rising and begins to fall, its gradient is zero. This finds the highest and lowest points of graphs, and the best choice in practical problems.

### Kinds of stationary points

Solve \(\mathrm{f}'(x) = 0\), then decide what each solution is.

${turning()}

- <strong>Maximum:</strong> the gradient goes from positive to negative; \(\mathrm{f}''(x) \lt 0\).
- <strong>Minimum:</strong> the gradient goes from negative to positive; \(\mathrm{f}''(x) \gt 0\).
- <strong>Stationary point of inflection:</strong> the gradient has the same sign on both sides, as in \(y = x^3\) at the origin.

A function is increasing where \(\mathrm{f}'(x) \gt 0\) and decreasing where \(\mathrm{f}'(x) \lt 0\). From a graph of \(\mathrm{f}'\) read the <em>sign</em>, not the height.

### Optimisation step by step

- Draw the situation and name one length \(x\).
- Write the quantity to be optimised in terms of \(x\) only, using the given condition to remove other letters.
- Differentiate, set the derivative to zero, and solve.
- Check that the value is possible and of the right kind; then answer the question that was asked.

### Worked example

An open tank with a square base holds \(32\ \mathrm{m^3}\). What is the smallest area of sheet metal? With base side \(x\) the height is \(\dfrac{32}{x^2}\), so the area is \(A = x^2 + 4x \times \dfrac{32}{x^2} = x^2 + \dfrac{128}{x}\). Then \(2x - \dfrac{128}{x^2} = 0\) gives \(x^3 = 64\), \(x = 4\). The second derivative \(2 + \dfrac{256}{x^3}\) is positive, so it is a minimum: \(A = 16 + 32 = 48\ \mathrm{m^2}\).

### Take care

- If \(\mathrm{f}''(x) = 0\) the test decides nothing: look at the sign of \(\mathrm{f}'\) on both sides.
- On a limited interval the greatest value may be at an end, where the gradient need not be zero.
- Read whether the question wants \(x\), the point, or the greatest value itself.
`,
  ),
]

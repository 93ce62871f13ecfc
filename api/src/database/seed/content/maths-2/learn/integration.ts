import { figure, label, line, path, plot, RED } from '../../figures.ts'
import { h } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Mathematics 2', 'Integration')

function between(): string {
  const g = plot({ from: -1, to: 4, step: 1, label: 'x' }, { from: -2, to: 6, step: 1, label: 'y' })
  const top = Array.from({ length: 31 }, (_each, n) => n / 10)
  return figure(
    g.width,
    g.height,
    [
      path([...top.map((x) => g.to([x, 4 * x - x * x])), g.to([3, 3]), g.to([0, 0])], {
        close: true,
        fill: '#bfdbfe',
        width: 1,
      }),
      ...g.body,
      g.curve((x) => 4 * x - x * x),
      g.curve((x) => x, -1, 4, RED),
      label(g.to([1.5, 2.5]), 'A', { italic: true }),
    ],
    'The parabola y = 4x − x² and the line y = x, which cross at (0, 0) and (3, 3). The region A between them is shaded; the parabola is its upper edge.',
  )
}

function chords(): string {
  const g = plot({ from: 0, to: 4, step: 1, label: 'x' }, { from: 0, to: 5, step: 1, label: 'y' })
  const f = (x: number) => 1 + (x * x) / 4
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      ...[0, 1, 2, 3, 4].map((x) => line(g.to([x, 0]), g.to([x, f(x)]), { colour: RED })),
      path(
        [0, 1, 2, 3, 4].map((x) => g.to([x, f(x)])),
        { colour: RED },
      ),
      g.curve(f),
    ],
    'A curve that bends upwards, from (0, 1) to (4, 5), and four strips of equal width under it. The straight top of each strip is a chord that lies just above the curve.',
  )
}

export const integrationPages: readonly LearnPage[] = [
  lesson(
    'Definite integrals',
    h`
Integration undoes differentiation. A definite integral gives a number: the change of a quantity between two values of \(x\) when its rate of change is known.

### The rule for powers

For every power except \(-1\), \(\displaystyle\int x^n\,\mathrm{d}x = \dfrac{x^{n+1}}{n+1} + c\). Add one to the power, then divide by the new power. Rewrite roots and fractions as powers first, and multiply brackets out. If a point of the curve is known, it fixes the constant \(c\).

### Limits

If \(\mathrm{F}\) is any function with derivative \(\mathrm{f}\), then \(\displaystyle\int_a^b \mathrm{f}(x)\,\mathrm{d}x = \mathrm{F}(b) - \mathrm{F}(a)\). The constant cancels.

### Rules that save work

- Exchanging the limits changes the sign.
- From \(a\) to \(b\) and on from \(b\) to \(c\) makes \(a\) to \(c\).
- Constants come out in front, and sums may be split. But a constant \(k\) added to the function adds \(k(b - a)\).
- Between \(-a\) and \(a\), odd powers give 0 and even powers give twice the integral from 0 to \(a\).

### Worked example

Evaluate \(\displaystyle\int_1^4 \left(6\sqrt x - \dfrac{8}{x^2}\right)\mathrm{d}x\). As powers: \(6x^{1/2} - 8x^{-2}\). An integral is \(4x^{3/2} + 8x^{-1}\). At 4 this is \(32 + 2 = 34\), at 1 it is \(4 + 8 = 12\). The answer is 22.

### An integral as an unknown number

In an equation such as \(\mathrm{f}(x) = x + \displaystyle\int_0^2 \mathrm{f}(t)\,\mathrm{d}t\) the integral is just a constant. Call it \(c\) and integrate both sides: \(c = 2 + 2c\), so \(c = -2\) and \(\mathrm{f}(x) = x - 2\).

### Take care

- Subtract the <em>whole</em> value at the lower limit: put it into brackets.
- The integral of a product is not the product of the integrals.
- Dividing by \(\frac32\) means multiplying by \(\frac23\).
- An indefinite integral without its \(+\,c\) is incomplete.
`,
  ),
  lesson(
    'Areas under curves',
    h`
The definite integral adds up thin strips, so it measures areas. But it counts with signs: what lies below the axis is counted as negative.

### Area and the axis

For a curve above the \(x\)-axis from \(a\) to \(b\) the area is \(\displaystyle\int_a^b y\,\mathrm{d}x\). If the curve crosses the axis, find the crossings, integrate over each piece separately, and add the sizes. A single integral over all of it would let the pieces cancel.

### Area between two curves

Find where they cross. Between two crossings the area is the integral of the upper curve minus the lower one. It does not matter whether parts lie below the axis.

${between()}

In the figure the difference is \((4x - x^2) - x = 3x - x^2\), and the area is \(\left[\frac32x^2 - \frac13x^3\right]_0^3 = \frac{27}{2} - 9 = \frac92\).

### Using shapes you know

Straight lines make triangles and trapezia, whose areas need no integral. A region beside a curve may be a rectangle less the area under the curve. Symmetry can halve the work.

### Worked example

Find the total area between \(y = x^2 - 2x\) and the \(x\)-axis from 0 to 3. The curve crosses at 0 and 2. With \(\mathrm{F}(x) = \frac13x^3 - x^2\): from 0 to 2 the integral is \(\frac83 - 4 = -\frac43\), an area of \(\frac43\) below the axis. From 2 to 3 it is \(0 - \left(-\frac43\right) = \frac43\). The total area is \(\frac83\), although the integral from 0 to 3 is 0.

### Take care

- “Area” is never negative; “integral” may be. Read which one is asked for.
- Check which curve is on top; it can change at a crossing.
- The limits are values of \(x\) at which the curves meet, not the heights.
- In a distance–time setting, the area under a <em>velocity</em> graph is a displacement.
`,
  ),
  lesson(
    'Trapezium rule',
    h`
Many curves cannot be integrated with the rules that you know, and sometimes only a table of readings exists. The trapezium rule gives an estimate by replacing the curve with straight pieces.

### The rule

Cut the interval into \(n\) strips of equal width \(w = \dfrac{b - a}{n}\). There are \(n + 1\) ordinates \(y_0, y_1, \ldots, y_n\). Each strip is a trapezium with area \(\dfrac{w}{2}(y_k + y_{k+1})\). Adding them up, the first and last ordinate occur once and all others twice:

<table><tbody><tr><td>\(\displaystyle\int_a^b y\,\mathrm{d}x \approx \frac{w}{2}\left(y_0 + 2(y_1 + y_2 + \ldots + y_{n-1}) + y_n\right)\)</td></tr></tbody></table>

### Too large or too small?

${chords()}

Look at the chords. If the curve bends upwards (its gradient increases), the chords lie above it and the estimate is too large. If it bends downwards, the estimate is too small. For a straight line it is exact. More strips bring the estimate nearer to the true value.

### Worked example

Estimate \(\displaystyle\int_0^2 \frac{1}{1 + x}\,\mathrm{d}x\) with two strips. The width is 1, and the ordinates are \(1, \frac12, \frac13\). The estimate is \(\frac12\left(1 + 2 \times \frac12 + \frac13\right) = \frac76\). The curve bends upwards, so this is a little too large.

### Readings from a table

If speeds are noted at equal times, the rule estimates the distance travelled; the strip width is the time between two readings. With unequal times, work out each trapezium by itself.

### Take care

- \(n\) strips need \(n + 1\) ordinates: do not mix up the two numbers.
- Do not double the first and the last ordinate.
- Whether the estimate is too large depends on the bending, not on whether the curve rises or falls.
- Keep exact fractions and surds until the end.
`,
  ),
]

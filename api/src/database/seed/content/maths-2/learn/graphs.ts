import { figure, label, plot, RED } from '../../figures.ts'
import { h } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Mathematics 2', 'Graphs of functions')

function cubicShape(): string {
  const g = plot({ from: -3, to: 3, step: 1, label: 'x' }, { from: -6, to: 6, step: 2, label: 'y' })
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((x) => (x + 2) * (x - 1) ** 2),
      g.curve(() => 2, -3, 3, RED),
      label(g.to([-2.2, 2.7]), 'y = 2', { size: 13, colour: RED }),
    ],
    'The cubic y = (x + 2)(x − 1)², which crosses the x-axis at −2, has a maximum at (−1, 4), touches the axis at 1 and then rises. The level line y = 2 cuts it three times.',
  )
}

export const graphPages: readonly LearnPage[] = [
  lesson(
    'Transformations',
    h`
A transformation moves, stretches or reflects a graph as a whole. If you know what it does to one point, you know what it does to all of them.

### What each change does

<table><thead><tr><th>New equation</th><th>Effect on the graph of \(y = \mathrm{f}(x)\)</th></tr></thead><tbody><tr><td>\(y = \mathrm{f}(x) + c\)</td><td>up by \(c\)</td></tr><tr><td>\(y = \mathrm{f}(x - c)\)</td><td>to the right by \(c\)</td></tr><tr><td>\(y = k\,\mathrm{f}(x)\)</td><td>heights multiplied by \(k\)</td></tr><tr><td>\(y = \mathrm{f}(kx)\)</td><td>widths divided by \(k\)</td></tr><tr><td>\(y = -\mathrm{f}(x)\)</td><td>reflected in the \(x\)-axis</td></tr><tr><td>\(y = \mathrm{f}(-x)\)</td><td>reflected in the \(y\)-axis</td></tr></tbody></table>

Changes outside the bracket act on the heights and do what they seem to do. Changes inside the bracket act on \(x\) and do the opposite: to get the old height, the new \(x\) must undo the change.

### More than one change

Vertical and horizontal changes do not disturb each other. Within one direction the order matters. For \(2\,\mathrm{f}(x) + 1\) the stretch comes first and the move second, as in ordinary arithmetic. Inside, replace \(x\) step by step: a move to the right by 3 and then a reflection in the \(y\)-axis gives \(\mathrm{f}(x - 3)\) and then \(\mathrm{f}(-x - 3)\).

### Worked example

The graph of \(y = \mathrm{f}(x)\) has a maximum at \((6, 4)\). Where is the matching point of \(y = 5 - \mathrm{f}(2x)\)? We need \(2x = 6\), so \(x = 3\). The height is \(5 - 4 = 1\). The minus sign turns the graph upside down, so the point \((3, 1)\) is a minimum.

### The same picture in two ways

Special functions allow surprises. As \(4 \times 2^x = 2^{x+2}\), a stretch of an exponential curve is also a move to the left; and as \(\log 10x = 1 + \log x\), a stretch of a logarithmic curve is also a move upwards.

### Take care

- \(\mathrm{f}(x + 2)\) moves the graph to the <em>left</em>.
- In \(\mathrm{f}(2x - 6) = \mathrm{f}(2(x - 3))\) the move is 3, not 6, if the stretch comes first.
- \(-\mathrm{f}(x)\) and \(\mathrm{f}(-x)\) are equal only for odd functions.
`,
  ),
  lesson(
    'Sketching and intersections',
    h`
A quick sketch often answers a question that algebra cannot: how many solutions has an equation, and roughly where? You need only the main features of the curve.

### What to look for

- <strong>Ends:</strong> the highest power decides what happens for large positive and negative \(x\).
- <strong>Axes:</strong> put \(x = 0\), then \(y = 0\).
- <strong>Roots:</strong> at a simple root the curve crosses the axis, at a double root it touches, at a triple root it crosses with a flat place.
- <strong>Asymptotes:</strong> a fraction has a vertical one where its denominator is zero.
- <strong>Symmetry:</strong> even functions are mirrored in the \(y\)-axis, odd ones turned about the origin.

### Counting solutions

The solutions of \(\mathrm{f}(x) = \mathrm{g}(x)\) are the crossings of the two graphs. For \(\mathrm{f}(x) = k\) slide a level line up and down: the number of crossings changes only at the heights of the turning points.

${cubicShape()}

### Worked example

How many real solutions has \((x + 2)(x - 1)^2 = k\)? The turning points are at \((-1, 4)\) and \((1, 0)\). A line between the heights 0 and 4 cuts three times. At \(k = 0\) or \(k = 4\) the line touches once and cuts once: two solutions. For all other \(k\) there is one.

### Growth compared

For large \(x\) an exponential such as \(2^x\) overtakes every power of \(x\). A line or a parabola may be above it for a while, so look for two crossings on the right, not just one. For \(x \lt 0\) the exponential lies between 0 and 1.

### Take care

- A sketch shows the number of solutions; the exact values need algebra.
- Dividing an equation by \(x\) loses the crossing at the origin.
- Waves such as \(\sin x\) against a line: stop counting where the line leaves the band from \(-1\) to 1.
- If \(u = x^2\) in a quartic, each positive \(u\) gives two values of \(x\), and each negative one none.
`,
  ),
]

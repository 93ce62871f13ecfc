import { BLUE, figure, GREEN, label, line, plot, RED } from '../../figures.ts'
import { h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Mathematics 1', 'Graphs and functions')

function gradientTriangle(): string {
  const g = plot({ from: 0, to: 6, step: 1, label: 'x' }, { from: 0, to: 8, step: 1, label: 'y' })
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((x) => 1.5 * x + 1, 0, 4.6),
      line(g.to([1, 2.5]), g.to([3, 2.5]), { colour: RED, dash: true }),
      line(g.to([3, 2.5]), g.to([3, 5.5]), { colour: RED, dash: true }),
      label(g.to([2, 2]), '2 along', { size: 12, colour: RED }),
      label(g.to([3.6, 4]), '3 up', { size: 12, colour: RED }),
      label(g.to([0.35, 0.5]), 'c', { italic: true, colour: BLUE }),
    ],
    'Straight line that starts at (0, 1) and rises. A dashed triangle under it goes 2 along and 3 up, so the gradient is three halves.',
  )
}

function shapes(): string {
  const g = plot({ from: -3, to: 3, step: 1, label: 'x' }, { from: -4, to: 8, step: 2, label: 'y' })
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((x) => x * x, -2.8, 2.8),
      g.curve((x) => x ** 3, -1.6, 2, GREEN),
      g.curve((x) => 2 ** x, -3, 3, RED),
      label(g.to([-2.4, 7]), 'square', { size: 12, colour: BLUE, anchor: 'start' }),
      label(g.to([1.2, 6.6]), 'cube', { size: 12, colour: GREEN }),
      label(g.to([-2.2, 1]), '2 to the x', { size: 12, colour: RED }),
    ],
    'Three curves on the same axes: the square of x, a parabola through the origin that is never negative; the cube of x, which rises from negative to positive values through the origin; and 2 to the power x, always positive, which passes through (0, 1) and rises ever more steeply.',
  )
}

export const graphPages: readonly LearnPage[] = [
  lesson(
    'Straight lines',
    h`
A straight line is fixed by its steepness and one point. With the gradient in hand, questions about parallel and perpendicular lines, crossings and rates of change become short.

### Gradient and intercept

${gradientTriangle()}

The gradient is the rise divided by the step along: \(m = \dfrac{y_2 - y_1}{x_2 - x_1}\). In \(y = mx + c\) the number \(c\) is where the line crosses the \(y\)-axis. Through a point \((a, b)\) the line is \(y - b = m(x - a)\).

A line given as \(3x + 4y = 24\) should be rearranged first: \(y = -\frac34x + 6\).

### Parallel and perpendicular

Parallel lines have equal gradients. The gradients of perpendicular lines have the product \(-1\): turn the fraction over <em>and</em> change its sign, so that \(\frac23\) becomes \(-\frac32\).

### Distance and midpoint

The midpoint of \((x_1, y_1)\) and \((x_2, y_2)\) has the means of the coordinates. Their distance follows from Pythagoras: \(\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}\).

### Worked example

Find the line through \((4, 1)\) at right angles to \(y = 2x - 5\). Its gradient is \(-\frac12\). Then \(y - 1 = -\frac12(x - 4)\), that is \(y = -\frac12x + 3\). It crosses the \(x\)-axis at \(x = 6\).

### Graphs of real things

On a graph the gradient is a rate and has a unit: litres per minute, or pounds per hour. A level stretch means that nothing changes; a fixed charge is an intercept.

### Take care

- Keep the same order of the points on top and below in the gradient.
- Where a line meets the \(x\)-axis, \(y\) is zero, and the other way round.
- Vertical lines have no gradient; their equation is \(x = k\).
`,
  ),
  lesson(
    'Curves and functions',
    h`
Recognising the shape of a graph from its equation, and handling the notation of functions, saves a great deal of working. This page collects the shapes and the rules.

### Shapes to know

${shapes()}

- \(y = ax^2 + bx + c\) is a parabola, open upwards if \(a \gt 0\), with its turning point half way between the roots.
- \(y = x^3\) rises all the way, with a level moment at the origin.
- \(y = \dfrac kx\) has two branches that come close to the axes and never meet them.
- \(y = a^x\) passes through \((0, 1)\) and is always positive.

### Functions

\(\mathrm{f}(3)\) is the value of \(\mathrm{f}\) at 3. \(\mathrm{f}(\mathrm{g}(x))\) means: first \(\mathrm{g}\), and then \(\mathrm{f}\) of the result. The inverse \(\mathrm{f}^{-1}\) undoes \(\mathrm{f}\): write \(y = \mathrm{f}(x)\) and make \(x\) the subject.

### Moving a graph

${table(
  ['equation', 'what happens to the graph'],
  [
    [h`\(y = \mathrm{f}(x) + a\)`, h`up by \(a\)`],
    [h`\(y = \mathrm{f}(x + a)\)`, h`to the <em>left</em> by \(a\)`],
    [h`\(y = -\mathrm{f}(x)\)`, h`reflected in the \(x\)-axis`],
    [h`\(y = \mathrm{f}(-x)\)`, h`reflected in the \(y\)-axis`],
  ],
)}

### Worked example

A parabola has roots \(-1\) and 3 and passes through \((0, -6)\). It is \(y = a(x + 1)(x - 3)\), and \(x = 0\) gives \(-3a = -6\), so \(a = 2\). Its turning point is at \(x = 1\), where \(y = 2 \times 2 \times (-2) = -8\).

### Take care

- \(\mathrm{f}(\mathrm{g}(x))\) and \(\mathrm{g}(\mathrm{f}(x))\) are usually different.
- \(\mathrm{f}^{-1}(x)\) is not \(\dfrac{1}{\mathrm{f}(x)}\).
- \(y = \mathrm{f}(x + 3)\) moves to the left, though the sign is plus.
- Fix the factor \(a\) with a further point: roots alone do not give the equation.
`,
  ),
]

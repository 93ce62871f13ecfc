import { BLUE, circle, figure, label, line, plot } from '../../figures.ts'
import { h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import { range } from '../../proof.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Mathematics 1', 'Equations and inequalities')

function betweenRoots(): string {
  const g = plot({ from: -3, to: 5, step: 1, label: 'x' }, { from: -8, to: 8, step: 4, label: 'y' })
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((x) => (x + 1) * (x - 3) * 1.5),
      circle(g.to([-1, 0]), 5, { colour: BLUE, fill: '#ffffff' }),
      circle(g.to([3, 0]), 5, { colour: BLUE, fill: '#ffffff' }),
    ],
    'Graph of a parabola that opens upwards and crosses the x-axis at −1 and 3, marked with open circles. Between them the curve is below the axis, outside them above it.',
  )
}

function numberLine(): string {
  const x = (n: number) => 180 + 30 * n
  return figure(
    360,
    80,
    [
      line([20, 44], [345, 44], { arrow: true }),
      ...range(-4, 4).map((n) => label([x(n), 64], String(n), { size: 13 })),
      line([x(-3), 24], [x(2), 24], { colour: BLUE, width: 3 }),
      circle([x(-3), 24], 6, { colour: BLUE, fill: BLUE }),
      circle([x(2), 24], 6, { colour: BLUE, fill: '#ffffff' }),
    ],
    'Number line from −4 to 4 with a bar above it from a filled circle at −3 to an open circle at 2: the numbers from −3, included, up to 2, not included.',
  )
}

export const equationPages: readonly LearnPage[] = [
  lesson(
    'Quadratic equations',
    h`
A quadratic equation can have two solutions, one or none. There are three ways to solve it, and without a calculator the choice of the right one saves most of the time.

### Three ways

- <strong>Factorise</strong> when you can see two numbers with the right product and sum: \(x^2 - x - 12 = (x - 4)(x + 3)\).
- <strong>Complete the square</strong> when the middle coefficient is even: \(x^2 + 6x + 4 = (x + 3)^2 - 5\).
- Use the <strong>formula</strong> \(x = \dfrac{-b \pm \sqrt{b^2 - 4ac}}{2a}\) for the rest.

The sign of \(b^2 - 4ac\) tells the number of solutions: two if it is positive, one if it is zero, none if it is negative.

### Sum and product of the roots

If \(x^2 + bx + c = 0\) has the roots \(p\) and \(q\), then \(p + q = -b\) and \(pq = c\). If one root is known, the other follows at once.

### Worked example

A rectangle is 3 cm longer than it is wide, and its area is \(40\ \mathrm{cm^2}\). With width \(w\), \(w(w + 3) = 40\), so \(w^2 + 3w - 40 = 0\), that is \((w + 8)(w - 5) = 0\). A width is positive, so \(w = 5\) cm.

### Least values

From \(x^2 + 6x + 4 = (x + 3)^2 - 5\) you can read off that the least value is \(-5\), at \(x = -3\), because a square is never negative. With a leading coefficient, take it out first: \(2x^2 - 8x + 3 = 2(x - 2)^2 - 5\).

### Take care

- Bring everything to one side first. From \(x(x + 3) = 40\) nothing follows about the single factors.
- The factor \((x - 5)\) gives the root \(+5\).
- Dividing by \(x\) loses the solution \(x = 0\).
- In a story, throw out the root that makes no sense, and say what the letter stands for.
`,
  ),
  lesson(
    'Simultaneous equations',
    h`
Two unknowns need two conditions. On a graph, the solution is where two lines or curves meet; in algebra, you get rid of one unknown and solve for the other.

### Elimination

Multiply the equations until one unknown has the same coefficient in both, then add or subtract. From \(3x + 2y = 16\) and \(x - 2y = 0\), adding gives \(4x = 16\), so \(x = 4\) and \(y = 2\).

### Substitution

When one equation is not linear, make a letter the subject of the <em>linear</em> one and put it into the other. You get a quadratic equation and, as a rule, two pairs of values.

### Worked example

Where does \(y = x + 2\) meet \(x^2 + y^2 = 10\)? Substituting, \(x^2 + (x + 2)^2 = 10\), so \(2x^2 + 4x - 6 = 0\), that is \((x + 3)(x - 1) = 0\). The points are \((-3, -1)\) and \((1, 3)\).

### Ask for what is asked

Often a question wants \(x + y\) or \(xy\) only. Adding the equations, or using symmetry, may give that directly.

${table(
  ['you know', 'you get'],
  [
    [h`\(x + y\) and \(x - y\)`, h`\(x = \frac12\left[(x + y) + (x - y)\right]\)`],
    [h`\(x + y\) and \(xy\)`, h`\(x^2 + y^2 = (x + y)^2 - 2xy\)`],
    [h`\(a + b\), \(b + c\) and \(c + a\)`, h`\(a + b + c\), half of their sum`],
  ],
)}

### No solution, or too many

Parallel lines never meet: \(x + y = 3\) and \(2x + 2y = 7\) have no solution. If the second equation is a multiple of the first, every point of the line is a solution.

### Take care

- When you subtract, change the sign of <em>every</em> term of the second equation.
- Match the pairs: put each \(x\) into the linear equation to find its own \(y\).
- In word problems use the same unit, pounds or pence, in all equations.
`,
  ),
  lesson(
    'Inequalities',
    h`
An inequality is solved like an equation, with one exception that examiners never forget. The answer is a set of numbers, best seen on a line or on a graph.

### Linear inequalities

You may add or subtract anything, and multiply or divide by a positive number. Multiplying or dividing by a <em>negative</em> number turns the sign round: \(-2x \lt 6\) becomes \(x \gt -3\).

${numberLine()}

The filled circle belongs to the set and the open one does not: \(-3 \leq x \lt 2\). The integers in it are \(-3, -2, -1, 0, 1\).

### Quadratic inequalities

Find the roots, sketch the parabola and look where it lies below or above the axis.

${betweenRoots()}

So \((x + 1)(x - 3) \lt 0\) has the solution \(-1 \lt x \lt 3\), while \((x + 1)(x - 3) \gt 0\) holds for \(x \lt -1\) or \(x \gt 3\).

### Worked example

How many integers satisfy \(n^2 \leq 4n + 5\)? Bring all to one side: \(n^2 - 4n - 5 \leq 0\), that is \((n - 5)(n + 1) \leq 0\), so \(-1 \leq n \leq 5\). There are \(5 - (-1) + 1 = 7\) integers.

### Regions

An inequality in \(x\) and \(y\) describes one side of a line. Test a point that is not on the line, such as the origin, to see which side. The largest value of an expression like \(x + y\) in a region with straight edges is reached at a corner.

### Take care

- From \(x^2 \lt 16\) follows \(-4 \lt x \lt 4\), not just \(x \lt 4\).
- Squaring does not keep the order when negative numbers are about: \(-3 \lt 2\), but \(9 \gt 4\).
- Never multiply by an expression whose sign you do not know.
- “Fewer than”, “at most” and “at least” decide whether the end belongs to the set.
`,
  ),
]

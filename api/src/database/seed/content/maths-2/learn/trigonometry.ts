import { BLUE, faint, figure, label, path, plot, polar, RED } from '../../figures.ts'
import { h } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Mathematics 2', 'Trigonometry')

function sector(): string {
  const centre = [70, 170] as const
  const arc = Array.from({ length: 31 }, (_each, n) => polar(centre, 170, (n * 57.3) / 30))
  const start = polar(centre, 170, 0)
  const end = polar(centre, 170, 57.3)
  return figure(
    300,
    200,
    [
      path([centre, ...arc], { close: true, fill: '#dbeafe', colour: BLUE }),
      faint(start, end),
      label([150, 184], 'r', { italic: true }),
      label([98, 90], 'r', { italic: true }),
      label([102, 152], 'θ'),
      label([240, 86], 'rθ', { italic: true }),
    ],
    'A sector of a circle with radius r and angle theta at the centre. Its arc has the length r theta, and the chord between its ends is drawn as a dashed line.',
  )
}

function sineAndLine(): string {
  const g = plot(
    { from: 0, to: 360, step: 60, label: 'x in degrees' },
    { from: -1.5, to: 1.5, step: 0.5, label: 'y' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((x) => Math.sin((x * Math.PI) / 180)),
      g.curve(() => 0.5, 0, 360, RED),
      faint(g.to([30, 0.5]), g.to([30, 0])),
      faint(g.to([150, 0.5]), g.to([150, 0])),
    ],
    'The sine curve from 0 to 360 degrees and the level line at height one half. They cross at 30 degrees and at 150 degrees, at equal distances from the peak at 90 degrees.',
  )
}

export const trigonometryPages: readonly LearnPage[] = [
  lesson(
    'Radians, arcs and triangles',
    h`
Radians measure an angle by the length of arc that it cuts from a circle of radius 1. With them the formulas for arcs and sectors become as simple as they can be.

### Arcs and sectors

A full turn is \(2\pi\) radians, so \(\pi\) radians are \(180^{\circ}\). For a sector of radius \(r\) and angle \(\theta\) in radians:

- arc length \(s = r\theta\);
- area \(A = \frac12r^2\theta = \frac12rs\);
- segment between arc and chord: \(\frac12r^2(\theta - \sin\theta)\).

${sector()}

### Values to know

They come from half of an equilateral triangle and half of a square. For other quarters of the turn use symmetry: the sine of an obtuse angle is positive, its cosine and tangent are negative.

<table><thead><tr><th>Angle</th><th>sin</th><th>cos</th><th>tan</th></tr></thead><tbody><tr><td>\(\frac{\pi}{6} = 30^{\circ}\)</td><td>\(\frac12\)</td><td>\(\frac{\sqrt3}{2}\)</td><td>\(\frac{1}{\sqrt3}\)</td></tr><tr><td>\(\frac{\pi}{4} = 45^{\circ}\)</td><td>\(\frac{1}{\sqrt2}\)</td><td>\(\frac{1}{\sqrt2}\)</td><td>1</td></tr><tr><td>\(\frac{\pi}{3} = 60^{\circ}\)</td><td>\(\frac{\sqrt3}{2}\)</td><td>\(\frac12\)</td><td>\(\sqrt3\)</td></tr></tbody></table>

### Any triangle

Each side has the letter of the angle opposite. The <strong>sine rule</strong> \(\dfrac{a}{\sin A} = \dfrac{b}{\sin B}\) needs a side with its own angle. The <strong>cosine rule</strong> \(a^2 = b^2 + c^2 - 2bc\cos A\) starts from two sides with the angle between them, or from three sides. The area is \(\frac12bc\sin A\).

### Worked example

A triangle has sides 4 and 6 with \(120^{\circ}\) between them. The third side satisfies \(c^2 = 16 + 36 - 48 \times \left(-\frac12\right) = 76\), so \(c = 2\sqrt{19}\). The area is \(\frac12 \times 4 \times 6 \times \frac{\sqrt3}{2} = 6\sqrt3\).

### Take care

- The formulas \(r\theta\) and \(\frac12r^2\theta\) hold only in radians.
- \(\sin\theta\) is the same for \(\theta\) and \(\pi - \theta\): an angle found with the sine rule may be acute or obtuse.
- The perimeter of a sector includes the two radii.
`,
  ),
  lesson(
    'Trigonometric equations',
    h`
A trigonometric equation usually has many solutions. Find one from the values that you know, and then use the symmetry of the graph to find all the others in the interval.

### The symmetry of the graphs

${sineAndLine()}

- Sine: if \(x\) is a solution, so is \(180^{\circ} - x\), and both repeat every \(360^{\circ}\).
- Cosine: if \(x\) is a solution, so is \(-x\), and both repeat every \(360^{\circ}\).
- Tangent: the solutions repeat every \(180^{\circ}\).

### Two identities

Nearly every equation is reduced to a single function with \(\tan x = \dfrac{\sin x}{\cos x}\) and \(\sin^2x + \cos^2x = 1\). A term \(\cos^2x\) beside \(\sin x\) calls for \(1 - \sin^2x\): the result is a quadratic in \(\sin x\).

### Multiple angles

For \(\sin 2x = \frac12\) with \(0 \leq x \leq 2\pi\), let \(u = 2x\), which runs from 0 to \(4\pi\). Find all values of \(u\) in this longer interval, four in number, and halve them at the end.

### Worked example

Solve \(2\cos^2x + 3\sin x = 3\) for \(0 \leq x \leq 2\pi\). Replace \(\cos^2x\): \(2 - 2\sin^2x + 3\sin x - 3 = 0\), so \(2\sin^2x - 3\sin x + 1 = (2\sin x - 1)(\sin x - 1) = 0\). From \(\sin x = \frac12\) come \(\frac{\pi}{6}\) and \(\frac{5\pi}{6}\); from \(\sin x = 1\) comes \(\frac{\pi}{2}\). There are three solutions.

### Greatest and least values

To find the greatest value of an expression in \(\sin x\), write it as a quadratic in \(s = \sin x\) and complete the square, but allow only \(-1 \leq s \leq 1\). If the vertex lies outside, the greatest value is at an end.

### Take care

- Never cancel \(\cos x\) or \(\sin x\): factorise, or you lose solutions.
- After squaring both sides, test every solution in the original equation.
- Check whether the interval is given in degrees or radians, and whether its ends belong to it.
`,
  ),
]

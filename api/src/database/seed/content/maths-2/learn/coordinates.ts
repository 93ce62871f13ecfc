import { BLUE, circle, faint, figure, joint, label, line, RED } from '../../figures.ts'
import { h } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Mathematics 2', 'Coordinate geometry')

function tangentAndChord(): string {
  return figure(
    330,
    260,
    [
      circle([150, 130], 95, { colour: BLUE }),
      joint([150, 130]),
      label([136, 122], 'C'),
      line([150, 130], [226, 73]),
      line([184, 17], [268, 129], { colour: RED }),
      label([278, 100], 'tangent', { colour: RED, size: 13, anchor: 'start' }),
      line([80, 194.2], [220, 194.2]),
      faint([150, 130], [150, 194.2]),
      faint([150, 130], [220, 194.2]),
      label([192, 154], 'r', { italic: true }),
      label([140, 166], 'd', { italic: true }),
      label([150, 207], 'chord', { size: 13 }),
    ],
    'A circle with centre C. A tangent on the right is at right angles to the radius drawn to its point of contact. Below the centre a level chord is drawn with its distance d from the centre and the radius r to one of its ends.',
  )
}

export const coordinatePages: readonly LearnPage[] = [
  lesson(
    'Lines',
    h`
A straight line is fixed by a point and a gradient. With two short formulas and a sketch you can settle most questions about triangles, squares and distances.

### The tools

- Gradient through two points: \(m = \dfrac{y_2 - y_1}{x_2 - x_1}\).
- Line through \((x_1, y_1)\): \(y - y_1 = m(x - x_1)\).
- Midpoint: the means of the coordinates. Distance: Pythagoras' theorem.
- Parallel lines have equal gradients; for perpendicular lines \(m_1m_2 = -1\).

A line given as \(ax + by = c\) has gradient \(-\dfrac{a}{b}\). Any line parallel to it is \(ax + by = k\), and any perpendicular one is \(bx - ay = k\). Put in a point to find \(k\); this is quicker than rearranging.

### Steps in place of angles

A quarter turn changes the step \((p, q)\) into \((-q, p)\) or \((q, -p)\). So if one side of a square goes 3 to the right and 1 up, the next one goes 1 to the left and 3 up. No trigonometry is needed.

### Worked example

Find the perpendicular bisector of the segment from \(A(1, 3)\) to \(B(5, 1)\). The midpoint is \((3, 2)\). AB has gradient \(-\frac12\), so the bisector has gradient 2: \(y - 2 = 2(x - 3)\), or \(y = 2x - 4\). Check: \((2, 0)\) is on it, and its squared distances are \(1 + 9 = 10\) from A and \(9 + 1 = 10\) from B.

### Distance of a point from a line

Drop a perpendicular: find its equation, its meeting point with the line, and then the distance. With the origin, the line \(ax + by = c\) is \(\dfrac{|c|}{\sqrt{a^2 + b^2}}\) away.

### Take care

- For the perpendicular gradient turn the fraction over <em>and</em> change its sign.
- A vertical line has no gradient; its equation is \(x = c\).
- The intercept on the \(x\)-axis is found by putting \(y = 0\), not \(x = 0\).
- Three lines make no triangle if two are parallel or all pass through one point.
`,
  ),
  lesson(
    'Circles',
    h`
The equation of a circle is Pythagoras' theorem: all its points have the same distance from the centre. Most problems become easy once the centre and the radius are known.

### The equation

\((x - a)^2 + (y - b)^2 = r^2\) has centre \((a, b)\) and radius \(r\). If the equation is multiplied out, complete the square in \(x\) and in \(y\). For instance \(x^2 + y^2 - 6x + 4y = 12\) is \((x - 3)^2 + (y + 2)^2 = 12 + 9 + 4 = 25\): centre \((3, -2)\), radius 5.

### Three facts of geometry

- A tangent is at right angles to the radius at the point of contact.
- The perpendicular from the centre to a chord bisects the chord, so half of the chord is \(\sqrt{r^2 - d^2}\).
- The angle in a semicircle is a right angle.

${tangentAndChord()}

### Line and circle, circle and circle

Compare the distance \(d\) of the line from the centre with \(r\): there are two common points if \(d \lt r\), one if \(d = r\), none if \(d \gt r\). Two circles touch from outside if the distance of their centres is \(r_1 + r_2\), and from inside if it is the difference of the radii.

### Worked example

How long is a tangent from \(P(7, 1)\) to the circle above? P is \(\sqrt{4^2 + 3^2} = 5\) from the centre, which equals the radius: P is on the circle, and the length is 0. From \(Q(16, -2)\) the distance is 13, and the tangent has length \(\sqrt{13^2 - 5^2} = 12\).

### Nearest and farthest points

The nearest and the farthest point of a circle from a point outside both lie on the line through the centre: their distances are \(d - r\) and \(d + r\).

### Take care

- The centre of \((x + 3)^2 + \ldots\) has \(x\)-coordinate \(-3\).
- The right side is \(r^2\); take the square root.
- When two circles touch, ask whether both cases, inside and outside, are possible.
`,
  ),
]

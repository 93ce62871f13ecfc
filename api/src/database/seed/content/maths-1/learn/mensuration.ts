import { BLUE, figure, GREY_FILL, label, type Point, path, polar } from '../../figures.ts'
import { h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import { range } from '../../proof.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Mathematics 1', 'Mensuration')

function sector(): string {
  const centre: Point = [70, 165]
  const arc = range(0, 30).map((n) => polar(centre, 135, 2 * n))
  return figure(
    300,
    200,
    [
      path([centre, ...arc], { close: true, fill: GREY_FILL, colour: BLUE }),
      label([centre[0] + 68, centre[1] + 16], 'r', { italic: true }),
      label([centre[0] + 36, centre[1] - 18], 'θ', { italic: true }),
      label(polar(centre, 152, 30), 'arc'),
    ],
    'Sector of a circle: two radii of length r with the angle theta between them, and the arc that joins their ends. The inside is shaded.',
  )
}

export const mensurationPages: readonly LearnPage[] = [
  lesson(
    'Area and perimeter',
    h`
Areas of awkward shapes are sums or differences of simple ones. Keep \(\pi\) and surds in the answer: the options in a test without a calculator do so as well.

### The formulae

${table(
  ['shape', 'area'],
  [
    ['triangle', h`\(\frac12 bh\), or \(\frac12 ab\sin C\)`],
    ['parallelogram', h`\(bh\)`],
    ['trapezium', h`\(\frac12(a + b)h\)`],
    ['circle', h`\(\pi r^2\) (circumference \(2\pi r\))`],
    ['equilateral triangle with side s', h`\(\frac{\sqrt3}{4}s^2\)`],
  ],
)}

### Sectors

${sector()}

A sector with angle \(\theta\) in degrees is the fraction \(\dfrac{\theta}{360}\) of its circle. So its arc is \(\dfrac{\theta}{360} \times 2\pi r\) and its area is \(\dfrac{\theta}{360} \times \pi r^2\). The perimeter is the arc <em>and</em> two radii. A segment is the sector less the triangle between the radii.

### Worked example

A square with sides of 10 cm holds a circle that touches all four sides. What area lies outside the circle? \(10^2 - \pi \times 5^2 = 100 - 25\pi\ \mathrm{cm^2}\). The radius is half of the side.

### Overlaps

When two shapes cover a third, add their areas and take away what is covered. Two quarter circles in a square with side \(a\) cover the square and count the leaf between them twice, so the leaf has area \(2 \times \frac14\pi a^2 - a^2\).

### Squares by their diagonals

A square with diagonal \(d\) has area \(\frac12 d^2\), which is handy when a square stands inside a circle.

### Take care

- Heights are measured at right angles to the base, not along a sloping side.
- Diameter or radius? Underline which of them is given.
- When paint or tiles are bought, round <em>up</em>.
- The perimeter of a compound shape leaves out the edges inside it.
`,
  ),
  lesson(
    'Volume and surface area',
    h`
Three families cover nearly all solids: those with the same cross-section all the way, those that run to a point, and spheres. Know one formula for each, and where they come from.

### The formulae

${table(
  ['solid', 'volume', 'surface'],
  [
    [
      'prism, cylinder',
      h`cross-section \(\times\) length; \(\pi r^2h\)`,
      h`\(2\pi r^2 + 2\pi rh\)`,
    ],
    [
      'pyramid, cone',
      h`\(\frac13 \times\) base \(\times\) height; \(\frac13\pi r^2h\)`,
      h`\(\pi r^2 + \pi rl\)`,
    ],
    ['sphere', h`\(\frac43\pi r^3\)`, h`\(4\pi r^2\)`],
  ],
)}

For the cone, \(l\) is the slant height, with \(l^2 = r^2 + h^2\). A hemisphere that is solid has a flat face too, so its surface is \(2\pi r^2 + \pi r^2 = 3\pi r^2\).

### Nothing is lost

When a solid is melted and cast again, or sinks into water, the volume stays the same. Set the two volumes equal and cancel \(\pi\) before you multiply anything out.

### Worked example

A ball of radius 3 cm sinks in a cylinder of radius 6 cm that is partly filled with water. By how much does the water rise? The ball has volume \(\frac43\pi \times 27 = 36\pi\). A rise of \(h\) has volume \(36\pi h\). So \(h = 1\) cm.

### Heights of pyramids

For a pyramid on a square base with side \(a\) and sloping edges \(e\), the foot of the height is the middle of the base, at a distance \(\dfrac{a}{\sqrt2}\) from each corner. So \(h^2 = e^2 - \dfrac{a^2}{2}\).

### Cut cones

A cone cut parallel to its base leaves a frustum. Find the whole cone by similar triangles, and subtract the small cone at the top.

### Take care

- Do not forget the \(\frac13\) of everything that runs to a point.
- Height, slant height and sloping edge of a pyramid are three different lengths.
- “Open” means without a lid: count the faces one by one.
- Doubling all lengths multiplies the surface by 4 and the volume by 8.
`,
  ),
]

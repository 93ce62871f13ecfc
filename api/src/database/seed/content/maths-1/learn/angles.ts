import {
  BLUE,
  circle,
  faint,
  figure,
  joint,
  label,
  line,
  type Point,
  path,
  polar,
  RED,
} from '../../figures.ts'
import { h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Mathematics 1', 'Angles and shapes')

function parallels(): string {
  return figure(
    340,
    200,
    [
      line([30, 60], [310, 60]),
      line([30, 140], [310, 140]),
      line([90, 190], [240, 10], { colour: BLUE }),
      label([222, 76], 'a', { italic: true }),
      label([182, 46], 'b', { italic: true }),
      label([156, 156], 'c', { italic: true }),
      label([112, 126], 'd', { italic: true }),
      label([158, 126], 'e', { italic: true }),
    ],
    'Two level parallel lines crossed by a slanting line. At the upper crossing a lies below the line on the right and b above it on the left; at the lower crossing d lies above the line on the left, e above it on the right, and c below it on the right.',
  )
}

function theorems(): string {
  const centre: Point = [150, 115]
  const [a, b, c, d] = [200, 340, 75, 130].map((angle) => polar(centre, 90, angle))
  if (!a || !b || !c || !d) throw new Error('four points')
  return figure(
    310,
    230,
    [
      circle(centre, 90),
      path([a, c, b], { colour: BLUE }),
      path([a, d, b], { colour: RED }),
      path([a, centre, b]),
      joint(centre),
      label([centre[0], centre[1] + 18], '2x', { italic: true }),
      label([c[0] - 2, c[1] + 28], 'x', { italic: true, colour: BLUE }),
      label([d[0] + 14, d[1] + 26], 'x', { italic: true, colour: RED }),
      label([a[0] - 12, a[1] + 4], 'A'),
      label([b[0] + 12, b[1] + 4], 'B'),
      label([centre[0], centre[1] - 12], 'O', { size: 13 }),
    ],
    'Circle with centre O and two points A and B low on it. The angle AOB at the centre is marked 2x. Two other points at the top are joined to A and B, and the angle at each of them is marked x.',
  )
}

function similarTriangles(): string {
  const [a, b, c]: [Point, Point, Point] = [
    [170, 25],
    [40, 195],
    [300, 195],
  ]
  const at = (to: Point): Point => [a[0] + (to[0] - a[0]) * 0.6, a[1] + (to[1] - a[1]) * 0.6]
  const [d, e] = [at(b), at(c)]
  return figure(
    340,
    225,
    [
      path([a, b, c], { close: true }),
      line(d, e, { colour: BLUE }),
      faint([a[0], a[1]], [a[0], 195]),
      label([a[0], a[1] - 10], 'A'),
      label([b[0] - 12, b[1]], 'B'),
      label([c[0] + 12, c[1]], 'C'),
      label([d[0] - 12, d[1]], 'D'),
      label([e[0] + 12, e[1]], 'E'),
    ],
    'Triangle ABC with a line DE across it, parallel to the base BC, D on AB and E on AC. AD is three fifths of AB. The height from A is dashed.',
  )
}

export const anglePages: readonly LearnPage[] = [
  lesson(
    'Polygons and parallel lines',
    h`
Angle questions are won by writing down every angle that you can find until the one that you need appears. A handful of facts is enough.

### Parallel lines

${parallels()}

A line that crosses two parallel lines makes only two sizes of angle. In the figure:

- <strong>corresponding</strong> angles are equal: \(a = c\)
- <strong>alternate</strong> angles are equal: \(a = d\), and outside the parallels \(b = c\)
- <strong>co-interior</strong> (allied) angles add to \(180^{\circ}\): \(a + e = 180^{\circ}\)
- opposite angles at a crossing are equal: \(a = b\)

For a bend between parallel lines, draw a third parallel line through the corner.

### Polygons

The angles of a polygon with \(n\) sides add to \((n - 2) \times 180^{\circ}\), since it splits into \(n - 2\) triangles. The exterior angles always add to \(360^{\circ}\). So a regular polygon has exterior angles of \(\dfrac{360^{\circ}}{n}\), and an interior angle is \(180^{\circ}\) less that. It is nearly always quicker to use the exterior angle.

### Worked example

A regular polygon has interior angles of \(162^{\circ}\). How many sides has it? Its exterior angle is \(18^{\circ}\), so it has \(360 \div 18 = 20\) sides.

### Isosceles triangles

Equal sides mean equal angles. When a square, an equilateral triangle and a regular pentagon share a side, all their sides are equal, so look for isosceles triangles between them.

### Take care

- Do not trust the look of a drawing: an angle that seems to be right need not be so.
- Only a regular polygon has equal angles; the sum holds for all.
- An exterior angle lies beside the interior one on a straight line; it is not \(360^{\circ}\) less the interior angle.
`,
  ),
  lesson(
    'Circle theorems',
    h`
A few theorems connect the angles in a circle. In a question, first look for radii, because two radii make an isosceles triangle, and then for the theorem that fits.

### Angles on an arc

${theorems()}

The angle at the centre is twice the angle at the circumference on the same arc. All angles at the circumference on the same side of a chord are therefore equal. If AB is a diameter, the angle at the centre is \(180^{\circ}\), so the angle in a semicircle is \(90^{\circ}\).

### The other theorems

${table(
  ['figure', 'what holds'],
  [
    ['cyclic quadrilateral', h`opposite angles add to \(180^{\circ}\)`],
    ['tangent and radius', h`they meet at \(90^{\circ}\)`],
    ['two tangents from a point', 'they are equally long'],
    ['line from the centre at right angles to a chord', 'it halves the chord'],
    ['tangent and chord', 'the angle between them equals the angle in the alternate segment'],
  ],
)}

### Worked example

Tangents from P touch a circle with centre O at S and T, and angle SPT is \(40^{\circ}\). R is a point on the longer arc. In the quadrilateral PSOT two angles are right angles, so angle SOT is \(180^{\circ} - 40^{\circ} = 140^{\circ}\). Hence angle SRT is half of it, \(70^{\circ}\).

### Chords and lengths

A chord, half of it, and a radius form a right-angled triangle with the centre. A chord of length 16 in a circle of radius 10 is \(\sqrt{100 - 64} = 6\) from the centre.

### Take care

- The angle at the centre must stand on the same arc; for a point on the shorter arc, use the reflex angle.
- Four points with one of them at the centre do not make a cyclic quadrilateral.
- Name the theorem that you use: it keeps you from guessing.
- Two parallel chords may lie on the same side of the centre or on opposite sides.
`,
  ),
  lesson(
    'Similarity',
    h`
Similar figures have the same shape: equal angles, and all lengths in one ratio. Similarity turns one known length into many others, and one ratio into areas and volumes.

### Finding similar triangles

Two triangles are similar as soon as two angles agree. Parallel lines give such angles.

${similarTriangles()}

Here DE is parallel to BC, so triangles ADE and ABC are similar and \(\dfrac{AD}{AB} = \dfrac{AE}{AC} = \dfrac{DE}{BC}\). When two lines cross between parallels, the two triangles are similar too, but one of them is turned round.

### Lengths, areas, volumes

If lengths are in the ratio \(k\), then areas are in the ratio \(k^2\) and volumes, and masses of the same material, in the ratio \(k^3\). Go back with roots: volumes in the ratio 27 belong to lengths in the ratio 3 and areas in the ratio 9.

### Worked example

Two similar jugs hold \(0.5\) litres and 4 litres. The handle of the smaller is 6 cm long, and glazing it takes 30 g. The volumes are in the ratio 8, so lengths are in the ratio \(\sqrt[3]8 = 2\) and areas in the ratio 4. The larger handle is 12 cm long, and that jug takes 120 g of glaze.

### Parts cut off

A line parallel to the base at \(\frac35\) of the way from the top of a triangle cuts off \(\left(\frac35\right)^2 = \frac{9}{25}\) of its area, so \(\frac{16}{25}\) lies below. For a cone, the part cut off at half the height has \(\frac18\) of the volume.

### Take care

- Compare AD with AB, not with DB, when you use the whole triangle.
- The ratio of the areas is the <em>square</em> of the ratio of the lengths.
- Write the corners of both triangles in matching order before you set up a ratio.
- Triangles with equal heights have areas in the ratio of their bases, even when they are not similar.
`,
  ),
]

import { BLUE, figure, label, line, type Point, path, RED } from '../../figures.ts'
import { h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Mathematics 1', 'Triangles and vectors')

function standardTriangles(): string {
  const root = Math.sqrt(3)
  const side = 80
  return figure(
    380,
    200,
    [
      path(
        [
          [30, 170],
          [30 + side, 170],
          [30 + side, 170 - side],
        ],
        { close: true },
      ),
      label([30 + side / 2, 184], '1'),
      label([42 + side, 170 - side / 2], '1'),
      label([56, 118], '√2'),
      label([58, 160], '45°', { size: 12 }),
      path(
        [
          [210, 170],
          [210 + side, 170],
          [210 + side, 170 - side * root],
        ],
        { close: true },
      ),
      label([210 + side / 2, 184], '1'),
      label([308, 100], '√3'),
      label([236, 98], '2'),
      label([234, 160], '60°', { size: 12 }),
      label([277, 86], '30°', { size: 12 }),
    ],
    'Two right-angled triangles. The first has two sides of 1 and hypotenuse root 2, with angles of 45 degrees. The second has sides 1 and root 3 and hypotenuse 2, with 60 degrees between 1 and 2 and 30 degrees at the top.',
  )
}

function addition(): string {
  const [o, p, q]: [Point, Point, Point] = [
    [40, 160],
    [170, 130],
    [280, 40],
  ]
  return figure(
    320,
    195,
    [
      line(o, p, { colour: BLUE, arrow: true }),
      line(p, q, { colour: BLUE, arrow: true }),
      line(o, q, { colour: RED, arrow: true }),
      label([112, 162], 'a', { colour: BLUE }),
      label([240, 98], 'b', { colour: BLUE }),
      label([140, 84], 'a + b', { colour: RED }),
    ],
    'Vector a drawn as an arrow to the right and a little up, vector b as an arrow from its tip upwards to the right, and their sum a + b as the arrow from the start of a to the tip of b.',
  )
}

export const trianglePages: readonly LearnPage[] = [
  lesson(
    'Pythagoras and trigonometry',
    h`
Lengths and angles of triangles determine one another. Which rule you need depends on what you are given; the exact values of a few angles make the rest possible without a calculator.

### Right-angled triangles

Pythagoras: \(a^2 + b^2 = c^2\) with \(c\) opposite the right angle. Know the triples \(3, 4, 5\); \(5, 12, 13\); \(8, 15, 17\); \(7, 24, 25\) and their multiples. In three dimensions the diagonal of a box is \(\sqrt{a^2 + b^2 + c^2}\).

\(\sin\theta = \dfrac{\text{opposite}}{\text{hypotenuse}}\), \(\cos\theta = \dfrac{\text{adjacent}}{\text{hypotenuse}}\) and \(\tan\theta = \dfrac{\text{opposite}}{\text{adjacent}}\).

### Exact values

${standardTriangles()}

Read them from the figure: \(\sin 30^{\circ} = \frac12\), \(\cos 30^{\circ} = \frac{\sqrt3}{2}\), \(\tan 60^{\circ} = \sqrt3\), \(\sin 45^{\circ} = \frac{1}{\sqrt2}\). For obtuse angles, \(\sin(180^{\circ} - \theta) = \sin\theta\) and \(\cos(180^{\circ} - \theta) = -\cos\theta\).

### Any triangle

${table(
  ['you know', 'use'],
  [
    ['two sides and the angle between them, or three sides', h`\(a^2 = b^2 + c^2 - 2bc\cos A\)`],
    ['a side and the angle opposite', h`\(\dfrac{a}{\sin A} = \dfrac{b}{\sin B}\)`],
    ['two sides and the angle between them, for the area', h`\(\frac12 ab\sin C\)`],
  ],
)}

### Worked example

Sides of 5 cm and 8 cm enclose \(60^{\circ}\). The third side satisfies \(x^2 = 25 + 64 - 2 \times 5 \times 8 \times \frac12 = 49\), so \(x = 7\) cm.

### Take care

- The hypotenuse is the longest side: if yours is not, you have added where you should subtract.
- The cosine of an obtuse angle is negative, so the last term of the cosine rule then adds.
- Bearings are measured clockwise from north, with three figures.
- Angles of elevation from two places: use a right-angled triangle for each and the height in both.
`,
  ),
  lesson(
    'Vectors',
    h`
A vector is a movement: so far along, so far up. Vectors let you prove facts about figures by algebra, because walking from one point to another by two routes must give the same result.

### Columns

\(\begin{pmatrix} 3 \\ -2 \end{pmatrix}\) means 3 to the right and 2 down. Add, subtract and multiply by numbers component by component. The length of \(\begin{pmatrix} x \\ y \end{pmatrix}\) is \(\sqrt{x^2 + y^2}\). Two vectors are <strong>parallel</strong> when one is a multiple of the other.

### Adding arrows

${addition()}

To go from one point to another, follow any path and add: \(\overrightarrow{AB} = \overrightarrow{AO} + \overrightarrow{OB} = \mathbf{b} - \mathbf{a}\), where \(\mathbf{a}\) and \(\mathbf{b}\) are the position vectors of A and B. Walking against an arrow changes its sign.

### Points that divide a line

If \(AP : PB = m : n\), then \(\overrightarrow{AP}\) is the fraction \(\dfrac{m}{m + n}\) of \(\overrightarrow{AB}\). The midpoint has position vector \(\frac12(\mathbf{a} + \mathbf{b})\).

### Worked example

P lies on AB with \(AP : PB = 1 : 2\). Then \(\overrightarrow{OP} = \mathbf{a} + \frac13(\mathbf{b} - \mathbf{a}) = \frac23\mathbf{a} + \frac13\mathbf{b}\). Notice that P is nearer to A, and that \(\mathbf{a}\) has the larger part.

### Three points in a line

Show that one vector between them is a multiple of another, and that they share a point. For a point X on AB the two coefficients of \(\mathbf{a}\) and \(\mathbf{b}\) in \(\overrightarrow{OX}\) add to 1; this finds where two lines cross.

### Take care

- \(\overrightarrow{AB}\) is \(\mathbf{b} - \mathbf{a}\), end less start.
- The ratio \(1 : 2\) means one third of the way.
- Lengths do not add like vectors: only arrows in the same direction have \(|\mathbf{a} + \mathbf{b}| = |\mathbf{a}| + |\mathbf{b}|\).
- Keep the signs of the components when you square them to find a length.
`,
  ),
]

import { BLUE, circle, figure, label, line, type Point, path, polar } from '../figures.ts'
import { familyOf, h, m, mcq } from '../kit.ts'
import { is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')
const radians = (degrees: number): number => (degrees * Math.PI) / 180
/** The angle at `b` between the directions to `a` and `c`, in degrees. */
function angleAt(a: Point, b: Point, c: Point): number {
  const [ux, uy, vx, vy] = [a[0] - b[0], a[1] - b[1], c[0] - b[0], c[1] - b[1]]
  return (
    (Math.acos((ux * vx + uy * vy) / (Math.hypot(ux, uy) * Math.hypot(vx, vy))) * 180) / Math.PI
  )
}

function bendFigure(): string {
  const bend: Point = [170, 110]
  const up: Point = [bend[0] + 70 / Math.tan(radians(35)), 40]
  const down: Point = [bend[0] + 70 / Math.tan(radians(50)), 180]
  return figure(
    360,
    220,
    [
      line([60, 40], [330, 40]),
      line([60, 180], [330, 180]),
      path([up, bend, down], { colour: BLUE }),
      label([up[0] - 48, 54], '35°', { size: 13 }),
      label([down[0] - 38, 167], '50°', { size: 13 }),
      label([bend[0] + 26, bend[1] + 2], 'x', { italic: true }),
      label([76, 26], 'A'),
      label([76, 196], 'B'),
    ],
    'Two level parallel lines, A above and B below. A point between them is joined to each. The join to A makes an angle of 35 degrees with A, the join to B an angle of 50 degrees with B, and the angle x is between the two joins.',
  )
}

function cyclicFigure(): string {
  const centre: Point = [160, 125]
  const corners = [205, 335, 60, 130].map((angle) => polar(centre, 95, angle))
  const names = ['P', 'Q', 'R', 'S']
  const places = [205, 335, 60, 130].map((angle) => polar(centre, 112, angle))
  const marks = ['2x + 10', 'x + 30', '3x − 20', 'y']
  const inside = [205, 335, 60, 130].map((angle) => polar(centre, 62, angle))
  return figure(
    320,
    250,
    [
      circle(centre, 95),
      path(corners, { colour: BLUE, close: true }),
      ...names.map((name, n) => label(places[n] ?? centre, name)),
      ...marks.map((mark, n) => label(inside[n] ?? centre, mark, { size: 12 })),
    ],
    'Quadrilateral PQRS with its corners on a circle. Its angles in degrees are 2x + 10 at P, x + 30 at Q, 3x − 20 at R and y at S. Not drawn to scale.',
  )
}

function tangentChord(): string {
  const centre: Point = [150, 110]
  const touch = polar(centre, 85, 270)
  const a = polar(centre, 85, 270 + 116)
  const b = polar(centre, 85, 270 - 116)
  return figure(
    320,
    240,
    [
      circle(centre, 85),
      line([20, touch[1]], [300, touch[1]]),
      path([touch, a, b], { colour: BLUE, close: true }),
      label([touch[0], touch[1] + 18], 'T'),
      label([a[0] + 16, a[1] - 6], 'A'),
      label([b[0] - 16, b[1] - 6], 'B'),
      label([touch[0] + 66, touch[1] - 11], '58°', { size: 13 }),
    ],
    'Circle with a level tangent touching it at its lowest point T. A and B are points of the circle, upper right and upper left, and TAB is a triangle with TA equal to TB. The angle between the tangent and TA is 58 degrees.',
  )
}

function nested(): string {
  const [a, b, c]: [Point, Point, Point] = [
    [150, 30],
    [50, 210],
    [300, 210],
  ]
  const along = (to: Point): Point => [
    a[0] + ((to[0] - a[0]) * 2) / 3,
    a[1] + ((to[1] - a[1]) * 2) / 3,
  ]
  const [d, e] = [along(b), along(c)]
  return figure(
    350,
    240,
    [
      path([a, b, c], { close: true }),
      line(d, e, { colour: BLUE }),
      label([a[0], a[1] - 12], 'A'),
      label([b[0] - 14, b[1]], 'B'),
      label([c[0] + 14, c[1]], 'C'),
      label([d[0] - 14, d[1]], 'D'),
      label([e[0] + 14, e[1]], 'E'),
      label([92, 88], '4 cm', { size: 13, anchor: 'end' }),
      label([58, 178], '2 cm', { size: 13, anchor: 'end' }),
      label([(d[0] + e[0]) / 2, d[1] - 12], '6 cm', { size: 13 }),
    ],
    'Triangle ABC with D on AB and E on AC, and DE parallel to BC. AD is 4 cm, DB is 2 cm and DE is 6 cm. Not drawn to scale.',
  )
}

export const polygons: Family[] = [
  family(
    'parallel',
    ['Angles and shapes', 'Polygons and parallel lines'],
    () =>
      mcq({
        d: 1,
        data: bendFigure(),
        text: h`The lines A and B are parallel. Find the angle \(x\).`,
        unit: '°',
        right: [85, h`\(35 + 50\).`],
        wrong: [
          [95, h`The angle was taken from \(180^{\circ}\), as in a triangle.`],
          [15, 'The angles were subtracted.'],
          [90, 'The corner was taken for a right angle from the drawing.'],
          [145, h`This is \(180^{\circ} - 35^{\circ}\).`],
        ],
        solution: h`Draw a third parallel line through the bend. It cuts \(x\) into two parts, which are alternate to the given angles: \(x = 35^{\circ} + 50^{\circ} = 85^{\circ}\).`,
        proof: (s) =>
          is(s, angleAt([1 / Math.tan(radians(35)), 1], [0, 0], [1 / Math.tan(radians(50)), -1])),
      }),
    () =>
      mcq({
        d: 4,
        text: h`ABCDE is a regular pentagon. An equilateral triangle ABF is drawn on the side AB, with F inside the pentagon. How large is angle BCF?`,
        unit: '°',
        right: [66, h`Triangle BCF is isosceles with \(48^{\circ}\) at B.`],
        wrong: [
          [48, 'This is angle FBC.'],
          [60, 'Triangle BCF was taken as equilateral.'],
          [54, h`CF was taken to halve the angle of the pentagon at C.`],
          [42, 'This is angle FCD.'],
        ],
        solution: h`Each angle of the pentagon is \(108^{\circ}\), so angle FBC is \(108 - 60 = 48\) degrees. BF and BC both equal AB, so BCF is isosceles: angle BCF is \((180 - 48) \div 2 = 66\) degrees.`,
        proof: (s) => {
          const [a, b]: [Point, Point] = [
            [0, 0],
            [1, 0],
          ]
          const c: Point = [1 + Math.cos(radians(72)), Math.sin(radians(72))]
          const f: Point = [0.5, Math.sqrt(3) / 2]
          return near(angleAt(a, b, c), 108) && is(s, angleAt(b, c, f))
        },
      }),
    () =>
      mcq({
        d: 2,
        text: h`In a regular polygon every interior angle is five times as large as the exterior angle beside it. How many sides are there?`,
        right: [m(12), h`The exterior angle is \(180 \div 6\) degrees.`],
        wrong: [
          [m(10), h`The exterior angle was taken as \(180 \div 5\) degrees.`],
          [m(6), 'This is the number of parts into which the straight angle is cut.'],
          [m(5), 'The ratio was taken for the number of sides.'],
          [m(30), 'This is the exterior angle in degrees.'],
        ],
        solution: h`The two angles make a straight line: \(6e = 180\), so \(e = 30\) degrees. The exterior angles add to \(360^{\circ}\): \(360 \div 30 = 12\) sides.`,
        proof: (s) => {
          const n = value(s)
          return near(((n - 2) * 180) / n, 5 * (360 / n))
        },
      }),
  ),
  family(
    'chords',
    ['Angles and shapes', 'Circle theorems'],
    () =>
      mcq({
        d: 2,
        data: cyclicFigure(),
        text: h`PQRS is a cyclic quadrilateral with angles as marked, in degrees. What is \(y\)?`,
        right: [m(112), h`\(x = 38\), and \(y = 180 - 68\).`],
        wrong: [
          [m(38), h`This is \(x\).`],
          [m(68), 'This is the angle at Q.'],
          [m(86), 'This is the angle at P.'],
          [m(94), 'This is the angle at R.'],
        ],
        solution: h`Opposite angles of a cyclic quadrilateral add to \(180^{\circ}\). At P and R: \(2x + 10 + 3x - 20 = 180\), so \(x = 38\). At Q and S: \(y = 180 - (38 + 30) = 112\).`,
        proof: (s) => {
          const x = range(1, 80).find((n) => 2 * n + 10 + (3 * n - 20) === 180) ?? 0
          return near(2 * x + 10 + (x + 30) + (3 * x - 20) + value(s), 360)
        },
      }),
    () =>
      mcq({
        d: 3,
        data: tangentChord(),
        text: h`The tangent at T makes an angle of \(58^{\circ}\) with the chord TA, and \(TA = TB\). What is angle ATB?`,
        unit: '°',
        right: [64, h`Both base angles are \(58^{\circ}\).`],
        wrong: [
          [58, 'This is each of the equal angles, at A and B.'],
          [61, h`\(58^{\circ}\) was taken as the angle at T and the rest halved.`],
          [32, h`The tangent was taken to be at right angles to TB.`],
          [122, h`This is \(180^{\circ} - 58^{\circ}\).`],
        ],
        solution: h`By the alternate segment theorem angle ABT is \(58^{\circ}\). The triangle is isosceles with \(TA = TB\), so angle BAT is \(58^{\circ}\) too, and angle ATB is \(180 - 2 \times 58 = 64\) degrees.`,
        proof: (s) => {
          const at = (degrees: number): Point => [
            Math.cos(radians(degrees)),
            Math.sin(radians(degrees)),
          ]
          const [touch, a, b] = [at(270), at(270 + 116), at(270 - 116)]
          return near(angleAt([9, -1], touch, a), 58, 1e-6) && is(s, angleAt(a, touch, b), 1e-6)
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`Two parallel chords of a circle of radius 5 cm have lengths 6 cm and 8 cm and lie on the same side of the centre. How far apart are they?`,
        unit: 'cm',
        right: [1, h`\(4 - 3\).`],
        wrong: [
          [7, 'This is the distance when they lie on opposite sides of the centre.'],
          [2, 'The lengths of the chords were subtracted.'],
          [14, 'The lengths of the chords were added.'],
          [4, 'This is the distance of the shorter chord from the centre.'],
        ],
        solution: h`The line from the centre at right angles to a chord halves it. The distances are \(\sqrt{25 - 9} = 4\) cm and \(\sqrt{25 - 16} = 3\) cm. On the same side the chords are \(4 - 3 = 1\) cm apart.`,
        proof: (s) => {
          const from = (chord: number) => 5 * Math.cos(Math.asin(chord / 2 / 5))
          return is(s, from(6) - from(8))
        },
      }),
  ),
  family(
    'enlargement',
    ['Angles and shapes', 'Similarity'],
    () =>
      mcq({
        d: 2,
        data: nested(),
        text: h`In the diagram DE is parallel to BC. What is the length of BC?`,
        unit: 'cm',
        right: [9, h`\(6 \times \frac64\).`],
        wrong: [
          [12, h`The ratio \(AD : DB = 2 : 1\) was used for the triangles.`],
          [8, '2 cm was added, as DB is 2 cm.'],
          [4, h`6 was multiplied by \(\frac46\).`],
          [18, h`DE was multiplied by 3, the ratio \(AB : DB\).`],
        ],
        solution: h`Triangles ADE and ABC have equal angles. \(AB = 4 + 2 = 6\) cm, so lengths in ABC are \(\frac64 = 1.5\) times as long, and \(BC = 6 \times 1.5 = 9\) cm.`,
        proof: (s) => near((value(s) - 6) / 6, 2 / 4),
      }),
    () =>
      mcq({
        d: 3,
        text: h`The top of a solid cone is sliced off by a cut parallel to its base, half way up. What fraction of the volume of the cone is left below the cut?`,
        right: [m(h`\frac{7}{8}`), h`\(1 - \left(\frac12\right)^3\).`],
        wrong: [
          [m(h`\frac{1}{2}`), 'The volume was taken to be proportional to the height.'],
          [m(h`\frac{3}{4}`), h`The square of the ratio was used.`],
          [m(h`\frac{1}{8}`), 'This is the part cut off.'],
          [
            m(h`\frac{2}{3}`),
            h`The factor \(\frac13\) of the volume of a cone was taken for the part cut off.`,
          ],
        ],
        solution: h`The part cut off is a cone similar to the whole with lengths half as long, so it has \(\frac18\) of the volume. \(\frac78\) is left.`,
        proof: (s) => {
          const discs = range(0, 9999).map((n) => ((n + 0.5) / 10000) ** 2)
          const add = (list: number[]) => list.reduce((a, b) => a + b)
          return is(s, add(discs.slice(5000)) / add(discs), 1e-6)
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`In the trapezium ABCD the side AB, 6 cm, is parallel to DC, 9 cm. The diagonals cross at X, and triangle ABX has area \(8\ \mathrm{cm^2}\). Find the area of the trapezium.`,
        unit: 'cm^2',
        right: [50, h`\(8 + 18 + 12 + 12\).`],
        wrong: [
          [26, 'Only the triangles on the two parallel sides were counted.'],
          [38, 'Only one of the two triangles at the sides was counted.'],
          [44, h`CDX was taken as \(8 \times \frac32 = 12\), and the others as 12 each.`],
          [32, 'The four triangles were taken to be equal.'],
        ],
        solution: h`Triangles ABX and CDX are similar with ratio \(2 : 3\), so CDX has area \(8 \times \frac94 = 18\). Triangles ABX and BCX have the same height from B, and \(AX : XC = 2 : 3\), so BCX has area \(8 \times \frac32 = 12\); so has ADX. In all \(8 + 18 + 12 + 12 = 50\ \mathrm{cm^2}\).`,
        proof: (s) => {
          // X divides the height in the ratio 2 : 3
          const above = (2 * 8) / 6
          return near(((6 + 9) / 2) * (above + (above * 9) / 6), value(s))
        },
      }),
  ),
]

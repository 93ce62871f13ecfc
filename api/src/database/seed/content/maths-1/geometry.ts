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
} from '../figures.ts'
import { blanks, equation, essay, familyOf, h, m, mcq } from '../kit.ts'
import { agrees, is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')

function circleFigure(): string {
  const centre: Point = [160, 125]
  const [a, b, c] = [210, 330, 100].map((angle) => polar(centre, 95, angle))
  if (!a || !b || !c) throw new Error('three points')
  return figure(
    320,
    250,
    [
      circle(centre, 95),
      path([a, c, b], { colour: BLUE }),
      path([a, centre, b]),
      joint(centre),
      label(polar(centre, 112, 210), 'A'),
      label(polar(centre, 112, 330), 'B'),
      label(polar(centre, 112, 100), 'C'),
      label([centre[0], centre[1] - 16], 'O'),
      label([centre[0], centre[1] + 24], '120°', { size: 13 }),
      label([c[0] + 4, c[1] + 34], 'x', { italic: true }),
    ],
    'Circle with centre O and points A, B, C on it. A and B are at the lower left and lower right, C at the top. Angle AOB is 120 degrees; angle ACB is marked x.',
  )
}

function tangentFigure(): string {
  const centre: Point = [120, 125]
  const away: Point = [320, 125]
  const half = (Math.acos(80 / 200) * 180) / Math.PI
  const up = polar(centre, 80, half)
  const down = polar(centre, 80, -half)
  return figure(
    360,
    250,
    [
      circle(centre, 80),
      line(up, away, { colour: BLUE }),
      line(down, away, { colour: BLUE }),
      faint(centre, up),
      faint(centre, down),
      joint(centre),
      label([centre[0] - 16, centre[1]], 'O'),
      label([up[0], up[1] - 14], 'S'),
      label([down[0], down[1] + 16], 'T'),
      label([away[0] + 16, away[1]], 'P'),
      label([away[0] - 48, away[1]], '48°', { size: 13 }),
    ],
    'Circle with centre O. Tangents from a point P outside it touch the circle at S and T. Angle SPT is 48 degrees. The radii OS and OT are dashed. The figure is not drawn to scale.',
  )
}

const length = (x: number, y: number): number => Math.sqrt(x * x + y * y)

export const geometry: Family[] = [
  family(
    'angles',
    ['Angles and shapes', 'Polygons and parallel lines'],
    () =>
      mcq({
        d: 2,
        text: h`Each interior angle of a regular polygon is \(156^{\circ}\). How many sides has the polygon?`,
        right: [m(15), h`\(360 \div 24\).`],
        wrong: [
          [
            m(13),
            '2 was taken from the number of sides: this is the number of triangles it splits into.',
          ],
          [m(24), 'This is the exterior angle in degrees.'],
          [m(12), h`The exterior angle was taken as \(30^{\circ}\).`],
          [m(17), '2 was added to the number of sides at the end.'],
        ],
        solution: h`The exterior angle is \(180 - 156 = 24\) degrees. The exterior angles add to \(360^{\circ}\), so there are \(360 \div 24 = 15\) sides.`,
        proof: (s) => near(((value(s) - 2) * 180) / value(s), 156),
      }),
    () =>
      blanks({
        d: 3,
        text: h`The angles of a quadrilateral, in order round it, are \(x\), \(2x\), \(2x - 20\) and \(x + 20\) degrees.

Then \(x =\) [[blank]]. Since two neighbouring angles add to \(180^{\circ}\), the quadrilateral is a [[blank]].`,
        right: [[60, 'trapezium'], 'The angles are 60, 120, 100 and 80 degrees.'],
        wrong: [
          [[60, 'parallelogram'], 'Opposite angles, 60° and 100°, are not equal.'],
          [[30, 'trapezium'], 'The angles were taken to add to 180°.'],
          [[60, 'kite'], 'A kite has a pair of equal opposite angles.'],
          [[60, 'rhombus'], 'A rhombus has two pairs of equal opposite angles.'],
        ],
        solution: h`\(6x = 360\), so \(x = 60\) and the angles are 60, 120, 100 and 80 degrees. \(60 + 120 = 180\), so one pair of sides is parallel. Opposite angles differ, so the other pair is not: it is a trapezium.`,
        proof: (s) => {
          const [first = '', shape] = s.split(' | ')
          const x = value(first)
          const [a, b, c, d] = [x, 2 * x, 2 * x - 20, x + 20]
          const onePair = a + b === 180 && b + c !== 180
          return a + b + c + d === 360 && onePair && shape === 'trapezium'
        },
      }),
    () =>
      equation({
        d: 1,
        text: h`A straight line crosses two parallel lines. One of the two co-interior (allied) angles on one side of it is \(a\) degrees. Write an expression for the other, in degrees.`,
        expected: '180 - a',
        vars: ['a'],
        solution: h`Co-interior angles add to \(180^{\circ}\), so the other is \(180 - a\) degrees.`,
        proof: (s) => agrees(s, ({ a = 0 }) => 360 / 2 - a, [{ a: 40 }, { a: 90 }, { a: 133 }]),
      }),
  ),
  family(
    'circles',
    ['Angles and shapes', 'Circle theorems'],
    () =>
      mcq({
        d: 2,
        data: circleFigure(),
        text: h`A, B and C lie on a circle with centre O. What is the angle \(x\)?`,
        unit: '°',
        right: [60, 'The angle at the centre is twice the angle at the circumference.'],
        wrong: [
          [120, 'The angles at the centre and at the circumference were taken as equal.'],
          [240, 'The angle at the centre was doubled instead of halved.'],
          [30, h`This is each base angle of triangle AOB.`],
          [90, 'ACB was taken as an angle in a semicircle, but AB is not a diameter.'],
        ],
        solution: h`The angle at the circumference is half the angle at the centre on the same arc: \(120^{\circ} \div 2 = 60^{\circ}\).`,
        proof: (s) => {
          const at = (degrees: number) => polar([0, 0], 1, degrees)
          const [a, b, c] = [at(210), at(330), at(100)]
          const cos =
            ((a[0] - c[0]) * (b[0] - c[0]) + (a[1] - c[1]) * (b[1] - c[1])) /
            (length(a[0] - c[0], a[1] - c[1]) * length(b[0] - c[0], b[1] - c[1]))
          return is(s, (Math.acos(cos) * 180) / Math.PI)
        },
      }),
    () =>
      mcq({
        d: 3,
        data: tangentFigure(),
        text: h`PS and PT are tangents to the circle. R is a point on the longer arc ST. What is angle SRT?`,
        unit: '°',
        right: [66, h`Half of \(132^{\circ}\).`],
        wrong: [
          [132, 'This is the angle at the centre, SOT.'],
          [24, 'This is half of the angle at P.'],
          [48, 'The angle at R was taken as equal to the angle at P.'],
          [114, 'This is the angle at a point of the shorter arc.'],
        ],
        solution: h`The radii meet the tangents at right angles, so in the quadrilateral PSOT the angle SOT is \(180 - 48 = 132\) degrees. The angle at the circumference is half of it, \(66^{\circ}\).`,
        proof: (s) => {
          // unit circle, tangents from (d, 0) with half-angle 24 degrees; R at (-1, 0)
          const d = 1 / Math.sin((24 * Math.PI) / 180)
          const [x, y] = [1 / d, Math.sqrt(1 - 1 / d ** 2)]
          return is(s, (2 * Math.atan2(y, x + 1) * 180) / Math.PI)
        },
      }),
  ),
  family(
    'similar',
    ['Angles and shapes', 'Similarity'],
    () =>
      mcq({
        d: 3,
        text: h`Two similar bottles hold 250 ml and 2 litres. The label of the smaller has an area of \(30\ \mathrm{cm^2}\). What is the area of the label of the larger?`,
        unit: 'cm^2',
        right: [120, 'The lengths are in the ratio 2, so the areas are in the ratio 4.'],
        wrong: [
          [60, 'The ratio of lengths was used for the areas.'],
          [240, 'The ratio of volumes was used for the areas.'],
          [7.5, 'The area was divided by 4.'],
          [1920, 'The ratio of volumes was squared.'],
        ],
        solution: h`The volumes are in the ratio \(2000 : 250 = 8 : 1\), so lengths are in the ratio 2 and areas in the ratio \(2^2 = 4\). The area is \(120\ \mathrm{cm^2}\).`,
        proof: (s) => near((value(s) / 30) ** 1.5, 2000 / 250),
      }),
    () =>
      essay({
        d: 3,
        text: h`In triangle ABC, D is the midpoint of AB and E is the midpoint of AC. Prove that DE is parallel to BC and half as long, and find what fraction of the triangle's area lies between DE and BC.`,
        model: h`Triangles ADE and ABC share the angle at A. Also \(AD = \frac12 AB\) and \(AE = \frac12 AC\), so two pairs of sides are in the ratio \(1 : 2\) with the same angle between them. The triangles are similar.

So \(DE = \frac12 BC\). The corresponding angles ADE and ABC are equal, so DE is parallel to BC.

The lengths are in the ratio \(1 : 2\), so the areas are in the ratio \(1 : 4\). Triangle ADE has \(\frac14\) of the area, and the strip between DE and BC has \(\frac34\) of it.`,
        criteria: [
          [
            'Shows that ADE and ABC are similar: common angle and sides in ratio 1 : 2',
            /share the angle at A[\s\S]*similar/,
          ],
          ['Concludes that DE is half of BC', /DE = \\frac12 BC/],
          [
            'Uses equal corresponding angles to show that the lines are parallel',
            /corresponding angles[\s\S]*parallel/,
          ],
          ['Squares the ratio of lengths and finds three quarters', /\\frac34/],
        ],
        also: () => near(1 - 0.5 ** 2, 0.75),
      }),
  ),
]

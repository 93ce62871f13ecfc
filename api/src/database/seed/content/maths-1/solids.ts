import { BLUE, figure, GREY_FILL, label, type Point, path, rect } from '../figures.ts'
import { familyOf, h, mcq, qty } from '../kit.ts'
import { is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')

function leaf(): string {
  const [left, top, side] = [60, 25, 180]
  const arc = (from: Point, start: number): Point[] =>
    range(0, 30).map((n) => {
      const angle = ((start + n * 3) * Math.PI) / 180
      return [from[0] + side * Math.cos(angle), from[1] - side * Math.sin(angle)]
    })
  const lower = arc([left, top + side], 0)
  const upper = arc([left + side, top], 180)
  return figure(
    300,
    240,
    [
      path([...lower, ...upper], { fill: GREY_FILL, close: true, colour: BLUE }),
      rect([left, top], side, side),
      label([left + side / 2, top + side + 18], '10 cm'),
    ],
    'Square with sides of 10 cm. Two quarter circles of radius 10 cm are drawn inside it, with centres at the lower left and the upper right corner. The leaf-shaped region that lies inside both is shaded.',
  )
}

function houseFigure(): string {
  return figure(
    320,
    230,
    [
      path(
        [
          [50, 205],
          [270, 205],
          [270, 115],
          [160, 35],
          [50, 115],
        ],
        { close: true, fill: '#eff6ff' },
      ),
      label([160, 218], '8 m', { size: 13 }),
      label([288, 160], '3 m', { size: 13 }),
      path(
        [
          [160, 35],
          [160, 205],
        ],
        { dash: true, width: 1 },
      ),
      label([176, 130], '6 m', { size: 13 }),
    ],
    'End wall of a barn: a pentagon with a level base of 8 m, two upright sides of 3 m, and two equal sloping sides that meet in a point 6 m above the middle of the base.',
  )
}

export const solids: Family[] = [
  family(
    'outlines',
    ['Mensuration', 'Area and perimeter'],
    () =>
      mcq({
        d: 1,
        text: h`A wire 46 cm long is bent into a rectangle whose longer sides are 14 cm. What area does it enclose?`,
        unit: 'cm^2',
        right: [126, h`\(14 \times 9\).`],
        wrong: [
          [448, 'Only one longer side was taken from 46.'],
          [252, 'Both shorter sides together were taken as one.'],
          [644, 'The perimeter was multiplied by a side.'],
          [81, 'The shorter side was squared.'],
        ],
        solution: h`The shorter sides are \((46 - 28) \div 2 = 9\) cm, so the area is \(14 \times 9 = 126\ \mathrm{cm^2}\).`,
        proof: (s) => near(2 * (14 + value(s) / 14), 46),
      }),
    () =>
      mcq({
        d: 4,
        data: leaf(),
        text: h`What is the area of the shaded leaf between the two arcs?`,
        right: [qty(h`50\pi - 100`, 'cm^2'), 'Two quarter circles less the square.'],
        wrong: [
          [qty(h`25\pi - 50`, 'cm^2'), 'This is half of the leaf.'],
          [qty(h`100 - 25\pi`, 'cm^2'), 'This is one of the two white corners.'],
          [qty(h`100\pi - 100`, 'cm^2'), 'Two half circles were used.'],
          [qty(h`200 - 50\pi`, 'cm^2'), 'These are the two white corners together.'],
        ],
        solution: h`Each quarter circle has area \(\frac14\pi \times 10^2 = 25\pi\). Together they cover the whole square, and the leaf twice. So the leaf has area \(25\pi + 25\pi - 100 = 50\pi - 100\ \mathrm{cm^2}\).`,
        proof: (s) => {
          const strips = range(0, 19999).map((n) => {
            const x = (n + 0.5) / 2000
            const upper = Math.sqrt(100 - x * x)
            const lower = 10 - Math.sqrt(100 - (10 - x) ** 2)
            return (upper - lower) / 2000
          })
          return is(
            s,
            strips.reduce((a, b) => a + b),
            1e-5,
          )
        },
      }),
    () =>
      mcq({
        d: 2,
        data: houseFigure(),
        text: h`The end wall of a barn is to be painted. One tin of paint covers \(5\ \mathrm{m^2}\). How many tins must be opened?`,
        right: ['8', h`\(36 \div 5 = 7.2\).`],
        wrong: [
          ['7', h`\(7.2\) was rounded to the nearest whole number, but 7 tins are not enough.`],
          ['5', 'Only the rectangle below was counted.'],
          ['10', 'The whole height was used for a rectangle.'],
          [
            '9',
            h`The half in the area of the triangle was left out, and \(9.6\) tins were cut to 9.`,
          ],
        ],
        solution: h`The rectangle is \(8 \times 3 = 24\ \mathrm{m^2}\). The triangle is \(6 - 3 = 3\) m high: \(\frac12 \times 8 \times 3 = 12\ \mathrm{m^2}\). In all \(36\ \mathrm{m^2}\), and \(36 \div 5 = 7.2\), so 8 tins are needed.`,
        proof: (s) => {
          // two right-angled trapezia of width 4
          const area = 2 * (((3 + 6) / 2) * 4)
          return 5 * Number(s) >= area && 5 * (Number(s) - 1) < area
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`A regular hexagon is drawn with sides of 4 cm. Find its area.`,
        right: [qty(h`24\sqrt{3}`, 'cm^2'), h`Six equilateral triangles of area \(4\sqrt3\).`],
        wrong: [
          [qty(h`48\sqrt{3}`, 'cm^2'), 'The half in the area of each triangle was left out.'],
          [qty(48, 'cm^2'), 'The height of each triangle was taken as its side.'],
          [qty(h`4\sqrt{3}`, 'cm^2'), 'This is the area of one of the six triangles.'],
          [qty(h`12\sqrt{3}`, 'cm^2'), h`The height of each triangle was taken as \(\sqrt3\) cm.`],
        ],
        solution: h`The hexagon is made of six equilateral triangles of side 4 cm. Each has height \(\sqrt{4^2 - 2^2} = 2\sqrt3\) cm and area \(\frac12 \times 4 \times 2\sqrt3 = 4\sqrt3\ \mathrm{cm^2}\), so the hexagon has \(24\sqrt3\ \mathrm{cm^2}\).`,
        proof: (s) => is(s, 6 * (0.5 * 16 * Math.sin(Math.PI / 3))),
      }),
  ),
  family(
    'fillings',
    ['Mensuration', 'Volume and surface area'],
    () =>
      mcq({
        d: 1,
        text: h`The faces of a cube have a total area of \(150\ \mathrm{cm^2}\). What is its volume?`,
        unit: 'cm^3',
        right: [125, h`Each face is \(25\ \mathrm{cm^2}\), so the edge is 5 cm.`],
        wrong: [
          [25, 'This is the area of one face.'],
          [216, 'The number of faces was taken for the edge.'],
          [15625, 'The area of a face was cubed.'],
          [75, 'The area of a face was multiplied by 3.'],
        ],
        solution: h`\(150 \div 6 = 25\), so each edge is 5 cm and the volume is \(5^3 = 125\ \mathrm{cm^3}\).`,
        proof: (s) => near(6 * Math.cbrt(value(s)) ** 2, 150),
      }),
    () =>
      mcq({
        d: 3,
        text: h`An upright cylindrical jar of inside radius 6 cm is partly filled with water. Steel balls of radius 3 cm are dropped in and sink below the surface, and the water rises by 4 cm without spilling. How many balls are there?`,
        right: ['4', h`\(\pi \times 36 \times 4 = 144\pi\), and each ball has \(36\pi\).`],
        wrong: [
          [
            '5',
            h`The volume of a ball was taken as \(\pi r^3 = 27\pi\), and the part of a ball dropped.`,
          ],
          ['12', h`The volume of a ball was taken as \(12\pi\).`],
          ['16', h`The volume of a ball was taken as \(\pi r^2 = 9\pi\).`],
          ['8', h`The volume of a ball was halved, to \(18\pi\), as for a hemisphere.`],
        ],
        solution: h`The water that is pushed up has volume \(\pi \times 6^2 \times 4 = 144\pi\ \mathrm{cm^3}\). A ball has volume \(\frac43\pi \times 3^3 = 36\pi\ \mathrm{cm^3}\). \(144 \div 36 = 4\).`,
        proof: (s) => {
          const slices = range(0, 9999).map((n) => {
            const z = -3 + (n + 0.5) * 0.0006
            return (9 - z * z) * 0.0006
          })
          return near(Number(s) * slices.reduce((a, b) => a + b), 36 * 4, 1e-5)
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`A pyramid stands on a square base with sides of 8 cm. Each of its four sloping edges is 9 cm long. What is its volume?`,
        right: [qty(h`\frac{448}{3}`, 'cm^3'), 'The height is 7 cm.'],
        wrong: [
          [qty(448, 'cm^3'), h`The factor \(\frac13\) was left out.`],
          [qty(192, 'cm^3'), 'The sloping edge was used for the height.'],
          [
            qty(h`\frac{64\sqrt{65}}{3}`, 'cm^3'),
            'The height of a sloping face was used for the height.',
          ],
          [
            qty(h`\frac{64\sqrt{17}}{3}`, 'cm^3'),
            'Half the diagonal was taken as 8 cm, the side of the base.',
          ],
        ],
        solution: h`The diagonal of the base is \(8\sqrt2\) cm, so a corner is \(4\sqrt2\) cm from the centre. The height is \(\sqrt{9^2 - 32} = \sqrt{49} = 7\) cm and the volume \(\frac13 \times 64 \times 7 = \frac{448}{3}\ \mathrm{cm^3}\).`,
        proof: (s) => {
          const tall = (3 * value(s)) / 64
          return near(Math.hypot(4, 4, tall), 9)
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`A solid hemisphere and a solid sphere have the same total surface area. What is the ratio of the radius of the hemisphere to that of the sphere?`,
        right: ['\\(2 : \\sqrt{3}\\)', h`\(3\pi R^2 = 4\pi r^2\).`],
        wrong: [
          ['\\(\\sqrt{2} : 1\\)', 'The flat face of the hemisphere was left out.'],
          ['\\(4 : 3\\)', 'The root was not taken.'],
          ['\\(\\sqrt{3} : 2\\)', 'The ratio is the wrong way round.'],
          [
            '\\(2 : 1\\)',
            'The areas were taken to be proportional to the radii, and the flat face left out.',
          ],
        ],
        solution: h`A hemisphere of radius \(R\) has surface \(2\pi R^2 + \pi R^2 = 3\pi R^2\). So \(3R^2 = 4r^2\) and \(\dfrac Rr = \dfrac{2}{\sqrt3}\).`,
        proof: (s) => {
          const [R = 0, r = 0] = s
            .slice(2, -2)
            .split(':')
            .map((part) => value(part))
          return near(2 * Math.PI * R * R + Math.PI * R * R, 4 * Math.PI * r * r)
        },
      }),
  ),
]

import { BLUE, figure, label, type Point, path } from '../figures.ts'
import { familyOf, h, m, mcq, qty } from '../kit.ts'
import { is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')
const column = (x: number | string, y: number | string): string =>
  m(h`\begin{pmatrix} ${x} \\ ${y} \end{pmatrix}`)

function includedAngle(): string {
  const [a, b, c]: [Point, Point, Point] = [
    [50, 190],
    [290, 190],
    [155, 22],
  ]
  return figure(
    340,
    220,
    [
      path([a, b, c], { close: true }),
      label([a[0] + 34, a[1] - 16], '60°', { size: 13 }),
      label([(a[0] + b[0]) / 2, a[1] + 16], '8 cm'),
      label([(a[0] + c[0]) / 2 - 26, (a[1] + c[1]) / 2], '7 cm'),
      label([(b[0] + c[0]) / 2 + 18, (b[1] + c[1]) / 2], 'x', { italic: true }),
    ],
    'Triangle with sides of 8 cm and 7 cm that enclose an angle of 60 degrees. The third side, opposite the angle, is marked x. Not drawn to scale.',
  )
}

function parallelogram(): string {
  const [o, a, b, c]: [Point, Point, Point, Point] = [
    [50, 190],
    [120, 50],
    [240, 190],
    [310, 50],
  ]
  const mid: Point = [(a[0] + c[0]) / 2, 50]
  return figure(
    360,
    225,
    [
      path([o, a, c, b], { close: true }),
      path([a, b], { colour: BLUE }),
      path([o, mid], { colour: BLUE }),
      label([o[0] - 14, o[1]], 'O'),
      label([a[0] - 8, a[1] - 14], 'A'),
      label([b[0] + 8, b[1] + 14], 'B'),
      label([c[0] + 14, c[1]], 'C'),
      label([mid[0], mid[1] - 14], 'M'),
      label([o[0] + ((mid[0] - o[0]) * 2) / 3 + 20, o[1] - 94], 'X'),
    ],
    'Parallelogram OACB with O at the lower left, A above it, B at the lower right and C above B. M is the midpoint of AC. The lines AB and OM cross at X.',
  )
}

export const directions: Family[] = [
  family(
    'triangles',
    ['Triangles and vectors', 'Pythagoras and trigonometry'],
    () =>
      mcq({
        d: 3,
        data: includedAngle(),
        text: h`Find \(x\), the third side of the triangle.`,
        right: [qty(h`\sqrt{57}`, 'cm'), h`\(64 + 49 - 56\).`],
        wrong: [
          [
            qty(h`\sqrt{113}`, 'cm'),
            h`Pythagoras was used, though the angle is not a right angle.`,
          ],
          [qty(13, 'cm'), h`The last term of the cosine rule was added.`],
          [qty(1, 'cm'), h`\(\cos 60^{\circ}\) was taken as 1.`],
          [qty(h`\sqrt{85}`, 'cm'), 'The factor 2 of the cosine rule was left out.'],
        ],
        solution: h`By the cosine rule \(x^2 = 8^2 + 7^2 - 2 \times 8 \times 7 \times \cos 60^{\circ} = 64 + 49 - 56 = 57\).`,
        proof: (s) => is(s, Math.hypot(8 - 7 * Math.cos(Math.PI / 3), 7 * Math.sin(Math.PI / 3))),
      }),
    () =>
      mcq({
        d: 2,
        text: h`Two fences, 8 m and 5 m long, meet at an angle of \(150^{\circ}\), and a rope joins their far ends. What area of grass is enclosed?`,
        unit: 'm^2',
        right: [10, h`\(\frac12 \times 8 \times 5 \times \sin 150^{\circ}\).`],
        wrong: [
          [20, 'The factor one half was left out, or the angle taken as a right angle.'],
          [qty(h`10\sqrt{3}`, 'm^2'), h`\(\cos 30^{\circ}\) was used for the sine.`],
          [5, 'The half was taken twice.'],
          [40, 'The lengths were multiplied.'],
        ],
        solution: h`\(\sin 150^{\circ} = \sin 30^{\circ} = \frac12\), so the area is \(\frac12 \times 8 \times 5 \times \frac12 = 10\ \mathrm{m^2}\).`,
        proof: (s) => is(s, 0.5 * 8 * (5 * Math.cos(Math.PI / 3))),
      }),
    () =>
      mcq({
        d: 4,
        text: h`A yacht sails 10 km on a bearing of \(060^{\circ}\) and then 10 km on a bearing of \(120^{\circ}\). How far is it from where it started?`,
        unit: 'km',
        right: [qty(h`10\sqrt{3}`, 'km'), h`The two legs enclose an angle of \(120^{\circ}\).`],
        wrong: [
          [qty(10, 'km'), h`The legs were taken to enclose \(60^{\circ}\).`],
          [qty(h`10\sqrt{2}`, 'km'), 'The legs were taken to be at right angles.'],
          [qty(20, 'km'), 'The legs were added as if along one line.'],
          [qty(h`5\sqrt{3}`, 'km'), 'This is how far east it comes in one leg.'],
        ],
        solution: h`Each leg takes it \(10 \sin 60^{\circ} = 5\sqrt3\) km to the east. The first takes it 5 km north and the second 5 km south. So it ends \(10\sqrt3\) km due east of the start.`,
        proof: (s) => {
          const rad = Math.PI / 180
          const east = 10 * Math.sin(60 * rad) + 10 * Math.sin(120 * rad)
          const north = 10 * Math.cos(60 * rad) + 10 * Math.cos(120 * rad)
          return is(s, Math.hypot(east, north))
        },
      }),
  ),
  family(
    'arrows',
    ['Triangles and vectors', 'Vectors'],
    () =>
      mcq({
        d: 1,
        text: h`\(\mathbf{p} = \begin{pmatrix} 3 \\ -2 \end{pmatrix}\) and \(\mathbf{q} = \begin{pmatrix} -1 \\ 4 \end{pmatrix}\). Which vector is \(2\mathbf{p} - \mathbf{q}\)?`,
        right: [column(7, -8), h`\(6 + 1\) and \(-4 - 4\).`],
        wrong: [
          [column(5, 0), h`\(\mathbf{q}\) was added.`],
          [column(5, -8), h`\(-(-1)\) was taken as \(-1\).`],
          [column(7, 0), h`\(-4 - 4\) was taken as 0.`],
          [column(8, -12), h`The difference \(\mathbf{p} - \mathbf{q}\) was doubled.`],
        ],
        solution: h`\(2\mathbf{p} = \begin{pmatrix} 6 \\ -4 \end{pmatrix}\). Taking away \(\mathbf{q}\) gives \(\begin{pmatrix} 6 + 1 \\ -4 - 4 \end{pmatrix} = \begin{pmatrix} 7 \\ -8 \end{pmatrix}\).`,
        proof: (s) => {
          const [x = 0, y = 0] = s.match(/-?\d+/g)?.map(Number) ?? []
          // adding q again must give twice p
          return x + -1 === 3 + 3 && y + 4 === -2 + -2
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`A drone flies from a roof with displacement \(\begin{pmatrix} 9 \\ -20 \end{pmatrix}\) and then with displacement \(\begin{pmatrix} -17 \\ 35 \end{pmatrix}\), in metres. How far from the roof does it stop?`,
        unit: 'm',
        right: [17, h`\(\sqrt{8^2 + 15^2}\).`],
        wrong: [
          [23, 'The components of the sum were added without their signs.'],
          [7, 'The components of the sum were added.'],
          [qty(h`\sqrt{3701}`, 'm'), 'The displacements were subtracted.'],
          [289, 'The root was not taken.'],
        ],
        solution: h`The sum is \(\begin{pmatrix} -8 \\ 15 \end{pmatrix}\), with length \(\sqrt{64 + 225} = \sqrt{289} = 17\) m.`,
        proof: (s) => is(s, Math.hypot(9 - 17, 35 - 20)),
      }),
    () =>
      mcq({
        d: 5,
        data: parallelogram(),
        text: h`OACB is a parallelogram and M is the midpoint of AC. AB and OM cross at X. What is the ratio \(OX : XM\)?`,
        right: [m('2 : 1'), h`\(\overrightarrow{OX} = \frac23\overrightarrow{OM}\).`],
        wrong: [
          [m('1 : 1'), 'X was taken as the midpoint of OM.'],
          [m('3 : 1'), h`The whole of OM was compared with XM.`],
          [m('3 : 2'), h`The whole of OM was compared with OX.`],
          [m('1 : 2'), 'The ratio is the wrong way round.'],
        ],
        solution: h`With \(\overrightarrow{OA} = \mathbf{a}\) and \(\overrightarrow{OB} = \mathbf{b}\), \(\overrightarrow{OM} = \mathbf{a} + \frac12\mathbf{b}\), so \(\overrightarrow{OX} = t\mathbf{a} + \frac t2\mathbf{b}\). X is on AB, so the two factors add to 1: \(\frac32t = 1\), \(t = \frac23\). The ratio is \(\frac23 : \frac13 = 2 : 1\).`,
        proof: (s) => {
          const [first = 0, second = 0] = s.match(/\d+/g)?.map(Number) ?? []
          const t = first / (first + second)
          // O (0, 0), A (1, 3), B (4, 0), M (3, 3); AB is 3x + 3y = 12 in this frame
          return near(3 * (3 * t) + 3 * (3 * t), 12) && value(m(t)) < 1
        },
      }),
  ),
]

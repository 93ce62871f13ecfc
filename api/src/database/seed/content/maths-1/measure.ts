import { figure, label, line, path } from '../figures.ts'
import { blanks, equation, familyOf, h, m, mcq, qty } from '../kit.ts'
import { agrees, is, near, parts, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')

function rampFigure(): string {
  return figure(
    360,
    190,
    [
      path(
        [
          [40, 150],
          [310, 150],
          [310, 60],
        ],
        { close: true },
      ),
      label([175, 168], '24 cm'),
      label([336, 105], '7 cm'),
      label([92, 138], 'θ', { italic: true }),
      line([296, 150], [296, 136]),
      line([296, 136], [310, 136]),
    ],
    'Right-angled triangle with a horizontal side of 24 cm, a vertical side of 7 cm at its right end, and the angle theta between the horizontal side and the hypotenuse.',
  )
}

const length = (x: number, y: number): number => Math.sqrt(x * x + y * y)

export const measure: Family[] = [
  family(
    'right-triangles',
    ['Triangles and vectors', 'Pythagoras and trigonometry'],
    () =>
      mcq({
        d: 2,
        data: rampFigure(),
        text: h`What is \(\cos\theta\) in the triangle shown?`,
        right: [m(h`\frac{24}{25}`), 'The hypotenuse is 25 cm.'],
        wrong: [
          [m(h`\frac{7}{25}`), h`This is \(\sin\theta\).`],
          [m(h`\frac{7}{24}`), h`This is \(\tan\theta\).`],
          [m(h`\frac{24}{31}`), 'The hypotenuse was taken as the sum of the two sides.'],
          [m(h`\frac{25}{24}`), 'The ratio is upside down.'],
        ],
        solution: h`The hypotenuse is \(\sqrt{24^2 + 7^2} = \sqrt{625} = 25\) cm, so \(\cos\theta = \frac{24}{25}\).`,
        proof: (s) => is(s, Math.cos(Math.atan2(7, 24))),
      }),
    () =>
      mcq({
        d: 4,
        text: h`A box has edges of 2 cm, 3 cm and 6 cm. What is the length of the longest straight rod that fits inside it?`,
        unit: 'cm',
        right: [7, h`\(\sqrt{4 + 9 + 36}\).`],
        wrong: [
          [11, 'The three edges were added.'],
          [qty(h`3\sqrt{5}`, 'cm'), 'This is the diagonal of the largest face.'],
          [49, 'The square root was not taken.'],
          [qty(h`2\sqrt{10}`, 'cm'), h`This is the diagonal of the face of 2 cm by 6 cm.`],
        ],
        solution: h`The diagonal of the box has length \(\sqrt{2^2 + 3^2 + 6^2} = \sqrt{49} = 7\) cm.`,
        proof: (s) => is(s, length(length(2, 3), 6)),
      }),
    () =>
      mcq({
        d: 5,
        text: h`A tree stands on level ground. From a point A due south of it the top is at an angle of elevation of \(45^{\circ}\); from a point B due east of it the angle is \(30^{\circ}\). A and B are 40 m apart.

How tall is the tree?`,
        unit: 'm',
        right: [20, h`\(h^2 + 3h^2 = 1600\).`],
        wrong: [
          [qty(h`20\sqrt{2}`, 'm'), h`The two distances were both taken as \(h\).`],
          [qty(h`20\sqrt{3}`, 'm'), 'This is the distance from B to the tree.'],
          [10, h`\(4h = 40\) was solved: the square was left out.`],
          [
            qty(h`\frac{40}{1 + \sqrt{3}}`, 'm'),
            'A, B and the tree were taken to lie in one line.',
          ],
        ],
        solution: h`With height \(h\), A is \(h\) from the foot and B is \(h \div \tan 30^{\circ} = h\sqrt3\) from it. South and east are at right angles, so \(h^2 + 3h^2 = 40^2\), \(h^2 = 400\), \(h = 20\) m.`,
        proof: (s) => {
          const tall = value(s)
          return near(length(tall / Math.tan(Math.PI / 4), tall / Math.tan(Math.PI / 6)), 40)
        },
      }),
  ),
  family(
    'vectors',
    ['Triangles and vectors', 'Vectors'],
    () =>
      mcq({
        d: 3,
        text: h`OAB is a triangle with \(\overrightarrow{OA} = \mathbf{a}\) and \(\overrightarrow{OB} = \mathbf{b}\). P lies on AB with \(AP : PB = 1 : 3\). What is \(\overrightarrow{OP}\)?`,
        right: [
          m(h`\frac{3}{4}\mathbf{a} + \frac{1}{4}\mathbf{b}`),
          h`\(\mathbf{a} + \frac14(\mathbf{b} - \mathbf{a})\).`,
        ],
        wrong: [
          [m(h`\frac{1}{4}\mathbf{a} + \frac{3}{4}\mathbf{b}`), 'The ratio was measured from B.'],
          [
            m(h`\frac{2}{3}\mathbf{a} + \frac{1}{3}\mathbf{b}`),
            h`\(1 : 3\) was read as one third of the way.`,
          ],
          [
            m(h`\frac{5}{4}\mathbf{a} - \frac{1}{4}\mathbf{b}`),
            h`\(\overrightarrow{AB}\) was taken as \(\mathbf{a} - \mathbf{b}\).`,
          ],
          [
            m(h`\frac{1}{4}\mathbf{b} - \frac{1}{4}\mathbf{a}`),
            h`This is \(\overrightarrow{AP}\).`,
          ],
        ],
        solution: h`\(\overrightarrow{AB} = \mathbf{b} - \mathbf{a}\) and \(\overrightarrow{AP} = \frac14\overrightarrow{AB}\). So \(\overrightarrow{OP} = \mathbf{a} + \frac14(\mathbf{b} - \mathbf{a}) = \frac34\mathbf{a} + \frac14\mathbf{b}\).`,
        proof: (s) => {
          const plainForm = s.replace(/\\mathbf\{([ab])\}/g, '$1')
          // one coordinate: A at 8, B at 20 and A at 1, B at -3
          return (
            near(value(plainForm, { a: 8, b: 20 }), 11) &&
            near(value(plainForm, { a: 1, b: -3 }), 0)
          )
        },
      }),
    () =>
      blanks({
        d: 2,
        text: h`The vectors \(\begin{pmatrix} 6 \\ k \end{pmatrix}\) and \(\begin{pmatrix} 4 \\ 10 \end{pmatrix}\) are parallel.

So \(k =\) [[blank]], and the second vector is [[blank]] times the first.`,
        right: [
          [15, m(h`\frac{2}{3}`)],
          h`\(6 \times \frac23 = 4\) and \(15 \times \frac23 = 10\).`,
        ],
        wrong: [
          [[15, m(h`\frac{3}{2}`)], 'The first vector is 3/2 times the second, not the reverse.'],
          [[12, m(h`\frac{2}{3}`)], '2 was added to both components.'],
          [[8, m(h`\frac{2}{3}`)], '2 was taken off the second component.'],
          [
            [m(h`\frac{20}{3}`), m(h`\frac{2}{3}`)],
            h`10 was multiplied by \(\frac23\) instead of divided by it.`,
          ],
        ],
        solution: h`From the first components the factor is \(\frac46 = \frac23\). Then \(\frac23k = 10\), so \(k = 15\).`,
        proof: (s) => {
          const [k = 0, factor = 0] = parts(s)
          return near(6 * 10 - 4 * k, 0) && near(6 * factor, 4) && near(k * factor, 10)
        },
      }),
  ),
  family(
    'area',
    ['Mensuration', 'Area and perimeter'],
    () =>
      mcq({
        d: 3,
        text: h`A square is drawn inside a circle of radius 6 cm with all its corners on the circle. What is the total area inside the circle but outside the square?`,
        right: [qty(h`36\pi - 72`, 'cm^2'), h`The diagonal of the square is 12 cm.`],
        wrong: [
          [qty(h`36\pi - 36`, 'cm^2'), 'The side of the square was taken as the radius.'],
          [qty(h`36\pi - 144`, 'cm^2'), 'The side of the square was taken as the diameter.'],
          [qty(h`12\pi - 72`, 'cm^2'), 'The circumference was used for the area of the circle.'],
          [qty(h`144\pi - 72`, 'cm^2'), 'The diameter was used for the radius.'],
        ],
        solution: h`The circle has area \(36\pi\). The square's diagonal is 12 cm, so its area is \(\frac12 \times 12^2 = 72\ \mathrm{cm^2}\). The difference is \(36\pi - 72\).`,
        proof: (s) => is(s, Math.PI * 36 - 4 * (0.5 * 6 * 6)),
      }),
    () =>
      equation({
        d: 3,
        text: h`A sector of a circle of radius \(r\) has an angle of \(72^{\circ}\) at the centre. Write an expression for the perimeter of the sector in terms of \(r\) and \(\pi\). Type pi for \(\pi\).`,
        expected: '2*r + 2*pi*r/5',
        vars: ['r'],
        solution: h`The arc is \(\frac{72}{360} = \frac15\) of \(2\pi r\). With the two radii the perimeter is \(2r + \frac25\pi r\).`,
        proof: (s) =>
          agrees(
            s,
            ({ r = 0 }) => {
              const steps = range(1, 20000).map(() => 2 * r * Math.sin((0.2 * Math.PI) / 20000))
              return 2 * r + steps.reduce((a, b) => a + b)
            },
            [{ r: 1 }, { r: 4.5 }],
          ),
      }),
  ),
  family(
    'volume',
    ['Mensuration', 'Volume and surface area'],
    () =>
      mcq({
        d: 4,
        text: h`A solid metal sphere of radius 3 cm is melted and cast as a cone whose base radius is 3 cm. How tall is the cone?`,
        unit: 'cm',
        right: [12, h`\(\frac43\pi \times 27 = \frac13\pi \times 9h\).`],
        wrong: [
          [4, h`The \(\frac13\) of the cone's volume was left out.`],
          [9, 'The factor 4 of the sphere was read as 3.'],
          [6, 'The height was taken as the diameter of the sphere.'],
          [36, 'The volume of the sphere divided by pi was taken for the height.'],
        ],
        solution: h`The sphere has volume \(\frac43\pi \times 3^3 = 36\pi\). The cone has volume \(\frac13\pi \times 3^2h = 3\pi h\). So \(h = 12\) cm.`,
        proof: (s) => {
          const discs = (f: (z: number) => number, top: number) =>
            range(0, 9999)
              .map((n) => Math.PI * f(((n + 0.5) * top) / 10000) * (top / 10000))
              .reduce((a, b) => a + b)
          const tall = value(s)
          return near(
            2 * discs((z) => 9 - z * z, 3),
            discs((z) => ((3 * z) / tall) ** 2, tall),
            1e-5,
          )
        },
      }),
    () =>
      mcq({
        d: 2,
        text: h`A closed cylinder has radius 5 cm and height 8 cm. What is its total surface area?`,
        right: [qty(h`130\pi`, 'cm^2'), h`\(2\pi \times 25 + 2\pi \times 5 \times 8\).`],
        wrong: [
          [qty(h`80\pi`, 'cm^2'), 'The two ends were left out.'],
          [qty(h`105\pi`, 'cm^2'), 'Only one end was counted.'],
          [qty(h`200\pi`, 'cm^2'), 'This number belongs to the volume.'],
          [qty(h`90\pi`, 'cm^2'), h`The side was taken as \(\pi rh\).`],
        ],
        solution: h`Two ends: \(2\pi \times 5^2 = 50\pi\). Side: \(2\pi \times 5 \times 8 = 80\pi\). Total \(130\pi\ \mathrm{cm^2}\).`,
        proof: (s) => is(s, Math.PI * 10 * (5 + 8)),
      }),
  ),
]

import { BLUE, circle, figure, path, plot, polar } from '../figures.ts'
import { familyOf, h, m, mcq } from '../kit.ts'
import { is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 2', 'maths-2')

function coinsFigure(): string {
  const left = [90, 170] as const
  const right = polar(left, 120, 0)
  const upper = polar(left, 120, 60)
  const bow = (centre: readonly [number, number], from: number) =>
    range(0, 20).map((n) => polar(centre, 60, from + n * 3))
  return figure(
    300,
    250,
    [
      path([...bow(left, 0), ...bow(upper, 240), ...bow(right, 120)], {
        close: true,
        fill: '#bfdbfe',
        width: 1,
      }),
      ...[left, right, upper].map((centre) => circle(centre, 60, { colour: BLUE })),
    ],
    'Three equal circles of radius 2 centimetres, each touching the other two. The small region between the three circles is shaded.',
  )
}

function tideFigure(): string {
  const g = plot(
    { from: 0, to: 360, step: 45, label: 'x in degrees' },
    { from: -2, to: 4, step: 1, label: 'y' },
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.curve((x) => 1 + 2 * Math.sin((2 * x * Math.PI) / 180))],
    'A wave from 0 to 360 degrees that starts at height 1, rises to 3 at 45 degrees, is back at 1 at 90 degrees, falls to −1 at 135 degrees and repeats after 180 degrees.',
  )
}

const DEG = Math.PI / 180

export const angles: Family[] = [
  family(
    'arcs',
    ['Trigonometry', 'Radians, arcs and triangles'],
    () =>
      mcq({
        d: 2,
        text: h`A slice of cake has the shape of a sector of a circle of radius 5 cm, and its top has an area of \(20\ \mathrm{cm^2}\). What is the perimeter of the top?`,
        unit: 'cm',
        right: [18, 'Two radii and an arc of 8 cm.'],
        wrong: [
          [8, 'Only the arc was taken.'],
          [13, 'Only one radius was added.'],
          [14, h`The arc was taken as 4 cm: the half was left out of \(\frac12r^2\theta\).`],
          [10, 'Only the two radii were taken.'],
        ],
        solution: h`\(\frac12 \times 25\,\theta = 20\) gives \(\theta = 1.6\). The arc is \(5 \times 1.6 = 8\ \mathrm{cm}\), and the perimeter \(8 + 5 + 5 = 18\ \mathrm{cm}\).`,
        // the area is half the radius times the arc
        proof: (s) => near((5 * (value(s) - 10)) / 2, 20),
      }),
    () =>
      mcq({
        d: 2,
        text: h`In triangle ABC the angle at A is \(30^{\circ}\), the angle at B is \(45^{\circ}\), and the side BC is 6 cm. How long is AC?`,
        right: [m(h`6\sqrt{2}\ \mathrm{cm}`), h`\(\dfrac{6\sin 45^{\circ}}{\sin 30^{\circ}}\).`],
        wrong: [
          [m(h`3\sqrt{2}\ \mathrm{cm}`), 'The ratio of the sines was turned upside down.'],
          [m(h`9\ \mathrm{cm}`), 'The sides were taken to be in the ratio of the angles.'],
          [m(h`12\sqrt{2}\ \mathrm{cm}`), h`\(\sin 30^{\circ}\) was taken as \(\frac14\).`],
          [m(h`6\sqrt{3}\ \mathrm{cm}`), h`\(\sin 60^{\circ}\) was used for the angle at B.`],
        ],
        solution: h`Sine rule: \(\dfrac{AC}{\sin 45^{\circ}} = \dfrac{6}{\sin 30^{\circ}} = 12\). So \(AC = 12 \times \dfrac{\sqrt2}{2} = 6\sqrt2\ \mathrm{cm}\).`,
        // both sides give the same height above AB
        proof: (s) => near(value(s) * Math.sin(30 * DEG), 6 * Math.sin(45 * DEG)),
      }),
    () =>
      mcq({
        d: 4,
        data: coinsFigure(),
        text: 'The circles have a radius of 2 cm. What is the area of the shaded region?',
        right: [m(h`\left(4\sqrt{3} - 2\pi\right)\ \mathrm{cm^2}`), 'Triangle less three sectors.'],
        wrong: [
          [
            m(h`\left(8\sqrt{3} - 2\pi\right)\ \mathrm{cm^2}`),
            'The half was left out of the area of the triangle.',
          ],
          [
            m(h`\left(4\sqrt{3} - \pi\right)\ \mathrm{cm^2}`),
            'The three sectors were taken to make a quarter of a circle.',
          ],
          [
            m(h`\left(4\pi - 4\sqrt{3}\right)\ \mathrm{cm^2}`),
            'The triangle was taken off a whole circle.',
          ],
          [m(h`2\pi\ \mathrm{cm^2}`), 'This is the area of the three sectors.'],
        ],
        solution: h`The centres make an equilateral triangle of side 4 cm with area \(\frac12 \times 4 \times 4 \times \frac{\sqrt3}{2} = 4\sqrt3\). The three sectors in it have \(60^{\circ}\) each: half a circle, \(2\pi\). The difference is \(4\sqrt3 - 2\pi\).`,
        proof: (s) => {
          // count the cells of a fine grid that lie in the triangle and in no circle
          const centres = [
            [0, 0],
            [4, 0],
            [2, 2 * Math.sqrt(3)],
          ]
          const cells = range(0, 799).flatMap((i) =>
            range(0, 699).filter((j) => {
              const [x, y] = [(i + 0.5) / 200, (j + 0.5) / 200]
              const inTriangle = y < Math.sqrt(3) * x && y < Math.sqrt(3) * (4 - x)
              return inTriangle && centres.every(([a = 0, b = 0]) => Math.hypot(x - a, y - b) > 2)
            }),
          )
          return Math.abs(cells.length / 40000 - value(s.replace(/\\left|\\right/g, ''))) < 0.01
        },
      }),
    () =>
      mcq({
        d: 3,
        text: 'The sides of a triangular field are 30 m, 50 m and 70 m. How large is its largest angle?',
        right: [m(h`\frac{2\pi}{3}`), h`Its cosine is \(-\frac12\).`],
        wrong: [
          [m(h`\frac{\pi}{3}`), 'The sign of the cosine was lost.'],
          [m(h`\frac{5\pi}{6}`), h`The angle was looked up for a sine of \(\frac12\).`],
          [m(h`\frac{\pi}{2}`), h`The field was taken to be right-angled.`],
          [m(h`\frac{3\pi}{4}`), h`The cosine was taken as \(-\frac{1}{\sqrt2}\).`],
        ],
        solution: h`The largest angle is opposite the side of 70 m. \(\cos\theta = \dfrac{3^2 + 5^2 - 7^2}{2 \times 3 \times 5} = -\frac12\), so \(\theta = \dfrac{2\pi}{3}\).`,
        proof: (s) => near(Math.hypot(50 - 30 * Math.cos(value(s)), 30 * Math.sin(value(s))), 70),
      }),
    () =>
      mcq({
        d: 5,
        text: h`The angle at A of a triangle is \(30^{\circ}\), AB is 8 cm and BC is 5 cm. There are two triangles like this. By how much do their sides AC differ?`,
        unit: 'cm',
        right: [6, h`\(4\sqrt3 + 3\) and \(4\sqrt3 - 3\).`],
        wrong: [
          [3, 'This is half of the difference.'],
          [m(h`8\sqrt{3}\ \mathrm{cm}`), 'This is the sum of the two lengths.'],
          [8, 'The height was doubled.'],
          [5, 'The length of BC was taken.'],
        ],
        solution: h`B is \(8\sin 30^{\circ} = 4\ \mathrm{cm}\) above the line AC. C may lie on either side of the foot of this height, each time \(\sqrt{5^2 - 4^2} = 3\ \mathrm{cm}\) from it. So the two lengths differ by 6 cm.`,
        proof: (s) => {
          // roots of x² − 2·8x cos 30° + 8² − 5² = 0
          const b = 16 * Math.cos(30 * DEG)
          return is(s, Math.sqrt(b * b - 4 * (64 - 25)))
        },
      }),
  ),
  family(
    'identities',
    ['Trigonometry', 'Trigonometric equations'],
    () =>
      mcq({
        d: 3,
        text: h`What is the smallest positive solution of \(3\sin x = 2\cos^2 x\)?`,
        right: [m(h`\frac{\pi}{6}`), h`\(\sin x = \frac12\).`],
        wrong: [
          [m(h`\frac{\pi}{3}`), h`\(\cos x = \frac12\) was solved.`],
          [m(h`\frac{5\pi}{6}`), 'This is the next solution.'],
          [m(h`\frac{\pi}{4}`), h`Sine and cosine were taken to be equal.`],
          [m(h`\frac{\pi}{2}`), h`At this angle the right side is 0.`],
        ],
        solution: h`\(3\sin x = 2 - 2\sin^2x\), so \((2\sin x - 1)(\sin x + 2) = 0\). The sine cannot be \(-2\), so \(\sin x = \frac12\) and the smallest positive solution is \(\frac{\pi}{6}\).`,
        proof: (s) => {
          const f = (x: number) => 3 * Math.sin(x) - 2 * Math.cos(x) ** 2
          const x = value(s)
          return Math.abs(f(x)) < 1e-9 && range(1, 99).every((n) => f((n * x) / 100) < 0)
        },
      }),
    () =>
      mcq({
        d: 1,
        text: h`Add up all solutions of \(\tan x = \sqrt3\) with \(0 \leq x \leq 2\pi\). What is the result?`,
        right: [m(h`\frac{5\pi}{3}`), h`\(\frac{\pi}{3} + \frac{4\pi}{3}\).`],
        wrong: [
          [m(h`\frac{\pi}{3}`), 'The second solution was left out.'],
          [
            m(h`2\pi`),
            h`\(\frac{5\pi}{3}\), a solution for the cosine, was added to \(\frac{\pi}{3}\).`,
          ],
          [
            m(h`\pi`),
            h`\(\frac{2\pi}{3}\), a solution for the sine, was added to \(\frac{\pi}{3}\).`,
          ],
          [m(h`\frac{4\pi}{3}`), h`\(\tan x = \frac{1}{\sqrt3}\) was solved.`],
        ],
        solution: h`The tangent repeats after \(\pi\): \(x = \frac{\pi}{3}\) and \(x = \frac{4\pi}{3}\), with sum \(\frac{5\pi}{3}\).`,
        proof: (s) => {
          const found = range(0, 24)
            .map((n) => (n * Math.PI) / 12)
            .filter((x) => near(Math.sin(x), Math.sqrt(3) * Math.cos(x), 1e-9))
          return is(
            s,
            found.reduce((a, b) => a + b, 0),
          )
        },
      }),
    () =>
      mcq({
        d: 2,
        data: tideFigure(),
        text: 'Which equation has the graph in the figure?',
        right: [m(h`y = 1 + 2\sin 2x`), 'Mid-height 1, amplitude 2, period 180 degrees.'],
        wrong: [
          [m(h`y = 2 + \sin 2x`), 'The amplitude and the mid-height are exchanged.'],
          [m(h`y = 1 + 2\sin x`), 'This wave has a period of 360 degrees.'],
          [m(h`y = 1 + 2\cos 2x`), h`At \(x = 0\) this wave is at its highest.`],
          [m(h`y = 3\sin 2x`), 'This wave has its mid-height at 0.'],
        ],
        solution: h`The wave swings between \(-1\) and 3: mid-height 1, amplitude 2. It repeats after \(180^{\circ}\), so the angle is \(2x\), and at \(x = 0\) it rises through its mid-height, as a sine does.`,
        proof: (s) => {
          const text = s
            .replace('y =', '')
            .replace(/2x/, '(2*x)')
            .replace(/(sin|cos) x/, '$1 (x)')
          const f = (degrees: number) => value(text, { x: degrees * DEG })
          return near(f(0), 1) && near(f(45), 3) && near(f(135), -1) && near(f(180), 1)
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`An angle \(\theta\) has the property \(\sin\theta + \cos\theta = \frac12\). What is \(\sin\theta\cos\theta\)?`,
        right: [m(h`-\frac{3}{8}`), h`\(\frac14 = 1 + 2\sin\theta\cos\theta\).`],
        wrong: [
          [m(h`-\frac{3}{4}`), h`This is \(2\sin\theta\cos\theta\).`],
          [m(h`\frac{3}{8}`), 'The sign was lost.'],
          [m(h`\frac{1}{4}`), 'The sum was squared without its middle term.'],
          [m(h`-\frac{1}{4}`), h`\(\frac12 - 1\) was halved: the sum was not squared.`],
        ],
        solution: h`Squaring: \(\sin^2\theta + 2\sin\theta\cos\theta + \cos^2\theta = \frac14\), so \(2\sin\theta\cos\theta = -\frac34\) and the product is \(-\frac38\).`,
        // sine and cosine are the roots of t² − t/2 + p = 0, and their squares add up to 1
        proof: (s) => {
          const p = value(s)
          const root = Math.sqrt(0.25 - 4 * p)
          return near(((0.5 + root) / 2) ** 2 + ((0.5 - root) / 2) ** 2, 1)
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`What is the greatest value that \(\sin^2 x + 4\cos x\) takes for real \(x\)?`,
        right: [4, h`At \(\cos x = 1\).`],
        wrong: [
          [5, h`This would need \(\cos x = 2\).`],
          [m(h`\frac{11}{4}`), h`This is the value at \(x = \frac{\pi}{3}\).`],
          [1, 'Only the first term was made as large as possible.'],
          [3, h`\(\sin^2x\) was taken as \(-1\) where the cosine is 1.`],
        ],
        solution: h`With \(c = \cos x\) the expression is \(1 - c^2 + 4c = 5 - (c - 2)^2\). As \(-1 \leq c \leq 1\), it is greatest at \(c = 1\), where it is \(5 - 1 = 4\).`,
        proof: (s) =>
          is(
            s,
            Math.max(
              ...range(0, 3600).map(
                (n) => Math.sin((n * Math.PI) / 1800) ** 2 + 4 * Math.cos((n * Math.PI) / 1800),
              ),
            ),
          ),
      }),
  ),
]

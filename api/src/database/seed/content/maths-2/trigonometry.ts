import { BLUE, figure, label, type Point, path, polar } from '../figures.ts'
import { blanks, equation, familyOf, h, m, mcq, qty, statements } from '../kit.ts'
import { agrees, is, near, parts, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 2', 'maths-2')

function sectorFigure(): string {
  const centre: Point = [110, 170]
  const arc = range(0, 40).map((n) => polar(centre, 130, (n * 120) / 40))
  return figure(
    300,
    210,
    [
      path([centre, ...arc], { close: true, colour: BLUE }),
      label([178, 186], '6 cm'),
      label([centre[0] + 12, centre[1] - 22], '2π/3', { size: 13 }),
    ],
    'Sector of a circle of radius 6 centimetres with an angle of 2 pi over 3 radians at the centre.',
  )
}

export const trigonometry: Family[] = [
  family(
    'triangles',
    ['Trigonometry', 'Radians, arcs and triangles'],
    () =>
      mcq({
        d: 1,
        data: sectorFigure(),
        text: 'What is the area of the sector shown?',
        right: [qty(h`12\pi`, 'cm^2'), h`\(\frac12 \times 36 \times \frac{2\pi}{3}\).`],
        wrong: [
          [qty(h`24\pi`, 'cm^2'), 'The half was left out.'],
          [qty(h`4\pi`, 'cm^2'), 'This is the number for the length of the arc.'],
          [qty(h`36\pi`, 'cm^2'), 'This is the area of the whole circle.'],
          [qty(h`2\pi`, 'cm^2'), 'The radius was not squared.'],
        ],
        solution: h`\(\frac12r^2\theta = \frac12 \times 36 \times \frac{2\pi}{3} = 12\pi\ \mathrm{cm^2}\).`,
        proof: (s) => is(s, (Math.PI * 36) / 3),
      }),
    () =>
      mcq({
        d: 2,
        text: h`Two sides of a triangle are 5 cm and 8 cm, with an angle of \(60^{\circ}\) between them. How long is the third side?`,
        unit: 'cm',
        right: [7, h`\(25 + 64 - 40\).`],
        wrong: [
          [
            qty(h`\sqrt{89}`, 'cm'),
            h`Pythagoras' theorem was used, but the angle is not a right angle.`,
          ],
          [qty(h`\sqrt{129}`, 'cm'), 'The last term was added.'],
          [49, 'The square root was not taken.'],
          [3, h`\(\cos 60^{\circ}\) was taken as 1.`],
        ],
        solution: h`\(c^2 = 5^2 + 8^2 - 2 \times 5 \times 8 \times \frac12 = 49\), so \(c = 7\) cm.`,
        proof: (s) => is(s, Math.hypot(8 - 5 * Math.cos(Math.PI / 3), 5 * Math.sin(Math.PI / 3))),
      }),
    () =>
      equation({
        d: 4,
        text: h`A chord of a circle of radius \(r\) subtends an angle of \(t\) radians at the centre, with \(0 \lt t \lt \pi\). Write an expression for the area of the smaller segment that it cuts off.`,
        expected: 'r^2*(t - sin(t))/2',
        vars: ['r', 't'],
        solution: h`Sector less triangle: \(\frac12r^2t - \frac12r^2\sin t = \frac12r^2(t - \sin t)\).`,
        proof: (s) =>
          agrees(
            s,
            ({ r = 1, t = 1 }) => {
              // strips of the segment beyond the chord
              const chord = r * Math.cos(t / 2)
              const width = (r - chord) / 200000
              return range(0, 199999)
                .map((n) => 2 * Math.sqrt(r * r - (chord + (n + 0.5) * width) ** 2) * width)
                .reduce((a, b) => a + b)
            },
            [
              { r: 1, t: 1 },
              { r: 3, t: 2.5 },
            ],
          ),
      }),
    () =>
      mcq({
        d: 3,
        text: h`A triangle has area \(10\ \mathrm{cm^2}\) and two sides of 5 cm and 8 cm. The angle between these sides is obtuse. What is it?`,
        right: [m(h`\frac{5\pi}{6}`), h`\(\sin\theta = \frac12\), and the angle is obtuse.`],
        wrong: [
          [m(h`\frac{\pi}{6}`), 'This angle is acute.'],
          [m(h`\frac{2\pi}{3}`), h`\(\cos\theta = -\frac12\) was solved.`],
          [m(h`\frac{3\pi}{4}`), h`\(\sin\theta = \frac{1}{\sqrt2}\) was solved.`],
          [
            m(h`\frac{11\pi}{12}`),
            h`The half was used twice: \(\sin\theta\) was taken as about a quarter.`,
          ],
        ],
        solution: h`\(\frac12 \times 5 \times 8\sin\theta = 10\), so \(\sin\theta = \frac12\). The obtuse solution is \(\pi - \frac{\pi}{6} = \frac{5\pi}{6}\).`,
        proof: (s) => {
          const angle = value(s)
          const third: Point = [5 * Math.cos(angle), 5 * Math.sin(angle)]
          return near((8 * third[1]) / 2, 10) && angle > Math.PI / 2
        },
      }),
  ),
  family(
    'trig-equations',
    ['Trigonometry', 'Trigonometric equations'],
    () =>
      mcq({
        d: 4,
        text: h`How many solutions has \(2\sin^2 x = 1 + \cos x\) in the interval \(0 \leq x \leq 2\pi\)?`,
        right: [m(3), h`\(\cos x = \frac12\) twice and \(\cos x = -1\) once.`],
        wrong: [
          [m(2), h`\(\cos x = -1\) was left out.`],
          [m(4), h`\(\cos x = -1\) was counted twice.`],
          [m(1), 'Only the solution in the first quarter was counted.'],
          [m(5), h`The ends of the interval were counted, where \(\cos x = 1\).`],
        ],
        solution: h`\(2(1 - \cos^2 x) = 1 + \cos x\), so \(2\cos^2x + \cos x - 1 = (2\cos x - 1)(\cos x + 1) = 0\). \(\cos x = \frac12\) at \(\frac{\pi}{3}\) and \(\frac{5\pi}{3}\); \(\cos x = -1\) at \(\pi\).`,
        proof: (s) => {
          // every solution is a multiple of a twelfth of pi
          const f = (x: number) => 2 * Math.sin(x) ** 2 - 1 - Math.cos(x)
          return is(s, range(0, 24).filter((n) => Math.abs(f((n * Math.PI) / 12)) < 1e-9).length)
        },
      }),
    () =>
      mcq({
        d: 2,
        text: h`What is the sum of the solutions of \(\sin 2x = \frac12\) in the interval \(0 \leq x \leq \pi\)?`,
        right: [m(h`\frac{\pi}{2}`), h`\(\frac{\pi}{12} + \frac{5\pi}{12}\).`],
        wrong: [
          [m(h`\pi`), h`The values of \(2x\) were added.`],
          [m(h`\frac{\pi}{12}`), 'Only the smaller solution was taken.'],
          [m(h`\frac{3\pi}{2}`), h`Values with \(\sin 2x = -\frac12\) were taken.`],
          [m(h`\frac{\pi}{4}`), 'The sum was halved once more.'],
        ],
        solution: h`\(2x = \frac{\pi}{6}\) or \(\frac{5\pi}{6}\), so \(x = \frac{\pi}{12}\) or \(\frac{5\pi}{12}\). The sum is \(\frac{\pi}{2}\).`,
        proof: (s) => {
          const found = range(0, 24)
            .map((n) => (n * Math.PI) / 24)
            .filter((x) => near(Math.sin(2 * x), 0.5))
          return (
            found.length === 2 &&
            is(
              s,
              found.reduce((a, b) => a + b),
            )
          )
        },
      }),
    () =>
      blanks({
        d: 2,
        text: h`The angle \(\theta\) is obtuse and \(\sin\theta = \frac35\). So \(\cos\theta =\) [[blank]] and \(\tan\theta =\) [[blank]].`,
        right: [
          [m(h`-\frac{4}{5}`), m(h`-\frac{3}{4}`)],
          'Cosine and tangent are negative for obtuse angles.',
        ],
        wrong: [
          [[m(h`\frac{4}{5}`), m(h`\frac{3}{4}`)], 'These are for the acute angle.'],
          [[m(h`-\frac{4}{5}`), m(h`\frac{3}{4}`)], 'The tangent of an obtuse angle is negative.'],
          [[m(h`-\frac{4}{5}`), m(h`-\frac{4}{3}`)], 'The tangent is upside down.'],
          [
            [m(h`-\frac{2}{5}`), m(h`-\frac{3}{2}`)],
            h`\(1 - \frac35\) was used for the size of the cosine.`,
          ],
        ],
        solution: h`\(\cos^2\theta = 1 - \frac{9}{25} = \frac{16}{25}\). The angle is obtuse, so \(\cos\theta = -\frac45\) and \(\tan\theta = \frac35 \div \left(-\frac45\right) = -\frac34\).`,
        proof: (s) => {
          const angle = Math.PI - Math.asin(0.6)
          const [cos = 0, tan = 0] = parts(s)
          return near(cos, Math.cos(angle)) && near(tan, Math.tan(angle))
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: h`Consider all real numbers \(x\).`,
        list: [
          [
            h`\(\sin(\pi - x) = \sin x\)`,
            true,
            h`the sine curve is symmetrical about \(\frac{\pi}{2}\).`,
            () => same((x) => Math.sin(Math.PI - x), Math.sin),
          ],
          [
            h`\(\cos(-x) = -\cos x\)`,
            false,
            h`\(\cos(-x) = \cos x\).`,
            () =>
              same(
                (x) => Math.cos(-x),
                (x) => -Math.cos(x),
              ),
          ],
          [
            h`\((\sin x + \cos x)^2 = 1\)`,
            false,
            h`the left side is \(1 + 2\sin x\cos x\).`,
            () =>
              same(
                (x) => (Math.sin(x) + Math.cos(x)) ** 2,
                () => 1,
              ),
          ],
        ],
        ask: h`Which of the equations hold for every \(x\)?`,
        solution: 'Use the symmetries of the graphs, and expand.',
      }),
  ),
]

const same = (f: (x: number) => number, g: (x: number) => number): boolean =>
  range(-20, 20).every((n) => near(f(n / 3), g(n / 3)))

import { figure, type Point, plot } from '../figures.ts'
import { blanks, equation, familyOf, h, mcq, statements } from '../kit.ts'
import { agrees, integral, is, near, parts } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Physics', 'physics')

const TRAIN: Point[] = [
  [0, 0],
  [4, 12],
  [10, 12],
  [16, 0],
]
const WALK: Point[] = [
  [0, 0],
  [40, 60],
  [60, 60],
  [100, 0],
]

/** The height of a broken line at x. */
function on(points: readonly Point[], x: number): number {
  for (const [at, [x2, y2]] of points.entries()) {
    const [x1, y1] = points[at - 1] ?? [x2, y2]
    if (x <= x2) return x2 === x1 ? y2 : y1 + ((x - x1) / (x2 - x1)) * (y2 - y1)
  }
  return 0
}

function speedGraph(): string {
  const g = plot(
    { from: 0, to: 16, step: 2, label: 'time in s' },
    { from: 0, to: 14, step: 2, label: 'velocity in m/s' },
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.points(TRAIN)],
    'Velocity–time graph made of straight lines: from 0 m/s at 0 s to 12 m/s at 4 s, level at 12 m/s until 10 s, then down to 0 at 16 s.',
  )
}

function walkGraph(): string {
  const g = plot(
    { from: 0, to: 100, step: 20, label: 'time in s' },
    { from: 0, to: 80, step: 20, label: 'distance from start in m' },
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.points(WALK)],
    'Graph of distance from the start against time, in straight lines: from 0 m at 0 s to 60 m at 40 s, level at 60 m until 60 s, then back to 0 m at 100 s.',
  )
}

export const motion: Family[] = [
  family(
    'graphs',
    ['Motion', 'Motion graphs'],
    () =>
      mcq({
        d: 2,
        data: speedGraph(),
        text: 'The graph shows the motion of a tram. How far does it travel in the 16 seconds?',
        unit: 'm',
        right: [132, 'The area under the graph.'],
        wrong: [
          [192, h`The highest velocity was multiplied by the whole time.`],
          [72, 'Only the level part was counted.'],
          [96, 'The graph was taken as one triangle.'],
          [108, 'The first triangle was left out.'],
        ],
        solution: h`The area is \(\frac12 \times 4 \times 12 + 6 \times 12 + \frac12 \times 6 \times 12 = 24 + 72 + 36 = 132\ \mathrm{m}\).`,
        proof: (s) =>
          is(
            s,
            integral((t) => on(TRAIN, t), 0, 16),
            1e-5,
          ),
      }),
    () =>
      mcq({
        d: 3,
        data: walkGraph(),
        text: 'The graph shows how far a walker is from her start. What is her average speed over the whole 100 seconds?',
        unit: 'm s^-1',
        right: [1.2, 'She walks 60 m out and 60 m back.'],
        wrong: [
          [0, 'This is the average velocity: she ends where she began.'],
          [1.5, 'This is her speed on the way out, and back; the rest was left out.'],
          [0.6, 'Only the way out was counted.'],
          [0.75, h`60 m was divided by the time spent walking.`],
        ],
        solution: h`The distance walked is \(60 + 60 = 120\ \mathrm{m}\), so the average speed is \(120 \div 100 = 1.2\ \mathrm{m\,s^{-1}}\).`,
        proof: (s) => {
          const walked = Array.from({ length: 100 }, (_each, t) =>
            Math.abs(on(WALK, t + 1) - on(WALK, t)),
          )
          return is(s, walked.reduce((a, b) => a + b) / 100)
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        data: speedGraph(),
        text: 'Consider the tram whose velocity is shown in the graph, from 0 to 16 s.',
        list: [
          [
            h`Its acceleration in the first 4 s is \(3\ \mathrm{m\,s^{-2}}\).`,
            true,
            'the gradient is 12 ÷ 4.',
            () => near(on(TRAIN, 3) - on(TRAIN, 2), 3),
          ],
          [
            'From 4 s to 10 s no resultant force acts on it.',
            true,
            'the velocity is constant.',
            () => near(on(TRAIN, 5), on(TRAIN, 9)),
          ],
          [
            'From 10 s to 16 s it moves back towards its start.',
            false,
            'the velocity is still positive, so it goes on and slows down.',
            () => on(TRAIN, 13) < 0,
          ],
        ],
        solution:
          'The gradient of a velocity–time graph is the acceleration, and its sign tells the direction.',
      }),
  ),
  family(
    'acceleration',
    ['Motion', 'Uniform acceleration'],
    () =>
      mcq({
        d: 2,
        text: h`A car travelling at \(30\ \mathrm{m\,s^{-1}}\) brakes to rest with a constant deceleration of \(5\ \mathrm{m\,s^{-2}}\). How far does it travel while braking?`,
        unit: 'm',
        right: [90, h`\(30^2 = 2 \times 5 \times s\).`],
        wrong: [
          [180, 'The first speed was multiplied by the time, as if it did not fall.'],
          [6, 'This is the time in seconds.'],
          [45, h`\(v^2 = 4as\) was used.`],
          [150, h`30 was multiplied by 5.`],
        ],
        solution: h`\(v^2 = u^2 + 2as\): \(0 = 900 - 10s\), so \(s = 90\ \mathrm{m}\).`,
        proof: (s) =>
          is(
            s,
            integral((t) => 30 - 5 * t, 0, 6),
          ),
      }),
    () =>
      equation({
        d: 3,
        text: h`A ball is thrown straight up with speed \(u\). The acceleration of free fall is \(g\) and air resistance is negligible. Write an expression for the time that the ball takes to return to the hand.`,
        expected: '2*u/g',
        vars: ['u', 'g'],
        solution: h`The velocity falls from \(u\) to 0 in a time \(\frac{u}{g}\). The way down takes equally long, so the whole time is \(\frac{2u}{g}\).`,
        proof: (s) =>
          // the height after this time is zero again
          agrees(`u*(${s}) - g*(${s})^2/2`, () => 0, [
            { u: 20, g: 10 },
            { u: 7, g: 1.6 },
          ]) && agrees(`(${s})/(${s})`, () => 1, [{ u: 20, g: 10 }]),
      }),
    () =>
      mcq({
        d: 3,
        text: h`A stone is dropped from rest down a well and hits the water 3.0 s later. Take \(g = 10\ \mathrm{m\,s^{-2}}\) and ignore air resistance and the time for sound. How far does the stone fall in the last second?`,
        unit: 'm',
        right: [25, h`\(45 - 20\).`],
        wrong: [
          [45, 'This is the depth of the well.'],
          [20, 'This is the fall in the first two seconds.'],
          [15, 'The whole fall was shared equally over the seconds.'],
          [30, h`The final speed was taken for the whole last second.`],
        ],
        solution: h`After 3 s it has fallen \(\frac12 \times 10 \times 3^2 = 45\ \mathrm{m}\), after 2 s \(20\ \mathrm{m}\). In the last second it falls \(25\ \mathrm{m}\).`,
        proof: (s) =>
          is(
            s,
            integral((t) => 10 * t, 2, 3),
          ),
      }),
    () =>
      blanks({
        d: 2,
        text: h`A train starts from rest and speeds up steadily. It covers 200 m in the first 20 s.

Its final speed is [[blank]] metres per second and its acceleration is [[blank]] metres per second squared.`,
        right: [[20, 1], h`The average speed is 10, so the final speed is 20.`],
        wrong: [
          [[10, 0.5], 'The average speed was taken for the final speed.'],
          [[20, 0.5], 'The acceleration was halved as well.'],
          [[10, 1], 'The first blank is the average speed.'],
          [[20, 10], 'The second blank is the distance divided by the time.'],
        ],
        solution: h`The average speed is \(200 \div 20 = 10\ \mathrm{m\,s^{-1}}\), half of the final speed, which is \(20\ \mathrm{m\,s^{-1}}\). The acceleration is \(20 \div 20 = 1\ \mathrm{m\,s^{-2}}\).`,
        proof: (s) => {
          const [speed = 0, rate = 0] = parts(s)
          return (
            near(
              integral((t) => rate * t, 0, 20),
              200,
            ) && near(rate * 20, speed)
          )
        },
      }),
  ),
]

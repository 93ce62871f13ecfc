import { figure, plot } from '../figures.ts'
import { familyOf, h, m, mcq } from '../kit.ts'
import { integral, is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Physics', 'physics')

const puck = (t: number): number => 6 - 2 * t

function puckGraph(): string {
  const g = plot(
    { from: 0, to: 5, step: 1, label: 'time in s' },
    { from: -6, to: 8, step: 2, label: 'velocity in m/s' },
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.curve(puck)],
    'Velocity–time graph of a puck on a slope: a straight line from 6 m/s at 0 s, through 0 at 3 s, to −4 m/s at 5 s.',
  )
}

const push = (t: number): number => (t < 4 ? 2 : t < 7 ? 0 : -1)

function accelerationGraph(): string {
  const g = plot(
    { from: 0, to: 10, step: 1, label: 'time in s' },
    { from: -2, to: 3, step: 1, label: 'acceleration in m/s²' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.points([
        [0, 2],
        [4, 2],
        [4, 0],
        [7, 0],
        [7, -1],
        [9, -1],
        [9, 0],
      ]),
    ],
    'Acceleration–time graph: 2 metres per second squared from 0 to 4 s, zero from 4 to 7 s, and −1 from 7 to 9 s.',
  )
}

export const kinematics: Family[] = [
  family(
    'reading-motion',
    ['Motion', 'Motion graphs'],
    () =>
      mcq({
        d: 3,
        data: puckGraph(),
        text: 'A puck is pushed up a smooth slope, and the graph shows its velocity. How far from its starting point is it after 5 s?',
        unit: 'm',
        right: [5, h`\(9 - 4\).`],
        wrong: [
          [13, 'This is the whole distance travelled.'],
          [9, 'This is the greatest distance from the start.'],
          [26, 'The triangles were not halved, and their areas were added.'],
          [4, 'This is how far it has come back.'],
        ],
        solution: h`Up to 3 s the area is \(\frac12 \times 3 \times 6 = 9\ \mathrm{m}\) up the slope; from 3 s to 5 s it is \(\frac12 \times 2 \times 4 = 4\ \mathrm{m}\) back. The puck is \(9 - 4 = 5\ \mathrm{m}\) from its start.`,
        proof: (s) => near(value(s), integral(puck, 0, 5)),
      }),
    () =>
      mcq({
        d: 3,
        data: accelerationGraph(),
        text: 'The graph shows the acceleration of a tram that was at rest at 0 s. How fast is the tram at 9 s?',
        unit: 'm s^-1',
        right: [6, h`\(2 \times 4 - 1 \times 2\).`],
        wrong: [
          [8, 'The last two seconds were left out.'],
          [10, 'The last area was added.'],
          [0, 'The end of the graph was read.'],
          [1, 'The three accelerations were added.'],
        ],
        solution: h`The area under an acceleration–time graph is the change of velocity: \(2 \times 4 = 8\), then 0, then \(-1 \times 2 = -2\). The speed is \(8 - 2 = 6\ \mathrm{m\,s^{-1}}\).`,
        proof: (s) =>
          near(
            value(s),
            range(0, 899).reduce((v, n) => v + push((n + 0.5) / 100) / 100, 0),
          ),
      }),
    () =>
      mcq({
        d: 1,
        text: 'For a body that moves along a straight line, what does the gradient of its velocity–time graph give?',
        right: ['its acceleration', 'The gradient is the change of velocity in each second.'],
        wrong: [
          ['its speed', 'This is read directly from the height of the graph.'],
          ['the distance travelled', 'This is the area under the graph.'],
          ['its average velocity', 'This is the area divided by the time.'],
        ],
        solution: 'Gradient = change of velocity ÷ time taken, and this is the acceleration.',
        // metres per second, divided by seconds
        proof: (s) => {
          const units = new Map([
            ['its acceleration', -2],
            ['its speed', -1],
            ['the distance travelled', 0],
            ['its average velocity', -1],
          ])
          return units.get(s) === -1 - 1
        },
      }),
    () =>
      mcq({
        d: 2,
        text: h`Ana runs along a track at a steady \(4\ \mathrm{m\,s^{-1}}\). Ben starts from the same line 5 s later and runs at a steady \(6\ \mathrm{m\,s^{-1}}\). Their distance–time graphs cross at one point. At what distance?`,
        unit: 'm',
        right: [60, 'After 15 s of Ana’s run and 10 s of Ben’s.'],
        wrong: [
          [20, 'This is Ana’s lead when Ben starts.'],
          [40, 'Ben’s ten seconds were used with Ana’s speed.'],
          [90, 'Ana’s fifteen seconds were used with Ben’s speed.'],
          [30, 'Ben’s speed was multiplied by the 5 s of Ana’s lead.'],
        ],
        solution: h`When Ben starts, Ana is 20 m ahead. He gains \(2\ \mathrm{m}\) in each second, so he needs 10 s, in which he runs 60 m.`,
        proof: (s) => near(value(s) / 4 - value(s) / 6, 5),
      }),
  ),
  family(
    'journeys',
    ['Motion', 'Uniform acceleration'],
    () =>
      mcq({
        d: 3,
        text: h`Between two stops a bus speeds up uniformly from rest to \(10\ \mathrm{m\,s^{-1}}\) in 5 s, keeps this speed for 10 s, and slows down uniformly to rest in 5 s. What is its average speed?`,
        unit: 'm s^-1',
        right: [7.5, h`\(150 \div 20\).`],
        wrong: [
          [5, 'Half of the greatest speed was taken for the whole journey.'],
          [10, 'This is the greatest speed.'],
          [6.67, 'The mean of 5, 10 and 5 was taken, without regard to the times.'],
          [15, 'The distance was divided by the ten seconds of steady motion.'],
        ],
        solution: h`The distances are \(\frac12 \times 5 \times 10 = 25\), \(100\) and \(25\ \mathrm{m}\): 150 m in 20 s, which is \(7.5\ \mathrm{m\,s^{-1}}\).`,
        proof: (s) =>
          near(value(s), integral((t) => Math.min(10, 2 * t, 2 * (20 - t)), 0, 20) / 20, 1e-5),
      }),
    () =>
      mcq({
        d: 4,
        text: h`From the edge of a cliff 20 m above the sea a stone is thrown straight up at \(15\ \mathrm{m\,s^{-1}}\); on its way down it just misses the edge. Take \(g = 10\ \mathrm{m\,s^{-2}}\) and ignore air resistance. How long after the throw does it hit the sea?`,
        unit: 's',
        right: [4, h`\(5t^2 - 15t - 20 = 0\).`],
        wrong: [
          [3, 'This is when it passes the edge again.'],
          [1, 'The stone was taken to be thrown downwards.'],
          [2, 'The stone was taken to be dropped.'],
          [5, 'The times 3 s and 2 s were added, as if the stone came to rest at the edge.'],
        ],
        solution: h`Upwards positive: \(-20 = 15t - 5t^2\), so \(t^2 - 3t - 4 = (t - 4)(t + 1) = 0\) and \(t = 4\ \mathrm{s}\).`,
        proof: (s) => {
          // in small steps
          let [height, speed, time] = [20, 15, 0]
          while (height > 0) {
            height += speed * 1e-4 - 5e-8
            speed -= 1e-3
            time += 1e-4
          }
          return Math.abs(time - value(s)) < 1e-2
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`A train with constant acceleration passes one end of a bridge at \(10\ \mathrm{m\,s^{-1}}\) and the other end at \(70\ \mathrm{m\,s^{-1}}\). How fast is it half-way along the bridge?`,
        unit: 'm s^-1',
        right: [50, h`\(\sqrt{\dfrac{10^2 + 70^2}{2}}\).`],
        wrong: [
          [40, 'This is its speed after half of the time.'],
          [60, 'The difference of the speeds was taken.'],
          [35, 'Half of the final speed was taken.'],
          [m(h`10\sqrt{7}\ \mathrm{m\,s^{-1}}`), 'The geometric mean of the speeds was taken.'],
        ],
        solution: h`\(v^2 = u^2 + 2as\): the square of the speed grows evenly with distance. Half-way it is \(\frac{100 + 4900}{2} = 2500\), so \(v = 50\ \mathrm{m\,s^{-1}}\).`,
        proof: (s) => {
          // with acceleration 1 m/s²: distances covered from 10 to v, and from v to 70
          const [first, second] = [
            (value(s) - 10) * ((value(s) + 10) / 2),
            (70 - value(s)) * ((70 + value(s)) / 2),
          ]
          return near(first, second)
        },
      }),
    () =>
      mcq({
        d: 1,
        text: h`An aeroplane starts from rest and accelerates uniformly at \(3.0\ \mathrm{m\,s^{-2}}\). It takes off at \(60\ \mathrm{m\,s^{-1}}\). What length of runway does it use?`,
        unit: 'm',
        right: [600, h`\(\dfrac{60^2}{2 \times 3}\).`],
        wrong: [
          [1200, h`The 2 in \(v^2 = 2as\) was left out.`],
          [20, 'This is the time in seconds.'],
          [300, h`\(v^2 = 4as\) was used.`],
          [180, 'Speed and acceleration were multiplied.'],
        ],
        solution: h`\(v^2 = u^2 + 2as\): \(3600 = 6s\), so \(s = 600\ \mathrm{m}\).`,
        // the time is 20 s and the mean speed 30 m/s
        proof: (s) => is(s, (60 / 3) * (60 / 2)),
      }),
  ),
]

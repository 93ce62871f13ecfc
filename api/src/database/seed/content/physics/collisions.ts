import { figure, plot } from '../figures.ts'
import { familyOf, h, mcq } from '../kit.ts'
import { integral, is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Physics', 'physics')

const kick = (ms: number): number => (ms < 10 ? 60 * ms : 60 * (20 - ms))

function kickGraph(): string {
  const g = plot(
    { from: 0, to: 25, step: 5, label: 'time in ms' },
    { from: 0, to: 700, step: 100, label: 'force in N' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.points([
        [0, 0],
        [10, 600],
        [20, 0],
        [25, 0],
      ]),
    ],
    'Graph of the force on a football against time: it rises evenly from 0 to 600 N at 10 milliseconds and falls evenly to 0 at 20 milliseconds.',
  )
}

const kinetic = (mass: number, speed: number): number => (mass * speed * speed) / 2

export const collisions: Family[] = [
  family(
    'impacts',
    ['Momentum and energy', 'Momentum'],
    () =>
      mcq({
        d: 3,
        data: kickGraph(),
        text: 'The graph shows the force of a boot on a football of mass 0.40 kg that was at rest. How fast does the ball leave the boot?',
        unit: 'm s^-1',
        right: [15, h`\(6.0 \div 0.40\).`],
        wrong: [
          [30, 'The area of the triangle was not halved.'],
          [6, 'This is the momentum of the ball.'],
          [2.4, 'The momentum was multiplied by the mass.'],
          [7.5, 'Only half of the time of contact was used.'],
        ],
        solution: h`The area under the graph is the change of momentum: \(\frac12 \times 0.020 \times 600 = 6.0\ \mathrm{kg\,m\,s^{-1}}\). The speed is \(6.0 \div 0.40 = 15\ \mathrm{m\,s^{-1}}\).`,
        proof: (s) => near(value(s), integral(kick, 0, 20) / 1000 / 0.4, 1e-6),
      }),
    () =>
      mcq({
        d: 4,
        text: h`A trolley of mass 3 kg moves to the right at \(4\ \mathrm{m\,s^{-1}}\). It meets a trolley of mass 2 kg that moves to the left at \(1\ \mathrm{m\,s^{-1}}\), and they stick together. How much kinetic energy is lost?`,
        unit: 'J',
        right: [15, h`\(25 - 10\).`],
        wrong: [
          [10, 'This is the kinetic energy that is left.'],
          [25, 'This is the kinetic energy before the collision.'],
          [0, 'Kinetic energy was taken to be conserved.'],
          [5.4, h`The momenta were added: \(25 - \frac12 \times 5 \times 2.8^2\).`],
        ],
        solution: h`Momentum: \(3 \times 4 - 2 \times 1 = 10 = 5v\), so \(v = 2\ \mathrm{m\,s^{-1}}\). Kinetic energy before: \(24 + 1 = 25\ \mathrm{J}\); after: \(\frac12 \times 5 \times 2^2 = 10\ \mathrm{J}\). Lost: 15 J.`,
        // the energy of the motion relative to the common centre
        proof: (s) => is(s, kinetic((3 * 2) / (3 + 2), 4 - -1)),
      }),
    () =>
      mcq({
        d: 5,
        text: h`A pellet of mass 10 g moving at \(400\ \mathrm{m\,s^{-1}}\) hits a wooden block of mass 1.99 kg that hangs at rest from long strings, and stays in it. Take \(g = 10\ \mathrm{N\,kg^{-1}}\). To what height does the block swing up?`,
        unit: 'm',
        right: [0.2, h`\(2.0^2 \div 20\).`],
        wrong: [
          [40, 'All of the pellet’s kinetic energy was taken to become potential energy.'],
          [0.4, h`The 2 in \(v^2 = 2gh\) was left out.`],
          [2, 'This is the speed of the block in metres per second.'],
          [0.1, h`\(v = 2gh\) was used.`],
        ],
        solution: h`Momentum is conserved in the impact: \(0.010 \times 400 = 2.00v\), so \(v = 2\ \mathrm{m\,s^{-1}}\). From then on energy is conserved: \(h = \dfrac{v^2}{2g} = \dfrac{4}{20} = 0.2\ \mathrm{m}\).`,
        proof: (s) => near(2 * Math.sqrt(2 * 10 * value(s)), 0.01 * 400),
      }),
    () =>
      mcq({
        d: 1,
        text: 'Cars are built with a crumple zone at the front. How does it protect the driver in a crash?',
        right: [
          'It makes the change of momentum take longer, so the force is smaller.',
          'Force is the change of momentum in each second.',
        ],
        wrong: [
          [
            'It makes the change of momentum smaller, so the force is smaller.',
            'The car is brought to rest in any case: the change is the same.',
          ],
          [
            'It makes the change of momentum quicker, so less energy is lost.',
            'A quicker change means a larger force.',
          ],
          [
            'It makes the car bounce back, so the driver keeps moving.',
            'A rebound would make the change of momentum larger.',
          ],
        ],
        solution: h`The change of momentum is fixed by the speed before the crash. \(F = \dfrac{\Delta p}{t}\): a longer time means a smaller force.`,
        proof: (s) => {
          const force = (change: number, time: number) => change / time
          return (
            force(900, 0.2) < force(900, 0.1) &&
            s.includes('take longer') &&
            s.includes('force is smaller')
          )
        },
      }),
  ),
  family(
    'work-done',
    ['Momentum and energy', 'Work, energy and power'],
    () =>
      mcq({
        d: 2,
        text: h`On a level road a van travels at a steady \(25\ \mathrm{m\,s^{-1}}\) while its engine delivers a useful power of 20 kW. What is the total resistance to its motion?`,
        unit: 'N',
        right: [800, h`\(20\,000 \div 25\).`],
        wrong: [
          [0.8, 'The kilowatts were not turned into watts.'],
          [500, 'Power and speed were multiplied, and powers of ten were lost.'],
          [32, h`Power was divided by \(v^2\).`],
          [0, 'The resultant force was given in place of the resistance.'],
        ],
        solution: h`\(P = Fv\), so the driving force is \(20\,000 \div 25 = 800\ \mathrm{N}\). At a steady speed the resistance is equally large.`,
        // in four seconds: 80 kJ over 100 m
        proof: (s) => is(s, (20000 * 4) / (25 * 4)),
      }),
    () =>
      mcq({
        d: 3,
        text: h`A crate of mass 10 kg slides from rest down a rough chute and drops 5.0 m in height. At the bottom it moves at \(6.0\ \mathrm{m\,s^{-1}}\). Take \(g = 10\ \mathrm{N\,kg^{-1}}\). How much energy has been transferred by friction?`,
        unit: 'J',
        right: [320, h`\(500 - 180\).`],
        wrong: [
          [180, 'This is the kinetic energy at the bottom.'],
          [500, 'This is the loss of potential energy.'],
          [680, 'The two energies were added.'],
          [140, h`The kinetic energy was taken as \(mv^2\).`],
        ],
        solution: h`Loss of potential energy: \(10 \times 10 \times 5 = 500\ \mathrm{J}\). Gain of kinetic energy: \(\frac12 \times 10 \times 36 = 180\ \mathrm{J}\). The rest, 320 J, was transferred by friction.`,
        // without friction it would have reached 10 m/s
        proof: (s) => is(s, kinetic(10, Math.sqrt(2 * 10 * 5)) - kinetic(10, 6)),
      }),
    () =>
      mcq({
        d: 4,
        text: 'The air resistance on a cyclist is proportional to the square of her speed; all other resistance is negligible. By what factor must she raise her power to ride twice as fast?',
        right: [8, h`\(P = Fv\) with \(F\) four times as large.`],
        wrong: [
          [4, 'This is the factor for the force.'],
          [2, 'The resistance was taken to be constant.'],
          [16, 'The factor for the force was squared.'],
          [6, 'The factors 4 and 2 were added.'],
        ],
        solution: h`At twice the speed the force is \(2^2 = 4\) times as large. Power is force times speed: \(4 \times 2 = 8\).`,
        proof: (s) => {
          const power = (v: number) => 0.3 * v * v * v
          return near(power(11) / power(5.5), value(s))
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`Two identical balls are thrown from the top of a tower with equal speeds, one straight up and one straight down. Air resistance is negligible. Compare their speeds just before they hit the ground.`,
        right: ['They are equal.', 'Both lose the same potential energy.'],
        wrong: [
          [
            'The ball thrown upwards is faster.',
            'It comes back past the top with its first speed, not with a larger one.',
          ],
          ['The ball thrown downwards is faster.', 'It arrives earlier, but not faster.'],
          ['It depends on the height of the tower.', 'The speeds are equal for every height.'],
        ],
        solution:
          'Both start with the same kinetic energy and lose the same potential energy on the way to the ground, so they arrive with the same kinetic energy. (The ball thrown upwards passes the top of the tower again with its first speed, now downwards.)',
        proof: (s) => {
          const arrival = (u: number, drop: number) => {
            const time = (u + Math.sqrt(u * u + 20 * drop)) / 10
            return Math.abs(u - 10 * time)
          }
          return (
            [5, 20, 45].every((drop) => near(arrival(8, drop), arrival(-8, drop))) &&
            s === 'They are equal.'
          )
        },
      }),
  ),
]

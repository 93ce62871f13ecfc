import { blanks, equation, essay, familyOf, h, mcq, qty, statements } from '../kit.ts'
import { agrees, is, near, parts, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Physics', 'physics')

export const energy: Family[] = [
  family(
    'momentum',
    ['Momentum and energy', 'Momentum'],
    () =>
      mcq({
        d: 2,
        text: h`A truck of mass 2000 kg moving at \(6\ \mathrm{m\,s^{-1}}\) runs into a truck of mass 1000 kg at rest, and they move on coupled together. What is their speed?`,
        unit: 'm s^-1',
        right: [4, h`\(12\,000 \div 3000\).`],
        wrong: [
          [3, 'The speed was halved because there are two trucks.'],
          [2, 'The speed was shared in the ratio of the masses the wrong way.'],
          [6, 'The change of mass was ignored.'],
          [
            qty(h`2\sqrt{6}`, 'm s^-1'),
            'Kinetic energy was taken as conserved, though it is not when bodies stick together.',
          ],
        ],
        solution: h`Momentum is conserved: \(2000 \times 6 = 3000v\), so \(v = 4\ \mathrm{m\,s^{-1}}\).`,
        // the impulses on the two trucks are equal and opposite
        proof: (s) => near(2000 * (6 - value(s)), 1000 * value(s)),
      }),
    () =>
      equation({
        d: 2,
        text: h`A cannon of mass \(M\), at rest and free to roll, fires a ball of mass \(m\) horizontally with speed \(v\) relative to the ground. Write an expression for the speed with which the cannon recoils.`,
        expected: 'm*v/M',
        vars: ['m', 'v', 'M'],
        solution: h`The total momentum stays zero: \(mv = MV\), so \(V = \dfrac{mv}{M}\).`,
        proof: (s) =>
          agrees(`m*v - M*(${s})`, () => 0, [
            { m: 2, v: 100, M: 500 },
            { m: 0.3, v: 7, M: 4 },
          ]),
      }),
    () =>
      mcq({
        d: 4,
        text: h`A ball of mass 0.15 kg strikes a wall at right angles at \(20\ \mathrm{m\,s^{-1}}\) and rebounds along the same line at \(16\ \mathrm{m\,s^{-1}}\). It touches the wall for 0.010 s. What is the average force on the ball?`,
        unit: 'N',
        right: [540, h`\(0.15 \times 36 \div 0.010\).`],
        wrong: [
          [60, 'The speeds were subtracted: the direction changes, so they add.'],
          [300, 'Only the momentum before was used.'],
          [240, 'Only the momentum after was used.'],
          [5.4, 'This is the change of momentum.'],
        ],
        solution: h`The change of velocity is \(20 + 16 = 36\ \mathrm{m\,s^{-1}}\). The force is \(\dfrac{0.15 \times 36}{0.010} = 540\ \mathrm{N}\).`,
        proof: (s) => near(-20 + (value(s) / 0.15) * 0.01, 16),
      }),
    (rng) =>
      statements({
        rng,
        d: 5,
        text: h`Two gliders of mass \(m\) and \(3m\), at rest on a smooth track, are pushed apart by a light spring between them.`,
        list: [
          [
            'They have momenta of equal size.',
            true,
            'the total momentum stays zero.',
            () => near(1 * 3, 3 * 1),
          ],
          [
            'The lighter glider moves three times as fast as the heavier.',
            true,
            'equal momenta mean speeds in the inverse ratio of the masses.',
            () => near(3 / 1, 3),
          ],
          [
            'The heavier glider takes three quarters of the energy.',
            false,
            h`with momentum \(p\) the energy is \(\frac{p^2}{2m}\), so the heavier takes one quarter.`,
            () => near((0.5 * 3 * 1 ** 2) / (0.5 * 3 * 1 ** 2 + 0.5 * 1 * 3 ** 2), 0.75),
          ],
        ],
        solution: h`Take speeds 3 and 1 for masses \(m\) and \(3m\): the momenta are equal, and the energies are \(4.5m\) and \(1.5m\).`,
      }),
  ),
  family(
    'energy',
    ['Momentum and energy', 'Work, energy and power'],
    () =>
      mcq({
        d: 2,
        text: h`A skater starts from rest and slides without friction down a slope, dropping 1.8 m in height. Take \(g = 10\ \mathrm{N\,kg^{-1}}\). What is her speed at the bottom?`,
        unit: 'm s^-1',
        right: [6, h`\(v^2 = 2 \times 10 \times 1.8\).`],
        wrong: [
          [36, 'The square root was not taken.'],
          [18, h`\(v = gh\) was used.`],
          [qty(h`3\sqrt{2}`, 'm s^-1'), h`\(v^2 = gh\) was used.`],
          [3, 'The speed was halved, as if it were an average.'],
        ],
        solution: h`\(mgh = \frac12mv^2\), so \(v^2 = 2gh = 36\) and \(v = 6\ \mathrm{m\,s^{-1}}\). The mass is not needed.`,
        // straight slope of 30 degrees: 5 m/s^2 over 3.6 m
        proof: (s) => near(value(s) ** 2, 2 * 5 * 3.6),
      }),
    () =>
      mcq({
        d: 2,
        text: h`A motor lifts a load of 60 kg through 12 m in 18 s at a steady speed. Take \(g = 10\ \mathrm{N\,kg^{-1}}\). What is the useful power of the motor?`,
        unit: 'W',
        right: [400, h`\(7200 \div 18\).`],
        wrong: [
          [40, 'The mass was used in place of the weight.'],
          [7200, 'This is the work done in joules.'],
          [900, 'The weight was multiplied by the time and divided by the height.'],
          [33, 'The weight was divided by the time.'],
        ],
        solution: h`Work done: \(600 \times 12 = 7200\ \mathrm{J}\). Power: \(7200 \div 18 = 400\ \mathrm{W}\).`,
        proof: (s) => near(value(s), 600 * (12 / 18)),
      }),
    () =>
      blanks({
        d: 3,
        text: h`A pump takes 500 W from the mains and raises 3.0 kg of water through 10 m every second. Take \(g = 10\ \mathrm{N\,kg^{-1}}\).

Its useful power is [[blank]] W and its efficiency is [[blank]] per cent.`,
        right: [[300, 60], h`\(300 \div 500 = 0.6\).`],
        wrong: [
          [[30, 6], 'The mass was used in place of the weight.'],
          [[300, 40], 'The second blank is the percentage wasted.'],
          [[200, 40], 'The first blank is the power wasted.'],
          [[300, 167], 'The power taken was divided by the useful power.'],
        ],
        solution: h`Each second \(3.0 \times 10 \times 10 = 300\ \mathrm{J}\) is gained by the water. The efficiency is \(300 \div 500 = 60\) %.`,
        proof: (s) => {
          const [useful = 0, percent = 0] = parts(s)
          return near(useful / 10 / 10, 3) && near((500 * percent) / 100, useful)
        },
      }),
    () =>
      equation({
        d: 3,
        text: h`A car of mass \(m\) travelling at speed \(v\) is brought to rest by a constant braking force \(F\). Write an expression for the braking distance.`,
        expected: 'm*v^2/(2*F)',
        vars: ['m', 'v', 'F'],
        solution: h`The work done by the brakes is the kinetic energy: \(Fd = \frac12mv^2\), so \(d = \dfrac{mv^2}{2F}\).`,
        // by motion: time mv/F at an average speed v/2
        proof: (s) =>
          agrees(s, ({ m = 1, v = 1, F = 1 }) => ((m * v) / F) * (v / 2), [
            { m: 1000, v: 20, F: 5000 },
            { m: 3, v: 4, F: 7 },
          ]),
      }),
    () =>
      essay({
        d: 3,
        text: h`A car's braking force is the same at all speeds, and its driver's reaction time is 0.7 s. Explain, with the figures for \(10\ \mathrm{m\,s^{-1}}\) and \(20\ \mathrm{m\,s^{-1}}\) and a deceleration of \(5\ \mathrm{m\,s^{-2}}\), how the thinking distance and the braking distance change when the speed doubles.`,
        model: h`The thinking distance is the speed times the reaction time: 7 m at \(10\ \mathrm{m\,s^{-1}}\) and 14 m at \(20\ \mathrm{m\,s^{-1}}\). It is proportional to the speed, so it doubles.

While braking, the work done by the force equals the kinetic energy, \(Fd = \frac12mv^2\). The force is constant, so the braking distance is proportional to the square of the speed and becomes four times as large: \(\frac{v^2}{2a}\) is 10 m and then 40 m.

The whole stopping distance rises from 17 m to 54 m, more than three times as far.`,
        criteria: [
          ['Thinking distances 7 m and 14 m: proportional to speed', /7 m[\s\S]*14 m/],
          [
            'Links the work of the braking force to the kinetic energy',
            /work done[\s\S]*kinetic energy/,
          ],
          ['Braking distance is proportional to the square of the speed', /square of the speed/],
          ['Braking distances 10 m and 40 m', /10 m and then 40 m/],
          ['Adds them to stopping distances of 17 m and 54 m', /17 m to 54 m/],
        ],
        also: () => 0.7 * 10 + 100 / 10 === 17 && 0.7 * 20 + 400 / 10 === 54,
      }),
    () =>
      mcq({
        d: 5,
        text: h`A ball is dropped from a height of 5.0 m and loses 20 % of its kinetic energy at the bounce. Air resistance is negligible and \(g = 10\ \mathrm{N\,kg^{-1}}\). What is the ratio of its speed just after the bounce to its speed just before?`,
        right: [qty(h`\frac{2}{\sqrt{5}}`), h`\(\sqrt{0.8}\).`],
        wrong: [
          [qty('0.8'), 'The ratio of the energies was taken for the ratio of the speeds.'],
          [qty('0.64'), 'The ratio of the energies was squared.'],
          [qty(h`\frac{1}{\sqrt{5}}`), 'The energy lost was used in place of the energy left.'],
          [qty('0.2'), 'This is the fraction of the energy that is lost.'],
        ],
        solution: h`Kinetic energy is proportional to the square of the speed, so the ratio of speeds is \(\sqrt{0.8} = \sqrt{\frac45} = \frac{2}{\sqrt5}\).`,
        proof: (s) => is(s, Math.sqrt(2 * 10 * 4) / Math.sqrt(2 * 10 * 5)),
      }),
  ),
]

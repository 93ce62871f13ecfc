import { faint, figure, GREY_FILL, label, line, path, plot, RED, rect } from '../figures.ts'
import { familyOf, h, m, mcq } from '../kit.ts'
import { integral, is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Physics', 'physics')

function ramp(): string {
  return figure(
    340,
    210,
    [
      path(
        [
          [30, 180],
          [310, 180],
          [310, 18],
        ],
        { close: true, fill: GREY_FILL },
      ),
      path(
        [
          [150, 110.6],
          [190, 87.4],
          [175, 61.5],
          [135, 84.6],
        ],
        { close: true, fill: '#ffffff' },
      ),
      label([163, 86], '4 kg', { size: 13 }),
      label([76, 168], '30°', { size: 13 }),
      label([236, 160], 'smooth', { size: 13 }),
    ],
    'A block of 4 kilograms rests on a smooth slope that makes an angle of 30 degrees with the level ground.',
  )
}

function springLine(): string {
  const g = plot(
    { from: 0, to: 5, step: 1, label: 'extension in cm' },
    { from: 0, to: 10, step: 2, label: 'force in N' },
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.curve((x) => 2 * x)],
    'Force–extension graph of a spring: a straight line from the origin through (2 cm, 4 N) and (4 cm, 8 N) to (5 cm, 10 N).',
  )
}

function overhang(): string {
  return figure(
    400,
    190,
    [
      rect([40, 80], 320, 12, { fill: GREY_FILL }),
      path([
        [40, 92],
        [30, 120],
        [50, 120],
        [40, 92],
      ]),
      path([
        [280, 92],
        [270, 120],
        [290, 120],
        [280, 92],
      ]),
      line([200, 92], [200, 135], { colour: RED, arrow: true }),
      label([200, 150], '200 N', { size: 14 }),
      line([310, 30], [310, 78], { colour: RED, arrow: true }),
      label([310, 20], '600 N', { size: 14 }),
      faint([280, 130], [280, 176]),
      faint([310, 130], [310, 176]),
      label([295, 170], 'x', { italic: true }),
      line([160, 166], [278, 166], { arrow: true, width: 1 }),
      line([160, 166], [42, 166], { arrow: true, width: 1 }),
      label([120, 154], '3 m', { size: 14 }),
      label([345, 110], '1 m', { size: 13 }),
    ],
    'A uniform plank 4 metres long with weight 200 newtons rests on two supports, one at its left-hand end and one 3 metres from it, so that 1 metre sticks out on the right. A person of weight 600 newtons stands on this part, a distance x beyond the second support.',
  )
}

export const loads: Family[] = [
  family(
    'net-force',
    ['Forces', 'Resultant forces'],
    () =>
      mcq({
        d: 2,
        data: ramp(),
        text: h`The block is let go. Take \(g = 10\ \mathrm{N\,kg^{-1}}\) and \(\sin 30^{\circ} = 0.5\). What is its acceleration down the slope?`,
        unit: 'm s^-2',
        right: [5, h`\(g\sin 30^{\circ}\).`],
        wrong: [
          [10, 'This would be free fall.'],
          [20, 'This is the force down the slope in newtons.'],
          [8.7, h`\(\cos 30^{\circ}\) was used.`],
          [1.25, 'The acceleration was divided by the mass.'],
        ],
        solution: h`The part of the weight along the slope is \(40 \times 0.5 = 20\ \mathrm{N}\). \(a = \frac{20}{4} = 5\ \mathrm{m\,s^{-2}}\).`,
        // from energy: after a slide of 1 m the block has dropped 0.5 m
        proof: (s) => near(2 * value(s) * 1, 2 * 10 * 0.5),
      }),
    () =>
      mcq({
        d: 4,
        text: h`Loads of 2 kg and 3 kg hang from the ends of a light cord that runs over a light, smooth pulley. They are released from rest. Take \(g = 10\ \mathrm{N\,kg^{-1}}\). What is the tension in the cord while they move?`,
        unit: 'N',
        right: [24, h`\(30 - 3 \times 2\).`],
        wrong: [
          [25, 'The mean of the two weights was taken.'],
          [30, 'This is the larger weight, which then could not accelerate.'],
          [20, 'This is the smaller weight, which then could not accelerate.'],
          [10, 'This is the difference of the weights.'],
        ],
        solution: h`For both together: \(30 - 20 = 5a\), so \(a = 2\ \mathrm{m\,s^{-2}}\). For the 3 kg load: \(30 - T = 3 \times 2\), so \(T = 24\ \mathrm{N}\). Check with the other: \(24 - 20 = 2 \times 2\).`,
        proof: (s) => near((30 - value(s)) / 3, (value(s) - 20) / 2),
      }),
    () =>
      mcq({
        d: 5,
        text: h`The air resistance on a falling parachutist is proportional to the square of her speed. With the parachute closed her terminal speed is \(50\ \mathrm{m\,s^{-1}}\). Take \(g = 10\ \mathrm{m\,s^{-2}}\). What is her acceleration at the moment when she falls at \(25\ \mathrm{m\,s^{-1}}\)?`,
        unit: 'm s^-2',
        right: [7.5, 'The resistance is a quarter of the weight.'],
        wrong: [
          [5, 'The resistance was taken to be proportional to the speed.'],
          [2.5, 'This is the part of the weight that the resistance balances.'],
          [10, 'The air resistance was left out.'],
          [0, 'She was taken to have reached her terminal speed.'],
        ],
        solution: h`At \(50\ \mathrm{m\,s^{-1}}\) the resistance equals the weight. At half of the speed it is \(\frac14\) of the weight, so the resultant force is \(\frac34mg\) and the acceleration \(7.5\ \mathrm{m\,s^{-2}}\).`,
        proof: (s) => {
          const drag = (v: number) => ((70 * 10) / 50 ** 2) * v * v
          return is(s, (70 * 10 - drag(25)) / 70)
        },
      }),
    () =>
      mcq({
        d: 1,
        text: h`A space suit weighs 160 N on the Moon, where the gravitational field strength is \(1.6\ \mathrm{N\,kg^{-1}}\). What is its weight on the Earth, where the strength is \(10\ \mathrm{N\,kg^{-1}}\)?`,
        unit: 'N',
        right: [1000, h`\(100 \times 10\).`],
        wrong: [
          [100, 'This is its mass in kilograms.'],
          [160, 'The weight was taken to be the same everywhere.'],
          [1600, 'The weight on the Moon was multiplied by 10.'],
          [25.6, 'The ratio was turned upside down.'],
        ],
        solution: h`Its mass is \(160 \div 1.6 = 100\ \mathrm{kg}\) everywhere. On the Earth it weighs \(100 \times 10 = 1000\ \mathrm{N}\).`,
        proof: (s) => near(value(s) / 10, 160 / 1.6),
      }),
    () =>
      mcq({
        d: 3,
        text: "A book lies on a table. According to Newton's third law, which force makes a pair with the weight of the book?",
        right: [
          'the pull of the book on the Earth',
          'Same kind of force, the two bodies exchanged.',
        ],
        wrong: [
          [
            'the push of the table on the book',
            'It balances the weight, but it acts on the same body and is of another kind.',
          ],
          [
            'the push of the book on the table',
            'This makes a pair with the push of the table on the book.',
          ],
          ['the pull of the Earth on the table', 'The book has no part in this force.'],
          ['the push of the ground on the table', 'This acts between other bodies.'],
        ],
        solution:
          'The weight is the gravitational pull of the Earth on the book. Its partner is of the same kind, equally large and opposite, with the bodies exchanged: the gravitational pull of the book on the Earth.',
        proof: (s) => {
          // weight: the pull of the Earth on the book
          const [kind, by, on] = ['pull', 'Earth', 'book']
          return s === `the ${kind} of the ${on} on the ${by}`
        },
      }),
  ),
  family(
    'stretch-and-turn',
    ['Forces', 'Springs and moments'],
    () =>
      mcq({
        d: 4,
        data: springLine(),
        text: 'How much work must be done to stretch this spring from an extension of 2 cm to an extension of 4 cm?',
        unit: 'J',
        right: [0.12, h`A mean force of 6 N over 0.02 m.`],
        wrong: [
          [0.16, 'This is the work for the whole stretch from 0 to 4 cm.'],
          [0.04, 'The formula was used with the change of 2 cm, starting from rest length.'],
          [12, 'The centimetres were not turned into metres.'],
          [0.08, 'The force at the start was used all the way.'],
        ],
        solution: h`The work is the area under the line from 2 cm to 4 cm, a trapezium: \(\frac{4 + 8}{2} \times 0.02 = 0.12\ \mathrm{J}\).`,
        proof: (s) =>
          near(
            value(s),
            integral((x) => 200 * x, 0.02, 0.04),
          ),
      }),
    () =>
      mcq({
        d: 2,
        text: 'A uniform metre rule of weight 1.5 N balances on a pivot at its 40 cm mark when a small load hangs at its 15 cm mark. What is the weight of the load?',
        unit: 'N',
        right: [0.6, h`\(1.5 \times 10 \div 25\).`],
        wrong: [
          [3.75, 'The distances were exchanged.'],
          [1, 'The load was taken to be 15 cm from the pivot.'],
          [3.6, 'The weight of the rule was put at its 100 cm end.'],
          [0.9, 'The weight of the rule was shared as 60 to 40.'],
        ],
        solution: h`The weight of the rule acts at 50 cm, 10 cm from the pivot; the load acts 25 cm from it: \(W \times 25 = 1.5 \times 10\), so \(W = 0.6\ \mathrm{N}\).`,
        // the rule as a hundred small pieces
        proof: (s) =>
          Math.abs(
            range(0, 99).reduce((turn, n) => turn + 0.015 * (n + 0.5 - 40), 0) - value(s) * 25,
          ) < 1e-9,
      }),
    () =>
      mcq({
        d: 5,
        data: overhang(),
        text: 'How far beyond the right-hand support can the person stand before the plank tips?',
        right: [m(h`\frac{1}{3}\ \mathrm{m}`), h`\(200 \times 1 = 600x\).`],
        wrong: [
          [
            m(h`\frac{2}{3}\ \mathrm{m}`),
            'The lever arm of the weight of the plank was taken as 2 m.',
          ],
          [m(h`1\ \mathrm{m}`), 'The plank was taken not to tip at all.'],
          [
            m(h`\frac{1}{2}\ \mathrm{m}`),
            'The weight of the plank was put half-way between the supports.',
          ],
          [
            m(h`\frac{4}{3}\ \mathrm{m}`),
            'The whole length of the plank was taken as its lever arm.',
          ],
        ],
        solution: h`When the plank is about to tip, the left-hand support no longer pushes. Moments about the other support: the weight of 200 N acts at the middle of the plank, \(3 - 2 = 1\ \mathrm{m}\) to its left. \(200 \times 1 = 600x\), so \(x = \frac13\ \mathrm{m}\).`,
        // moments about the left-hand end, with the right-hand support carrying everything
        proof: (s) => near(200 * 2 + 600 * (3 + value(s)), 800 * 3),
      }),
    () =>
      mcq({
        d: 3,
        text: 'A spring is 20 cm long with a load of 3 N on it and 26 cm long with a load of 5 N. It obeys Hooke’s law. How long is it without any load?',
        unit: 'cm',
        right: [11, 'Each newton makes 3 cm.'],
        wrong: [
          [17, 'Only one newton was taken off.'],
          [14, 'The difference of the two lengths was taken off the shorter one.'],
          [9, 'This is the extension under 3 N.'],
          [6, 'This is the difference of the two lengths.'],
        ],
        solution: h`2 N more make 6 cm more, so each newton makes 3 cm. The load of 3 N stretches the spring by 9 cm: \(20 - 9 = 11\ \mathrm{cm}\).`,
        proof: (s) => near((20 - value(s)) / 3, (26 - value(s)) / 5),
      }),
  ),
]

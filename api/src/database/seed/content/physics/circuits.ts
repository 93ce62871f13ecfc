import { cell, figure, joint, label, path, resistor, ring } from '../figures.ts'
import { blanks, equation, familyOf, h, m, mcq, statements } from '../kit.ts'
import { agrees, is, near, parts, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Physics', 'physics')

function mixedCircuit(): string {
  return figure(
    380,
    230,
    [
      path([
        [180, 60],
        [40, 60],
        [40, 180],
        [340, 180],
        [340, 60],
        [180, 60],
      ]),
      path([
        [170, 180],
        [170, 130],
        [300, 130],
        [300, 180],
      ]),
      cell([180, 60], '12 V'),
      resistor([105, 180], '4 Ω'),
      resistor([235, 130], '6 Ω'),
      resistor([235, 180], ''),
      label([235, 203], '3 Ω'),
      joint([170, 180]),
      joint([300, 180]),
    ],
    'Circuit: a 12 volt battery is in series with a 4 ohm resistor and then with two resistors in parallel, of 6 ohms and 3 ohms.',
  )
}

function dividerCircuit(): string {
  return figure(
    380,
    240,
    [
      path([
        [190, 60],
        [40, 60],
        [40, 150],
        [340, 150],
        [340, 60],
        [190, 60],
      ]),
      path([
        [195, 150],
        [195, 205],
        [310, 205],
        [310, 150],
      ]),
      cell([190, 60], '9 V'),
      resistor([115, 150], '200 Ω'),
      resistor([252, 150], '400 Ω'),
      ring([252, 205], 'V'),
      joint([195, 150]),
      joint([310, 150]),
    ],
    'Circuit: a 9 volt battery in series with a 200 ohm resistor and a 400 ohm resistor. A voltmeter is connected across the 400 ohm resistor.',
  )
}

const parallel = (...list: number[]): number => 1 / list.map((r) => 1 / r).reduce((a, b) => a + b)

export const circuits: Family[] = [
  family(
    'circuits',
    ['Circuits', 'Series and parallel'],
    () =>
      mcq({
        d: 3,
        data: mixedCircuit(),
        text: h`What is the current in the \(4\ \Omega\) resistor?`,
        unit: 'A',
        right: [2, h`\(12 \div 6\).`],
        wrong: [
          [3, 'The resistors in parallel were ignored.'],
          [0.92, h`All three resistors were taken to be in series: \(12 \div 13\).`],
          [
            2.7,
            h`The pair in parallel was taken as \(\frac12\ \Omega\): its reciprocal was not turned over.`,
          ],
          [1.41, h`The pair was given the mean of its resistances, \(4.5\ \Omega\).`],
        ],
        solution: h`The pair in parallel has resistance \(\dfrac{6 \times 3}{6 + 3} = 2\ \Omega\). The total is \(6\ \Omega\), so the current is \(12 \div 6 = 2\ \mathrm{A}\).`,
        proof: (s) => near(value(s) * (4 + parallel(6, 3)), 12),
      }),
    () =>
      mcq({
        d: 2,
        data: dividerCircuit(),
        text: h`The voltmeter has a very large resistance. What does it read?`,
        unit: 'V',
        right: [6, h`\(\frac{400}{600} \times 9\).`],
        wrong: [
          [3, 'This is the potential difference across the other resistor.'],
          [4.5, 'The resistors were taken to share equally.'],
          [9, 'The resistor of 200 ohms was ignored.'],
          [18, h`The potential difference was scaled by \(\frac{400}{200}\).`],
        ],
        solution: h`The current is \(\dfrac{9}{600} = 0.015\ \mathrm{A}\), so the reading is \(0.015 \times 400 = 6\ \mathrm{V}\).`,
        proof: (s) => near(value(s) / 400, (9 - value(s)) / 200),
      }),
    () =>
      equation({
        d: 4,
        text: h`A resistor of resistance \(R\) is connected in parallel with a branch that holds a resistor \(R\) and a resistor \(S\) in series. Write an expression for the total resistance.`,
        expected: 'R*(R + S)/(2*R + S)',
        vars: ['R', 'S'],
        solution: h`The branch has resistance \(R + S\). In parallel with \(R\): \(\dfrac{R(R + S)}{R + (R + S)} = \dfrac{R(R + S)}{2R + S}\).`,
        proof: (s) =>
          agrees(s, ({ R = 1, S = 1 }) => parallel(R, R + S), [
            { R: 2, S: 3 },
            { R: 10, S: 0.5 },
            { R: 1, S: 1 },
          ]),
      }),
    (rng) =>
      statements({
        rng,
        d: 4,
        text: 'Three identical lamps glow, two of them in parallel with each other and the third in series with this pair, on a battery of constant potential difference. One lamp of the pair is then taken out of its socket.',
        list: [
          [
            'The third lamp becomes dimmer.',
            true,
            'the total resistance rises from 1.5R to 2R, so its current falls.',
            () => 1 / 2 < 1 / (1 + parallel(1, 1)),
          ],
          [
            'The lamp left in the pair becomes dimmer.',
            false,
            'its potential difference rises from one third to one half of the battery’s.',
            () => 1 / 2 < parallel(1, 1) / (1 + parallel(1, 1)),
          ],
          [
            'The battery delivers less power.',
            true,
            'the total resistance is larger at the same potential difference.',
            () => 1 / 2 < 1 / (1 + parallel(1, 1)),
          ],
        ],
        solution: h`Let each lamp have resistance \(R\). The total is \(R + \frac12R = 1.5R\) before and \(2R\) after.`,
      }),
  ),
  family(
    'power',
    ['Circuits', 'Electrical power'],
    () =>
      mcq({
        d: 3,
        text: h`Two identical resistors are connected first in series and then in parallel across the same battery. What is the ratio of the total power in series to the total power in parallel?`,
        right: [m('1 : 4'), h`\(P = \frac{V^2}{R}\), with totals \(2R\) and \(\frac12R\).`],
        wrong: [
          [m('1 : 2'), 'The resistance in parallel was taken as that of one resistor.'],
          [m('4 : 1'), h`\(P = I^2R\) was used as if the currents were equal.`],
          [m('1 : 1'), 'The same battery was taken to give the same power.'],
          [m('1 : 16'), 'The ratio of resistances was squared.'],
        ],
        solution: h`Series: \(\dfrac{V^2}{2R}\). Parallel: \(\dfrac{V^2}{R/2} = \dfrac{2V^2}{R}\). The ratio is \(\frac12 : 2 = 1 : 4\).`,
        proof: (s) => {
          const [one = 0, other = 0] = s
            .replace(/[^\d:]/g, '')
            .split(':')
            .map(Number)
          // each resistor of 1 ohm on 1 V: half the current in series, the whole in parallel
          return near(one / other, (2 * 0.5 ** 2) / (2 * 1 ** 2))
        },
      }),
    () =>
      mcq({
        d: 1,
        text: h`A kettle of power 2.4 kW is switched on for 5 minutes. How much energy does it transfer?`,
        unit: 'kJ',
        right: [720, h`\(2.4 \times 300\).`],
        wrong: [
          [12, 'The minutes were not turned into seconds.'],
          [0.2, 'This is the energy in kilowatt-hours.'],
          [480, 'The power was multiplied by 200 s.'],
          [125, 'The time in seconds was divided by the power.'],
        ],
        solution: h`\(E = Pt = 2.4\ \mathrm{kW} \times 300\ \mathrm{s} = 720\ \mathrm{kJ}\).`,
        proof: (s) => near((value(s) * 1000) / (5 * 60), 2400),
      }),
    () =>
      blanks({
        d: 2,
        text: h`A heater is marked '230 V, 1150 W'. In normal use the current in it is [[blank]] A and its resistance is [[blank]] ohms.`,
        right: [[5, 46], h`\(1150 \div 230 = 5\) and \(230 \div 5 = 46\).`],
        wrong: [
          [[0.2, 1150], 'Potential difference was divided by power.'],
          [[5, 1150], h`The second blank is \(5 \times 230\), the power.`],
          [[25, 9.2], 'The current was squared.'],
          [[46, 5], 'The two are exchanged.'],
        ],
        solution: h`\(I = \dfrac{P}{V} = \dfrac{1150}{230} = 5\ \mathrm{A}\) and \(R = \dfrac{V}{I} = \dfrac{230}{5} = 46\ \Omega\).`,
        proof: (s) => {
          const [current = 0, ohms = 0] = parts(s)
          return near(current ** 2 * ohms, 1150) && near(230 ** 2 / ohms, 1150)
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`A battery drives a current of 2 A through a motor with a potential difference of 12 V across it. The motor lifts a load of 6 N at a steady speed of \(3\ \mathrm{m\,s^{-1}}\). How much power is wasted?`,
        unit: 'W',
        right: [6, h`\(24 - 18\).`],
        wrong: [
          [18, 'This is the useful power.'],
          [24, 'This is the power taken from the battery.'],
          [22, h`The useful power was taken as \(6 \div 3\).`],
          [42, 'The two powers were added.'],
        ],
        solution: h`Power in: \(2 \times 12 = 24\ \mathrm{W}\). Useful power: \(6 \times 3 = 18\ \mathrm{W}\). Wasted: \(6\ \mathrm{W}\).`,
        // over ten seconds: 240 J in, and the load gains 6 N x 30 m
        proof: (s) => is(s, (2 * 10 * 12 - 6 * 30) / 10),
      }),
  ),
]

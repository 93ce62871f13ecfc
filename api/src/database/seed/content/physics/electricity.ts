import { figure, plot } from '../figures.ts'
import { blanks, equation, familyOf, h, m, mcq, statements } from '../kit.ts'
import { agrees, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Physics', 'physics')

const LAMP: [volts: number, amps: number][] = [
  [0, 0],
  [1, 0.25],
  [2, 0.4],
  [3, 0.5],
  [4, 0.6],
  [5, 0.68],
  [6, 0.75],
]

function lampGraph(): string {
  const g = plot(
    { from: 0, to: 6, step: 1, label: 'potential difference in V' },
    { from: 0, to: 0.8, step: 0.1, label: 'current in A' },
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.points(LAMP)],
    `Graph of current in amperes against potential difference in volts for a filament lamp. The curve starts at the origin, rises and becomes less steep. It passes through ${LAMP.slice(
      1,
    )
      .map(([v, a]) => `(${v} V, ${a} A)`)
      .join(', ')}.`,
  )
}

export const electricity: Family[] = [
  family(
    'charge',
    ['Charge and current', 'Charge and static'],
    () =>
      mcq({
        d: 1,
        text: h`A steady current of 0.25 A flows through a heater for 4 minutes. How much charge passes through the heater?`,
        unit: 'C',
        right: [60, h`\(0.25 \times 240\).`],
        wrong: [
          [1, 'The minutes were not turned into seconds.'],
          [16, 'The time in minutes was divided by the current.'],
          [960, 'The time was divided by the current.'],
          [0.0625, 'The current was divided by 4.'],
        ],
        solution: h`\(Q = It = 0.25 \times (4 \times 60) = 60\ \mathrm{C}\).`,
        proof: (s) => near(value(s) / 240, 0.25),
      }),
    (rng) =>
      statements({
        rng,
        d: 2,
        text: 'A polythene rod is rubbed with a dry woollen cloth. The rod becomes negatively charged.',
        list: [
          [
            'Electrons have moved from the cloth to the rod.',
            true,
            'the rod is negative because it has gained electrons.',
            () => CARRIERS.electron.moves && CARRIERS.electron.charge < 0,
          ],
          [
            'The cloth has gained protons from the rod.',
            false,
            'protons stay in the nuclei; the cloth is positive because it has lost electrons.',
            () => CARRIERS.proton.moves,
          ],
          [
            'The rod and the cloth attract each other.',
            true,
            'they carry opposite charges.',
            () => CARRIERS.electron.charge * CARRIERS.proton.charge < 0,
          ],
        ],
        solution: 'Only electrons move when insulators are rubbed together.',
      }),
    () =>
      equation({
        d: 2,
        text: h`Each electron carries a charge of size \(q\). A current \(I\) flows in a wire for a time \(t\). Write an expression for the number of electrons that pass a point of the wire.`,
        expected: 'I*t/q',
        vars: ['I', 't', 'q'],
        solution: h`The charge that passes is \(It\). Each electron carries \(q\), so their number is \(\dfrac{It}{q}\).`,
        proof: (s) =>
          // the charge of the electrons per second must be the current
          agrees(`(${s})*q/t`, ({ I = 0 }) => I, [
            { I: 2, t: 3, q: 0.5 },
            { I: 0.1, t: 60, q: 1.6 },
          ]),
      }),
  ),
  family(
    'resistance',
    ['Charge and current', 'Resistance and characteristics'],
    () =>
      mcq({
        d: 2,
        data: lampGraph(),
        text: h`The graph is for a filament lamp. What is the resistance of the lamp when the potential difference across it is 6 V?`,
        unit: 'Ω',
        right: [8, h`\(6 \div 0.75\).`],
        wrong: [
          [4, 'This is the resistance at 1 V, where the graph is nearly straight.'],
          [0.125, 'Current was divided by potential difference.'],
          [4.5, 'Potential difference and current were multiplied: this is the power in watts.'],
          [14, 'The slope of the graph near 6 V was used in place of the ratio.'],
        ],
        solution: h`At 6 V the current is 0.75 A. \(R = \dfrac{V}{I} = \dfrac{6}{0.75} = 8\ \Omega\). The slope of the graph is not used.`,
        proof: (s) => {
          const [volts, amps] = LAMP.at(-1) ?? [0, 0]
          return near(value(s) * amps, volts) && volts === 6
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`A wire has resistance \(R\). A second wire of the same metal is twice as long and has twice the diameter. What is its resistance?`,
        right: [
          m(h`\frac{1}{2}R`),
          'Twice the length doubles it; four times the area divides it by 4.',
        ],
        wrong: [
          [m('R'), 'The area was taken to double with the diameter.'],
          [m('2R'), 'The change of diameter was ignored.'],
          [m('8R'), 'The resistance was taken to grow with the area.'],
          [m(h`\frac{1}{4}R`), 'The change of length was ignored.'],
        ],
        solution: h`Resistance is proportional to length and inversely proportional to the cross-sectional area. The area is 4 times as large, so the resistance is \(\frac{2}{4}R = \frac12R\).`,
        proof: (s) => {
          const resistance = (long: number, wide: number) => long / (Math.PI * (wide / 2) ** 2)
          return near(value(s, { R: resistance(3, 0.7) }), resistance(6, 1.4))
        },
      }),
    () =>
      blanks({
        d: 3,
        text: h`A thermistor, whose resistance falls as it is warmed, is in series with a fixed resistor and a battery.

When the thermistor is warmed, the current in the circuit [[blank]] and the potential difference across the thermistor [[blank]].`,
        right: [
          ['increases', 'decreases'],
          'The total resistance falls, and the thermistor has a smaller share of it.',
        ],
        wrong: [
          [
            ['increases', 'increases'],
            'The fixed resistor takes more of the battery’s potential difference, so less is left for the thermistor.',
          ],
          [['decreases', 'decreases'], 'The total resistance falls, so the current rises.'],
          [['decreases', 'increases'], 'This is what happens when the thermistor is cooled.'],
          [['stays the same', 'decreases'], 'The battery is not a source of constant current.'],
        ],
        solution:
          'The total resistance falls, so the current rises. The potential difference across the fixed resistor therefore rises, and the rest, across the thermistor, falls.',
        proof: (s) => {
          const [fixed, volts] = [100, 6]
          const state = (r: number) => ({
            current: volts / (fixed + r),
            across: (volts * r) / (fixed + r),
          })
          const [cold, warm] = [state(300), state(50)]
          const word = (a: number, b: number) => (b > a ? 'increases' : 'decreases')
          return s === `${word(cold.current, warm.current)} | ${word(cold.across, warm.across)}`
        },
      }),
  ),
]

/** What carries charge in rubbed insulators: only electrons move. */
const CARRIERS = {
  electron: { charge: -1, moves: true },
  proton: { charge: 1, moves: false },
}

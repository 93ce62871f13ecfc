import { circle, figure, label, line, plot, RED } from '../figures.ts'
import { familyOf, h, mcq } from '../kit.ts'
import { is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Physics', 'physics')

function beam(): string {
  const crosses = range(0, 4).flatMap((i) =>
    range(0, 2).flatMap((j) => {
      const [x, y] = [110 + i * 50, 50 + j * 60]
      return [
        circle([x, y], 9, { width: 1 }),
        line([x - 5, y - 5], [x + 5, y + 5], { width: 1 }),
        line([x - 5, y + 5], [x + 5, y - 5], { width: 1 }),
      ]
    }),
  )
  return figure(
    360,
    220,
    [
      ...crosses,
      line([20, 80], [90, 80], { colour: RED, arrow: true, width: 3 }),
      label([52, 60], 'electrons', { size: 13, colour: RED }),
      label([210, 205], 'magnetic field into the page', { size: 13 }),
    ],
    'A beam of electrons moves to the right and enters a region with a uniform magnetic field, shown by crosses in rings: the field points into the page.',
  )
}

function alternator(): string {
  const g = plot(
    { from: 0, to: 0.08, step: 0.01, label: 'time in s' },
    { from: -8, to: 8, step: 2, label: 'output in V' },
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.curve((t) => 6 * Math.sin((2 * Math.PI * t) / 0.04))],
    'Alternating output of a generator against time: a sine curve with peaks of 6 V and −6 V that repeats every 0.04 s, shown for 0.08 s.',
  )
}

type Vector = readonly [number, number, number]
const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [
  b * z - c * y,
  c * x - a * z,
  a * y - b * x,
]

export const magnets: Family[] = [
  family(
    'field-force',
    ['Magnetism', 'Motor effect'],
    () =>
      mcq({
        d: 4,
        data: beam(),
        text: 'In which direction is the beam deflected as it enters the field?',
        right: ['down the page', 'The conventional current is to the left.'],
        wrong: [
          [
            'up the page',
            'The beam was taken as a current to the right, but electrons are negative.',
          ],
          ['into the page', 'The force is at right angles to the field, not along it.'],
          ['out of the page', 'The force is at right angles to the field, not against it.'],
          ['it is not deflected', 'The beam moves at right angles to the field.'],
        ],
        solution:
          'Electrons that move to the right are a current to the left. With the left hand: first finger into the page, second finger to the left, and the thumb points down the page.',
        proof: (s) => {
          // F = q v × B, with x to the right, y up the page, z out of it
          const [, up] = cross([1, 0, 0], [0, 0, -1]).map((each) => -1 * each)
          return s === ((up ?? 0) < 0 ? 'down the page' : 'up the page')
        },
      }),
    () =>
      mcq({
        d: 1,
        text: 'A wire of length 0.40 m lies parallel to the lines of a uniform magnetic field of 0.30 T and carries a current of 5.0 A. What is the magnetic force on the wire?',
        unit: 'N',
        right: [0, 'A current along the field feels no force.'],
        wrong: [
          [0.6, 'This would be the force if the wire were at right angles to the field.'],
          [6, 'The three numbers were multiplied, and a power of ten was lost.'],
          [0.3, 'Half of the largest force was taken.'],
          [3.75, 'The force was worked out as current times field over length.'],
        ],
        solution: h`The force is \(BIl\) only for a wire at right angles to the field. It gets smaller as the wire is turned towards the field, and it is zero when the two are parallel.`,
        proof: (s) => is(s, Math.hypot(...cross([5 * 0.4, 0, 0], [0.3, 0, 0]))),
      }),
    () =>
      mcq({
        d: 4,
        text: h`A magnet stands on an electronic balance. A fixed level wire, at right angles to the field, passes between its poles; 5.0 cm of it are in the field. When a current of 4.0 A is switched on, the reading rises by 1.2 g. Take \(g = 10\ \mathrm{N\,kg^{-1}}\). How strong is the field?`,
        unit: 'T',
        right: [0.06, h`\(\dfrac{0.012}{4.0 \times 0.050}\).`],
        wrong: [
          [0.006, h`The reading was not multiplied by \(g\).`],
          [60, 'The grams were not turned into kilograms.'],
          [0.6, 'One power of ten was lost.'],
          [0.24, 'The force was not divided by the current.'],
        ],
        solution: h`The wire pushes the magnet down as hard as the magnet pushes the wire up: \(F = 0.0012 \times 10 = 0.012\ \mathrm{N}\). \(B = \dfrac{F}{Il} = \dfrac{0.012}{4.0 \times 0.050} = 0.06\ \mathrm{T}\).`,
        proof: (s) => near((value(s) * 4 * 0.05 * 1000) / 10, 1.2),
      }),
    () =>
      mcq({
        d: 2,
        text: 'A student winds an electromagnet. Which change makes it stronger?',
        right: [
          'putting a core of soft iron into the coil',
          'The iron is magnetised and adds its field.',
        ],
        wrong: [
          ['putting a core of copper into the coil', 'Copper is not magnetised.'],
          ['reversing the current', 'This exchanges the poles, but the strength stays.'],
          [
            'spreading the same turns over a longer coil',
            'Fewer turns in each centimetre make the field weaker.',
          ],
          ['using a smaller current', 'The field is proportional to the current.'],
        ],
        solution:
          'The field inside a coil grows with the current and with the number of turns in each centimetre, and a core of soft iron makes it many times stronger.',
        proof: (s) => {
          const MAGNETIC = ['iron', 'steel', 'nickel', 'cobalt']
          return s.startsWith('putting a core') && MAGNETIC.some((metal) => s.includes(metal))
        },
      }),
  ),
  family(
    'generators',
    ['Magnetism', 'Induction and transformers'],
    () =>
      mcq({
        d: 1,
        text: 'A charger contains a transformer that turns 230 V a.c. into 11.5 V a.c. Its primary coil has 2000 turns. How many turns has the secondary coil?',
        right: [100, h`\(2000 \div 20\).`],
        wrong: [
          [40000, 'The ratio was turned upside down.'],
          [20, 'This is the ratio of the voltages.'],
          [174, 'The primary turns were divided by 11.5.'],
          [200, 'The ratio was taken as 10.'],
        ],
        solution: h`The turns are in the ratio of the voltages: \(\frac{11.5}{230} = \frac{1}{20}\), so \(2000 \div 20 = 100\).`,
        proof: (s) => near(230 / 11.5, 2000 / value(s)),
      }),
    () =>
      mcq({
        d: 3,
        text: 'A strong magnet is dropped down a long vertical copper pipe, and it falls much more slowly than it does down a plastic pipe of the same size. Which explanation is right?',
        right: [
          'The moving magnet induces currents in the copper, whose field opposes its motion.',
          'This is what Lenz’s law demands.',
        ],
        wrong: [
          ['Copper is magnetic, so it attracts the magnet.', 'Copper is not a magnetic material.'],
          [
            'The magnet rubs against copper more than against plastic.',
            'The effect is there without any contact.',
          ],
          [
            'The magnet induces currents in the copper that push it downwards.',
            'Then energy would come from nowhere.',
          ],
          ['Air cannot escape past the magnet in a copper pipe.', 'The pipes have the same size.'],
        ],
        solution:
          'The field through each part of the pipe changes as the magnet passes. The changing field induces currents round the pipe, and their field opposes the change: it holds the magnet back. Plastic does not conduct.',
        proof: (s) => s.includes('induces currents') && s.includes('opposes'),
      }),
    () =>
      mcq({
        d: 4,
        data: alternator(),
        text: 'The graph is for the output of a small generator. Its coil is now turned twice as fast. What are the new peak voltage and frequency?',
        right: [
          '12 V and 50 Hz',
          'Twice the rate of change, and twice as many turns in each second.',
        ],
        wrong: [
          ['6 V and 50 Hz', 'The field also changes twice as fast, so the voltage doubles.'],
          ['12 V and 25 Hz', 'The frequency is that of the turning, which doubles.'],
          ['24 V and 50 Hz', 'The voltage is proportional to the speed, not to its square.'],
          ['12 V and 100 Hz', 'The period was read as 0.02 s, half of a cycle.'],
        ],
        solution: h`The period is 0.04 s, so the frequency is 25 Hz at first and then 50 Hz. The induced voltage is proportional to the rate at which the field through the coil changes, so the peak doubles to 12 V.`,
        proof: (s) => {
          const [peak = 0, rate = 0] = (s.match(/\d+/g) ?? []).map(Number)
          // flux = A sin(2πft): its largest slope is proportional to f
          const flux = (f: number) => (t: number) => Math.sin(2 * Math.PI * f * t)
          const steep = (f: number) => (flux(f)(1e-7) - flux(f)(0)) / 1e-7
          return near(rate, 2 / 0.04) && near(peak / 6, steep(rate) / steep(25), 1e-6)
        },
      }),
    () =>
      mcq({
        d: 3,
        text: 'A transformer takes 0.50 A at 240 V from the mains and feeds a 12 V heater. It is 80 % efficient. How large is the current in the heater?',
        unit: 'A',
        right: [8, h`\(0.8 \times 120 \div 12\).`],
        wrong: [
          [10, 'The loss was left out.'],
          [12.5, 'The efficiency was used the wrong way round.'],
          [0.02, 'The current was taken to fall with the voltage, and the loss was included.'],
          [96, 'This is the power in watts.'],
        ],
        solution: h`Power in: \(240 \times 0.50 = 120\ \mathrm{W}\). Power out: \(0.80 \times 120 = 96\ \mathrm{W}\). Current: \(96 \div 12 = 8\ \mathrm{A}\).`,
        proof: (s) => near((value(s) * 12) / (240 * 0.5), 0.8),
      }),
  ),
]

import { cell, figure, joint, path, resistor, ring } from '../figures.ts'
import { familyOf, h, mcq } from '../kit.ts'
import { is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Physics', 'physics')

function bridge(): string {
  return figure(
    400,
    260,
    [
      path([
        [200, 50],
        [50, 50],
        [50, 130],
      ]),
      path([
        [200, 50],
        [350, 50],
        [350, 130],
      ]),
      path(
        [
          [50, 110],
          [350, 110],
          [350, 220],
          [50, 220],
        ],
        { close: true },
      ),
      path([
        [200, 110],
        [200, 220],
      ]),
      cell([200, 50], '9 V'),
      resistor([125, 110], '2 Ω'),
      resistor([275, 110], '4 Ω'),
      resistor([125, 220], '6 Ω'),
      resistor([275, 220], '3 Ω'),
      ring([200, 165], 'V'),
      joint([200, 110]),
      joint([200, 220]),
      joint([50, 110]),
      joint([350, 110]),
    ],
    'Circuit: a 9 volt battery feeds two branches side by side. The upper branch has 2 ohms and then 4 ohms, the lower 6 ohms and then 3 ohms, from left to right. A voltmeter joins the middle points of the two branches.',
  )
}

/** Every total resistance that can be made from n equal resistors in series and parallel. */
function totalsOf(n: number): number[] {
  if (n === 1) return [1]
  const made: number[] = []
  for (let k = 1; k < n; k += 1)
    for (const a of totalsOf(k))
      for (const b of totalsOf(n - k)) made.push(a + b, (a * b) / (a + b))
  return made
}

export const loops: Family[] = [
  family(
    'networks',
    ['Circuits', 'Series and parallel'],
    () =>
      mcq({
        d: 2,
        text: h`Resistors of \(4\ \Omega\), \(6\ \Omega\) and \(12\ \Omega\) are joined side by side, each directly across a 12 V battery. What current does the battery supply?`,
        unit: 'A',
        right: [6, h`\(3 + 2 + 1\).`],
        wrong: [
          [0.55, 'The resistors were put in series.'],
          [3, h`Only the current in the \(4\ \Omega\) resistor was taken.`],
          [2, h`The total resistance, \(2\ \Omega\), was given as the current.`],
          [24, 'The total resistance was taken as half an ohm.'],
        ],
        solution: h`Each resistor has 12 V across it: \(\frac{12}{4} + \frac{12}{6} + \frac{12}{12} = 3 + 2 + 1 = 6\ \mathrm{A}\).`,
        proof: (s) => near(12 / value(s), 1 / (1 / 4 + 1 / 6 + 1 / 12)),
      }),
    () =>
      mcq({
        d: 4,
        data: bridge(),
        text: 'The voltmeter between the two branches draws no current. What does it show?',
        unit: 'V',
        right: [3, h`\(6 - 3\).`],
        wrong: [
          [0, 'The middle points were taken to be at the same potential.'],
          [9, 'The voltage of the battery was taken.'],
          [6, h`Only the \(4\ \Omega\) resistor was looked at.`],
          [4.5, 'Half of the battery voltage was taken.'],
        ],
        solution: h`The upper branch carries \(\frac{9}{6} = 1.5\ \mathrm{A}\), so its middle is \(1.5 \times 4 = 6\ \mathrm{V}\) above the right-hand end. The lower branch carries \(\frac99 = 1\ \mathrm{A}\): its middle is \(1 \times 3 = 3\ \mathrm{V}\) above it. The difference is 3 V.`,
        // by the drops from the other end
        proof: (s) => is(s, Math.abs((9 * 2) / 6 - (9 * 6) / 9)),
      }),
    () =>
      mcq({
        d: 5,
        text: h`Somebody joins four resistors of \(10\ \Omega\) each, all of them in use, in various series and parallel arrangements. Which total resistance is impossible?`,
        unit: 'Ω',
        right: [20, 'No arrangement of all four gives this.'],
        wrong: [
          [10, 'Two pairs in series, side by side.'],
          [25, 'Two in series with two in parallel.'],
          [40, 'All in series.'],
          [2.5, 'All in parallel.'],
          [7.5, 'Three in series, side by side with the fourth.'],
        ],
        solution: h`All in series gives 40 and all in parallel 2.5. Two in series and then two in parallel give \(20 + 5 = 25\). Two pairs in series, side by side, give 10. Three in series beside the fourth give \(\frac{30 \times 10}{40} = 7.5\). The value \(20\ \Omega\) needs only two of them; no arrangement of four gives it.`,
        proof: (s) => totalsOf(4).every((each) => !near(10 * each, value(s), 1e-6)),
      }),
  ),
  family(
    'consumption',
    ['Circuits', 'Electrical power'],
    () =>
      mcq({
        d: 1,
        text: 'A shop leaves three lamps of 60 W on for five hours every day. How much electrical energy do they use in 30 days?',
        unit: 'kWh',
        right: [27, h`\(0.18 \times 150\).`],
        wrong: [
          [9, 'Only one lamp was counted.'],
          [0.9, 'This is the energy for one day.'],
          [270, 'One power of ten was lost.'],
          [5.4, 'The five hours were left out.'],
        ],
        solution: h`The power is \(3 \times 60\ \mathrm{W} = 0.18\ \mathrm{kW}\), the time \(5 \times 30 = 150\ \mathrm{h}\): \(0.18 \times 150 = 27\ \mathrm{kWh}\).`,
        proof: (s) => near(value(s) * 3.6e6, 180 * 150 * 3600),
      }),
    () =>
      mcq({
        d: 4,
        text: "Two lamps are marked '12 V, 24 W' and '12 V, 6 W'. They are joined in series to a 12 V battery. Take their resistances to be the same as in normal use. What is the power of the second lamp (the one marked 6 W) in this circuit?",
        unit: 'W',
        right: [3.84, h`\(0.4^2 \times 24\).`],
        wrong: [
          [6, 'The lamp does not get its full 12 V.'],
          [0.96, 'This is the power of the other lamp.'],
          [4.8, 'This is the power of both lamps together.'],
          [1.5, 'The lamps were taken to share the voltage equally.'],
        ],
        solution: h`\(R = \frac{V^2}{P}\): \(6\ \Omega\) and \(24\ \Omega\). The current is \(\frac{12}{30} = 0.4\ \mathrm{A}\), and \(P = I^2R = 0.16 \times 24 = 3.84\ \mathrm{W}\). In series the lamp with the smaller rating is the brighter one.`,
        proof: (s) => near(value(s), (12 * (24 / 30)) ** 2 / (12 ** 2 / 6)),
      }),
    () =>
      mcq({
        d: 3,
        text: 'When a village is supplied at 2 kV, 8 % of the power that leaves the station is lost in the cables. The same power is now sent along the same cables at 8 kV. What percentage is lost?',
        unit: '%',
        right: [0.5, 'A quarter of the current, a sixteenth of the loss.'],
        wrong: [
          [2, 'The loss was taken to be proportional to the current.'],
          [32, 'The loss was taken to be proportional to the voltage.'],
          [0.125, 'The loss was divided by 64.'],
          [8, 'The loss was taken to be unchanged.'],
        ],
        solution: h`At four times the voltage the same power needs a quarter of the current. The loss \(I^2R\) falls to \(\frac{1}{16}\): \(8\% \div 16 = 0.5\%\).`,
        proof: (s) => {
          // cables of resistance R that lose 8 of 100 units at 2 units of voltage
          const ohms = 8 / (100 / 2) ** 2
          return is(s.replace('%', ''), (100 / 8) ** 2 * ohms)
        },
      }),
  ),
]

import { figure, label, plot, RED } from '../figures.ts'
import { familyOf, h, mcq, qty, sci } from '../kit.ts'
import { is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Physics', 'physics')

const [P_OHMS, Q_OHMS] = [5, 15]

function twoLines(): string {
  const g = plot(
    { from: 0, to: 6, step: 1, label: 'potential difference in V' },
    { from: 0, to: 1, step: 0.2, label: 'current in A' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((v) => v / P_OHMS, 0, 5),
      g.curve((v) => v / Q_OHMS, 0, 6, RED),
      label(g.to([4.2, 0.94]), 'P'),
      label(g.to([5.5, 0.46]), 'Q'),
    ],
    'Graph of current against potential difference for two resistors: straight lines through the origin. P passes through (4 V, 0.8 A) and Q through (6 V, 0.4 A).',
  )
}

export const currents: Family[] = [
  family(
    'charging',
    ['Charge and current', 'Charge and static'],
    () =>
      mcq({
        d: 2,
        text: h`A charged metal dome loses \(12\ \mathrm{\mu C}\) in a spark that lasts 0.30 ms. What is the average current in the spark?`,
        unit: 'A',
        right: [0.04, h`\(\dfrac{12 \times 10^{-6}}{0.30 \times 10^{-3}}\).`],
        wrong: [
          [40, 'The prefixes micro and milli were left out.'],
          [0.0036, 'Charge and time were multiplied, and a prefix was lost.'],
          [0.025, 'The time in milliseconds was divided by the charge in microcoulombs.'],
          [0.4, 'One power of ten was lost.'],
        ],
        solution: h`\(I = \dfrac{Q}{t} = \dfrac{12 \times 10^{-6}}{3.0 \times 10^{-4}} = 0.04\ \mathrm{A}\).`,
        proof: (s) => near(value(s) * 0.3e-3, 12e-6),
      }),
    () =>
      mcq({
        d: 4,
        text: 'A negatively charged rod is held near a metal sphere on an insulating stand, without touching it. While the rod is there, somebody touches the sphere with a finger for a moment. Then the rod is taken away. How is the sphere charged at the end?',
        right: [
          'positively, as electrons have left it through the finger',
          'The rod repels electrons, and the finger lets them go to earth.',
        ],
        wrong: [
          [
            'positively, as protons have come through the finger',
            'Protons stay in their nuclei; only electrons move.',
          ],
          [
            'negatively, as electrons have come through the finger',
            'The negative rod repels electrons, so they leave.',
          ],
          [
            'negatively, as electrons have jumped from the rod',
            'The rod did not touch the sphere.',
          ],
          [
            'not at all, as the rod did not touch it',
            'A charge can be given by induction, without contact.',
          ],
        ],
        solution:
          'The negative rod repels electrons in the sphere. Through the finger some of them escape to earth. Once the finger is gone they cannot come back, so the sphere is left with too few electrons: it is positive.',
        proof: (s) => {
          // an earthed conductor has zero potential: the charge on it is opposite to the rod's
          const rod = -1
          const sphere = -rod * 0.3
          return s.startsWith(sphere > 0 ? 'positively' : 'negatively') && s.includes('electrons')
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`An electron (charge of size \(1.6 \times 10^{-19}\ \mathrm{C}\)) is accelerated from rest in a vacuum tube through a potential difference of 5000 V. What is its kinetic energy then?`,
        right: [qty(sci('8.0', -16), 'J'), h`\(1.6 \times 10^{-19} \times 5000\).`],
        wrong: [
          [qty(sci('3.2', -23), 'J'), 'The charge was divided by the potential difference.'],
          [qty(sci('4.0', -16), 'J'), 'The energy was halved, as if a capacitor were charged.'],
          [qty(sci('8.0', -19), 'J'), 'The potential difference was taken as 5 V.'],
          [qty(sci('3.1', 22), 'J'), 'The potential difference was divided by the charge.'],
        ],
        solution: h`Each coulomb gains 5000 J: \(E = QV = 1.6 \times 10^{-19} \times 5.0 \times 10^3 = 8.0 \times 10^{-16}\ \mathrm{J}\).`,
        proof: (s) => near(value(s) / 1.6e-19, 5000),
      }),
  ),
  family(
    'conductors',
    ['Charge and current', 'Resistance and characteristics'],
    () =>
      mcq({
        d: 3,
        data: twoLines(),
        text: 'The graph belongs to two resistors P and Q. They are joined in series to a battery of 8 V. How large is the current?',
        unit: 'A',
        right: [0.4, h`\(8 \div (5 + 15)\).`],
        wrong: [
          [1.6, 'Only P was taken to be in the circuit.'],
          [1.2, 'The currents of 0.8 A and 0.4 A on the graph were added.'],
          [0.8, 'The resistances were subtracted.'],
          [2.1, 'The resistors were put in parallel.'],
        ],
        solution: h`\(R_P = \frac{4}{0.8} = 5\ \Omega\) and \(R_Q = \frac{6}{0.4} = 15\ \Omega\). In series they have \(20\ \Omega\), so \(I = \frac{8}{20} = 0.4\ \mathrm{A}\).`,
        // the two potential differences at this current, read from the lines, add up to 8 V
        proof: (s) => near(value(s) * P_OHMS + value(s) * Q_OHMS, 8),
      }),
    () =>
      mcq({
        d: 2,
        text: 'A light-dependent resistor and a fixed resistor are in series with a battery, and a voltmeter is joined across the fixed resistor. The light-dependent resistor is then covered with a black cloth. What happens to the voltmeter reading, and why?',
        right: [
          'It falls, because the light-dependent resistor takes a larger share of the voltage.',
          'In the dark its resistance is larger.',
        ],
        wrong: [
          [
            'It rises, because the current becomes larger.',
            'In the dark the total resistance is larger, so the current is smaller.',
          ],
          [
            'It stays the same, because the battery has not changed.',
            'The shares of the battery voltage have changed.',
          ],
          [
            'It falls, because the fixed resistor now has a smaller resistance.',
            'The fixed resistor does not change.',
          ],
          [
            'It becomes zero, because no current flows in the dark.',
            'The resistance is large in the dark but not infinite.',
          ],
        ],
        solution:
          'In the dark the resistance of the light-dependent resistor rises. The current falls, and with it the potential difference across the fixed resistor; the rest of the battery voltage is across the light-dependent resistor.',
        proof: (s) => {
          const share = (ldr: number) => 100 / (100 + ldr)
          return share(5000) < share(50) && s.startsWith('It falls') && s.includes('larger share')
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`A metal wire of resistance \(2.0\ \Omega\) is drawn out to three times its length. Its volume does not change. What is its resistance now?`,
        unit: 'Ω',
        right: [18, 'Three times the length and a third of the area.'],
        wrong: [
          [6, 'The change of thickness was ignored.'],
          [2, 'The two changes were taken to cancel.'],
          [54, 'The area was taken to fall to one ninth.'],
          [12, 'The factors 3 and 3 were added.'],
        ],
        solution: h`The length becomes 3 times as large and the area, at the same volume, \(\frac13\). Resistance goes as length over area: \(2.0 \times 3 \times 3 = 18\ \Omega\).`,
        proof: (s) => {
          const [long, volume] = [1.7, 0.4]
          const ratio = (3 * long) / (volume / (3 * long)) / (long / (volume / long))
          return is(s, 2 * ratio)
        },
      }),
  ),
]

import { circle, figure, GREY_FILL, label, line, rect } from '../figures.ts'
import { blanks, equation, essay, familyOf, h, mcq, statements } from '../kit.ts'
import { agrees, near, parts, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Physics', 'physics')

type Vector = readonly [number, number, number]
const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [
  b * f - c * e,
  c * d - a * f,
  a * e - b * d,
]

/** Page directions: x to the right, y up the page, z out of it. */
const DIRECTIONS: Record<string, Vector> = {
  'down the page': [0, -1, 0],
  'up the page': [0, 1, 0],
  'to the left': [-1, 0, 0],
  'to the right': [1, 0, 0],
  'out of the page': [0, 0, 1],
}

function polesFigure(): string {
  return figure(
    360,
    170,
    [
      rect([20, 40], 90, 90, { fill: GREY_FILL }),
      label([65, 85], 'N', { size: 24 }),
      rect([250, 40], 90, 90, { fill: GREY_FILL }),
      label([295, 85], 'S', { size: 24 }),
      circle([180, 85], 14),
      line([170, 75], [190, 95]),
      line([170, 95], [190, 75]),
      label([180, 122], 'wire', { size: 13 }),
    ],
    'A north pole on the left faces a south pole on the right. Between them is a wire seen end on, marked with a cross in a circle: the current flows into the page.',
  )
}

export const magnetism: Family[] = [
  family(
    'motor',
    ['Magnetism', 'Motor effect'],
    () =>
      mcq({
        d: 2,
        data: polesFigure(),
        text: 'In which direction is the force on the wire?',
        right: [
          'down the page',
          'Left hand: first finger to the right, second finger into the page, thumb down.',
        ],
        wrong: [
          ['up the page', 'The right hand was used, or the field was taken from south to north.'],
          ['to the left', 'The force is at right angles to the field, not along it.'],
          ['to the right', 'The force is at right angles to the field, not along it.'],
          ['out of the page', 'The force is at right angles to the current, not along it.'],
        ],
        solution:
          'The field points from north to south: to the right. With the first finger of the left hand to the right and the second finger into the page, the thumb points down the page.',
        proof: (s) => {
          const force = cross([0, 0, -1], [1, 0, 0])
          return (DIRECTIONS[s] ?? []).every((each, at) => each + 0 === (force[at] ?? 0) + 0)
        },
      }),
    () =>
      mcq({
        d: 2,
        text: h`A straight wire 0.50 m long carries 3.0 A at right angles to a uniform magnetic field of 0.20 T. What is the size of the force on it?`,
        unit: 'N',
        right: [0.3, h`\(F = BIl\).`],
        wrong: [
          [0.6, 'The length was left out.'],
          [1.2, 'The force was divided by the length instead of multiplied by it.'],
          [0.1, 'The current was left out.'],
          [7.5, h`\(\frac{Il}{B}\) was found.`],
        ],
        solution: h`\(F = BIl = 0.20 \times 3.0 \times 0.50 = 0.30\ \mathrm{N}\).`,
        // the field is the force on each metre that carries one ampere
        proof: (s) => near(value(s) / 0.5 / 3, 0.2),
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: 'A flat coil on an axle turns between the poles of a magnet as a simple direct-current motor with a split ring.',
        list: [
          [
            'Reversing both the current and the magnetic field reverses the turning.',
            false,
            'each reversal alone turns it the other way; both together leave it as it was.',
            () => -1 * -1 < 0,
          ],
          [
            'The split ring reverses the current in the coil every half turn.',
            true,
            'without this the turning effect would change direction every half turn.',
            () => 360 / 2 === 180,
          ],
          [
            'More turns on the coil, with the same current, give a larger turning effect.',
            true,
            'the forces on the turns add up.',
            () => 20 * 0.1 > 10 * 0.1,
          ],
        ],
        solution:
          'The turning effect is proportional to the current, to the field and to the number of turns; the split ring keeps its direction.',
      }),
    () =>
      equation({
        d: 3,
        text: h`A horizontal wire of length \(l\) and mass \(m\) carries a current \(I\) at right angles to a horizontal magnetic field. The magnetic force just balances the wire's weight. The gravitational field strength is \(g\). Write an expression for the strength of the magnetic field.`,
        expected: 'm*g/(I*l)',
        vars: ['m', 'g', 'I', 'l'],
        solution: h`\(BIl = mg\), so \(B = \dfrac{mg}{Il}\).`,
        proof: (s) =>
          agrees(`(${s})*I*l - m*g`, () => 0, [
            { m: 0.2, g: 10, I: 3, l: 0.5 },
            { m: 1.5, g: 9.8, I: 20, l: 2 },
          ]),
      }),
  ),
  family(
    'induction',
    ['Magnetism', 'Induction and transformers'],
    () =>
      mcq({
        d: 2,
        text: h`An ideal transformer has 1200 turns on its primary coil and 60 on its secondary. The primary is connected to 240 V a.c. and the secondary delivers 4.0 A. What is the current in the primary?`,
        unit: 'A',
        right: [0.2, h`The powers are equal: \(240I = 12 \times 4\).`],
        wrong: [
          [80, 'The currents were taken in the ratio of the turns, in the wrong sense.'],
          [4, 'The currents were taken as equal.'],
          [12, 'This is the secondary potential difference in volts.'],
          [5, 'The ratio of the turns, 20, was divided by 4.'],
        ],
        solution: h`\(V_s = 240 \times \frac{60}{1200} = 12\ \mathrm{V}\). Power out is \(12 \times 4.0 = 48\ \mathrm{W}\), so the primary current is \(48 \div 240 = 0.20\ \mathrm{A}\).`,
        proof: (s) => near(value(s) * 1200, 4 * 60),
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: 'A bar magnet is pushed north pole first into a coil joined to a sensitive meter, and the meter gives a reading.',
        list: [
          [
            'Pushing the magnet in faster gives a larger reading.',
            true,
            'the induced voltage grows with the rate of change of the field through the coil.',
            () => Math.abs(induced(2)) > Math.abs(induced(1)),
          ],
          [
            'The reading stays while the magnet rests inside the coil.',
            false,
            'a field that does not change induces no voltage.',
            () => induced(0) !== 0,
          ],
          [
            'Pulling the magnet out again makes the meter deflect the other way.',
            true,
            'the field through the coil now falls.',
            () => Math.sign(induced(-1)) === -Math.sign(induced(1)),
          ],
        ],
        solution:
          'A voltage is induced only while the field through the coil changes; its direction depends on whether the field grows or falls.',
      }),
    () =>
      blanks({
        d: 3,
        text: h`A transformer steps 25 kV up to 400 kV. Its primary coil has 500 turns, so its secondary has [[blank]] turns. If no energy is lost, the current in the secondary is [[blank]] times the current in the primary.`,
        right: [[8000, 0.0625], h`The ratio is 16, and \(1 \div 16 = 0.0625\).`],
        wrong: [
          [[8000, 16], 'The current is divided by the ratio, not multiplied by it.'],
          [[31.25, 0.0625], 'The turns are for a step-down transformer.'],
          [[500, 1], 'Turns and currents were taken as equal.'],
          [[4000, 0.125], 'The ratio was taken as 8.'],
        ],
        solution: h`\(400 \div 25 = 16\), so there are \(500 \times 16 = 8000\) turns. Equal powers mean that the current is divided by 16: \(0.0625\).`,
        proof: (s) => {
          const [turns = 0, times = 0] = parts(s)
          return near(turns / 400, 500 / 25) && near(400 * times, 25)
        },
      }),
    () =>
      essay({
        d: 4,
        text: h`A small power station sends 100 kW to a village along cables of total resistance \(5\ \Omega\). Explain, with figures, why it sends the power at 10 kV rather than at 1 kV, and what is needed at each end of the cables.`,
        model: h`The current needed is \(I = \frac{P}{V}\). At 1 kV it is \(\frac{100\,000}{1000} = 100\ \mathrm{A}\); at 10 kV it is 10 A.

The cables waste \(I^2R\). At 1 kV that is \(100^2 \times 5 = 50\,000\ \mathrm{W}\), half of all the power. At 10 kV it is \(10^2 \times 5 = 500\ \mathrm{W}\), only 0.5 %. Ten times the voltage wastes a hundredth of the power, because the loss depends on the square of the current.

A step-up transformer is needed at the station and a step-down transformer at the village, so that homes get a safe voltage. Transformers work with alternating current only.`,
        criteria: [
          ['Finds the currents, 100 A and 10 A, from P = VI', /100\\ \\mathrm\{A\}[\s\S]*10 A/],
          ['Finds the losses, 50 kW and 500 W, from I²R', /50\\,000[\s\S]*500\\ \\mathrm\{W\}/],
          ['Says that the loss depends on the square of the current', /square of the current/],
          [
            'Names step-up and step-down transformers at the right ends',
            /step-up[\s\S]*station[\s\S]*step-down[\s\S]*village/,
          ],
        ],
        also: () => near((1e5 / 1e3) ** 2 * 5, 5e4) && near((1e5 / 1e4) ** 2 * 5, 500),
      }),
  ),
]

/** Induced voltage, in any unit, for a magnet moving into the coil at a speed. */
function induced(speed: number): number {
  const field = (depth: number) => depth ** 2
  return -(field(1 + speed * 0.01) - field(1)) / 0.01
}

import { figure, GREY_FILL, label, line, path, rect } from '../figures.ts'
import { blanks, equation, familyOf, h, mcq, qty, statements } from '../kit.ts'
import { agrees, near, parts, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Physics', 'physics')

function blockFigure(): string {
  return figure(
    360,
    130,
    [
      line([20, 95], [340, 95]),
      rect([150, 45], 60, 50, { fill: GREY_FILL }),
      label([180, 70], '6 kg'),
      line([210, 70], [310, 70], { arrow: true }),
      label([270, 54], '30 N'),
      line([150, 70], [90, 70], { arrow: true }),
      label([112, 54], '12 N'),
    ],
    'A block of mass 6 kg on a level surface. A force of 30 newtons pulls it to the right and a friction force of 12 newtons acts on it to the left.',
  )
}

function plankFigure(): string {
  const x = (metres: number) => 200 + metres * 105
  const load = (at: number, text: string) =>
    line([x(at), 70], [x(at), 118], { arrow: true }) + label([x(at), 132], text)
  return figure(
    400,
    170,
    [
      rect([30, 60], 340, 10, { fill: GREY_FILL }),
      path(
        [
          [200, 70],
          [186, 96],
          [214, 96],
        ],
        { close: true, fill: GREY_FILL },
      ),
      load(-1.5, '50 N'),
      load(-0.5, '30 N'),
      load(1.2, 'W'),
      line([x(-1.5), 42], [x(0), 42]),
      label([x(-1), 30], '1.5 m'),
      line([x(-0.5), 52], [x(0), 52]),
      label([x(-0.25), 30], '0.5 m'),
      line([x(0), 47], [x(1.2), 47]),
      label([x(0.6), 30], '1.2 m'),
    ],
    'A plank balanced on a pivot at its centre. On the left, 50 newtons act 1.5 metres from the pivot and 30 newtons act 0.5 metres from it. On the right, the weight W acts 1.2 metres from the pivot.',
  )
}

export const forces: Family[] = [
  family(
    'resultant',
    ['Forces', 'Resultant forces'],
    () =>
      mcq({
        d: 1,
        data: blockFigure(),
        text: 'What is the acceleration of the block?',
        unit: 'm s^-2',
        right: [3, h`\(18 \div 6\).`],
        wrong: [
          [5, 'The friction was left out.'],
          [7, 'The forces were added.'],
          [2, 'Only the friction was used.'],
          [108, 'The resultant force was multiplied by the mass.'],
        ],
        solution: h`The resultant force is \(30 - 12 = 18\ \mathrm{N}\), so \(a = 18 \div 6 = 3\ \mathrm{m\,s^{-2}}\).`,
        proof: (s) => near(30 - 6 * value(s), 12),
      }),
    () =>
      mcq({
        d: 3,
        text: h`A lift of total mass 500 kg moves downwards and slows at \(2\ \mathrm{m\,s^{-2}}\). Take \(g = 10\ \mathrm{N\,kg^{-1}}\). What is the tension in its cable?`,
        unit: 'N',
        right: [6000, h`\(T - 5000 = 500 \times 2\): the acceleration is upwards.`],
        wrong: [
          [4000, 'The acceleration was taken downwards because the lift moves downwards.'],
          [5000, 'The forces were taken to balance.'],
          [1000, 'This is the resultant force.'],
          [3000, 'Twice the resultant force was taken from the weight.'],
        ],
        solution: h`Slowing while moving down means an upward acceleration. \(T - mg = ma\), so \(T = 5000 + 1000 = 6000\ \mathrm{N}\).`,
        // the cable and the weight give the lift its change of momentum: 500 x 2 upwards in one second
        proof: (s) => near(value(s) * 1 - 500 * 10 * 1, 500 * 2),
      }),
    () =>
      equation({
        d: 4,
        text: h`Two trolleys of masses \(m\) and \(M\) are joined by a light string and stand on a smooth level track. A force \(F\) pulls on the trolley of mass \(M\), so that both speed up together. Write an expression for the tension in the string.`,
        expected: 'F*m/(m + M)',
        vars: ['F', 'm', 'M'],
        solution: h`Both have acceleration \(\dfrac{F}{m + M}\). Only the tension acts along the track on \(m\), so it is \(\dfrac{Fm}{m + M}\).`,
        proof: (s) =>
          // equal accelerations of both trolleys
          agrees(`(${s})/m - (F - (${s}))/M`, () => 0, [
            { F: 12, m: 2, M: 4 },
            { F: 5, m: 3, M: 0.5 },
          ]),
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: 'A skydiver has jumped from a balloon and has just reached terminal velocity, with the parachute still closed.',
        list: [
          [
            'The resultant force on her is zero.',
            true,
            'her velocity no longer changes.',
            () => drop(60).resultant < 0.01,
          ],
          [
            'Her acceleration was greatest at the start of the fall.',
            true,
            'air resistance was then zero.',
            () => drop(0).acceleration > drop(3).acceleration,
          ],
          [
            'When the parachute opens she moves upwards for a moment.',
            false,
            'she only slows: the resultant is upwards, but the velocity stays downwards.',
            () => drop(60).speed < 0,
          ],
        ],
        solution: 'Air resistance grows with speed until it equals the weight.',
      }),
    () =>
      mcq({
        d: 4,
        text: h`Forces of 9 N north and 12 N east act on a body of mass 3 kg that is free to move. What is the size of its acceleration?`,
        right: [qty(5, 'm s^-2'), h`The resultant is 15 N.`],
        wrong: [
          [qty(7, 'm s^-2'), 'The forces were added as numbers.'],
          [qty(1, 'm s^-2'), 'The forces were subtracted.'],
          [qty(45, 'm s^-2'), 'The resultant was multiplied by the mass.'],
          [qty(3, 'm s^-2'), 'Only the northward force was used.'],
        ],
        solution: h`The resultant is \(\sqrt{9^2 + 12^2} = 15\ \mathrm{N}\), so \(a = 15 \div 3 = 5\ \mathrm{m\,s^{-2}}\).`,
        proof: (s) => near(value(s) ** 2, (9 / 3) ** 2 + (12 / 3) ** 2),
      }),
  ),
  family(
    'springs-moments',
    ['Forces', 'Springs and moments'],
    () =>
      mcq({
        d: 3,
        text: h`A spring obeys Hooke's law. A force of 6.0 N stretches it by 4.0 cm. How much energy is stored in the spring at this extension?`,
        unit: 'J',
        right: [0.12, h`\(\frac12 \times 6.0 \times 0.040\).`],
        wrong: [
          [0.24, h`The half was left out of \(\frac12Fx\).`],
          [12, 'The extension was left in centimetres.'],
          [150, 'This is the spring constant in newtons per metre.'],
          [0.0048, h`The extension was squared in \(\frac12Fx\).`],
        ],
        solution: h`The energy is \(\frac12Fx = \frac12 \times 6.0 \times 0.040 = 0.12\ \mathrm{J}\).`,
        proof: (s) => {
          const strips = Array.from(
            { length: 1000 },
            (_each, n) => ((n + 0.5) / 1000) * 6 * (0.04 / 1000),
          )
          return near(
            value(s),
            strips.reduce((a, b) => a + b),
          )
        },
      }),
    () =>
      mcq({
        d: 2,
        data: plankFigure(),
        text: 'The uniform plank shown is pivoted at its centre and balances. What is the weight W?',
        unit: 'N',
        right: [75, h`\(50 \times 1.5 + 30 \times 0.5 = W \times 1.2\).`],
        wrong: [
          [62.5, 'The weight of 30 N was left out.'],
          [80, 'The weights on the two sides were made equal.'],
          [50, h`The moment of the weight of 30 N was subtracted.`],
          [90, h`Moments were added but not divided by the distance of W.`],
        ],
        solution: h`Moments about the pivot: \(50 \times 1.5 + 30 \times 0.5 = 75 + 15 = 90\ \mathrm{N\,m}\). So \(W = 90 \div 1.2 = 75\ \mathrm{N}\).`,
        // moments about the left-hand load instead, with the pivot's push equal to all the weights
        proof: (s) => near((50 + 30 + value(s)) * 1.5, 30 * 1 + value(s) * 2.7),
      }),
    () =>
      blanks({
        d: 4,
        text: h`One spring stretches by 6 cm under a load. The same load hangs from two such springs side by side, sharing it equally; and then from two such springs end to end. The springs are light.

Side by side, the load moves down by [[blank]] cm; end to end, by [[blank]] cm.`,
        right: [[3, 12], 'Side by side each carries half; end to end each carries all.'],
        wrong: [
          [[12, 3], 'The two arrangements are exchanged.'],
          [[6, 12], 'Side by side each spring carries only half of the load.'],
          [[3, 6], 'End to end each spring carries the whole load, and the extensions add.'],
          [[1.5, 24], 'Each effect was counted twice.'],
        ],
        solution:
          'Side by side each spring carries half of the load and stretches by 3 cm. End to end each carries the whole load and stretches by 6 cm, so the load moves by 12 cm.',
        proof: (s) => {
          const [beside, ends] = parts(s)
          // stiffness 1/6 load per cm each: side by side they add, end to end their reciprocals do
          return near(1 / (1 / 6 + 1 / 6), beside ?? 0) && near(6 + 6, ends ?? 0)
        },
      }),
    () =>
      equation({
        d: 3,
        text: h`A uniform beam of weight \(W\) and length \(L\) rests on a support at each end. A load \(P\) stands on it at a distance \(x\) from the left-hand end. Write an expression for the upward force of the right-hand support.`,
        expected: 'W/2 + P*x/L',
        vars: ['W', 'L', 'P', 'x'],
        solution: h`Moments about the left-hand end: \(RL = W \times \frac{L}{2} + Px\), so \(R = \dfrac{W}{2} + \dfrac{Px}{L}\).`,
        // the left-hand support, found by moments about the other end, makes up the whole weight
        proof: (s) =>
          agrees(`(${s}) + W/2 + P*(L - x)/L - W - P`, () => 0, [
            { W: 100, L: 4, P: 60, x: 1 },
            { W: 10, L: 2, P: 5, x: 1.7 },
          ]) && agrees(s, () => 50, [{ W: 100, L: 4, P: 60, x: 0 }]),
      }),
  ),
]

/** A fall with air resistance in proportion to the speed squared, in steps of a millisecond. */
function drop(seconds: number) {
  const [mass, g, drag] = [80, 10, 0.3]
  let speed = 0
  for (let n = 0; n < seconds * 1000; n += 1) speed += (g - (drag * speed ** 2) / mass) * 0.001
  const resultant = mass * g - drag * speed ** 2
  return { speed, resultant, acceleration: resultant / mass }
}

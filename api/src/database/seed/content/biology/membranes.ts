import { figure, type Point, plot } from '../figures.ts'
import { blanks, equation, familyOf, h, mcq, statements } from '../kit.ts'
import { agrees, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Biology', 'biology')

const POTATO: Point[] = [
  [0, 15],
  [0.2, 5],
  [0.4, -5],
  [0.6, -12],
  [0.8, -16],
  [1, -18],
]

function potatoGraph(): string {
  const g = plot(
    { from: 0, to: 1, step: 0.2, label: 'sucrose concentration in mol/dm³' },
    { from: -20, to: 20, step: 5, label: 'change in mass in %' },
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.points(POTATO)],
    'Graph of the percentage change in mass of potato cylinders against sucrose concentration in moles per cubic decimetre: +15 at 0, +5 at 0.2, −5 at 0.4, −12 at 0.6, −16 at 0.8 and −18 at 1.0, joined by straight lines.',
  )
}

export const membranes: Family[] = [
  family(
    'osmosis',
    ['Movement across membranes', 'Diffusion and osmosis'],
    () =>
      mcq({
        d: 2,
        data: potatoGraph(),
        text: 'The graph shows how potato cylinders changed in mass in sucrose solutions. Which concentration has the same water potential as the potato cells?',
        unit: 'mol dm^-3',
        right: [0.3, 'Here the mass does not change.'],
        wrong: [
          [0, 'In pure water the cells take in most water.'],
          [0.2, 'Here the cells still gain mass.'],
          [0.4, 'Here the cells lose mass.'],
          [1, 'Here the cells lose most water.'],
        ],
        solution:
          'With no net movement of water the mass stays the same. The line crosses zero half-way between 0.2 and 0.4.',
        proof: (s) => {
          const [, [x1, y1] = [0, 0], [x2, y2] = [0, 0]] = POTATO
          return near(y1 + ((value(s) - x1) / (x2 - x1)) * (y2 - y1) + 1, 1)
        },
      }),
    () =>
      equation({
        d: 1,
        text: h`A potato cylinder has mass \(a\) before and mass \(b\) after it is left in a solution. Write an expression for the percentage change in mass.`,
        expected: '100*(b - a)/a',
        vars: ['a', 'b'],
        solution: h`The change is \(b - a\), as a percentage of the first mass: \(\dfrac{100(b - a)}{a}\).`,
        proof: (s) =>
          agrees(`a + a*(${s})/100`, ({ b = 0 }) => b, [
            { a: 2, b: 2.3 },
            { a: 5, b: 4.1 },
          ]),
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: 'A bag of partially permeable membrane holds strong sugar solution and stands in pure water. Sugar molecules cannot pass the membrane.',
        list: [
          [
            'The volume of liquid in the bag increases.',
            true,
            'more water enters than leaves.',
            () => flow(0.9, 0.1) > 0,
          ],
          [
            'Water molecules pass through the membrane in both directions.',
            true,
            'osmosis is the net movement; single molecules move both ways.',
            () => flow(0.9, 0.1) < 0.9,
          ],
          [
            'Energy from respiration is needed for the water to enter.',
            false,
            'osmosis is passive.',
            () => NEEDS_ENERGY.osmosis === true,
          ],
        ],
        solution:
          'Water moves by osmosis from the dilute to the concentrated side, without energy from the cell.',
      }),
  ),
  family(
    'active',
    ['Movement across membranes', 'Active transport'],
    () =>
      mcq({
        d: 2,
        text: 'Which process needs energy from respiration?',
        right: [
          'uptake of nitrate ions by a root hair from soil with a lower concentration',
          'The ions move against the gradient.',
        ],
        wrong: [
          [
            'movement of oxygen from an alveolus into the blood',
            'Oxygen diffuses down its gradient.',
          ],
          ['uptake of water by a root hair from damp soil', 'Water enters by osmosis.'],
          [
            'movement of carbon dioxide out of a muscle cell',
            'Carbon dioxide diffuses down its gradient.',
          ],
          ['loss of water vapour through stomata', 'Water vapour diffuses out.'],
        ],
        solution:
          'Only movement from a lower to a higher concentration needs energy: active transport.',
        proof: (s) => /lower concentration/.test(s) && NEEDS_ENERGY['active transport'] === true,
      }),
    () =>
      blanks({
        d: 2,
        text: 'In the last part of the gut, glucose is taken into the blood from a [[blank]] concentration to a [[blank]] one by active transport, which uses energy from [[blank]].',
        right: [['lower', 'higher', 'respiration'], 'Against the gradient, with energy.'],
        wrong: [
          [
            ['higher', 'lower', 'respiration'],
            'This direction is diffusion, which needs no energy.',
          ],
          [
            ['lower', 'higher', 'osmosis'],
            'Osmosis is a movement of water and no source of energy.',
          ],
          [['higher', 'lower', 'diffusion'], 'Diffusion is no source of energy.'],
          [
            ['lower', 'higher', 'digestion'],
            'Digestion breaks food down; energy is released in respiration.',
          ],
        ],
        solution:
          'Active transport moves substances against the concentration gradient with energy released in respiration.',
        proof: (s) => {
          const [from, to, source] = s.split(' | ')
          return (
            from === 'lower' &&
            to === 'higher' &&
            source === 'respiration' &&
            NEEDS_ENERGY['active transport'] === true
          )
        },
      }),
  ),
]

const NEEDS_ENERGY: Record<string, boolean> = {
  osmosis: false,
  diffusion: false,
  'active transport': true,
}
/** Net flow of water from a side where its share is `outside` to one where it is `inside`. */
const flow = (outside: number, inside: number): number => outside - inside

import { blanks, chem, essay, familyOf, h, m, mcq, statements, table } from '../kit.ts'
import { balanced, near } from '../proof.ts'
import type { Family } from '../types.ts'
import { mr, REACTIVITY } from './facts.ts'

const family = familyOf('Chemistry', 'chemistry')

const rank = (symbol: string): number => REACTIVITY.indexOf(symbol)

/** Which metal displaces which from solution in the data of the question. */
const SERIES = ['W', 'X', 'Y', 'Z']

export const metals: Family[] = [
  family(
    'reactivity',
    ['Metals', 'Reactivity and extraction'],
    () =>
      mcq({
        d: 2,
        data: table(
          ['metal', 'with a solution of the nitrate of W', 'of X', 'of Y', 'of Z'],
          SERIES.map((metal) => [
            metal,
            ...SERIES.map((ion) => (ORDER.indexOf(metal) < ORDER.indexOf(ion) ? 'reacts' : '–')),
          ]),
        ),
        text: 'Four metals were added to solutions of their nitrates. What is the order of reactivity, the most reactive first?',
        right: [
          'Y, W, Z, X',
          'Y reacts with three solutions, W with two, Z with one, X with none.',
        ],
        wrong: [
          ['X, Z, W, Y', 'The order is turned round.'],
          ['Y, Z, W, X', 'W displaces Z, so W is the more reactive.'],
          ['W, Y, Z, X', 'Y displaces W, so Y is the more reactive.'],
          ['Y, W, X, Z', 'Z displaces X, so Z is the more reactive.'],
        ],
        solution:
          'A metal displaces those less reactive than itself. Y displaces three others, W two, Z one and X none.',
        proof: (s) => {
          const wins = (metal: string) =>
            SERIES.filter((ion) => ORDER.indexOf(metal) < ORDER.indexOf(ion)).length
          return s.split(', ').every((metal, at) => wins(metal) === 3 - at)
        },
      }),
    () =>
      mcq({
        d: 2,
        text: h`An ore contains 80 % by mass of iron(III) oxide, \(\mathrm{Fe_2O_3}\). What is the largest mass of iron that 200 tonnes of the ore can give? (\(A_r\): Fe 56, O 16)`,
        right: [m(h`112\ \text{tonnes}`), '70 % of 160 tonnes.'],
        wrong: [
          [m(h`140\ \text{tonnes}`), 'The ore was taken to be pure.'],
          [m(h`56\ \text{tonnes}`), 'Only one atom of iron was counted in the formula.'],
          [m(h`160\ \text{tonnes}`), 'This is the mass of the oxide.'],
          [m(h`48\ \text{tonnes}`), 'This is the mass of oxygen in the oxide.'],
        ],
        solution: h`The ore holds 160 t of oxide. Iron is \(\frac{112}{160} = 70\) % of it: 112 t.`,
        proof: (s) => near((Number.parseFloat(s.slice(2)) / (2 * 56)) * mr('Fe2O3'), 0.8 * 200),
      }),
    () =>
      essay({
        d: 4,
        text: 'Iron is extracted by heating its oxide with carbon, but aluminium by electrolysis of its molten oxide. Explain why different methods are used, write the equation for the reaction at the negative electrode in the extraction of aluminium, and give two reasons why recycling aluminium saves so much energy.',
        model: `Carbon is more reactive than iron, so it can reduce iron oxide. Carbon is less reactive than aluminium, so it cannot reduce aluminium oxide, and electrolysis must be used.

At the negative electrode aluminium ions gain electrons: ${chem('Al^3+ + 3e^- → Al')}.

Electrolysis uses a great deal of electrical energy to discharge the ions, and more energy is needed to keep the oxide molten. Recycling needs only enough energy to melt the metal, and it avoids mining and purifying the ore.`,
        criteria: [
          ['Carbon is more reactive than iron and reduces its oxide', /more reactive than iron/],
          [
            'Carbon is less reactive than aluminium, so electrolysis is needed',
            /less reactive than aluminium/,
          ],
          ['Equation: three electrons for each aluminium ion', /3e/],
          [
            'Electrolysis needs much electrical energy and heat to melt the oxide',
            /electrical energy[\s\S]*molten/,
          ],
          ['Recycling only melts the metal and avoids mining', /melt the metal[\s\S]*mining/],
        ],
        also: () =>
          balanced('Al^3+ + 3e^-', 'Al') && rank('Al') < rank('C') && rank('C') < rank('Fe'),
      }),
  ),
  family(
    'alloys',
    ['Metals', 'Uses and alloys'],
    () =>
      blanks({
        d: 1,
        text: 'An alloy is usually harder than the pure metal because atoms of different [[blank]] disturb the regular layers, so that the layers [[blank]] less easily.',
        right: [['sizes', 'slide over each other'], 'The layers no longer fit smoothly.'],
        wrong: [
          [['charges', 'slide over each other'], 'Atoms carry no charge.'],
          [['sizes', 'conduct electricity'], 'Hardness is about layers that slide.'],
          [
            ['colours', 'melt'],
            'Atoms have no colour, and melting is not what makes a metal soft.',
          ],
          [['speeds', 'react with acid'], 'Neither explains hardness.'],
        ],
        solution:
          'In a pure metal equal atoms lie in layers that slide easily. Atoms of another size disturb the layers.',
        proof: (s) =>
          s === ['sizes', 'slide over each other'].join(' | ') && new Set([126, 77]).size === 2,
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: 'Some iron nails are kept in different conditions.',
        list: [
          [
            'A nail in boiled water under a layer of oil does not rust.',
            true,
            'there is no oxygen in the water.',
            () => !rusts({ water: true, oxygen: false }),
          ],
          [
            'A nail in dry air rusts slowly.',
            false,
            'rusting needs water as well as oxygen.',
            () => rusts({ water: false, oxygen: true }),
          ],
          [
            'A nail with a piece of zinc fixed to it is protected even where its surface is bare.',
            true,
            'zinc is more reactive and corrodes in its place.',
            () => rank('Zn') < rank('Fe'),
          ],
        ],
        solution:
          'Rusting needs both water and oxygen; a more reactive metal protects iron by corroding first.',
      }),
  ),
]

const ORDER = ['Y', 'W', 'Z', 'X']
const rusts = ({ water, oxygen }: { water: boolean; oxygen: boolean }): boolean => water && oxygen

import { circle, figure, GREY_FILL, label } from '../figures.ts'
import { familyOf, h, mcq, qty, statements, table } from '../kit.ts'
import { balanced, near, value } from '../proof.ts'
import type { Family } from '../types.ts'
import { REACTIVITY } from './facts.ts'

const family = familyOf('Chemistry', 'chemistry')

function layers(): string {
  const atom = (x: number, y: number, radius: number, fill: string) =>
    circle([x, y], radius, { fill })
  const rows = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4].map((n) => atom(42 + n * 30 + (row % 2) * 15, 50 + row * 27, 15, GREY_FILL)),
  )
  const mixed = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4].map((n) => {
      const large = (row === 1 && n === 2) || (row === 2 && n === 0) || (row === 3 && n === 3)
      return atom(
        235 + n * 31 + (row % 2) * 13,
        50 + row * 29 - (large ? 3 : 0),
        large ? 19 : 13,
        large ? '#fdba74' : GREY_FILL,
      )
    }),
  )
  return figure(
    400,
    190,
    [...rows, ...mixed, label([110, 172], 'solid 1'), label([300, 172], 'solid 2')],
    'Two drawings of atoms in solids. In solid 1 equal grey balls lie in regular rows. In solid 2 a few larger balls of another kind are scattered among the grey ones, so that the rows are no longer regular.',
  )
}

/** Behaviour of four metals, hidden behind letters, the most reactive first. */
const ORDER = ['S', 'P', 'R', 'Q']

const above = (one: string, other: string): boolean =>
  REACTIVITY.indexOf(one) < REACTIVITY.indexOf(other)

export const alloys: Family[] = [
  family(
    'series-of-metals',
    ['Metals', 'Reactivity and extraction'],
    () =>
      mcq({
        d: 3,
        data: table(
          ['metal', 'with cold water', 'with dilute acid', 'oxide heated with carbon'],
          [
            ['P', 'no reaction', 'hydrogen', 'no reaction'],
            ['Q', 'no reaction', 'no reaction', 'metal forms'],
            ['R', 'no reaction', 'hydrogen', 'metal forms'],
            ['S', 'hydrogen', 'violent', 'no reaction'],
          ],
        ),
        text: 'What is the order of reactivity of the metals in the table, beginning with the most reactive?',
        right: ['S, P, R, Q', 'P is above carbon, R between carbon and hydrogen.'],
        wrong: [
          [
            'S, R, P, Q',
            'Carbon reduces the oxide of R but not that of P, so P is the more reactive.',
          ],
          ['Q, R, P, S', 'The order is turned round.'],
          ['P, S, R, Q', 'S reacts with cold water and P does not.'],
          ['S, P, Q, R', 'R reacts with acid and Q does not.'],
        ],
        solution:
          'S reacts even with cold water. P stands above carbon, R below carbon but above hydrogen, Q below hydrogen.',
        proof: (s) => {
          const score = {
            P: { water: 0, acid: 1, carbon: 0 },
            Q: { water: 0, acid: 0, carbon: 1 },
            R: { water: 0, acid: 1, carbon: 1 },
            S: { water: 1, acid: 1, carbon: 0 },
          }
          const sorted = Object.entries(score)
            .map(([name, x]) => ({ name, rank: x.water + x.acid - x.carbon }))
            .sort((a, b) => b.rank - a.rank)
            .map(({ name }) => name)
          return s === sorted.join(', ') && sorted.join() === ORDER.join()
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`Rails are welded with molten iron from the reaction \(\mathrm{2Al + Fe_2O_3 \rightarrow Al_2O_3 + 2Fe}\). What mass of aluminium is needed for 280 g of iron? (\(A_r\): Al 27, Fe 56)`,
        unit: 'g',
        right: [135, '5.0 mol of each.'],
        wrong: [
          [270, 'Two moles of aluminium were used for each mole of iron.'],
          [67.5, 'Half a mole of aluminium was used for each mole of iron.'],
          [280, 'Equal masses were assumed.'],
          [580, 'The ratio of the atomic masses was turned round.'],
        ],
        solution: h`Iron: \(280 \div 56 = 5.0\) mol. Aluminium: 5.0 mol, \(5.0 \times 27 = 135\ \mathrm{g}\).`,
        proof: (s) =>
          near(value(s) / 27, 280 / 56) &&
          balanced('2Al + Fe2O3', 'Al2O3 + 2Fe') &&
          above('Al', 'Fe'),
      }),
    () =>
      mcq({
        d: 4,
        text: 'A strip of zinc is left in a solution of copper(II) sulfate. It is later dried with all the copper on it and found to have changed in mass. For each 1.00 mol of zinc that dissolved, what was the change in mass of the strip? (Relative atomic masses: Zn 65, Cu 64)',
        unit: 'g',
        right: [-1, 'It loses 65 g and gains 64 g.'],
        wrong: [
          [64, 'Only the copper gained was counted.'],
          [-65, 'Only the zinc lost was counted.'],
          [1, 'The sign is turned round.'],
          [63, 'Two moles of copper were taken to form for each mole of zinc.'],
        ],
        solution: h`\(\mathrm{Zn + Cu^{2+} \rightarrow Zn^{2+} + Cu}\): for each mole, 65 g of zinc leaves and 64 g of copper arrives: \(-1\ \mathrm{g}\).`,
        proof: (s) => balanced('Zn + Cu^2+', 'Zn^2+ + Cu') && near(65 + value(s), 64),
      }),
    () =>
      mcq({
        d: 2,
        text: 'Which metal is usually extracted by electrolysis of a molten compound rather than by heating its oxide with carbon?',
        right: ['magnesium', 'It is more reactive than carbon.'],
        wrong: [
          ['iron', 'Carbon reduces iron oxide in the blast furnace.'],
          ['zinc', 'Zinc is less reactive than carbon.'],
          ['lead', 'Lead is less reactive than carbon.'],
          ['copper', 'Copper is far below carbon.'],
        ],
        solution: 'Carbon can take oxygen only from metals below it in the reactivity series.',
        proof: (s) => {
          const symbols: Record<string, string> = {
            magnesium: 'Mg',
            iron: 'Fe',
            zinc: 'Zn',
            lead: 'Pb',
            copper: 'Cu',
          }
          return above(symbols[s] ?? 'Ag', 'C')
        },
      }),
  ),
  family(
    'mixtures-of-metals',
    ['Metals', 'Uses and alloys'],
    (rng) =>
      statements({
        rng,
        d: 2,
        data: layers(),
        text: 'The drawings show atoms in a pure metal and in an alloy.',
        list: [
          [
            'Solid 2 is the alloy.',
            true,
            'it holds atoms of more than one kind.',
            () => SOLIDS.two > SOLIDS.one,
          ],
          [
            'Solid 1 is likely to be the harder of the two.',
            false,
            'regular layers slide over each other easily, so a pure metal is softer.',
            () => SOLIDS.one > 1,
          ],
          [
            'Both solids conduct electricity.',
            true,
            'both have delocalised electrons.',
            () => SOLIDS.delocalised,
          ],
        ],
        solution:
          'Atoms of another size disturb the layers, which then slide less easily. The bonding is still metallic.',
      }),
    () =>
      mcq({
        d: 4,
        text: 'Pure gold is called 24 carat, and the share of gold by mass is proportional to the number of carats. A jeweller melts 12 g of 18-carat gold together with 6 g of 24-carat gold. What is the alloy?',
        right: [qty(20, 'carat'), '15 g of gold in 18 g.'],
        wrong: [
          [qty(21, 'carat'), 'The plain mean ignores the masses.'],
          [qty(22, 'carat'), 'The masses were exchanged.'],
          [qty(42, 'carat'), 'The carats were added.'],
          [qty(15, 'carat'), 'This is the mass of gold in grams.'],
        ],
        solution: h`Gold: \(12 \times \frac{18}{24} + 6 = 15\ \mathrm{g}\) in 18 g. \(\frac{15}{18} \times 24 = 20\) carat.`,
        proof: (s) => near((value(s) / 24) * (12 + 6), (18 / 24) * 12 + 6),
      }),
    () =>
      mcq({
        d: 3,
        text: 'Steel cans are coated with tin, steel buckets with zinc. Both coatings are scratched down to the steel. Why does the bucket not rust while the can rusts faster than bare steel?',
        right: [
          'Zinc is more reactive than iron and corrodes first; tin is less reactive than iron.',
          'The more reactive metal of the pair gives up electrons.',
        ],
        wrong: [
          [
            'Tin is more reactive than iron and corrodes first; zinc is less reactive than iron.',
            'The two metals are exchanged.',
          ],
          [
            'Zinc melts into the scratch and closes it; tin does not.',
            'Zinc melts at over 400 °C.',
          ],
          [
            'Zinc is a better conductor of heat than tin.',
            'Conduction of heat has nothing to do with rusting.',
          ],
          [
            'Both metals are less reactive than iron, but zinc is thicker.',
            'Zinc is more reactive than iron.',
          ],
        ],
        solution:
          'Zinc loses electrons more easily than iron and protects it (sacrificial protection). Next to tin it is iron that loses electrons.',
        proof: (s) => above('Zn', 'Fe') && /^Zinc is more reactive than iron/.test(s),
      }),
  ),
]

/** Kinds of atom in the two drawings. */
const SOLIDS = { one: 1, two: 2, delocalised: true }

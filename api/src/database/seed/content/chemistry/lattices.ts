import { BLUE, circle, figure, label, type Point, plot } from '../figures.ts'
import { chem, familyOf, m, mcq, statements } from '../kit.ts'
import { atoms, is } from '../proof.ts'
import type { Family } from '../types.ts'
import { formulaOf } from './facts.ts'

const family = familyOf('Chemistry', 'chemistry')

/** Boiling points of the straight alkanes by number of carbon atoms, °C. */
const ALKANES: Point[] = [
  [1, -162],
  [2, -89],
  [3, -42],
  [4, -1],
  [5, 36],
  [6, 69],
  [7, 98],
  [8, 126],
]
const boils = (n: number): number => ALKANES.find(([x]) => x === n)?.[1] ?? 0

function alkanes(): string {
  const g = plot(
    { from: 0, to: 9, step: 1, label: 'number of carbon atoms' },
    { from: -200, to: 150, step: 50, label: 'boiling point in °C' },
    390,
    280,
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      ...ALKANES.map((point) => circle(g.to(point), 4, { fill: BLUE, colour: BLUE })),
      label(g.to([2.6, 100]), 'straight-chain alkanes', { size: 13 }),
    ],
    'Graph of the boiling points of straight-chain alkanes in degrees Celsius against the number of carbon atoms: −162 for 1, −89 for 2, −42 for 3, −1 for 4, 36 for 5, 69 for 6, 98 for 7 and 126 for 8.',
  )
}

const CHARGES: Record<string, number> = { Mg: 2, N: -3, Al: 3, SO4: -2 }

export const lattices: Family[] = [
  family(
    'ions-and-molecules',
    ['Bonding and structure', 'Ionic and covalent'],
    () =>
      mcq({
        d: 2,
        text: 'Magnesium burns in nitrogen to form an ionic compound. Its ions have the electron arrangement of neon. What is its formula?',
        right: [chem('Mg3N2'), '3 × 2+ cancels 2 × 3−.'],
        wrong: [
          [chem('Mg2N3'), 'The numbers are exchanged.'],
          ['MgN', 'The charges 2+ and 3− do not cancel.'],
          [chem('MgN2'), 'Nitrogen was given a charge of 1−.'],
          [chem('Mg3N'), 'The charges 6+ and 3− do not cancel.'],
        ],
        solution: `Magnesium loses two electrons, nitrogen gains three. Six electrons pass from three ${chem('Mg^2+')} to two ${chem('N^3-')}.`,
        proof: (s) => {
          const counts = atoms(formulaOf(s))
          const total = [...counts].reduce((sum, [name, n]) => sum + n * (CHARGES[name] ?? 0), 0)
          return total === 0
        },
      }),
    () =>
      mcq({
        d: 4,
        text: `How many moles of ions are there in 0.10 mol of solid aluminium sulfate, ${chem('Al2(SO4)3')}?`,
        unit: 'mol',
        right: [0.5, 'Each formula unit holds five ions.'],
        wrong: [
          [0.2, 'The compound was taken as one cation and one anion.'],
          [1.7, 'Every atom was counted.'],
          [0.3, 'Only the sulfate ions were counted.'],
          [0.1, 'The number of formula units was given.'],
        ],
        solution: `Each unit holds 2 ${chem('Al^3+')} and 3 ${chem('SO4^2-')}, five ions in all: 0.50 mol.`,
        proof: (s) => {
          const counts = atoms('Al2(SO4)3')
          return is(s, 0.1 * ((counts.get('Al') ?? 0) + (counts.get('S') ?? 0)))
        },
      }),
    () =>
      mcq({
        d: 3,
        text: `How many electrons are shared in bonds in one molecule of carbon dioxide, ${chem('CO2')}?`,
        right: [m(8), 'Two double bonds.'],
        wrong: [
          [m(4), 'This is the number of shared pairs.'],
          [m(2), 'This is the number of double bonds.'],
          [m(16), 'All outer electrons were counted, lone pairs included.'],
          [m(6), 'One of the bonds was taken as single.'],
        ],
        solution:
          'Carbon needs four more electrons and each oxygen two, so there are two double bonds, O=C=O. Each is two shared pairs: 8 electrons.',
        proof: (s) => {
          // outer electrons there are, against those needed for three full shells
          const have = 4 + 2 * 6
          const need = 3 * 8
          return is(s, need - have)
        },
      }),
    () =>
      mcq({
        d: 4,
        text: 'Which substance contains both ionic and covalent bonds?',
        right: ['ammonium chloride', 'Covalent within the ammonium ion, ionic between the ions.'],
        wrong: [
          ['magnesium chloride', 'It consists of single-atom ions only.'],
          ['hydrogen chloride gas', 'Its molecules are covalent; there are no ions in the gas.'],
          ['silicon dioxide', 'All bonds in it are covalent.'],
          ['potassium oxide', 'It consists of single-atom ions only.'],
        ],
        solution: `${chem('NH4^+')} ions hold together by covalent bonds, and are attracted to ${chem('Cl^-')} ions.`,
        proof: (s) => {
          const ions: Record<string, string[]> = {
            'ammonium chloride': ['NH4', 'Cl'],
            'magnesium chloride': ['Mg', 'Cl'],
            'potassium oxide': ['K', 'O'],
          }
          return (ions[s] ?? []).some((ion) => atoms(ion).size > 1)
        },
      }),
  ),
  family(
    'properties',
    ['Bonding and structure', 'Properties of structures'],
    (rng) =>
      statements({
        rng,
        d: 3,
        data: alkanes(),
        text: 'Use the graph and what you know of forces between molecules.',
        list: [
          [
            'Four of these alkanes are gases at 20 °C.',
            true,
            'those with one to four carbon atoms boil below 20 °C.',
            () => ALKANES.filter(([, y]) => y < 20).length === 4,
          ],
          [
            'Longer molecules boil at higher temperatures because their covalent bonds are stronger.',
            false,
            'the forces between molecules grow; covalent bonds do not break on boiling.',
            () => BOILING.breaks === 'covalent bonds',
          ],
          [
            'The step from methane to ethane is larger than that from heptane to octane.',
            true,
            'it is 73 degrees, compared with 28.',
            () => boils(2) - boils(1) > boils(8) - boils(7),
          ],
        ],
        solution:
          'Boiling overcomes the weak forces between molecules. These grow with the size of the molecule.',
      }),
    () =>
      mcq({
        d: 3,
        text: 'Magnesium oxide melts at 2850 °C and sodium chloride at 801 °C. Both have the same arrangement of ions. What is the main reason for the difference?',
        right: [
          'The ions in magnesium oxide carry larger charges.',
          '2+ and 2− attract more strongly than 1+ and 1−.',
        ],
        wrong: [
          [
            'Magnesium oxide is a giant covalent substance.',
            'It is made of ions, as the question says.',
          ],
          ['Sodium chloride consists of small molecules.', 'It is a giant lattice of ions.'],
          [
            'Magnesium oxide contains delocalised electrons.',
            'Ionic solids have no delocalised electrons.',
          ],
          ['Sodium chloride dissolves in water.', 'Solubility does not decide the melting point.'],
        ],
        solution:
          'The attraction between ions grows with their charges (and with closeness). It takes more energy to separate 2+ from 2− ions.',
        proof: (s) => 2 * 2 > 1 * 1 && /larger charges/.test(s),
      }),
    () =>
      mcq({
        d: 3,
        text: 'Silicon dioxide is a hard solid that melts at 1710 °C, while carbon dioxide is a gas, though carbon and silicon are in the same group. Which is the best explanation?',
        right: [
          'Silicon dioxide is a giant network of covalent bonds; carbon dioxide consists of small molecules.',
          'Strong bonds must break in one, weak forces in the other.',
        ],
        wrong: [
          ['Silicon dioxide is ionic; carbon dioxide is covalent.', 'Both are covalent.'],
          [
            'The covalent bonds in carbon dioxide are weak and break at room temperature.',
            'They are strong; the molecules stay whole in the gas.',
          ],
          [
            'Silicon dioxide is metallic; carbon dioxide consists of small molecules.',
            'It has no metallic bonds and does not conduct.',
          ],
          [
            'The molecules of silicon dioxide are longer than those of carbon dioxide.',
            'Silicon dioxide has no molecules.',
          ],
        ],
        solution:
          'In silicon dioxide every atom is joined to its neighbours by strong covalent bonds through the whole crystal. Between molecules of carbon dioxide there are only weak forces.',
        proof: (s) => {
          const kinds = { 'Silicon dioxide': 'giant network', 'carbon dioxide': 'small molecules' }
          return Object.entries(kinds).every(
            ([name, kind]) =>
              s.includes(name) && s.slice(s.indexOf(name)).split(';')[0]?.includes(kind) === true,
          )
        },
      }),
  ),
]

/** What is overcome when a simple molecular substance boils. */
const BOILING = { breaks: 'forces between molecules' }

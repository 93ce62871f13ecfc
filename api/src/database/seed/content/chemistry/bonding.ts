import { blanks, chem, essay, familyOf, h, mcq, statements, table } from '../kit.ts'
import type { Family } from '../types.ts'
import { ELEMENTS, formulaOf, shells } from './facts.ts'

const family = familyOf('Chemistry', 'chemistry')

/** Properties of five substances as in the table; kinds follow from conduction and melting point. */
const SUBSTANCES = [
  { name: 'A', melts: 801, solid: false, liquid: true, kind: 'ionic' },
  { name: 'B', melts: -114, solid: false, liquid: false, kind: 'simple molecular' },
  { name: 'C', melts: 1713, solid: false, liquid: false, kind: 'giant covalent' },
  { name: 'D', melts: 1085, solid: true, liquid: true, kind: 'metallic' },
  { name: 'E', melts: 44, solid: false, liquid: false, kind: 'simple molecular' },
]
const yes = (truth: boolean): string => (truth ? 'yes' : 'no')
const substances = (): string =>
  table(
    ['substance', 'melting point in °C', 'conducts as a solid', 'conducts when molten'],
    SUBSTANCES.map(({ name, melts, solid, liquid }) => [
      name,
      String(melts),
      yes(solid),
      yes(liquid),
    ]),
  )

const charges: Record<string, number> = { Al: 3, SO4: -2 }

export const bonding: Family[] = [
  family(
    'formulae',
    ['Bonding and structure', 'Ionic and covalent'],
    () =>
      mcq({
        d: 1,
        text: `What is the formula of aluminium sulfate, which is made of ${chem('Al^3+')} and ${chem('SO4^2-')} ions?`,
        right: [chem('Al2(SO4)3'), 'The charges are 6+ and 6−.'],
        wrong: [
          [chem('Al3(SO4)2'), 'The numbers are exchanged.'],
          [chem('AlSO4'), 'The charges do not cancel.'],
          [chem('Al(SO4)3'), 'The charges are 3+ and 6−.'],
          [chem('Al2SO4'), 'The charges are 6+ and 2−.'],
        ],
        solution: `Two ${chem('Al^3+')} carry 6+, and three ${chem('SO4^2-')} carry 6−: ${chem('Al2(SO4)3')}.`,
        proof: (s) => {
          const [, al = '', group = ''] = /^Al(\d*)\(?SO4\)?(\d*)$/.exec(formulaOf(s)) ?? []
          return Number(al || 1) * (charges.Al ?? 0) + Number(group || 1) * (charges.SO4 ?? 0) === 0
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: `Ammonia, ${chem('NH3')}, is a gas at room temperature. Nitrogen has five outer electrons.`,
        list: [
          [
            'A nitrogen atom in ammonia has one pair of electrons that is not shared.',
            true,
            'three of its five electrons are shared and two are left.',
            () => (5 - 3) / 2 === 1,
          ],
          [
            'Ammonia is a gas because its covalent bonds are weak.',
            false,
            'the bonds are strong; it is the forces between molecules that are weak.',
            () => 391 < 50,
          ],
          [
            'There are eight outer electrons round the nitrogen atom.',
            true,
            'five of its own and one from each hydrogen.',
            () => 5 + 3 === 8,
          ],
        ],
        solution:
          'Nitrogen shares one pair with each hydrogen and keeps one pair; molecules attract one another only weakly.',
      }),
  ),
  family(
    'structures',
    ['Bonding and structure', 'Properties of structures'],
    () =>
      mcq({
        d: 2,
        data: substances(),
        text: 'Which substance in the table has an ionic structure?',
        right: ['A', 'It conducts only when its ions are free to move.'],
        wrong: [
          ['B', 'Its melting point is low and it never conducts: simple molecules.'],
          ['C', 'It does not conduct when molten: giant covalent.'],
          ['D', 'It conducts as a solid: a metal.'],
          ['E', 'Its melting point is low and it never conducts: simple molecules.'],
        ],
        solution:
          'An ionic substance has a high melting point, does not conduct as a solid, and conducts when molten: A.',
        proof: (s) =>
          SUBSTANCES.filter((x) => x.melts > 300 && !x.solid && x.liquid)
            .map((x) => x.name)
            .join() === s,
      }),
    () =>
      mcq({
        d: 3,
        data: substances(),
        text: 'Which substances in the table consist of simple molecules, and which of the two is a liquid at 20 °C? (B boils at 78 °C and E at 280 °C.)',
        right: ['B and E; B is the liquid', 'B melts at −114 °C and E only at 44 °C.'],
        wrong: [
          ['B and E; E is the liquid', 'E melts at 44 °C, so it is solid at 20 °C.'],
          ['B and C; B is the liquid', 'C melts far too high to be made of simple molecules.'],
          ['C and E; E is the liquid', 'C is giant covalent, and E is solid at 20 °C.'],
          ['A and B; A is the liquid', 'A is ionic and solid at 20 °C.'],
        ],
        solution:
          'Low melting points without conduction: B and E. At 20 °C, B is above its melting point and below its boiling point, so it is the liquid.',
        proof: (s) => {
          const simple = SUBSTANCES.filter((x) => x.melts < 300 && !x.solid && !x.liquid)
          const liquid = simple.filter((x) => x.melts < 20)
          return (
            s ===
            `${simple.map((x) => x.name).join(' and ')}; ${liquid.map((x) => x.name).join()} is the liquid`
          )
        },
      }),
    () =>
      blanks({
        d: 2,
        text: 'In graphite each carbon atom forms [[blank]] covalent bonds. The outer electrons that are left over are [[blank]], so graphite conducts electricity.',
        right: [
          ['three', 'delocalised'],
          'One electron of each atom is free to move along the layers.',
        ],
        wrong: [
          [
            ['four', 'delocalised'],
            'In diamond each atom forms four bonds, and no electrons are left.',
          ],
          [
            ['three', 'in lone pairs'],
            'Lone pairs stay with their atom and could not carry a current.',
          ],
          [['two', 'delocalised'], 'Each atom in the layers of hexagons has three neighbours.'],
          [['four', 'lost as ions'], 'Graphite contains no ions.'],
        ],
        solution:
          'Carbon has four outer electrons. Three form bonds in the layer; the fourth is delocalised and carries the current.',
        proof: (s) => {
          const outer = Number(
            shells(ELEMENTS.C?.z ?? 0)
              .split('.')
              .at(-1),
          )
          const words = ['one', 'two', 'three', 'four']
          return s === `${words[outer - 1 - 1]} | delocalised`
        },
      }),
    () =>
      essay({
        d: 3,
        text: 'Diamond and graphite are both pure carbon. Explain, in terms of structure and bonding, why both have very high melting points, why only graphite conducts electricity, and why graphite is soft while diamond is hard.',
        model: h`Both are giant covalent structures. To melt either, many strong covalent bonds must be broken, which takes a great deal of energy, so both melting points are very high.

In diamond each atom forms four covalent bonds, so all outer electrons are held in bonds. In graphite each atom forms three, and the fourth outer electron is delocalised: it is free to move along the layers and carries a current.

Graphite is made of layers with only weak forces between them, so the layers slide over each other and graphite is soft. Diamond is a rigid three-dimensional network in which every atom is held by four strong bonds, so it is hard.`,
        criteria: [
          [
            'Giant covalent structures with many strong bonds to break',
            /giant covalent[\s\S]*strong covalent bonds must be broken/,
          ],
          ['Four bonds in diamond, three in graphite', /four covalent bonds[\s\S]*forms three/],
          [
            'Delocalised electrons in graphite carry the current',
            /delocalised[\s\S]*carries a current/,
          ],
          ['Weak forces between layers that slide', /weak forces between them[\s\S]*slide/],
          ['Rigid three-dimensional network in diamond', /three-dimensional network/],
        ],
      }),
  ),
]

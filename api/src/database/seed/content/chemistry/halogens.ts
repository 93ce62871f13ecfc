import { chem, familyOf, h, m, mcq, qty, statements, table } from '../kit.ts'
import { balanced, is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'
import { formulaOf, HALOGENS } from './facts.ts'

const family = familyOf('Chemistry', 'chemistry')

/** Melting points of group 1 in °C. */
const ALKALI = [
  ['lithium', 181],
  ['sodium', 98],
  ['potassium', 63],
] as const

/** From the most to the least reactive halogen, hidden behind letters. */
const HIDDEN = ['R', 'P', 'Q']
const reacts = (added: string, salt: string): boolean =>
  HIDDEN.indexOf(added) < HIDDEN.indexOf(salt)

const place = (name: string): number => HALOGENS.findIndex((x) => x.name === name || x.ion === name)

export const halogens: Family[] = [
  family(
    'trends',
    ['Periodic table', 'Groups and trends'],
    () =>
      mcq({
        d: 2,
        data: table(
          ['metal', 'melting point in °C'],
          [...ALKALI.map(([name, melts]) => [name, m(melts)]), ['rubidium', '?']],
        ),
        text: 'The metals in the table are in order down group 1. Which is the best estimate of the missing value?',
        unit: '°C',
        right: [39, 'The values fall, by less each time.'],
        wrong: [
          [80, 'The melting points fall down the group, so it must be below 63 °C.'],
          [-40, 'The steps become smaller, so the fall is less than 35.'],
          [63, 'Each metal melts lower than the one above.'],
          [120, 'The melting points fall down the group.'],
        ],
        solution:
          'The falls are 83 and 35; the next is smaller, so the value is somewhat below 63 °C but above 28 °C.',
        proof: (s) => {
          const [[, a], [, b], [, c]] = ALKALI
          const fall = c - value(s)
          return fall > 0 && fall < b - c && b - c < a - b
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: 'Astatine is below iodine in group 7. Little of it has ever been seen, but its properties can be predicted.',
        list: [
          [
            'It is a solid at room temperature.',
            true,
            'boiling and melting points rise down the group, and iodine is already a solid.',
            () => HALOGENS.every((x, n) => n === 0 || x.boils > (HALOGENS[n - 1]?.boils ?? 0)),
          ],
          [
            'It displaces iodine from a solution of potassium iodide.',
            false,
            'a halogen displaces only those below it.',
            () => HALOGENS.length < place('iodine'),
          ],
          [
            `With sodium it forms a compound of formula NaAt.`,
            true,
            'its atoms gain one electron, as those of all halogens do.',
            () => 8 - 7 === 1,
          ],
        ],
        solution:
          'Down group 7 the elements become darker, less volatile and less reactive; the charge of the ion stays 1−.',
      }),
    () =>
      mcq({
        d: 4,
        text: 'Which element is in the same group as the one with atomic number 15 and in the same period as the one with atomic number 9?',
        right: ['nitrogen', 'Group 5, period 2.'],
        wrong: [
          ['phosphorus', 'This is the element with atomic number 15 itself, in period 3.'],
          ['oxygen', 'Oxygen is in group 6.'],
          ['chlorine', 'Chlorine is in group 7 and period 3.'],
          ['arsenic', 'Arsenic is in group 5, but in period 4.'],
        ],
        solution:
          'Number 15 is 2.8.5: group 5. Number 9 is 2.7: period 2. Group 5 in period 2 is 2.5, atomic number 7: nitrogen.',
        proof: (s) => {
          const known: Record<string, string> = {
            nitrogen: '2.5',
            phosphorus: '2.8.5',
            oxygen: '2.6',
            chlorine: '2.8.7',
            arsenic: '2.8.18.5',
          }
          const shellsOf = (known[s] ?? '').split('.')
          return shellsOf.at(-1) === '5' && shellsOf.length === 2
        },
      }),
  ),
  family(
    'halogen-displacement',
    ['Periodic table', 'Displacement'],
    () =>
      mcq({
        d: 3,
        data: table(
          ['halogen added', 'to KP solution', 'to KQ solution', 'to KR solution'],
          ['P', 'Q', 'R'].map((added) => [
            added,
            ...['P', 'Q', 'R'].map((salt) =>
              added === salt ? '–' : reacts(added, salt) ? 'reaction' : 'no reaction',
            ),
          ]),
        ),
        text: 'Three halogens P, Q and R were added to solutions of their potassium salts. Which could they be?',
        right: ['P bromine, Q iodine, R chlorine', 'R displaces both others, Q none.'],
        wrong: [
          ['P bromine, Q chlorine, R iodine', 'Q displaces nothing, so it is the least reactive.'],
          ['P chlorine, Q bromine, R iodine', 'R displaces P, so R is more reactive than P.'],
          ['P iodine, Q bromine, R chlorine', 'P displaces Q, so P is more reactive than Q.'],
          ['P chlorine, Q iodine, R bromine', 'R displaces P, so P cannot be chlorine.'],
        ],
        solution:
          'R displaces P and Q; P displaces only Q. The order of reactivity is R, P, Q: chlorine, bromine, iodine.',
        proof: (s) => {
          const names = new Map(
            [...s.matchAll(/([PQR]) (\w+)/g)].map(([, a = '', b = '']) => [a, b]),
          )
          const rank = (letter: string) => place(names.get(letter) ?? '')
          return ['P', 'Q', 'R'].every((a) =>
            ['P', 'Q', 'R'].every((b) => a === b || reacts(a, b) === rank(a) < rank(b)),
          )
        },
      }),
    () =>
      mcq({
        d: 3,
        text: 'Chlorine gas is bubbled into a solution of sodium bromide. Which ionic equation and which change of colour are right?',
        right: [
          `${chem('Cl2 + 2Br^- → 2Cl^- + Br2')}; colourless to orange`,
          'Bromine is set free.',
        ],
        wrong: [
          [
            `${chem('Br2 + 2Cl^- → 2Br^- + Cl2')}; orange to colourless`,
            'Bromine cannot displace the more reactive chlorine.',
          ],
          [
            `${chem('Cl2 + Br^- → 2Cl^- + Br2')}; colourless to orange`,
            'Neither bromine nor charge balances.',
          ],
          [
            `${chem('Cl2 + 2Br^- → 2Cl^- + Br2')}; colourless to purple`,
            'Purple is the colour of iodine vapour.',
          ],
          [
            `${chem('2Na^+ + Cl2 → 2NaCl')}; no change`,
            'Sodium ions do not change, and the charge does not balance.',
          ],
        ],
        solution:
          'Chlorine is more reactive and takes an electron from each bromide ion. The bromine that forms makes the solution orange.',
        proof: (s) => {
          const [first = '', colour] = formulaOf(s).split('; ')
          const [left = '', right = ''] = first.split(' → ')
          return (
            balanced(left, right) &&
            left.startsWith('Cl2') &&
            place('chlorine') < place('bromide') &&
            colour === 'colourless to orange'
          )
        },
      }),
    () =>
      mcq({
        d: 4,
        text: 'A solution contains 0.20 mol of potassium bromide and 0.10 mol of potassium iodide. What is the least amount of chlorine that sets free all the bromine and iodine?',
        unit: 'mol',
        right: [0.15, 'One molecule of chlorine takes two electrons.'],
        wrong: [
          [0.3, 'One molecule of chlorine was used for each ion.'],
          [0.1, 'Only the bromide was counted.'],
          [0.05, 'Only the iodide was counted.'],
          [0.6, 'Two molecules of chlorine were used for each ion.'],
        ],
        solution: h`\(\mathrm{Cl_2 + 2X^- \rightarrow 2Cl^- + X_2}\). There is 0.30 mol of halide ions, which needs 0.15 mol of chlorine.`,
        proof: (s) => near(value(s) * 2, 0.2 + 0.1) && balanced('Cl2 + 2I^-', '2Cl^- + I2'),
      }),
    () =>
      mcq({
        d: 5,
        text: h`Bromine is added to 30.0 g of a mixture of sodium chloride and sodium iodide in water until no more reacts. 12.7 g of iodine is set free. What percentage of the mixture, by mass, is sodium iodide? (\(A_r\): Na 23, Cl 35.5, Br 80, I 127)`,
        right: [qty(50, '%'), '0.10 mol of NaI, 15.0 g.'],
        wrong: [
          [qty(25, '%'), 'One mole of sodium iodide was taken to give one of iodine molecules.'],
          [qty(42, '%'), 'The mass of iodine was divided by that of the mixture.'],
          [qty(58, '%'), 'This is what is left when the mass of iodine is taken away.'],
          [qty(100, '%'), 'The ratio of ions to molecules was used twice.'],
        ],
        solution: h`Chloride does not react. \(12.7 \div 254 = 0.050\) mol of \(\mathrm{I_2}\) comes from 0.10 mol of NaI, mass \(0.10 \times 150 = 15.0\ \mathrm{g}\): half of 30.0 g.`,
        proof: (s) => {
          const salt = 30 * (value(s) / 100)
          return near((salt * 127) / 150, 12.7) && is(s, 50)
        },
      }),
  ),
]

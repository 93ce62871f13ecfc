import { blanks, chem, equation, familyOf, h, m, mcq, statements } from '../kit.ts'
import { agrees, atoms, balanced, value } from '../proof.ts'
import type { Family } from '../types.ts'
import { formulaOf, mr } from './facts.ts'

const family = familyOf('Chemistry', 'chemistry')

const HYDROCARBONS = { ethane: 'C2H6', ethene: 'C2H4', propane: 'C3H8', propene: 'C3H6' }
const unsaturated = (formula: string): boolean =>
  (atoms(formula).get('H') ?? 0) < 2 * (atoms(formula).get('C') ?? 0) + 2

export const carbon: Family[] = [
  family(
    'hydrocarbons',
    ['Carbon chemistry', 'Hydrocarbons'],
    () =>
      mcq({
        d: 2,
        text: `One molecule of decane, ${chem('C10H22')}, is cracked to give one molecule of octane and one molecule of a substance Z. What is Z?`,
        right: [`ethene, ${chem('C2H4')}`, 'What is left when octane is taken away.'],
        wrong: [
          [`ethane, ${chem('C2H6')}`, 'There are too few hydrogen atoms for two alkanes.'],
          [`propene, ${chem('C3H6')}`, 'Only two carbon atoms are left.'],
          [`hydrogen, ${chem('H2')}`, 'The carbon atoms left over are missing.'],
          [`methane, ${chem('CH4')}`, 'Two carbon atoms are left, not one.'],
        ],
        solution: chem('C10H22 → C8H18 + C2H4'),
        proof: (s) => balanced('C10H22', `C8H18 + ${formulaOf(s.split(', ')[1] ?? '')}`),
      }),
    () =>
      equation({
        d: 2,
        text: h`Alkanes have the general formula \(\mathrm{C}_n\mathrm{H}_{2n+2}\). Write an expression, as simple as possible, for the relative molecular mass of an alkane with \(n\) carbon atoms. (\(A_r\): C 12, H 1)`,
        expected: '14*n + 2',
        vars: ['n'],
        solution: h`\(12n + (2n + 2) = 14n + 2\).`,
        proof: (s) => [1, 2, 3, 8].every((n) => agrees(s, () => mr(`C${n}H${2 * n + 2}`), [{ n }])),
      }),
    () =>
      mcq({
        d: 3,
        text: `How many moles of oxygen molecules are needed to burn one mole of pentane, ${chem('C5H12')}, completely?`,
        right: [m(8), 'Five for carbon dioxide and three for water.'],
        wrong: [
          [m(16), 'Atoms of oxygen were counted.'],
          [m(3), 'The oxygen for the carbon dioxide was left out.'],
          [m(11), 'Six molecules of oxygen were counted for the water.'],
          [m(5), 'The oxygen for the water was left out.'],
        ],
        solution: `${chem('C5H12 + 8O2 → 5CO2 + 6H2O')}: 10 + 6 = 16 atoms of oxygen, 8 molecules.`,
        proof: (s) => balanced(`C5H12 + ${value(s)}O2`, '5CO2 + 6H2O'),
      }),
    () =>
      blanks({
        d: 2,
        text: 'Bromine water is shaken with ethene and with ethane in the dark. It is decolourised by [[blank]], whose molecules [[blank]] a double bond between carbon atoms.',
        right: [['ethene', 'contain'], 'Bromine adds to the double bond.'],
        wrong: [
          [['ethane', 'contain'], 'Ethane is saturated.'],
          [
            ['ethene', 'do not contain'],
            'Ethene has two hydrogen atoms fewer than an alkane: a double bond.',
          ],
          [
            ['ethane', 'do not contain'],
            'Saturated molecules do not react with bromine in the dark.',
          ],
          [['neither gas', 'contain'], 'Ethene reacts at once.'],
        ],
        solution: `${chem('C2H4 + Br2 → C2H4Br2')}: bromine adds to the double bond of ethene, and the orange colour goes.`,
        proof: (s) => {
          const gases = (['ethene', 'ethane'] as const).filter((name) =>
            unsaturated(HYDROCARBONS[name]),
          )
          return s === `${gases.join()} | contain`
        },
      }),
  ),
  family(
    'alcohols',
    ['Carbon chemistry', 'Alcohols and acids'],
    () =>
      mcq({
        d: 3,
        text: 'Which ester and which other product form when ethanol is warmed with propanoic acid and a little concentrated sulfuric acid?',
        right: [
          'ethyl propanoate and water',
          'The alcohol gives the first name, the acid the second.',
        ],
        wrong: [
          ['propyl ethanoate and water', 'The parts of alcohol and acid are exchanged.'],
          ['ethyl propanoate and hydrogen', 'Water is formed when an acid and an alcohol join.'],
          [
            'ethyl ethanoate and carbon dioxide',
            'The acid has three carbon atoms, and none is lost.',
          ],
          ['propyl propanoate and water', 'The alcohol has two carbon atoms.'],
        ],
        solution: `${chem('C2H5OH + C2H5COOH → C2H5COOC2H5 + H2O')}`,
        proof: (s) => {
          const esters: Record<string, string> = {
            'ethyl propanoate': 'C2H5COOC2H5',
            'propyl ethanoate': 'CH3COOC3H7',
            'ethyl ethanoate': 'CH3COOC2H5',
            'propyl propanoate': 'C2H5COOC3H7',
          }
          const [ester = '', other = ''] = s.split(' and ')
          const small: Record<string, string> = {
            water: 'H2O',
            hydrogen: 'H2',
            'carbon dioxide': 'CO2',
          }
          return (
            balanced('C2H5OH + C2H5COOH', `${esters[ester]} + ${small[other]}`) &&
            ester.startsWith('ethyl')
          )
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 2,
        text: `Ethanol, ${chem('C2H5OH')}, can be made by fermentation of sugar or from ethene and steam.`,
        list: [
          [
            'Fermentation gives off carbon dioxide.',
            true,
            'sugar gives ethanol and carbon dioxide.',
            () => balanced('C6H12O6', '2C2H5OH + 2CO2'),
          ],
          [
            'The reaction of ethene with steam has ethanol as its only product.',
            true,
            'it is an addition reaction.',
            () => balanced('C2H4 + H2O', 'C2H5OH'),
          ],
          [
            'Fermentation is best carried out near 100 °C.',
            false,
            'the enzymes of yeast are destroyed well below this; about 30 °C is best.',
            () => 30 > 90,
          ],
        ],
        solution: `${chem('C6H12O6 → 2C2H5OH + 2CO2')} with yeast at about 30 °C; ${chem('C2H4 + H2O → C2H5OH')} at high temperature and pressure with a catalyst.`,
      }),
  ),
  family(
    'polymers',
    ['Carbon chemistry', 'Polymers'],
    () =>
      equation({
        d: 3,
        text: `Poly(propene) is made from propene, ${chem('C3H6')}. Write an expression for the number of propene molecules that form one polymer molecule of relative molecular mass <em>M</em>. (Relative atomic masses: C 12, H 1)`,
        expected: 'M/42',
        vars: ['M'],
        solution: h`Nothing is lost in addition polymerisation. Each propene adds \(3 \times 12 + 6 = 42\), so the number is \(\frac{M}{42}\).`,
        proof: (s) => agrees(s, ({ M = 0 }) => M / mr('C3H6'), [{ M: 42000 }, { M: 84 }]),
      }),
    () =>
      mcq({
        d: 2,
        text: `Poly(chloroethene) is an addition polymer of chloroethene, ${chem('C2H3Cl')}. What percentage of the polymer’s mass is carbon, to the nearest whole number? (Relative atomic masses: C 12, H 1, Cl 35.5)`,
        unit: '%',
        right: [38, h`\(\frac{24}{62.5}\).`],
        wrong: [
          [19, 'Only one carbon atom was counted.'],
          [57, 'This is the percentage of chlorine.'],
          [89, 'Chlorine was left out.'],
          [33, 'The number of atoms was used in place of their mass.'],
        ],
        solution: h`The polymer has the same empirical formula as the monomer: \(\frac{24}{24 + 3 + 35.5} = \frac{24}{62.5} = 38.4\) %.`,
        proof: (s) => value(s) === Math.round((100 * 2 * 12) / mr('C2H3Cl')),
      }),
  ),
]

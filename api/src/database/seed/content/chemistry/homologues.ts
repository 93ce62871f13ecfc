import { figure, GREY_FILL, label, line, rect } from '../figures.ts'
import { chem, familyOf, h, m, mcq, statements } from '../kit.ts'
import { atoms, balanced, is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'
import { formulaOf, mr } from './facts.ts'

const family = familyOf('Chemistry', 'chemistry')

/** Outlets of a column for crude oil from the top down, with the range in which they boil. */
const OUTLETS = [
  { name: 'J', from: -160, to: 30 },
  { name: 'K', from: 40, to: 200 },
  { name: 'L', from: 220, to: 350 },
  { name: 'M', from: 350, to: 600 },
]

function column(): string {
  return figure(
    400,
    270,
    [
      rect([130, 25], 90, 220, { width: 3, fill: GREY_FILL }),
      ...OUTLETS.flatMap(({ name, from, to }, n) => [
        line([220, 50 + n * 56], [265, 50 + n * 56], { arrow: true }),
        label([280, 50 + n * 56], name),
        label([296, 50 + n * 56], n === 0 ? 'gases' : `${from}–${to} °C`, {
          anchor: 'start',
          size: 12,
        }),
      ]),
      line([60, 215], [128, 215], { arrow: true }),
      label([60, 196], 'hot crude oil', { size: 13 }),
      label([175, 60], 'cool', { size: 13 }),
      label([175, 225], 'hot', { size: 13 }),
    ],
    'Column for separating crude oil, cool at the top and hot at the bottom, where hot crude oil enters. Outlets from the top: J, gases; K, boiling between 40 and 200 degrees Celsius; L, 220 to 350; M, 350 to 600.',
  )
}

function chain(): string {
  const carbon = (x: number, side: string) => [
    label([x, 90], 'C'),
    line([x, 78], [x, 58]),
    label([x, 45], 'H'),
    line([x, 102], [x, 122]),
    label([x, 136], side),
  ]
  return figure(
    400,
    180,
    [
      line([20, 90], [48, 90], { dash: true }),
      ...[60, 130, 200, 270, 340].flatMap((x, n) => [
        ...carbon(x, n % 2 === 0 ? 'CH₃' : 'CH₃'),
        ...(n < 4 ? [line([x + 12, 90], [x + 58, 90])] : []),
      ]),
      line([352, 90], [382, 90], { dash: true }),
    ],
    'Part of a polymer chain: a row of carbon atoms joined by single bonds, each of which carries one hydrogen atom above and one methyl group, CH3, below. The chain goes on at both ends.',
  )
}

const MONOMERS: Record<string, { double: boolean; onEach: [string, string] }> = {
  'but-2-ene': { double: true, onEach: ['CH3', 'CH3'] },
  'but-1-ene': { double: true, onEach: ['H', 'C2H5'] },
  propene: { double: true, onEach: ['H', 'CH3'] },
  ethene: { double: true, onEach: ['H', 'H'] },
  butane: { double: false, onEach: ['CH3', 'CH3'] },
}

export const homologues: Family[] = [
  family(
    'oil',
    ['Carbon chemistry', 'Hydrocarbons'],
    () =>
      mcq({
        d: 2,
        data: column(),
        text: 'How do the liquids from outlets K and M compare?',
        right: [
          'K has smaller molecules, flows more easily and catches fire more easily.',
          'Small molecules attract one another less.',
        ],
        wrong: [
          [
            'K has larger molecules, flows more easily and catches fire more easily.',
            'Larger molecules boil at higher temperatures and leave lower down.',
          ],
          [
            'K has smaller molecules, flows less easily and catches fire less easily.',
            'Small molecules make a liquid runny and easy to light.',
          ],
          [
            'K has larger molecules, flows less easily and catches fire less easily.',
            'This describes M compared with K.',
          ],
          [
            'Both have the same molecules, which left the column at different speeds.',
            'The column separates by boiling point.',
          ],
        ],
        solution:
          'Low boiling points go with small molecules, which rise to the cooler part. Such fractions are runny, evaporate easily and burn easily.',
        proof: (s) => {
          const [k, last] = ['K', 'M'].map((name) => OUTLETS.find((x) => x.name === name)?.to ?? 0)
          const size = (k ?? 0) < (last ?? 0) ? 'smaller' : 'larger'
          return s.startsWith(`K has ${size} molecules, flows more`)
        },
      }),
    () =>
      mcq({
        d: 4,
        text: `How many different structures (isomers) have the molecular formula ${chem('C5H12')}?`,
        right: [m(3), 'Chains of five, four and three carbon atoms.'],
        wrong: [
          [m(2), 'One of the branched chains was left out.'],
          [m(4), 'One structure was drawn twice: turning it over makes no new one.'],
          [m(5), 'The number of carbon atoms is not the number of isomers.'],
          [m(1), 'The chain can branch.'],
        ],
        solution:
          'A straight chain of five; a chain of four with one branch on the second atom; a chain of three with two branches on the middle atom. No other differs from these.',
        proof: (s) => {
          // trees of five atoms with at most four bonds each, told apart by their sorted degrees
          const shapes = new Set<string>()
          const codes = Array.from({ length: 5 ** 3 }, (_each, n) => [
            Math.floor(n / 25),
            Math.floor(n / 5) % 5,
            n % 5,
          ])
          for (const code of codes) {
            const degrees = [0, 1, 2, 3, 4].map((v) => 1 + code.filter((each) => each === v).length)
            if (Math.max(...degrees) <= 4) shapes.add(degrees.sort().join())
          }
          return is(s, shapes.size)
        },
      }),
  ),
  family(
    'oxygen-groups',
    ['Carbon chemistry', 'Alcohols and acids'],
    () =>
      mcq({
        d: 3,
        text: h`Carboxylic acids with one acid group and no rings or double bonds between carbon atoms have the general formula \(\mathrm{C}_n\mathrm{H}_{2n}\mathrm{O_2}\). Which of them has a relative molecular mass of 88? (\(A_r\): C 12, H 1, O 16)`,
        right: [chem('C3H7COOH'), h`\(14n + 32 = 88\) gives \(n = 4\).`],
        wrong: [
          [chem('C4H9COOH'), 'The carbon atom of the acid group was left out of the count.'],
          [chem('C2H5COOH'), 'This has a relative molecular mass of 74.'],
          [chem('CH3COOH'), 'This has a relative molecular mass of 60.'],
          [chem('C4H8COOH'), 'The number of hydrogen atoms does not fit the general formula.'],
        ],
        solution: h`\(12n + 2n + 32 = 88\), so \(14n = 56\) and \(n = 4\): four carbon atoms with that of the acid group.`,
        proof: (s) => mr(formulaOf(s)) === 88,
      }),
    () =>
      mcq({
        d: 4,
        text: h`Yeast ferments 45 g of glucose: \(\mathrm{C_6H_{12}O_6 \rightarrow 2C_2H_5OH + 2CO_2}\). The yield of ethanol is 80%. What mass of ethanol is obtained? (\(M_r\): glucose 180, ethanol 46)`.replace(
          '80%',
          '80 %',
        ),
        unit: 'g',
        right: [18.4, '0.50 mol would be possible, 0.40 mol is obtained.'],
        wrong: [
          [9.2, 'One mole of ethanol was used for each mole of glucose.'],
          [23, 'The yield was left out.'],
          [36, 'The yield was applied to the mass of glucose.'],
          [28.75, 'The yield was divided by instead of multiplied.'],
        ],
        solution: h`Glucose: 0.25 mol. Ethanol at most: 0.50 mol, 23 g. With the yield: \(0.80 \times 23 = 18.4\ \mathrm{g}\).`,
        proof: (s) =>
          near(value(s) / 0.8 / 46 / 2, 45 / 180) && balanced('C6H12O6', '2C2H5OH + 2CO2'),
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: 'A bottle of wine is left open for weeks and turns sour.',
        list: [
          [
            'Ethanol has been oxidised to ethanoic acid.',
            true,
            'oxygen of the air acts with the help of bacteria.',
            () => balanced('C2H6O + O2', 'C2H4O2 + H2O'),
          ],
          [
            'The sour liquid gives off carbon dioxide with sodium carbonate.',
            true,
            'acids do so.',
            () => balanced('2C2H4O2 + Na2CO3', '2NaC2H3O2 + CO2 + H2O'),
          ],
          [
            'The number of carbon atoms in each molecule has fallen from two to one.',
            false,
            'both ethanol and ethanoic acid have two carbon atoms.',
            () => atoms('C2H4O2').get('C') !== atoms('C2H6O').get('C'),
          ],
        ],
        solution: `${chem('C2H5OH + O2 → CH3COOH + H2O')}: the chain of carbon atoms stays the same.`,
      }),
  ),
  family(
    'chains',
    ['Carbon chemistry', 'Polymers'],
    () =>
      mcq({
        d: 4,
        data: chain(),
        text: 'Which monomer forms this addition polymer?',
        right: ['but-2-ene', 'The double bond lies between two atoms with a methyl group each.'],
        wrong: [
          ['but-1-ene', 'Every second atom would carry two hydrogen atoms.'],
          ['propene', 'Every second atom would carry no methyl group.'],
          ['ethene', 'No atom would carry a methyl group.'],
          ['butane', 'An addition polymer needs a monomer with a double bond.'],
        ],
        solution: `The repeat unit is –CH(${chem('CH3')})–CH(${chem('CH3')})–. With a double bond it is ${chem('CH3CH=CHCH3')}: but-2-ene.`,
        proof: (s) => {
          const monomer = MONOMERS[s]
          return monomer?.double === true && monomer.onEach.every((side) => side === 'CH3')
        },
      }),
    () =>
      mcq({
        d: 5,
        text: 'A molecule with an acid group at each end is joined to a molecule with an alcohol group at each end, and so on by turns, until one unbranched chain has been made from 50 molecules of each kind. Each new ester link sets one molecule of water free. How many molecules of water are formed?',
        right: [m(99), '100 molecules in a row have 99 links.'],
        wrong: [
          [m(100), 'The number of molecules is one more than that of the links.'],
          [m(50), 'One link was counted for each pair.'],
          [m(49), 'Only links between pairs were counted.'],
          [m(200), 'Every end group was taken to react.'],
        ],
        solution: h`The chain has 100 units, so \(100 - 1 = 99\) links, each with one molecule of water.`,
        proof: (s) => {
          const ends = 2 * (50 + 50)
          // all end groups but the two at the ends of the chain pair up
          return is(s, (ends - 2) / 2)
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: 'Poly(ethene) is used for bags and bottles.',
        list: [
          [
            'It has the same percentage of carbon by mass as ethene.',
            true,
            'nothing is lost when monomers add to one another.',
            () => near(24 / mr('C2H4'), 2400 / (100 * mr('C2H4'))),
          ],
          [
            'It decolourises bromine water because it contains many double bonds.',
            false,
            'the double bonds of the monomer have opened; the chain has single bonds only.',
            () => CHAIN.doubleBonds > 0,
          ],
          [
            'It stays in landfill for a long time because microbes hardly attack it.',
            true,
            'it is not biodegradable.',
            () => !CHAIN.biodegradable,
          ],
        ],
        solution:
          'In addition polymerisation one bond of each double bond opens and links the monomers; the product is a very long, unreactive alkane.',
      }),
  ),
]

const CHAIN = { doubleBonds: 0, biodegradable: false }

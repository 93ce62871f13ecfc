import { BLUE, figure, label, line, type Point, path } from '../figures.ts'
import { blanks, equation, familyOf, h, mcq, statements } from '../kit.ts'
import { agrees, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Chemistry', 'chemistry')

const PROFILE = { reactants: 50, peak: 170, products: 20 }

function energyProfile(): string {
  const y = (energy: number) => 220 - energy
  const { reactants, peak, products } = PROFILE
  const hump: Point[] = Array.from({ length: 41 }, (_each, n) => {
    const x = n / 40
    const base = x < 0.5 ? reactants : products
    const rise = (peak - base) * Math.sin(Math.PI * x) ** 2
    return [110 + 130 * x, y(base + rise)]
  })
  return figure(
    380,
    260,
    [
      line([40, 235], [40, 20], { arrow: true }),
      line([40, 235], [360, 235], { arrow: true }),
      label([20, 125], 'energy', { turn: -90 }),
      label([200, 250], 'progress of reaction', { size: 13 }),
      path([[50, y(reactants)], [110, y(reactants)], ...hump, [330, y(products)]], {
        colour: BLUE,
      }),
      label([80, y(reactants) - 12], '50 kJ', { size: 13 }),
      label([175, y(peak) - 14], '170 kJ', { size: 13 }),
      label([300, y(products) - 12], '20 kJ', { size: 13 }),
    ],
    'Energy profile of a reaction: the reactants lie at 50 kilojoules per mole, the curve rises to a peak at 170 and falls to the products at 20.',
  )
}

export const energetics: Family[] = [
  family(
    'profiles',
    ['Energetics', 'Energy profiles'],
    () =>
      mcq({
        d: 2,
        data: energyProfile(),
        text: 'What is the activation energy of the forward reaction in the profile?',
        unit: 'kJ mol^-1',
        right: [120, h`\(170 - 50\).`],
        wrong: [
          [170, 'The height of the peak was read from zero.'],
          [150, 'This is the activation energy of the backward reaction.'],
          [30, 'This is the size of the overall energy change.'],
          [100, 'The energies of reactants and products were both taken off.'],
        ],
        solution: h`The activation energy is the rise from the reactants to the peak: \(170 - 50 = 120\ \mathrm{kJ\,mol^{-1}}\).`,
        proof: (s) => near(PROFILE.reactants + value(s), PROFILE.peak),
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        data: energyProfile(),
        text: 'Use the energy profile.',
        list: [
          [
            'The reaction gives out heat.',
            true,
            'the products have less energy than the reactants.',
            () => PROFILE.products < PROFILE.reactants,
          ],
          [
            h`The backward reaction has an activation energy of \(150\ \mathrm{kJ\,mol^{-1}}\).`,
            true,
            'the peak is 150 above the products.',
            () => PROFILE.peak - PROFILE.products === 150,
          ],
          [
            'A catalyst would lower the energy of the products.',
            false,
            'it lowers the peak only.',
            () => catalysed(PROFILE).products < PROFILE.products,
          ],
        ],
        solution: 'Read the levels of reactants, peak and products: 50, 170 and 20.',
      }),
    () =>
      blanks({
        d: 1,
        text: 'Breaking bonds [[blank]] energy and making bonds [[blank]] energy.',
        right: [
          ['takes in', 'gives out'],
          'Bonds hold atoms together, so work is needed to part them.',
        ],
        wrong: [
          [['gives out', 'takes in'], 'The two are exchanged.'],
          [['gives out', 'gives out'], 'Breaking a bond always takes in energy.'],
          [['takes in', 'takes in'], 'Making a bond always gives out energy.'],
          [['does not change', 'gives out'], 'Breaking a bond always takes in energy.'],
        ],
        solution:
          'Energy must be supplied to pull atoms apart, and the same energy is released when they join.',
        proof: (s) => {
          const word = (bondEnergy: number) => (bondEnergy > 0 ? 'takes in' : 'gives out')
          return s === `${word(436)} | ${word(-436)}`
        },
      }),
  ),
  family(
    'bonds',
    ['Energetics', 'Bond energies and calorimetry'],
    () =>
      mcq({
        d: 3,
        text: h`Bond energies in \(\mathrm{kJ\,mol^{-1}}\) are: H–H 436, Cl–Cl 242, H–Cl 431. What is the energy change of \(\mathrm{H_2 + Cl_2 \rightarrow 2HCl}\)?`,
        unit: 'kJ mol^-1',
        right: [-184, h`\(678 - 862\).`],
        wrong: [
          [184, 'Bonds broken were subtracted from bonds made.'],
          [247, 'Only one H–Cl bond was counted.'],
          [-247, 'Only one H–Cl bond was counted, and the sign turned round.'],
          [1540, 'All bond energies were added.'],
        ],
        solution: h`Broken: \(436 + 242 = 678\). Made: \(2 \times 431 = 862\). Change: \(678 - 862 = -184\ \mathrm{kJ\,mol^{-1}}\).`,
        proof: (s) => near(436 + 242 - value(s), 2 * 431),
      }),
    () =>
      equation({
        d: 4,
        text: h`For \(\mathrm{X_2 + 3Y_2 \rightarrow 2XY_3}\) the energy change is \(H\) per mole of \(\mathrm{X_2}\). The bond energies are \(a\) for X–X and \(b\) for Y–Y. Write an expression for the bond energy of X–Y.`,
        expected: '(a + 3*b - H)/6',
        vars: ['a', 'b', 'H'],
        solution: h`Two \(\mathrm{XY_3}\) molecules hold six X–Y bonds of energy \(c\): \(H = a + 3b - 6c\), so \(c = \dfrac{a + 3b - H}{6}\).`,
        proof: (s) =>
          // nitrogen, hydrogen and ammonia: 945, 436, 391 give 945 + 1308 - 2346 = -93
          agrees(s, () => 391, [{ a: 945, b: 436, H: -93 }]) &&
          agrees(`a + 3*b - 6*(${s})`, ({ H = 0 }) => H, [{ a: 100, b: 50, H: 20 }]),
      }),
    () =>
      mcq({
        d: 2,
        text: h`Burning 0.20 g of a fuel warms 100 g of water by \(20\ {}^{\circ}\mathrm{C}\). The specific heat capacity of water is \(4.2\ \mathrm{J\,g^{-1}\,{}^{\circ}C^{-1}}\). How much energy does each gram of fuel give to the water?`,
        unit: 'kJ g^-1',
        right: [42, h`\(8.4 \div 0.20\).`],
        wrong: [
          [8.4, 'This is the energy given by all the fuel burnt.'],
          [1.68, 'The energy was multiplied by the mass of fuel.'],
          [0.084, 'The mass of fuel was used in place of the mass of water.'],
          [420, 'A power of ten was lost.'],
        ],
        solution: h`\(100 \times 4.2 \times 20 = 8400\ \mathrm{J} = 8.4\ \mathrm{kJ}\). For each gram: \(8.4 \div 0.20 = 42\ \mathrm{kJ\,g^{-1}}\).`,
        proof: (s) => near((value(s) * 1000 * 0.2) / (100 * 4.2), 20),
      }),
  ),
]

/** The profile with a catalyst: a lower peak between the same ends. */
function catalysed(profile: typeof PROFILE): typeof PROFILE {
  return { ...profile, peak: profile.peak - 40 }
}

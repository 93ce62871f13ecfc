import { BLUE, figure, GREEN, label, line, plot, RED } from '../figures.ts'
import { chem, familyOf, h, mcq, table } from '../kit.ts'
import { near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Chemistry', 'chemistry')

/** Levels of a reaction in kJ/mol: start, top, top with a catalyst, end. */
const LEVELS = { start: 120, top: 210, catalysed: 170, end: 60 }
/** A hill from one level over a top to another. */
const hill = (top: number) => (x: number) => {
  const base = x < 5 ? LEVELS.start : LEVELS.end
  return base + (top - base) * Math.exp(-(((x - 5) / 1.3) ** 2))
}

function twoPaths(): string {
  const g = plot(
    { from: 0, to: 10, label: 'progress of the reaction' },
    { from: 0, to: 240, step: 30, label: 'energy in kJ/mol' },
    390,
    290,
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve(hill(LEVELS.top), 0, 10, RED),
      g.curve(hill(LEVELS.catalysed), 0, 10, BLUE),
      line(g.to([0, LEVELS.start]), g.to([2.2, LEVELS.start]), { colour: GREEN, width: 3 }),
      line(g.to([7.8, LEVELS.end]), g.to([10, LEVELS.end]), { colour: GREEN, width: 3 }),
      label(g.to([1.3, 105]), 'reactants', { size: 12 }),
      label(g.to([8.8, 45]), 'products', { size: 12 }),
      label(g.to([5, 222]), 'without catalyst', { size: 12, colour: RED }),
      label(g.to([5, 128]), 'with', { size: 12, colour: BLUE }),
    ],
    'Energy profile. The reactants are at 120 and the products at 60 kilojoules per mole. The path without a catalyst has its top at 210; the path with a catalyst has its top at 170.',
  )
}

const BONDS: Record<string, number> = { 'C–H': 410, 'O=O': 500, 'C=O': 800, 'O–H': 460 }
const FUELS = [
  { name: 'hydrogen', mass: 2, heat: 286 },
  { name: 'methane', mass: 16, heat: 890 },
  { name: 'propane', mass: 44, heat: 2220 },
  { name: 'ethanol', mass: 46, heat: 1370 },
]

export const enthalpy: Family[] = [
  family(
    'paths',
    ['Energetics', 'Energy profiles'],
    () =>
      mcq({
        d: 4,
        data: twoPaths(),
        text: 'What is the activation energy of the backward reaction (products to reactants) when the catalyst is present?',
        unit: 'kJ mol^-1',
        right: [110, h`\(170 - 60\).`],
        wrong: [
          [50, 'This is for the forward reaction with the catalyst.'],
          [150, 'This is for the backward reaction without the catalyst.'],
          [90, 'This is for the forward reaction without the catalyst.'],
          [60, 'This is the difference between reactants and products.'],
        ],
        solution: h`The backward reaction starts at 60 and must reach the lower top at 170: \(170 - 60 = 110\ \mathrm{kJ\,mol^{-1}}\).`,
        // forward barrier plus the energy given out
        proof: (s) => near(value(s), LEVELS.catalysed - LEVELS.start + (LEVELS.start - LEVELS.end)),
      }),
    () =>
      mcq({
        d: 2,
        text: 'Which of these changes takes in energy from the surroundings?',
        right: [
          'the breakdown of calcium carbonate to calcium oxide and carbon dioxide',
          'It goes on only while heat is supplied.',
        ],
        wrong: [
          ['the burning of magnesium in air', 'Burning gives out energy.'],
          [
            'the reaction of hydrochloric acid with potassium hydroxide',
            'Neutralisation gives out energy.',
          ],
          ['the rusting of iron wool', 'It is an oxidation that warms hand warmers.'],
          [
            'the reaction of sodium with water',
            'So much energy is given out that the sodium melts.',
          ],
        ],
        solution:
          'Burning, neutralisation and most oxidations are exothermic. Thermal decomposition is endothermic.',
        proof: (s) => {
          const kinds: [RegExp, 'in' | 'out'][] = [
            [/^the burning/, 'out'],
            [/hydroxide$/, 'out'],
            [/rusting/, 'out'],
            [/sodium with water/, 'out'],
            [/^the breakdown of calcium carbonate/, 'in'],
          ]
          return kinds.find(([kind]) => kind.test(s))?.[1] === 'in'
        },
      }),
  ),
  family(
    'heats',
    ['Energetics', 'Bond energies and calorimetry'],
    () =>
      mcq({
        d: 4,
        data: table(
          ['bond', 'bond energy in kJ/mol'],
          Object.entries(BONDS).map(([bond, energy]) => [bond, String(energy)]),
        ),
        text: `What is the energy change when one mole of methane burns, ${chem('CH4 + 2O2 → CO2 + 2H2O')}, with all substances as gases?`,
        unit: 'kJ mol^-1',
        right: [-800, h`\(2640 - 3440\).`],
        wrong: [
          [800, 'The sign is turned round: more is given out than taken in.'],
          [120, 'Only two O–H bonds were counted in the two molecules of water.'],
          [-1300, 'Only one molecule of oxygen was counted.'],
          [-6080, 'The two sums were added.'],
        ],
        solution: h`Broken: \(4 \times 410 + 2 \times 500 = 2640\). Made: \(2 \times 800 + 4 \times 460 = 3440\). Change: \(2640 - 3440 = -800\ \mathrm{kJ\,mol^{-1}}\).`,
        proof: (s) => {
          const e = (bond: string) => BONDS[bond] ?? 0
          const made = e('C=O') + e('C=O') + 4 * e('O–H')
          return near(made + value(s), 4 * e('C–H') + 2 * e('O=O'))
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`Hydrogen peroxide, H–O–O–H, decomposes as a gas: \(\mathrm{2H_2O_2 \rightarrow 2H_2O + O_2}\), with an energy change of \(-210\ \mathrm{kJ}\) for the equation as written. The bond energy of O=O is \(500\ \mathrm{kJ\,mol^{-1}}\). What is the bond energy of O–O?`,
        unit: 'kJ mol^-1',
        right: [145, 'The O–H bonds are the same on both sides.'],
        wrong: [
          [290, 'There are two O–O bonds in the equation.'],
          [355, 'The energy change was added to, and not subtracted from, 500.'],
          [250, 'The O=O bond was taken as two O–O bonds.'],
          [710, 'The sign of the energy change was turned round, and nothing halved.'],
        ],
        solution: h`Four O–H bonds are on each side and cancel. \(2x - 500 = -210\), so \(2x = 290\) and \(x = 145\).`,
        proof: (s) => {
          const oh = 463
          return near(2 * (2 * oh + value(s)) - (4 * oh + 500), -210)
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`When \(50\ \mathrm{cm^3}\) of hydrochloric acid is mixed with \(50\ \mathrm{cm^3}\) of sodium hydroxide solution, both \(1.0\ \mathrm{mol\,dm^{-3}}\) and at room temperature, the mixture warms by \(6.5\ {}^{\circ}\mathrm{C}\). What rise is expected with \(100\ \mathrm{cm^3}\) of the same acid and \(50\ \mathrm{cm^3}\) of the same alkali, if no heat is lost and all solutions behave like water?`,
        unit: '°C',
        right: [4.3, 'The same heat warms one and a half times the mass.'],
        wrong: [
          [6.5, 'The excess of acid also has to be warmed.'],
          [13, 'The alkali limits the reaction, so no more heat is given out.'],
          [8.7, 'The heat was doubled and spread over the larger mass.'],
          [3.25, 'The mass was doubled.'],
        ],
        solution: h`The alkali, 0.050 mol, limits, so the heat is the same. The mass is 150 g instead of 100 g: \(6.5 \times \frac{100}{150} \approx 4.3\ {}^{\circ}\mathrm{C}\).`,
        proof: (s) => near(value(s) * 150, 6.5 * 100, 0.02),
      }),
    () =>
      mcq({
        d: 3,
        data: table(
          ['fuel', 'relative molecular mass', 'energy from one mole in kJ'],
          FUELS.map((x) => [x.name, String(x.mass), String(x.heat)]),
        ),
        text: 'Which fuel in the table gives the most energy per gram?',
        right: ['hydrogen', 'About 143 kJ per gram.'],
        wrong: [
          ['propane', 'It gives most per mole, but about 50 kJ per gram.'],
          ['methane', 'About 56 kJ per gram.'],
          ['ethanol', 'About 30 kJ per gram.'],
          ['propane and methane equally', 'Neither comes near hydrogen.'],
        ],
        solution:
          'Divide by the mass of one mole: 286 ÷ 2 = 143, 890 ÷ 16 ≈ 56, 2220 ÷ 44 ≈ 50, 1370 ÷ 46 ≈ 30.',
        proof: (s) => {
          const best = FUELS.reduce((a, b) => (a.heat * b.mass > b.heat * a.mass ? a : b))
          return s === best.name
        },
      }),
  ),
]

import { figure, label, plot } from '../figures.ts'
import { chem, familyOf, h, m, mcq, qty } from '../kit.ts'
import { atoms, balanced, is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'
import { formulaOf, mr } from './facts.ts'

const family = familyOf('Chemistry', 'chemistry')

function oxideGraph(): string {
  const g = plot(
    { from: 0, to: 8, step: 1, label: 'mass of copper in g' },
    { from: 0, to: 1.2, step: 0.2, label: 'mass of oxygen in g' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((x) => x / 8),
      label(g.to([4.2, 0.95]), 'mass of oxygen combined', { size: 12 }),
    ],
    'Straight-line graph of the mass of oxygen that has combined with copper against the mass of copper, through the origin and the points 4 grams of copper with 0.5 grams of oxygen, and 8 grams with 1.0 gram.',
  )
}

export const amounts: Family[] = [
  family(
    'coefficients',
    ['Equations and moles', 'Balancing equations'],
    () =>
      mcq({
        d: 3,
        text: `Ammonia reacts with oxygen over hot platinum: ${chem('NH3 + O2 → NO + H2O')} (not balanced). How many molecules of oxygen are needed for every four molecules of ammonia?`,
        right: [m(5), '4 NO and 6 water hold ten oxygen atoms.'],
        wrong: [
          [m(10), 'Atoms of oxygen were counted as molecules.'],
          [m(4), 'The oxygen in water was left out of account.'],
          [m(3), 'Only the oxygen in water was counted.'],
          [m(7), 'The product was taken to be nitrogen dioxide.'],
        ],
        solution: `Four ${chem('NH3')} give 4 NO and 6 ${chem('H2O')}, with 4 + 6 = 10 oxygen atoms: 5 ${chem('O2')}.`,
        proof: (s) => balanced(`4NH3 + ${value(s)}O2`, '4NO + 6H2O'),
      }),
    () =>
      mcq({
        d: 3,
        text: 'Which ionic equation for the displacement of copper by aluminium is balanced in atoms and in charge?',
        right: [chem('2Al + 3Cu^2+ → 2Al^3+ + 3Cu'), '6+ on each side.'],
        wrong: [
          [chem('Al + Cu^2+ → Al^3+ + Cu'), 'The charge is 2+ on the left and 3+ on the right.'],
          [chem('3Al + 2Cu^2+ → 3Al^3+ + 2Cu'), 'The coefficients are exchanged.'],
          [chem('2Al + Cu^2+ → 2Al^3+ + Cu'), 'The charge is 2+ and 6+.'],
          [chem('2Al + 3Cu^2+ → 2Al^3+ + 2Cu'), 'Copper does not balance.'],
        ],
        solution:
          'Each aluminium atom gives three electrons and each copper ion takes two. Six electrons serve two of the first and three of the second.',
        proof: (s) => {
          const [left = '', right = ''] = formulaOf(s).split(' → ')
          return balanced(left, right)
        },
      }),
  ),
  family(
    'composition',
    ['Equations and moles', 'Reacting masses'],
    () =>
      mcq({
        d: 4,
        text: h`12.5 g of blue copper sulfate crystals, \(\mathrm{CuSO_4 \cdot} x\,\mathrm{H_2O}\), is heated until all the water has gone; 8.0 g of white powder is left. What is the value of \(x\)? (\(M_r\): copper sulfate without water 160, water 18)`,
        right: [m(5), '0.050 mol of salt, 0.25 mol of water.'],
        wrong: [
          [m(3.2), 'The mass of the crystals was used as that of the salt.'],
          [m(4.5), 'This is the mass of the water in grams.'],
          [m(14), 'All of the crystals were taken to be water.'],
          [m(10), 'Two hydrogen atoms were counted as two molecules of water.'],
        ],
        solution: h`Salt: \(8.0 \div 160 = 0.050\) mol. Water: \((12.5 - 8.0) \div 18 = 0.25\) mol. \(x = 0.25 \div 0.050 = 5\).`,
        proof: (s) => near((8 / 160) * (160 + 18 * value(s)), 12.5),
      }),
    () =>
      mcq({
        d: 4,
        data: oxideGraph(),
        text: h`Samples of copper were turned into an oxide, and the masses were plotted. What is the formula of the oxide? (\(A_r\): Cu 64, O 16)`,
        right: [chem('Cu2O'), '64 g of copper combines with 8 g of oxygen.'],
        wrong: [
          ['CuO', 'This would need 16 g of oxygen for 64 g of copper.'],
          [chem('CuO2'), 'The ratio was turned round.'],
          [chem('Cu8O'), 'The ratio of masses was used as the ratio of atoms.'],
          [chem('Cu4O'), 'Oxygen was counted in molecules.'],
        ],
        solution: h`From the line, 8 g of copper goes with 1 g of oxygen. Amounts: \(\frac{8}{64} = 0.125\) and \(\frac{1}{16} = 0.0625\), a ratio of \(2 : 1\).`,
        proof: (s) => {
          const counts = atoms(formulaOf(s))
          return near(((counts.get('Cu') ?? 0) * 64) / ((counts.get('O') ?? 1) * 16), 4 / 0.5)
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`A 10.0 g mixture of calcium carbonate and sand is heated strongly until its mass stays at 6.7 g: \(\mathrm{CaCO_3 \rightarrow CaO + CO_2}\). Sand does not change. What percentage of the mixture is sand? (\(M_r\): \(\mathrm{CaCO_3}\) 100, \(\mathrm{CO_2}\) 44)`,
        right: [qty(25, '%'), '7.5 g of carbonate, 2.5 g of sand.'],
        wrong: [
          [qty(75, '%'), 'This is the percentage of carbonate.'],
          [qty(67, '%'), 'All that was left was taken to be sand.'],
          [qty(33, '%'), 'The gas lost was taken for the sand.'],
          [qty(41, '%'), 'The loss was taken as the mass of calcium oxide, of formula mass 56.'],
        ],
        solution: h`Gas lost: 3.3 g, \(3.3 \div 44 = 0.075\) mol. So there was 0.075 mol, 7.5 g, of carbonate and 2.5 g of sand.`,
        proof: (s) => {
          const sand = (10 * value(s)) / 100
          return near(sand + (10 - sand) * (mr('CaO') / mr('CaCO3')), 6.7)
        },
      }),
  ),
  family(
    'volumes',
    ['Equations and moles', 'Solutions and gases'],
    () =>
      mcq({
        d: 4,
        text: h`A spark is passed through a mixture of \(100\ \mathrm{cm^3}\) of carbon monoxide and \(80\ \mathrm{cm^3}\) of oxygen. \(\mathrm{2CO + O_2 \rightarrow 2CO_2}\). What is the total volume of gas afterwards, at the first temperature and pressure?`,
        unit: 'cm^3',
        right: [130, '100 of carbon dioxide and 30 of oxygen.'],
        wrong: [
          [180, 'The number of molecules falls in the reaction.'],
          [100, 'The oxygen left over was forgotten.'],
          [160, 'All the oxygen was taken to react.'],
          [150, 'The oxygen that reacts was taken for the oxygen left over.'],
        ],
        solution: h`\(100\ \mathrm{cm^3}\) of CO needs \(50\ \mathrm{cm^3}\) of oxygen and gives \(100\ \mathrm{cm^3}\) of carbon dioxide. \(30\ \mathrm{cm^3}\) of oxygen is left: \(130\ \mathrm{cm^3}\).`,
        proof: (s) => {
          // atoms of oxygen in, all in carbon dioxide or oxygen at the end
          const left = value(s) - 100
          return near(100 * 2 + left * 2, 100 + 80 * 2)
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`\(10\ \mathrm{cm^3}\) of a gaseous hydrocarbon just needs \(65\ \mathrm{cm^3}\) of oxygen for complete burning and gives \(40\ \mathrm{cm^3}\) of carbon dioxide, all at the same temperature and pressure. What is its molecular formula?`,
        right: [chem('C4H10'), 'Four carbon atoms; 2.5 oxygen molecules for the hydrogen.'],
        wrong: [
          [chem('C4H8'), 'This needs six volumes of oxygen, not six and a half.'],
          [chem('C4H5'), 'Each oxygen molecule was taken to burn two hydrogen atoms.'],
          [chem('C6H5'), 'The oxygen was taken for the carbon.'],
          [chem('C3H8'), 'This gives only three volumes of carbon dioxide.'],
        ],
        solution: h`One molecule gives 4 \(\mathrm{CO_2}\), so it has 4 carbon atoms. Of 6.5 oxygen molecules, 4 go to carbon; 2.5, that is 5 oxygen atoms, form 5 \(\mathrm{H_2O}\) with 10 hydrogen atoms.`,
        proof: (s) => {
          const counts = atoms(formulaOf(s))
          const [c, hydrogen] = [counts.get('C') ?? 0, counts.get('H') ?? 0]
          return c === 40 / 10 && near(c + hydrogen / 4, 65 / 10)
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`A 1.00 g tablet contains magnesium oxide. It is dissolved in \(50.0\ \mathrm{cm^3}\) of hydrochloric acid of concentration \(1.0\ \mathrm{mol\,dm^{-3}}\), and the acid left over is neutralised by \(20.0\ \mathrm{cm^3}\) of sodium hydroxide of concentration \(0.50\ \mathrm{mol\,dm^{-3}}\). Nothing else in the tablet reacts. What percentage of it is magnesium oxide (\(M_r = 40\))?`,
        right: [qty(80, '%'), '0.040 mol of acid reacted with 0.020 mol of oxide.'],
        wrong: [
          [qty(40, '%'), 'Four moles of acid were used for each mole of oxide.'],
          [qty(20, '%'), 'The acid left over was taken to be the acid that reacted.'],
          [qty(100, '%'), 'The acid left over was not subtracted.'],
          [qty(60, '%'), 'Twice the acid left over was subtracted.'],
        ],
        solution: h`Acid at first: 0.050 mol. Left: \(0.020 \times 0.50 = 0.010\) mol. Reacted: 0.040 mol, with 0.020 mol of MgO, \(0.020 \times 40 = 0.80\ \mathrm{g}\).`,
        proof: (s) => {
          const oxide = value(s) / 100 / mr('MgO')
          return near(2 * oxide + 0.02 * 0.5, 0.05) && balanced('MgO + 2HCl', 'MgCl2 + H2O')
        },
      }),
    () =>
      mcq({
        d: 2,
        text: h`\(25\ \mathrm{cm^3}\) of nitric acid of concentration \(2.0\ \mathrm{mol\,dm^{-3}}\) is made up to \(250\ \mathrm{cm^3}\) with water. How much nitric acid is there in \(20\ \mathrm{cm^3}\) of the new solution?`,
        right: [qty(0.004, 'mol'), h`\(0.020 \times 0.20\).`],
        wrong: [
          [qty(0.04, 'mol'), 'The dilution was left out.'],
          [qty(0.05, 'mol'), 'This is the amount in the whole solution.'],
          [qty(0.2, 'mol'), 'This number is the new concentration.'],
          [qty(4, 'mol'), 'Cubic centimetres were used as cubic decimetres.'],
        ],
        solution: h`Ten times the volume: \(0.20\ \mathrm{mol\,dm^{-3}}\). In \(0.020\ \mathrm{dm^3}\): \(0.020 \times 0.20 = 0.0040\) mol.`,
        proof: (s) => is(s, ((25 / 1000) * 2 * 20) / 250),
      }),
  ),
]

import { blanks, chem, equation, familyOf, h, m, mcq, qty } from '../kit.ts'
import { agrees, balanced, near, parts, value } from '../proof.ts'
import type { Family } from '../types.ts'
import { formulaOf, mr } from './facts.ts'

const family = familyOf('Chemistry', 'chemistry')

const sides = (html: string): [string, string] => {
  const [left = '', right = ''] = formulaOf(html).split(' → ')
  return [left, right]
}

export const moles: Family[] = [
  family(
    'balancing',
    ['Equations and moles', 'Balancing equations'],
    () =>
      blanks({
        d: 1,
        text: `Balance the equation for the complete burning of propane: ${chem('C3H8')} + [[blank]] ${chem('O2')} → [[blank]] ${chem('CO2')} + [[blank]] ${chem('H2O')}`,
        right: [[5, 3, 4], 'Ten atoms of oxygen on each side.'],
        wrong: [
          [[7, 3, 4], 'There are 14 atoms of oxygen on the left and 10 on the right.'],
          [[10, 3, 4], 'Atoms of oxygen were counted as molecules.'],
          [[5, 3, 8], 'Eight atoms of hydrogen make four molecules of water.'],
          [[4, 3, 2], 'There are four atoms of hydrogen on the right and eight on the left.'],
        ],
        solution: `Three carbon atoms give 3${chem('CO2')}, eight hydrogen atoms give 4${chem('H2O')}. These need 6 + 4 = 10 oxygen atoms: 5${chem('O2')}.`,
        proof: (s) => {
          const [a, b, c] = parts(s)
          return balanced(`C3H8 + ${a}O2`, `${b}CO2 + ${c}H2O`)
        },
      }),
    () =>
      mcq({
        d: 2,
        text: `When the equation ${chem('Fe2O3')} + <em>x</em>${chem('CO')} → <em>y</em>${chem('Fe')} + <em>z</em>${chem('CO2')} is balanced with the smallest whole numbers, what is <em>x</em> + <em>y</em> + <em>z</em>?`,
        right: [m(8), '3, 2 and 3.'],
        wrong: [
          [m(9), 'The coefficient of the oxide was counted too.'],
          [m(6), 'Iron was left out.'],
          [m(5), 'Only one of the carbon compounds was counted with iron.'],
          [m(4), 'The equation was balanced for one atom of oxygen only.'],
        ],
        solution: `${chem('Fe2O3')} + 3CO → 2Fe + 3${chem('CO2')}, so the sum is 3 + 2 + 3 = 8.`,
        proof: (s) => {
          for (let total = 3; total < 20; total += 1)
            for (let x = 1; x < total; x += 1)
              for (let y = 1; x + y < total; y += 1)
                if (balanced(`Fe2O3 + ${x}CO`, `${y}Fe + ${total - x - y}CO2`))
                  return value(s) === total
          return false
        },
      }),
    () =>
      mcq({
        d: 5,
        text: 'Which half-equation for the reduction of dichromate ions in acid is balanced in atoms and in charge?',
        right: [chem('Cr2O7^2- + 14H^+ + 6e^- → 2Cr^3+ + 7H2O'), 'The charge is 6+ on both sides.'],
        wrong: [
          [
            chem('Cr2O7^2- + 14H^+ + 3e^- → 2Cr^3+ + 7H2O'),
            'The charges are 9+ and 6+: three electrons serve only one chromium.',
          ],
          [chem('Cr2O7^2- + 7H^+ + 6e^- → 2Cr^3+ + 7H2O'), 'Hydrogen does not balance.'],
          [chem('Cr2O7^2- + 14H^+ + 6e^- → Cr^3+ + 7H2O'), 'Chromium does not balance.'],
          [
            chem('Cr2O7^2- + 14H^+ → 2Cr^3+ + 7H2O + 6e^-'),
            'The electrons are on the wrong side: reduction takes electrons in.',
          ],
        ],
        solution: `Seven oxygen atoms give 7${chem('H2O')}, which need 14${chem('H^+')}. The charge is −2 + 14 = 12+ on the left and 6+ on the right, so 6 electrons are added on the left.`,
        proof: (s) => balanced(...sides(s)),
      }),
  ),
  family(
    'masses',
    ['Equations and moles', 'Reacting masses'],
    () =>
      mcq({
        d: 1,
        text: h`What mass of magnesium oxide forms when 6.0 g of magnesium burns completely? (\(A_r\): Mg 24, O 16)`,
        unit: 'g',
        right: [10, '0.25 mol of MgO.'],
        wrong: [
          [4, 'This is the mass of the oxygen.'],
          [22, 'One mole of oxygen atoms was added whatever the amount.'],
          [14, '0.50 mol of oxygen atoms was added: the oxygen was counted in molecules.'],
          [12, 'Equal masses of magnesium and oxygen were taken.'],
        ],
        solution: h`\(6.0 \div 24 = 0.25\) mol of Mg gives 0.25 mol of MgO: \(0.25 \times 40 = 10\ \mathrm{g}\).`,
        proof: (s) => near(value(s) * (mr('Mg') / mr('MgO')), 6),
      }),
    () =>
      mcq({
        d: 3,
        text: h`5.6 g of iron is heated with 4.8 g of sulfur until one of them is used up: \(\mathrm{Fe + S \rightarrow FeS}\). What mass of iron sulfide is formed? (\(A_r\): Fe 56, S 32)`,
        unit: 'g',
        right: [8.8, 'Iron, 0.10 mol, is used up; sulfur is in excess.'],
        wrong: [
          [10.4, 'All of both was taken to react.'],
          [13.2, 'Sulfur, 0.15 mol, was taken to be used up.'],
          [4.4, 'Half a mole ratio was used.'],
          [9.6, 'The mass of sulfur was doubled.'],
        ],
        solution: h`Iron: 0.10 mol. Sulfur: 0.15 mol. Iron is used up first, so 0.10 mol of FeS forms: \(0.10 \times 88 = 8.8\ \mathrm{g}\), and 1.6 g of sulfur is left.`,
        proof: (s) =>
          near(value(s) + (4.8 - 3.2), 5.6 + 4.8) && near(5.6 / mr('Fe'), 3.2 / mr('S')),
      }),
    () =>
      equation({
        d: 4,
        text: `Calcium carbonate breaks down on heating: ${chem('CaCO3')} → CaO + ${chem('CO2')}. A batch of mass <em>m</em> grams gave <em>a</em> grams of calcium oxide. Write an expression for the percentage yield. (Relative formula masses: ${chem('CaCO3')} 100, CaO 56)`,
        expected: '100*a/(0.56*m)',
        vars: ['a', 'm'],
        solution: h`The most that could form is \(\frac{56}{100}m = 0.56m\) grams. The percentage yield is \(\dfrac{100a}{0.56m}\).`,
        proof: (s) =>
          agrees(s, ({ a = 1, m: mass = 1 }) => (a / mr('CaO') / (mass / mr('CaCO3'))) * 100, [
            { a: 28, m: 50 },
            { a: 3, m: 10 },
          ]),
      }),
    () =>
      mcq({
        d: 2,
        text: h`A compound contains 2.4 g of carbon, 0.40 g of hydrogen and 3.2 g of oxygen. What is its empirical formula? (\(A_r\): C 12, H 1, O 16)`,
        right: [chem('CH2O'), '0.20, 0.40 and 0.20 mol.'],
        wrong: [
          [chem('C2H4O2'), 'This has the right ratio but is not the simplest one.'],
          ['CHO', 'Hydrogen was taken to be in molecules.'],
          [chem('C6HO8'), 'The masses were used as the ratio.'],
          [chem('CH4O'), 'The amount of hydrogen was doubled.'],
        ],
        solution: h`C: \(2.4 \div 12 = 0.20\); H: \(0.40 \div 1 = 0.40\); O: \(3.2 \div 16 = 0.20\). The ratio is \(1 : 2 : 1\).`,
        proof: (s) => {
          const formula = s.replace(/<\/?sub>/g, '')
          const total = 2.4 + 0.4 + 3.2
          return (
            near((12 * (formula.startsWith('CH') ? 1 : 0)) / mr(formula), 2.4 / total) &&
            near(16 / mr(formula), 3.2 / total)
          )
        },
      }),
  ),
  family(
    'solutions',
    ['Equations and moles', 'Solutions and gases'],
    () =>
      mcq({
        d: 3,
        text: `${qty(20, 'cm^3')} of sodium hydroxide solution of concentration ${qty(0.15, 'mol dm^-3')} is neutralised by sulfuric acid of concentration ${qty('0.10', 'mol dm^-3')}. What volume of the acid is needed? (${chem('2NaOH + H2SO4 → Na2SO4 + 2H2O')})`,
        unit: 'cm^3',
        right: [15, '0.0030 mol of alkali needs 0.0015 mol of acid.'],
        wrong: [
          [30, 'The ratio 2 : 1 was ignored.'],
          [60, 'The ratio was used the wrong way round.'],
          [7.5, 'The ratio was used twice.'],
          [13.3, 'The concentrations were exchanged and the ratio ignored.'],
        ],
        solution: h`Alkali: \(0.020 \times 0.15 = 0.0030\) mol. Acid: 0.0015 mol. Volume: \(0.0015 \div 0.10 = 0.015\ \mathrm{dm^3} = 15\ \mathrm{cm^3}\).`,
        proof: (s) =>
          // as many hydrogen ions as hydroxide ions
          near(value(s) * 0.1 * 2, 20 * 0.15) && balanced('2NaOH + H2SO4', 'Na2SO4 + 2H2O'),
      }),
    () =>
      equation({
        d: 3,
        text: h`A volume \(V\) of hydrochloric acid just neutralises a volume \(W\) of calcium hydroxide solution of concentration \(c\). \(\mathrm{Ca(OH)_2 + 2HCl \rightarrow CaCl_2 + 2H_2O}\). Write an expression for the concentration of the acid.`,
        expected: '2*c*W/V',
        vars: ['c', 'W', 'V'],
        solution: h`Amount of calcium hydroxide: \(cW\). Amount of acid: \(2cW\). Its concentration is \(\dfrac{2cW}{V}\).`,
        proof: (s) =>
          agrees(`(${s})*V - 2*c*W`, () => 0, [
            { c: 0.1, W: 25, V: 20 },
            { c: 2, W: 3, V: 7 },
          ]) && balanced('Ca(OH)2 + 2HCl', 'CaCl2 + 2H2O'),
      }),
    () =>
      mcq({
        d: 2,
        text: h`What volume of carbon dioxide, measured at room temperature and pressure, is given off when 5.0 g of calcium carbonate reacts completely with acid? (\(M_r\) of calcium carbonate 100; one mole of gas takes up \(24\ \mathrm{dm^3}\))`,
        unit: 'dm^3',
        right: [1.2, '0.050 mol of gas.'],
        wrong: [
          [2.4, 'The amount was doubled.'],
          [0.6, 'Half a mole of gas for each mole of carbonate was used.'],
          [120, 'The mass was multiplied by 24.'],
          [4.8, 'The volume of a mole was divided by the mass.'],
        ],
        solution: h`\(5.0 \div 100 = 0.050\) mol of carbonate gives 0.050 mol of gas: \(0.050 \times 24 = 1.2\ \mathrm{dm^3}\).`,
        proof: (s) => near((value(s) / 24) * mr('CaCO3'), 5),
      }),
    () =>
      blanks({
        d: 2,
        text: h`A solution is made by dissolving 4.0 g of sodium hydroxide (\(M_r = 40\)) in water to make \(250\ \mathrm{cm^3}\).

This is [[blank]] mol of sodium hydroxide, at a concentration of [[blank]] moles per cubic decimetre.`,
        right: [[0.1, 0.4], h`\(4.0 \div 40 = 0.10\) and \(0.10 \div 0.25 = 0.40\).`],
        wrong: [
          [[0.1, 0.025], 'The amount was multiplied by the volume.'],
          [[10, 40], 'The relative formula mass was divided by the mass.'],
          [[0.1, 0.0004], 'The volume was left in cubic centimetres.'],
          [[0.1, 16], 'This is the concentration in grams per cubic decimetre.'],
        ],
        solution: h`\(4.0 \div 40 = 0.10\) mol. \(250\ \mathrm{cm^3} = 0.25\ \mathrm{dm^3}\), so the concentration is \(0.10 \div 0.25 = 0.40\ \mathrm{mol\,dm^{-3}}\).`,
        proof: (s) => {
          const [amount = 0, concentration = 0] = parts(s)
          return near(amount * mr('NaOH'), 4) && near(concentration * 0.25 * mr('NaOH'), 4)
        },
      }),
  ),
]

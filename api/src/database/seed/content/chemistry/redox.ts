import { cell, figure, GREY_FILL, label, path, rect } from '../figures.ts'
import { blanks, chem, equation, familyOf, h, m, mcq } from '../kit.ts'
import { agrees, balanced, near, value } from '../proof.ts'
import type { Family } from '../types.ts'
import { mr, REACTIVITY } from './facts.ts'

const family = familyOf('Chemistry', 'chemistry')

function electrolysisCell(): string {
  return figure(
    360,
    230,
    [
      path([
        [60, 90],
        [60, 200],
        [300, 200],
        [300, 90],
      ]),
      rect([62, 120], 236, 78, { colour: '#dbeafe', fill: '#dbeafe' }),
      rect([110, 80], 12, 100, { fill: GREY_FILL }),
      rect([238, 80], 12, 100, { fill: GREY_FILL }),
      path([
        [116, 80],
        [116, 45],
        [244, 45],
        [244, 80],
      ]),
      cell([180, 45], ''),
      label([96, 70], '+', { size: 20 }),
      label([266, 70], '−', { size: 20 }),
      label([180, 215], 'concentrated sodium chloride solution', { size: 13 }),
    ],
    'Electrolysis cell: two inert electrodes, the left one positive and the right one negative, dip into concentrated sodium chloride solution and are joined to a battery.',
  )
}

const rank = (symbol: string): number => REACTIVITY.indexOf(symbol)

/** Oxidation state of the one unknown atom in a neutral formula. */
const state = (others: number, count = 1): number => -others / count

export const redox: Family[] = [
  family(
    'oxidation',
    ['Redox and electrolysis', 'Oxidation and reduction'],
    () =>
      mcq({
        d: 3,
        text: `What is the oxidation state of manganese in ${chem('KMnO4')}?`,
        right: [m('+7'), h`\(+1 + x + 4(-2) = 0\).`],
        wrong: [
          [m('+8'), 'Potassium was left out.'],
          [m('+4'), 'The number of oxygen atoms was taken.'],
          [m('-7'), 'The sign is turned round.'],
          [m('+1'), 'This is the oxidation state of potassium.'],
        ],
        solution: h`Potassium is \(+1\) and oxygen \(-2\): \(1 + x - 8 = 0\), so \(x = +7\).`,
        proof: (s) => value(s.replace('+', '')) === state(1 + 4 * -2),
      }),
    () =>
      mcq({
        d: 2,
        text: `Zinc is added to copper(II) sulfate solution: ${chem('Zn + Cu^2+ → Zn^2+ + Cu')}. Which statement is correct?`,
        right: [
          'Zinc is oxidised and acts as the reducing agent.',
          'Zinc loses electrons and gives them to copper ions.',
        ],
        wrong: [
          [
            'Zinc is reduced and acts as the oxidising agent.',
            'Zinc loses electrons, which is oxidation.',
          ],
          [
            'Copper ions are oxidised and act as the oxidising agent.',
            'Copper ions gain electrons, which is reduction.',
          ],
          [
            'Copper ions are reduced and act as the reducing agent.',
            'What is reduced is the oxidising agent.',
          ],
          ['Sulfate ions are oxidised.', 'Sulfate ions do not change.'],
        ],
        solution:
          'Zinc loses two electrons (oxidation) and so reduces the copper ions, which gain them.',
        proof: (s) => {
          const lost = (before: number, afterwards: number) => afterwards > before
          const zincOxidised = lost(0, 2)
          return (
            rank('Zn') < rank('Cu') &&
            zincOxidised &&
            s.startsWith('Zinc is oxidised') &&
            /reducing/.test(s)
          )
        },
      }),
    () =>
      blanks({
        d: 4,
        text: `Balance the ionic equation: ${chem('2Fe^3+')} + [[blank]] ${chem('I^-')} → [[blank]] ${chem('Fe^2+')} + ${chem('I2')}. The iron ions are [[blank]].`,
        right: [[2, 2, 'reduced'], 'The charge is 4+ on both sides.'],
        wrong: [
          [[2, 2, 'oxidised'], 'Each iron ion gains an electron, which is reduction.'],
          [[1, 2, 'reduced'], 'Iodine does not balance.'],
          [[2, 1, 'reduced'], 'Iron does not balance.'],
          [[6, 2, 'oxidised'], 'The charges do not balance, and iron is not oxidised.'],
        ],
        solution:
          'Two iodide ions give one iodine molecule and two electrons, which reduce two iron(III) ions to iron(II).',
        proof: (s) => {
          const [iodide = '', iron = '', word] = s.split(' | ')
          return (
            balanced(`2Fe^3+ + ${value(iodide)}I^-`, `${value(iron)}Fe^2+ + I2`) &&
            word === (state(-2) < state(-3) ? 'reduced' : 'oxidised')
          )
        },
      }),
  ),
  family(
    'electrolysis',
    ['Redox and electrolysis', 'Electrolysis'],
    () =>
      mcq({
        d: 3,
        data: electrolysisCell(),
        text: 'What is given off at the two electrodes?',
        right: [
          'chlorine at the positive, hydrogen at the negative electrode',
          'Chloride ions are concentrated; sodium is too reactive to be discharged from water.',
        ],
        wrong: [
          [
            'oxygen at the positive, hydrogen at the negative electrode',
            'In concentrated chloride solution chlorine is given off.',
          ],
          [
            'chlorine at the positive, sodium at the negative electrode',
            'Sodium is more reactive than hydrogen, so hydrogen is given off.',
          ],
          [
            'hydrogen at the positive, chlorine at the negative electrode',
            'Positive hydrogen ions go to the negative electrode.',
          ],
          [
            'oxygen at the positive, sodium at the negative electrode',
            'That is neither what the chloride nor what the water would give.',
          ],
        ],
        solution: `At the positive electrode ${chem('2Cl^- → Cl2 + 2e^-')}. At the negative electrode ${chem('2H^+ + 2e^- → H2')}. Sodium hydroxide is left in solution.`,
        proof: (s) => {
          const [positive = '', negative = ''] = s.split(', ').map((each) => each.split(' ')[0])
          const cation = rank('Na') < rank('H') ? 'hydrogen' : 'sodium'
          return balanced('2Cl^-', 'Cl2 + 2e^-') && positive === 'chlorine' && negative === cation
        },
      }),
    () =>
      equation({
        d: 3,
        text: h`Copper(II) ions are discharged at an electrode: \(\mathrm{Cu^{2+} + 2e^- \rightarrow Cu}\). The relative atomic mass of copper is 64. Write an expression for the mass of copper, in grams, deposited by \(x\) moles of electrons.`,
        expected: '32*x',
        vars: ['x'],
        solution: h`Two moles of electrons deposit one mole of copper, so \(x\) moles deposit \(\frac{x}{2} \times 64 = 32x\) grams.`,
        proof: (s) =>
          balanced('Cu^2+ + 2e^-', 'Cu') &&
          agrees(s, ({ x = 0 }) => (x / 2) * mr('Cu'), [{ x: 1 }, { x: 0.25 }]),
      }),
    () =>
      mcq({
        d: 5,
        text: h`Molten aluminium oxide, \(\mathrm{Al_2O_3}\), is electrolysed. What mass of oxygen is formed for each 5.4 tonnes of aluminium? (\(A_r\): Al 27, O 16)`,
        right: [m(h`4.8\ \text{tonnes}`), '3 mol of oxygen molecules for 4 mol of aluminium.'],
        wrong: [
          [m(h`3.2\ \text{tonnes}`), 'Equal amounts of aluminium and oxygen atoms were taken.'],
          [m(h`2.4\ \text{tonnes}`), 'Oxygen was taken as single atoms in the ratio of molecules.'],
          [m(h`7.2\ \text{tonnes}`), 'The ratio of atoms was used the wrong way.'],
          [
            m(h`9.6\ \text{tonnes}`),
            'Three molecules of oxygen for two atoms of aluminium were taken.',
          ],
        ],
        solution: h`\(2\mathrm{Al_2O_3} \rightarrow 4\mathrm{Al} + 3\mathrm{O_2}\): 108 t of aluminium with 96 t of oxygen. For 5.4 t: \(5.4 \times \frac{96}{108} = 4.8\) tonnes.`,
        proof: (s) => {
          const oxygen = Number.parseFloat(s.slice(2))
          return balanced('2Al2O3', '4Al + 3O2') && near(oxygen / 16 / (5.4 / 27), 3 / 2)
        },
      }),
  ),
]

import { BLUE, figure, label, line, path, rect } from '../figures.ts'
import { chem, familyOf, h, mcq } from '../kit.ts'
import { balanced, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Chemistry', 'chemistry')

function refining(): string {
  return figure(
    360,
    240,
    [
      rect([60, 90], 240, 120, { width: 3 }),
      rect([62, 115], 236, 93, { fill: '#dbeafe', colour: '#dbeafe' }),
      rect([105, 70], 26, 115, { fill: '#fdba74' }),
      rect([235, 70], 14, 115, { fill: '#fdba74' }),
      path(
        [
          [118, 70],
          [118, 35],
          [165, 35],
        ],
        {},
      ),
      path(
        [
          [242, 70],
          [242, 35],
          [195, 35],
        ],
        {},
      ),
      line([165, 20], [165, 50]),
      line([195, 27], [195, 43], { width: 4 }),
      label([150, 20], '+'),
      label([210, 20], '–'),
      label([88, 60], 'L', { colour: BLUE }),
      label([268, 60], 'M', { colour: BLUE }),
      label([180, 225], 'copper(II) sulfate solution', { size: 13 }),
    ],
    'Electrolysis cell: two pieces of copper, L and M, dip into copper(II) sulfate solution. L, the thicker one, is connected to the positive side of a supply and M, the thinner one, to the negative side.',
  )
}

export const electrodes: Family[] = [
  family(
    'states',
    ['Redox and electrolysis', 'Oxidation and reduction'],
    () =>
      mcq({
        d: 3,
        text: `What are the oxidation states of the two nitrogen atoms in ammonium nitrate, ${chem('NH4NO3')}?`,
        right: ['−3 and +5', 'In the ammonium ion and in the nitrate ion.'],
        wrong: [
          ['+1 and +1', 'The mean of the two was given to both.'],
          ['−3 and +6', 'The charge 1− of the nitrate ion was left out.'],
          ['−4 and +5', 'The charge 1+ of the ammonium ion was left out.'],
          ['+3 and −5', 'The signs are turned round.'],
        ],
        solution: `In ${chem('NH4^+')}: x + 4 = +1, so x = −3. In ${chem('NO3^-')}: y − 6 = −1, so y = +5.`,
        proof: (s) => {
          const [x = 0, y = 0] = s.replace(/−/g, '-').split(' and ').map(Number)
          return x + 4 === 1 && y - 2 * 3 === -1
        },
      }),
    () =>
      mcq({
        d: 4,
        text: `Chlorine reacts with cold alkali: ${chem('Cl2 + 2NaOH → NaCl + NaClO + H2O')}. Which statement about this reaction is right?`,
        right: [
          'Chlorine is both oxidised and reduced.',
          'Its oxidation state goes from 0 to −1 and to +1.',
        ],
        wrong: [
          ['Chlorine is only reduced.', 'In NaClO its oxidation state is +1.'],
          ['Oxygen is oxidised and chlorine reduced.', 'Oxygen stays at −2.'],
          ['Sodium is oxidised.', 'Sodium stays at +1.'],
          ['It is not a redox reaction.', 'The oxidation state of chlorine changes.'],
        ],
        solution:
          'Chlorine starts at 0. In NaCl it is −1 (reduced), in NaClO it is +1 (oxidised): disproportionation.',
        proof: (s) => {
          const states = { before: 0, chloride: 0 - 1, hypochlorite: 0 - 1 + 2 }
          return (
            states.chloride < states.before &&
            states.hypochlorite > states.before &&
            balanced('Cl2 + 2NaOH', 'NaCl + NaClO + H2O') &&
            /both oxidised and reduced/.test(s)
          )
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`In acid each manganate(VII) ion, \(\mathrm{MnO_4^-}\), takes five electrons, and each iron(II) ion gives one. \(20\ \mathrm{cm^3}\) of iron(II) solution reacts with exactly \(16\ \mathrm{cm^3}\) of manganate(VII) solution of concentration \(0.020\ \mathrm{mol\,dm^{-3}}\). What is the concentration of iron(II) ions?`,
        unit: 'mol dm^-3',
        right: [0.08, h`\(\frac{16 \times 0.020 \times 5}{20}\).`],
        wrong: [
          [0.016, 'The factor of five was left out.'],
          [0.0032, 'The amount was divided by five.'],
          [0.125, 'The volumes were exchanged.'],
          [0.1, 'Equal volumes were assumed.'],
        ],
        solution: h`\(0.016 \times 0.020 = 3.2 \times 10^{-4}\) mol of manganate(VII) takes \(1.6 \times 10^{-3}\) mol of electrons, given by as much iron(II). Concentration: \(1.6 \times 10^{-3} \div 0.020 = 0.080\ \mathrm{mol\,dm^{-3}}\).`,
        proof: (s) =>
          near(value(s) * 20, 5 * 16 * 0.02) &&
          balanced('MnO4^- + 5Fe^2+ + 8H^+', 'Mn^2+ + 5Fe^3+ + 4H2O'),
      }),
  ),
  family(
    'electrodes',
    ['Redox and electrolysis', 'Electrolysis'],
    () =>
      mcq({
        d: 3,
        data: refining(),
        text: 'L is impure copper and M is pure. What happens while a current flows?',
        right: [
          'L becomes thinner, M thicker, and the blue of the solution hardly changes.',
          'Copper dissolves at L and is deposited at M.',
        ],
        wrong: [
          [
            'L becomes thicker, M thinner, and the blue of the solution hardly changes.',
            'Copper ions are positive and move to the negative electrode, M.',
          ],
          [
            'L becomes thinner, M thicker, and the solution loses its colour.',
            'As many copper ions enter the solution at L as leave it at M.',
          ],
          [
            'Neither changes; oxygen and hydrogen are given off.',
            'With copper electrodes copper reacts more easily than water.',
          ],
          ['Neither changes; sulfur is deposited on L.', 'Sulfate ions are not discharged.'],
        ],
        solution: `At L (positive): ${chem('Cu → Cu^2+ + 2e^-')}. At M (negative): ${chem('Cu^2+ + 2e^- → Cu')}. The concentration of copper ions stays the same.`,
        proof: (s) => {
          const change = { L: -1, M: +1, solution: +1 - 1 }
          return (
            s.includes(`L becomes ${change.L < 0 ? 'thinner' : 'thicker'}`) &&
            s.includes(`M ${change.M > 0 ? 'thicker' : 'thinner'}`) &&
            s.includes('hardly changes') === (change.solution === 0)
          )
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`The same current passes for the same time through a cell with copper(II) sulfate solution and one with silver nitrate solution, \(\mathrm{Ag^+}\). In the first, 0.64 g of copper is deposited. What mass of silver is deposited in the second? (\(A_r\): Cu 64, Ag 108)`,
        unit: 'g',
        right: [2.16, '0.020 mol of electrons.'],
        wrong: [
          [1.08, 'Each metal was taken to need as many electrons per atom.'],
          [0.54, 'The ratio 2 : 1 was used the wrong way round.'],
          [4.32, 'The ratio was used twice.'],
          [0.64, 'Equal masses were assumed.'],
        ],
        solution: h`Copper: 0.010 mol, which takes 0.020 mol of electrons. They deposit 0.020 mol of silver: \(0.020 \times 108 = 2.16\ \mathrm{g}\).`,
        proof: (s) => near(value(s) / 108, (2 * 0.64) / 64),
      }),
    () =>
      mcq({
        d: 4,
        text: h`Dilute sulfuric acid is electrolysed until \(36\ \mathrm{cm^3}\) of gas has been collected from the two electrodes together. What volume of it was given off at the positive electrode?`,
        unit: 'cm^3',
        right: [12, 'Oxygen: one third.'],
        wrong: [
          [24, 'This is the hydrogen, from the negative electrode.'],
          [18, 'Equal volumes were assumed.'],
          [9, 'A ratio of three to one was used.'],
          [36, 'All the gas was taken to come from one electrode.'],
        ],
        solution: h`\(\mathrm{2H_2O \rightarrow 2H_2 + O_2}\): two volumes of hydrogen at the negative electrode to one of oxygen at the positive one, \(\frac{36}{3} = 12\ \mathrm{cm^3}\).`,
        proof: (s) => near(2 * value(s) + value(s), 36) && balanced('2H2O', '2H2 + O2'),
      }),
    () =>
      mcq({
        d: 2,
        text: 'Which substances form at the electrodes when molten lead bromide is electrolysed?',
        right: [
          'lead at the negative, bromine at the positive electrode',
          'Ions go to the electrode of opposite charge.',
        ],
        wrong: [
          ['bromine at the negative, lead at the positive electrode', 'Lead ions are positive.'],
          ['hydrogen at the negative, bromine at the positive electrode', 'No water is present.'],
          ['lead at the negative, oxygen at the positive electrode', 'No water is present.'],
          [
            'nothing, since lead bromide is a solid compound',
            'It is molten, so its ions can move.',
          ],
        ],
        solution: `${chem('Pb^2+ + 2e^- → Pb')} at the negative electrode, ${chem('2Br^- → Br2 + 2e^-')} at the positive one.`,
        proof: (s) => {
          const ions: Record<string, number> = { lead: 2, bromine: -1 }
          const [, a = '', b = ''] = /^(\w+) at the negative, (\w+) at the positive/.exec(s) ?? []
          return (ions[a] ?? 0) > 0 && (ions[b] ?? 0) < 0
        },
      }),
  ),
]

import { BLUE, circle, figure, label, line, path, RED, rect } from '../../figures.ts'
import { chem, h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Chemistry', 'Redox and electrolysis')

function cell(): string {
  return figure(
    370,
    240,
    [
      rect([60, 90], 250, 120, { width: 3 }),
      rect([62, 115], 246, 93, { fill: '#f0f9ff', colour: '#f0f9ff' }),
      line([110, 70], [110, 185], { width: 7 }),
      line([260, 70], [260, 185], { width: 7 }),
      path([
        [110, 70],
        [110, 35],
        [172, 35],
      ]),
      path([
        [260, 70],
        [260, 35],
        [196, 35],
      ]),
      line([172, 20], [172, 50]),
      line([196, 27], [196, 43], { width: 4 }),
      label([160, 20], '+'),
      label([210, 20], '−'),
      circle([170, 140], 13, { fill: '#dbeafe' }),
      label([170, 140], '−', { colour: BLUE }),
      line([155, 140], [125, 140], { arrow: true }),
      circle([205, 170], 13, { fill: '#fee2e2' }),
      label([205, 170], '+', { colour: RED }),
      line([220, 170], [248, 170], { arrow: true }),
      label([90, 225], 'anode: oxidation', { size: 12 }),
      label([275, 225], 'cathode: reduction', { size: 12 }),
    ],
    'Electrolysis cell. A negative ion moves to the positive electrode on the left, marked anode: oxidation. A positive ion moves to the negative electrode on the right, marked cathode: reduction.',
  )
}

export const redoxPages: readonly LearnPage[] = [
  lesson(
    'Oxidation and reduction',
    h`
Rusting, burning, batteries and bleaching have one thing in common: electrons pass from one substance to another.

### Three ways to see it

${table(
  ['', 'oxidation', 'reduction'],
  [
    ['oxygen', 'gain', 'loss'],
    ['electrons', 'loss', 'gain'],
    ['oxidation state', 'rises', 'falls'],
  ],
)}

OIL RIG: oxidation is loss, reduction is gain (of electrons). The two always happen together. An <strong>oxidising agent</strong> takes electrons and is itself reduced.

### Oxidation states

- An element by itself: 0. A simple ion: its charge.
- Oxygen is usually −2, hydrogen +1, group 1 is +1, fluorine −1.
- The sum is the charge of the particle.

So manganese in ${chem('MnO4^-')} is \(x\) with \(x + 4(-2) = -1\): +7. If one element goes both up and down, as chlorine does in ${chem('Cl2 + 2NaOH → NaCl + NaClO + H2O')} (0 to −1 and +1), it is called disproportionation.

### Half-equations

Write each half with its electrons, multiply until the electrons match, and add. From ${chem('Fe^2+ → Fe^3+ + e^-')} and ${chem('MnO4^- + 8H^+ + 5e^- → Mn^2+ + 4H2O')} follows that one manganate(VII) ion oxidises five iron(II) ions.

### Worked example

Is ${chem('CuO + H2 → Cu + H2O')} a redox reaction? Copper goes from +2 to 0: reduced. Hydrogen goes from 0 to +1: oxidised. So hydrogen is the reducing agent. In ${chem('HCl + NaOH → NaCl + H2O')} no state changes: it is not redox.

### Take care

- The oxidising agent is the one that is <em>reduced</em>.
- In hydrogen peroxide oxygen is −1.
- Oxidation states are given per atom; multiply by the number of atoms.
- Neutralisation and precipitation are not redox.
`,
  ),
  lesson(
    'Electrolysis',
    h`
Electrolysis uses electrical energy to split a compound. You have to say which ions go where, and which of them are discharged.

### What moves

The electrolyte must be molten or dissolved, so that its ions are free. Positive ions (cations) go to the negative electrode, the cathode, and gain electrons. Negative ions (anions) go to the positive electrode, the anode, and lose electrons.

${cell()}

### Which product in water?

In a solution ${chem('H^+')} and ${chem('OH^-')} from water compete.

${table(
  ['electrode', 'rule'],
  [
    ['cathode', 'hydrogen, unless the metal is less reactive than hydrogen (copper, silver)'],
    ['anode', 'halogen, if halide ions are concentrated; otherwise oxygen'],
  ],
)}

Brine gives hydrogen, chlorine and sodium hydroxide. Copper electrodes in copper sulfate: the anode dissolves, the cathode grows, and the solution stays the same. This purifies copper.

### Amounts

Electrons are counted like any reactant. ${chem('Cu^2+ + 2e^- → Cu')}: 2 mol of electrons for each mole of copper. ${chem('Ag^+ + e^- → Ag')}: 1 mol for each mole of silver. Cells in series pass the same charge.

### Worked example

A charge of 0.060 mol of electrons passes through molten aluminium oxide. ${chem('Al^3+ + 3e^- → Al')} gives \(0.060 \div 3 = 0.020\) mol, 0.54 g, of aluminium. ${chem('2O^2- → O2 + 4e^-')} gives 0.015 mol of oxygen, or \(0.015 \times 24 = 0.36\ \mathrm{dm^3}\) at room temperature and pressure.

Water with a little acid gives two volumes of hydrogen at the cathode for one of oxygen at the anode.

### Take care

- Anode is positive and means oxidation <em>in electrolysis</em>.
- Solid salts do not conduct.
- Sodium never forms at the cathode from a solution in water.
- Carbon anodes in the extraction of aluminium burn away in the oxygen.
`,
  ),
]

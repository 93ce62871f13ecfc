import { BLUE, figure, label, line, plot, RED } from '../../figures.ts'
import { chem, h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Chemistry', 'Energetics')

const hill = (top: number) => (x: number) => {
  const base = x < 5 ? 50 : 20
  return base + (top - base) * Math.exp(-(((x - 5) / 1.3) ** 2))
}

function profile(): string {
  const g = plot(
    { from: 0, to: 10, label: 'progress of the reaction' },
    { from: 0, to: 110, label: 'energy' },
    390,
    280,
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve(hill(95), 0, 10, RED),
      g.curve(hill(72), 0, 10, BLUE),
      line(g.to([3, 50]), g.to([3, 95]), { arrow: true, width: 1 }),
      line(g.to([8.6, 50]), g.to([8.6, 20]), { arrow: true, width: 1 }),
      label(g.to([1.8, 80]), 'activation', { size: 12 }),
      label(g.to([1.8, 72]), 'energy', { size: 12 }),
      label(g.to([1, 43]), 'reactants', { size: 12 }),
      label(g.to([7.6, 12]), 'products', { size: 12 }),
      label(g.to([8.5, 57]), 'given out', { size: 12 }),
      label(g.to([5, 40]), 'catalyst', { size: 12, colour: BLUE }),
    ],
    'Energy profile of an exothermic reaction: the products are lower than the reactants. Arrows mark the activation energy, from the reactants to the top, and the energy given out. A second, lower path is marked catalyst.',
  )
}

export const energeticsPages: readonly LearnPage[] = [
  lesson(
    'Energy profiles',
    h`
Some reactions warm their surroundings and some cool them. An energy profile shows in one picture how much energy is exchanged and how hard the reaction is to start.

### Exothermic and endothermic

- <strong>Exothermic</strong>: energy is given out, the surroundings become warmer, the products are lower in energy, the energy change is negative. Examples: burning, neutralisation, most oxidations, respiration.
- <strong>Endothermic</strong>: energy is taken in, the energy change is positive. Examples: thermal decomposition, photosynthesis, sodium hydrogencarbonate with citric acid.

### The profile

${profile()}

The <strong>activation energy</strong> is the height from the reactants to the top. The energy change is the level of the products minus that of the reactants. For the backward reaction read the same picture from right to left:

\(E_{\text{back}} = E_{\text{forward}} - \Delta H\)

A catalyst lowers the top, and both activation energies by the same amount, but it leaves the two levels alone.

### Bonds

Breaking bonds takes in energy; making bonds gives it out. A reaction is exothermic if more is given out by the new bonds than was taken in to break the old ones.

### Worked example

A reaction has an activation energy of 80 kJ/mol and an energy change of −50 kJ/mol. The backward reaction has an activation energy of \(80 + 50 = 130\ \mathrm{kJ\,mol^{-1}}\). A catalyst that lowers the forward value to 55 lowers the backward value by 25 as well, to 105.

### Take care

- Activation energy is measured from the reactants, not from zero.
- Exothermic reactions also need activation energy: a match must be struck.
- The sign is that of the <em>chemicals</em>: energy given out is negative.
- A lower activation energy means faster, and not more exothermic.
`,
  ),
  lesson(
    'Bond energies and calorimetry',
    h`
There are two ways to put a number on the energy of a reaction: add up bonds on paper, or warm some water in the laboratory.

### Bond energies

\(\Delta H = \text{energy of bonds broken} - \text{energy of bonds made}\)

Draw every molecule with all its bonds and count. Bonds that are the same on both sides cancel, which saves work.

### Calorimetry

\(q = mc\,\Delta T\), where \(m\) is the mass of the water or solution, \(c = 4.2\ \mathrm{J\,g^{-1}\,{}^{\circ}C^{-1}}\) and \(\Delta T\) the change in temperature. Divide by the amount that reacted to find the energy per mole.

${table(
  ['source of error', 'effect'],
  [
    ['heat lost to air and cup', 'measured value too small'],
    ['incomplete burning of a fuel', 'measured value too small'],
    ['fuel that evaporates', 'measured value too small per gram'],
  ],
)}

### Worked example

Bonds: H–H 436, O=O 498, O–H 464 kJ/mol. For ${chem('2H2 + O2 → 2H2O')} broken are \(2 \times 436 + 498 = 1370\) and made are \(4 \times 464 = 1856\). \(\Delta H = 1370 - 1856 = -486\ \mathrm{kJ}\), or −243 kJ for each mole of water.

Burning 0.46 g of ethanol (\(M_r = 46\)) warms 200 g of water by 10 °C: \(q = 200 \times 4.2 \times 10 = 8400\ \mathrm{J}\). That is for 0.010 mol, so 840 kJ per mole. The accepted value is near 1370: much heat was lost.

### Mixing solutions

If you mix twice the volumes of both solutions, the heat doubles, but so does the mass: the rise in temperature stays the same.

### Take care

- Broken minus made, in that order.
- A molecule of water has <em>two</em> O–H bonds; carbon dioxide has two C=O bonds.
- The mass in \(mc\,\Delta T\) is that of what is warmed, not of the fuel.
- Change joules into kilojoules before you quote \(\mathrm{kJ\,mol^{-1}}\).
`,
  ),
]

import { BLUE, circle, figure, GREEN, label, plot, RED } from '../../figures.ts'
import { chem, h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Chemistry', 'Periodic table')

const BOILING = [-188, -34, 59, 184]

function halogens(): string {
  const g = plot(
    { from: 0, to: 5, label: 'down group 7' },
    { from: -200, to: 200, step: 50, label: 'boiling point in °C' },
    380,
    270,
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.points(BOILING.map((y, n) => [n + 1, y])),
      ...BOILING.map((y, n) => circle(g.to([n + 1, y]), 4, { fill: BLUE, colour: BLUE })),
      ...['F', 'Cl', 'Br', 'I'].map((name, n) =>
        label(g.to([n + 1.3, (BOILING[n] ?? 0) - 18]), name, { colour: n < 2 ? GREEN : RED }),
      ),
    ],
    'Graph of the boiling points of the halogens: fluorine −188, chlorine −34, bromine 59 and iodine 184 degrees Celsius, rising down the group.',
  )
}

export const periodicPages: readonly LearnPage[] = [
  lesson(
    'Groups and trends',
    h`
The periodic table lists the elements by atomic number, so that elements with like outer shells stand in one column. If you know one element of a group and the trend, you can predict the others.

### Group 1: alkali metals

Soft metals of low density that melt easily. They react with water to an alkali and hydrogen: ${chem('2Na + 2H2O → 2NaOH + H2')}. Down the group they become <strong>more</strong> reactive: the outer electron is farther from the nucleus and better shielded by inner shells, so it is lost more easily. Melting points fall.

### Group 7: halogens

Molecules of two atoms. Down the group they become <strong>less</strong> reactive: an added electron would be farther from the nucleus and is attracted less. Melting and boiling points rise, because larger molecules attract one another more. Fluorine and chlorine are gases, bromine is a liquid, iodine a solid.

${halogens()}

### Group 0 and the metals in the middle

Noble gases have full outer shells and hardly react; their boiling points rise down the group. Transition metals are harder, denser and less reactive than group 1. Their compounds are often coloured; many have ions of more than one charge, and many act as catalysts.

### Across a period

From left to right metals give way to non-metals, and oxides change from basic to acidic.

### Worked example

Predict the properties of francium and its reaction with water. It is below caesium in group 1: a soft metal that melts near room temperature and reacts explosively, giving FrOH and hydrogen. Its ion is ${chem('Fr^+')}.

### Take care

- Reactivity goes <em>up</em> down group 1 and <em>down</em> down group 7.
- Explain with distance, shielding and attraction to the nucleus, all three.
- Boiling a halogen does not break its covalent bonds.
- Group gives outer electrons; period gives shells.
`,
  ),
  lesson(
    'Displacement',
    h`
A more reactive element pushes a less reactive one out of its compound. This one idea covers halogens in solution, metals in solution, and the extraction of metals.

### Halogens

Chlorine displaces bromine and iodine from solutions of their salts; bromine displaces iodine; iodine displaces neither.

${table(
  ['', 'chloride solution', 'bromide solution', 'iodide solution'],
  [
    ['chlorine added', '–', 'orange: bromine', 'brown: iodine'],
    ['bromine added', 'no reaction', '–', 'brown: iodine'],
    ['iodine added', 'no reaction', 'no reaction', '–'],
  ],
)}

The ionic equation leaves out the ions that do not change: ${chem('Cl2 + 2Br^- → 2Cl^- + Br2')}. Chlorine gains electrons (it is reduced); bromide ions lose them (they are oxidised). So a displacement is a redox reaction, and the more reactive halogen is the stronger oxidising agent.

### Metals

In the same way ${chem('Zn + Cu^2+ → Zn^2+ + Cu')}: zinc, higher in the reactivity series, gives electrons to copper ions. Here the more reactive element is the one that <em>loses</em> electrons.

### Finding an order from a table

Count the reactions of each element: the one that displaces most of the others is the most reactive. Check with the one that is displaced by all others.

### Worked example

Excess chlorine is passed through a solution that contains 0.04 mol of sodium iodide. How much iodine is formed? From ${chem('Cl2 + 2I^- → 2Cl^- + I2')}, two iodide ions give one molecule: 0.02 mol of ${chem('I2')}, with a mass of \(0.02 \times 254 \approx 5.1\ \mathrm{g}\).

### Take care

- The <em>halogen</em> reacts with the <em>halide</em> of another: chlorine with bromide, not chloride with bromine.
- Halogens are coloured; dissolved halides of group 1 are colourless.
- Balance charge as well as atoms.
- Fluorine is left out in practice: it reacts with the water.
`,
  ),
]

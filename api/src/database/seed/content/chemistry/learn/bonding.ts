import { BLUE, circle, figure, GREY_FILL, label, RED } from '../../figures.ts'
import { chem, h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Chemistry', 'Bonding and structure')

function lattices(): string {
  const ions = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((n) => {
      const positive = (row + n) % 2 === 0
      const at = [40 + n * 36, 35 + row * 36] as const
      return (
        circle(at, positive ? 13 : 18, { fill: positive ? '#fee2e2' : '#dbeafe' }) +
        label(at, positive ? '+' : '−', { colour: positive ? RED : BLUE })
      )
    }),
  )
  const metal = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((n) => {
      const at = [240 + n * 36, 35 + row * 36] as const
      return circle(at, 13, { fill: GREY_FILL }) + label(at, '+', { size: 13 })
    }),
  )
  const free = [
    [258, 50],
    [296, 52],
    [330, 90],
    [260, 92],
    [294, 122],
    [332, 128],
  ] as const
  return figure(
    400,
    200,
    [
      ...ions,
      ...metal,
      ...free.map((at) => circle(at, 4, { fill: BLUE, colour: BLUE })),
      label([94, 185], 'ionic lattice', { size: 13 }),
      label([294, 185], 'metal with free electrons', { size: 13 }),
    ],
    'Two solids. Left: an ionic lattice in which positive and negative ions alternate in rows. Right: a metal, positive ions in rows with small free electrons between them.',
  )
}

export const bondingPages: readonly LearnPage[] = [
  lesson(
    'Ionic and covalent',
    h`
Atoms bond because full outer shells are lower in energy. Which kind of bond forms depends on what meets what.

### Three kinds of bond

- <strong>Ionic</strong>, metal with non-metal: electrons pass from one to the other, and the ions attract each other.
- <strong>Covalent</strong>, non-metal with non-metal: atoms share pairs of electrons. A double bond is two shared pairs.
- <strong>Metallic</strong>: positive ions in a sea of delocalised electrons.

${lattices()}

### Formulae of ionic compounds

The charges must cancel. Learn the ions of more than one atom: ${chem('NH4^+')}, ${chem('OH^-')}, ${chem('NO3^-')}, ${chem('SO4^2-')}, ${chem('CO3^2-')}. Aluminium sulfate needs two ${chem('Al^3+')} for three ${chem('SO4^2-')}: ${chem('Al2(SO4)3')}. Such compounds hold both kinds of bond: covalent within the ion, ionic between the ions.

### Counting covalent bonds

An atom in group \(G\) (4 to 7) usually forms \(8 - G\) bonds: carbon four, nitrogen three, oxygen two, chlorine one. Hydrogen forms one. The remaining outer electrons are lone pairs. In carbon dioxide, O=C=O, there are four shared pairs, and each oxygen has two lone pairs.

### Worked example

How many shared pairs and lone pairs has ammonia, ${chem('NH3')}? Nitrogen has five outer electrons; three are shared with hydrogen. So there are 3 shared pairs, and one lone pair is left. Magnesium nitride: ${chem('Mg^2+')} and ${chem('N^3-')} give ${chem('Mg3N2')}.

### Take care

- An ionic bond is the attraction between ions, not the transfer of electrons itself.
- There are no molecules in an ionic solid; the formula gives a ratio.
- Use brackets when an ion of several atoms is needed more than once.
- Hydrogen chloride is a covalent gas, though it forms ions in water.
`,
  ),
  lesson(
    'Properties of structures',
    h`
Melting point, hardness and conduction tell you the structure, and the structure tells you why. Four types cover almost every question.

### The four types

${table(
  ['structure', 'melting point', 'conducts electricity', 'examples'],
  [
    ['giant ionic', 'high', 'when molten or dissolved, not as a solid', 'sodium chloride'],
    ['giant covalent', 'very high', 'no (graphite: yes)', 'diamond, silicon dioxide'],
    ['simple molecular', 'low', 'no', 'water, iodine, methane'],
    ['metallic', 'usually high', 'yes, solid and liquid', 'copper, iron'],
  ],
)}

### Why

To conduct, charges must be free to move: delocalised electrons in a metal or in graphite, ions in a melt or a solution. To melt, forces must be overcome: the attraction between ions, the covalent bonds of a giant structure, or merely the weak forces <em>between</em> molecules.

Larger charges pull harder, so magnesium oxide (2+, 2−) melts far above sodium chloride (1+, 1−). Larger molecules attract one another more, so boiling points rise along the alkanes.

### Carbon

- Diamond: four bonds on each atom, hard, no free electrons.
- Graphite: three bonds, layers that slide, one free electron for each atom.
- Graphene: a single layer of graphite, strong and conducting.
- Fullerenes: cages or tubes; ${chem('C60')} consists of molecules, so it is soft and turns into a gas far more easily than diamond.

### Worked example

A solid melts at 1410 °C and does not conduct, either as a solid or when molten. What is its structure? High melting means giant. No conduction when molten rules out ions and metals. It is giant covalent.

### Take care

- Covalent bonds are strong, also in simple molecules. Water boils without breaking them.
- Ionic solids do not conduct, because their ions are held in place.
- In a metal the electrons carry the current; in a melt of a salt the ions do.
- Polymers have strong bonds along the chain and weaker forces between chains.
`,
  ),
]

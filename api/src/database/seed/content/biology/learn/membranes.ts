import { circle, figure, label, line, rect } from '../../figures.ts'
import { h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Biology', 'Movement across membranes')

function osmosis(): string {
  const sugar = [
    [250, 60],
    [290, 95],
    [235, 110],
    [320, 60],
    [265, 140],
    [315, 135],
    [80, 100],
  ] as const
  return figure(
    390,
    210,
    [
      rect([30, 30], 330, 130, { fill: '#eff6ff' }),
      line([195, 30], [195, 160], { dash: true, width: 4 }),
      ...sugar.map((at) => circle(at, 9, { fill: '#fca5a5' })),
      line([150, 60], [225, 60], { arrow: true, width: 5, colour: '#1d4ed8' }),
      line([215, 85], [170, 85], { arrow: true, width: 2, colour: '#1d4ed8' }),
      label([105, 180], 'dilute', { size: 13 }),
      label([285, 180], 'concentrated', { size: 13 }),
      label([195, 196], 'arrows: movement of water', { size: 12 }),
    ],
    'A partially permeable membrane separates a dilute solution with one sugar molecule, on the left, from a concentrated one with six, on the right. A thick arrow shows much water moving to the right and a thin arrow a little water moving to the left.',
  )
}

export const membranePages: readonly LearnPage[] = [
  lesson(
    'Diffusion and osmosis',
    h`
Particles move about at random all the time. From this alone it follows that they spread out, and that water moves into concentrated solutions. No energy from the cell is needed.

### Diffusion

Diffusion is the <strong>net</strong> movement of particles from a higher to a lower concentration. It is faster if

- the difference in concentration is larger,
- the surface is larger,
- the distance is shorter,
- the temperature is higher.

In short, \(\text{rate} \propto \dfrac{\text{area} \times \text{difference in concentration}}{\text{thickness}}\). Alveoli, villi, gills and leaves are all built to make this large: a big folded surface, walls one cell thick, and a flow that keeps the gradient steep.

### Osmosis

Osmosis is the net movement of <strong>water</strong> through a partially permeable membrane from a dilute solution (high water potential) to a more concentrated one (low water potential).

${osmosis()}

An animal cell in pure water swells and bursts; in strong salt solution it shrinks. A plant cell in pure water becomes turgid, because its wall pushes back. In a strong solution it loses water, goes soft, and finally its membrane pulls away from the wall: it is plasmolysed.

### Worked example

Potato pieces of 4.0 g are left in sugar solution and then weigh 3.4 g. The change in mass is \(\dfrac{3.4 - 4.0}{4.0} \times 100 = -15\%\). Water left the cells, so the solution was more concentrated than the sap. Repeat with other concentrations, plot the change, and read off where it is zero: there the solution matches the cells.

### Take care

- Water moves <em>both</em> ways; osmosis is the net result.
- In osmosis it is the water that moves and not the sugar.
- “High concentration” of sugar means <em>low</em> concentration of water.
- Use percentage change, since the pieces start with different masses.
`,
  ),
  lesson(
    'Active transport',
    h`
Root hairs take up nitrate although the soil holds less of it than the cell does. Diffusion would carry the ions out, so the cell must work to bring them in.

### The idea

Active transport moves particles <strong>against</strong> their gradient, from a lower to a higher concentration, through carrier proteins in the membrane. The energy comes from respiration. Each kind of carrier fits only certain particles, so a cell can choose what it takes up.

${table(
  ['', 'diffusion', 'osmosis', 'active transport'],
  [
    ['what moves', 'any small particle', 'water', 'chosen ions or molecules'],
    ['direction', 'high to low', 'dilute to concentrated solution', 'low to high'],
    ['energy from respiration', 'no', 'no', 'yes'],
    ['carrier protein', 'not always', 'no', 'yes'],
  ],
)}

### Where it matters

- Root hair cells take up mineral ions from very dilute soil water.
- The gut absorbs the last of the glucose when there is already more in the blood.
- Kidney tubules take all the glucose of a healthy person back into the blood.

### Recognising it in data

Look for two signs. First, the substance collects on the side where it is already more concentrated. Second, uptake depends on respiration: it falls when oxygen runs short, when a poison stops respiration, or when the tissue is cooled. Cells that do much of it have many mitochondria.

### Worked example

Roots in solution with air bubbled through take up 50 units of potassium an hour; with nitrogen instead of air they take up 12. The difference, 38 units or 76 %, depends on oxygen. The remaining 24 % may be driven by anaerobic respiration, which releases a little energy, or may be diffusion.

### Take care

- Water is never moved by active transport; it follows ions by osmosis.
- “Active” does not mean fast: it means that energy is used.
- Uptake <em>with</em> the gradient through a protein is still diffusion.
- Waterlogged soil harms roots because it lacks oxygen, not because it lacks ions.
`,
  ),
]

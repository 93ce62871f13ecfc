import { BLUE, circle, figure, GREEN, label, line, RED, rect } from '../../figures.ts'
import { chem, h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Chemistry', 'Separation and tests')

function paper(): string {
  return figure(
    340,
    240,
    [
      rect([60, 20], 160, 200, { fill: '#fffbeb' }),
      line([60, 190], [220, 190], { width: 1 }),
      line([60, 40], [220, 40], { dash: true, width: 1 }),
      ...[100, 180].map((x) => circle([x, 190], 3, { fill: '#1f2937' })),
      circle([100, 130], 9, { fill: '#bfdbfe', colour: BLUE }),
      circle([100, 80], 9, { fill: '#fecaca', colour: RED }),
      circle([180, 80], 9, { fill: '#fecaca', colour: RED }),
      line([250, 190], [250, 42], { arrow: true, width: 1, colour: GREEN }),
      label([290, 115], 'solvent', { size: 12 }),
      label([290, 130], '15 cm', { size: 12 }),
      label([100, 208], 'ink', { size: 12 }),
      label([180, 208], 'red dye', { size: 12 }),
    ],
    'Paper chromatogram. The solvent has moved 15 centimetres from the start line. The ink has separated into a blue spot and a red spot higher up; a pure red dye beside it has one spot at the same height as the red spot of the ink.',
  )
}

export const analysisPages: readonly LearnPage[] = [
  lesson(
    'Separating mixtures',
    h`
A mixture can be separated because its parts differ in some property. Name the property, and the method follows.

### Choosing a method

${table(
  ['mixture', 'property that differs', 'method'],
  [
    ['insoluble solid and liquid', 'size of particles', 'filtering'],
    ['dissolved solid, solid wanted', 'evaporation', 'crystallisation'],
    ['dissolved solid, solvent wanted', 'boiling point', 'simple distillation'],
    ['liquids that mix', 'boiling point', 'fractional distillation'],
    ['liquids that do not mix', 'density', 'separating funnel'],
    ['several dissolved substances', 'attraction to paper and solvent', 'chromatography'],
  ],
)}

### Chromatography

The solvent (mobile phase) carries substances over the paper (stationary phase). The better a substance dissolves, and the less it clings to the paper, the farther it goes.

\(R_f = \dfrac{\text{distance moved by the substance}}{\text{distance moved by the solvent}}\)

${paper()}

A pure substance gives one spot. The start line is drawn in pencil and must lie above the solvent.

### Purity

A pure substance melts and boils at one fixed temperature. Impurities lower the melting point, raise the boiling point, and spread melting over a range.

### Worked example

In the drawing the red spot has moved 11 cm and the solvent 15 cm: \(R_f = 11 \div 15 \approx 0.73\). If the solvent had moved 12 cm, the same spot would have moved about 8.8 cm.

At 60 °C 100 g of water holds 110 g of a salt, at 20 °C 32 g. Cooling a saturated solution that contains 50 g of water gives \(55 - 16 = 39\ \mathrm{g}\) of crystals.

### Take care

- Measure from the start line, not from the edge of the paper.
- \(R_f\) is never above 1, and it depends on the solvent.
- In chemistry “pure” means one substance only; “pure” orange juice is a mixture.
- Filtering does not remove dissolved substances.
`,
  ),
  lesson(
    'Chemical tests',
    h`
A good test gives a result that nothing else gives. Learn the reagent, what you see, and why.

### Gases

${table(
  ['gas', 'test', 'result'],
  [
    ['hydrogen', 'lighted splint', 'squeaky pop'],
    ['oxygen', 'glowing splint', 'relights'],
    ['carbon dioxide', 'limewater', 'turns milky'],
    ['chlorine', 'damp litmus paper', 'is bleached'],
    ['ammonia', 'damp red litmus paper', 'turns blue'],
  ],
)}

### Positive ions

Flames: lithium crimson, sodium yellow, potassium lilac, calcium orange-red, copper green.

With sodium hydroxide solution: copper(II) blue, iron(II) green, iron(III) brown; magnesium, calcium and aluminium white. Only the white precipitate of aluminium dissolves in an excess. Ammonium ions give off ammonia on warming.

### Negative ions

- Carbonate: dilute acid gives carbon dioxide.
- Sulfate: dilute hydrochloric acid, then barium chloride: white precipitate, ${chem('Ba^2+ + SO4^2- → BaSO4')}.
- Halides: dilute nitric acid, then silver nitrate: chloride white, bromide cream, iodide yellow.

The acid is added first to destroy carbonate, which would also give a white precipitate.

### Amounts from precipitates

A precipitate that is filtered, washed, dried and weighed tells how much of the ion there was.

### Worked example

A solution gives a yellow flame, no gas with acid, and a cream precipitate with nitric acid and silver nitrate. It contains sodium and bromide ions.

A sulfate solution of \(50\ \mathrm{cm^3}\) gives 0.466 g of barium sulfate (\(M_r = 233\)). That is 0.0020 mol, so the concentration is \(0.0020 \div 0.050 = 0.040\ \mathrm{mol\,dm^{-3}}\).

### Take care

- Do not acidify with hydrochloric acid before silver nitrate: it adds chloride.
- Do not acidify with sulfuric acid before barium chloride: it adds sulfate.
- Litmus for gases must be damp.
- Sodium in traces hides other flame colours.
`,
  ),
]

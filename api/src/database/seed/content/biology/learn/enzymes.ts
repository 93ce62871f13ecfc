import { BLUE, figure, label, type Point, plot, RED } from '../../figures.ts'
import { h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Biology', 'Enzymes')

const WARMTH: Point[] = [
  [0, 5],
  [10, 11],
  [20, 23],
  [30, 45],
  [36, 58],
  [40, 60],
  [44, 50],
  [50, 18],
  [56, 2],
  [60, 0],
]

function warmth(): string {
  const g = plot(
    { from: 0, to: 60, step: 10, label: 'temperature in °C' },
    { from: 0, to: 70, step: 10, label: 'rate of reaction' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.points(WARMTH),
      label(g.to([14, 40]), 'faster collisions', { size: 12, colour: BLUE }),
      label(g.to([52, 44]), 'denatured', { size: 12, colour: RED }),
    ],
    'Graph of the rate of a reaction with an enzyme against temperature. It rises more and more steeply to a peak near 40 degrees Celsius, marked faster collisions, and then falls quickly to zero at 60 degrees, marked denatured.',
  )
}

function saturation(): string {
  const g = plot(
    { from: 0, to: 10, label: 'concentration of substrate' },
    { from: 0, to: 50, label: 'rate of reaction' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((x) => (48 * x) / (1 + x), 0, 10, RED),
      g.curve((x) => (24 * x) / (1 + x), 0, 10, BLUE),
      label(g.to([7.5, 47]), 'twice the enzyme', { size: 12, colour: RED }),
      label(g.to([7.5, 17]), 'enzyme', { size: 12, colour: BLUE }),
    ],
    'Two curves of the rate of reaction against the concentration of substrate. Both rise from zero and flatten. The curve for twice the concentration of enzyme is twice as high everywhere as the other.',
  )
}

export const enzymePages: readonly LearnPage[] = [
  lesson(
    'How enzymes work',
    h`
Enzymes are proteins that speed up the reactions of life without being used up. All their behaviour follows from one idea: shape.

### Lock and key

Each enzyme has an <strong>active site</strong> whose shape fits one kind of substrate. Substrate and active site are complementary. They collide, form an enzyme–substrate complex, and the products leave. The enzyme is free to start again. Because an enzyme lowers the activation energy, the reaction runs at body temperature.

### Temperature and pH

Warming gives molecules more kinetic energy, so enzyme and substrate collide more often and with more energy. Above the optimum the bonds that hold the protein in shape break. The active site no longer fits: the enzyme is <strong>denatured</strong>. A pH far from the optimum does the same.

${warmth()}

### Digestive enzymes to know

${table(
  ['enzyme', 'substrate', 'product', 'made in'],
  [
    ['amylase', 'starch', 'maltose, a sugar', 'salivary glands, pancreas, small intestine'],
    ['protease', 'protein', 'amino acids', 'stomach, pancreas, small intestine'],
    ['lipase', 'lipid', 'fatty acids and glycerol', 'pancreas, small intestine'],
  ],
)}

Bile is no enzyme. It is made in the liver, neutralises acid from the stomach, and breaks fat into droplets with a large surface for lipase.

### Worked example

At low concentrations of substrate doubling it nearly doubles the rate. At high concentrations it changes nothing. Why? All active sites are then occupied all the time, so the enzyme limits the rate. Only more enzyme would help.

### Take care

- Enzymes are denatured, never “killed”: they are not alive.
- Cold does not denature. A cold enzyme is slow and works again when warmed.
- The substrate has no active site; the enzyme has.
- Not every enzyme likes 37 °C and pH 7: pepsin of the stomach works best near pH 2.
`,
  ),
  lesson(
    'Enzyme experiments',
    h`
Exam questions show you data from an experiment and ask what it proves. You need to turn times into rates, read the shape of curves, and check that the test was fair.

### From time to rate

If you measure how long a fixed change takes, the rate is inversely proportional to the time: \(\text{rate} \propto \dfrac{1}{t}\). If you collect a product, the rate is the gradient of the graph of amount against time. It is steepest at the start, because there is most substrate then.

### What sets the speed, and what sets the end

The <em>enzyme</em> decides how fast the reaction goes. The <em>substrate</em> decides how much product there is at the end. Half the enzyme therefore gives a flatter curve that ends at the same height; half the substrate gives a curve that ends at half the height.

${saturation()}

### Designing the test

- Change one variable only, such as temperature.
- Keep the others the same: volumes, concentrations, pH.
- Let enzyme and substrate reach the temperature separately before mixing.
- Run a control with boiled enzyme: if nothing happens there, it was the enzyme that did the work.
- Repeat, leave out anomalies, and take means.

### Worked example

Starch and amylase are mixed, and a drop is tested with iodine every 20 s. The drops at 20, 40, 60 and 80 s turn blue-black; from 100 s on they stay brown. The starch was used up between 80 s and 100 s. In a second run at a higher temperature the change comes between 40 s and 60 s. The rate is roughly \(\dfrac{90}{50} = 1.8\) times as large.

### Take care

- A <em>short</em> time means a <em>high</em> rate: do not plot times and call them rates.
- A flat end of a curve of product against time means no substrate is left, not that the enzyme has been denatured.
- Small intervals between tests make the end point more exact; repeats make the mean more reliable.
`,
  ),
]

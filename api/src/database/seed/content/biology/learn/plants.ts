import { BLUE, figure, label, line, plot, RED } from '../../figures.ts'
import { chem, h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Biology', 'Plant physiology')

const rate = (top: number) => (x: number) => top * (1 - Math.exp((-x * 9) / top))

function limits(): string {
  const g = plot(
    { from: 0, to: 12, label: 'light intensity' },
    { from: 0, to: 40, label: 'rate of photosynthesis' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve(rate(15), 0, 12, BLUE),
      g.curve(rate(30), 0, 12, RED),
      label(g.to([8, 12]), 'little carbon dioxide', { size: 12, colour: BLUE }),
      label(g.to([7.5, 33]), 'more carbon dioxide', { size: 12, colour: RED }),
      line(g.to([1, 34]), g.to([1, 12]), { arrow: true, width: 1 }),
      label(g.to([0.4, 37]), 'light limits here', { size: 12, anchor: 'start' }),
    ],
    'Two curves of the rate of photosynthesis against light intensity. Both rise together at first, where light limits the rate. With little carbon dioxide the curve flattens early; with more carbon dioxide it flattens later, at about twice the height.',
  )
}

export const plantPages: readonly LearnPage[] = [
  lesson(
    'Photosynthesis',
    h`
Plants make glucose from carbon dioxide and water with the energy of light. Almost all food chains start here, and most questions ask what limits the rate.

### The reaction

${chem('6CO2 + 6H2O → C6H12O6 + 6O2')}. It takes in energy (it is endothermic). Chlorophyll in the chloroplasts absorbs the light. The glucose is used for respiration, stored as starch, built into cellulose, turned into fats, or combined with nitrate to make proteins.

### Limiting factors

The factor in shortest supply limits the rate: light, carbon dioxide or temperature. On a graph, where the curve still slopes, the factor on the axis limits; where it is flat, something else does.

${limits()}

Temperature acts through enzymes: too high, and they are denatured. Light falls off with the square of the distance from a small lamp: \(\text{intensity} \propto \dfrac{1}{d^2}\).

### Leaves, and the balance with respiration

A leaf is broad and thin, with palisade cells full of chloroplasts near the top, air spaces below, and stomata for gases. It respires all the time. In the dark it only gives off carbon dioxide; at a certain dim light uptake and release are equal (the compensation point); above it there is a net uptake.

### Worked example

A lamp is moved from 10 cm to 30 cm. The light falls to \(\frac{1}{3^2} = \frac19\). If light limits, a pondweed that gave 45 bubbles a minute now gives 5. In another plant the net uptake of carbon dioxide is 7 units in light and −3 in the dark: photosynthesis itself uses \(7 + 3 = 10\) units.

### Take care

- Plants photosynthesise <em>and</em> respire; they do not switch from one to the other.
- Net uptake is photosynthesis minus respiration.
- To test a leaf for starch, boil it and remove the chlorophyll with hot ethanol before adding iodine.
- Doubling the distance quarters the light.
`,
  ),
  lesson(
    'Transport in plants',
    h`
Plants have two systems of tubes and no pump. Water is pulled up by evaporation; sugar is carried to wherever it is needed.

### Xylem and phloem

${table(
  ['', 'xylem', 'phloem'],
  [
    ['carries', 'water and mineral ions', 'sugars and amino acids'],
    ['direction', 'up, from roots to leaves', 'up and down, from source to sink'],
    ['cells', 'dead, hollow, strengthened with lignin', 'living, with end walls like sieves'],
    ['energy', 'from evaporation, driven by the sun', 'from respiration'],
  ],
)}

### Transpiration

Water evaporates from the cells in a leaf and diffuses out through stomata. This pulls more water up the xylem, since water molecules cling together. The loss is faster when it is

- warmer (more evaporation),
- windier (moist air is carried off),
- drier (a steeper gradient),
- brighter (stomata open wider).

Guard cells open a stoma when ions enter them, water follows by osmosis, and they become turgid and bend. When the plant lacks water they go soft, and the pore closes. That saves water but also stops carbon dioxide from coming in.

### Roots

Root hairs give a large surface. Ions are taken up by active transport, and water follows by osmosis.

### Worked example

In a potometer the bubble moves 45 mm in 3 minutes along a tube of cross-section \(0.6\ \mathrm{mm^2}\). The uptake is \(\dfrac{45 \times 0.6}{3} = 9\ \mathrm{mm^3}\) a minute. This is close to the water lost, but not quite equal: a little water is used in photosynthesis and to keep cells turgid.

### Take care

- A potometer measures <em>uptake</em>.
- Cutting away a ring of bark removes the phloem; water still rises, but the roots starve.
- Water does not move from root to leaf by osmosis in the xylem: it is pulled.
- Most stomata are on the lower side of the leaf.
`,
  ),
]

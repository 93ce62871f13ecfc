import { figure, GREEN, label, line, rect } from '../../figures.ts'
import { h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Biology', 'Ecosystems')

function pyramid(): string {
  const steps: [string, number, string][] = [
    ['producers', 300, '10 000 kJ'],
    ['primary consumers', 190, '1000 kJ'],
    ['secondary consumers', 90, '100 kJ'],
  ]
  return figure(
    430,
    190,
    steps.flatMap(([name, width, energy], n) => [
      rect([200 - width / 2, 130 - n * 50], width, 44, { fill: '#dcfce7', colour: GREEN }),
      label([200, 144 - n * 50], n === 2 ? energy : name, { size: 13 }),
      label([200, 161 - n * 50], n === 2 ? '' : energy, { size: 13 }),
      ...(n === 2
        ? [
            line([248, 52], [275, 52], { width: 1 }),
            label([280, 52], name, { size: 12, anchor: 'start' }),
          ]
        : []),
    ]),
    'Pyramid of energy with three steps, which is not drawn to scale: producers with 10 000 kilojoules at the base, primary consumers with 1000 kilojoules above them, and secondary consumers with 100 kilojoules at the top.',
  )
}

export const ecosystemPages: readonly LearnPage[] = [
  lesson(
    'Food webs and energy',
    h`
Energy enters an ecosystem as light and leaves it as heat. On the way it passes from one organism to the next, and most of it is lost at each step.

### Who eats whom

A food chain starts with a <strong>producer</strong>, usually a green plant. Then come the primary consumer, which eats it, and the secondary and tertiary consumers. An arrow means “is eaten by”: it points the way the energy goes. A food web joins several chains, so a change in one species has several effects. Trace each path separately, and give the direct effect first.

### Why energy is lost

- Much food is not eaten or not digested (faeces).
- Respiration releases energy that ends as heat.
- Some leaves in urine.

Only what is built into new tissue is there for the next level: often about 10 %.

${pyramid()}

So chains are short, and a field feeds more people with crops than with meat. Pyramids of numbers can be narrow at the base (one tree, many insects); pyramids of biomass hardly ever are.

### Predators and prey

The numbers rise and fall in cycles. The predator lags behind the prey, because it takes time to breed.

### Worked example

A cow eats grass with 4000 kJ. It loses 2500 kJ in faeces and urine and 1340 kJ in respiration. New tissue: \(4000 - 2500 - 1340 = 160\ \mathrm{kJ}\). The efficiency is \(\dfrac{160}{4000} = 4\%\). If people build 10 % of the energy in beef into tissue, they get \(0.4\%\) of that in the grass.

### Take care

- Arrows point from the food to the eater.
- Energy is not destroyed: it is transferred to the surroundings as heat.
- Energy does not cycle; matter does.
- “Fewer voles” may mean more grass <em>and</em> fewer rabbits, if foxes turn to these.
`,
  ),
  lesson(
    'Cycles and sampling',
    h`
Atoms are used again and again. Microbes drive their cycles, and field work with simple sampling tells us how many organisms live in a place.

### The carbon cycle

Photosynthesis takes carbon dioxide out of the air. Respiration of plants, animals and decomposers returns it, and so does combustion. Decay is fastest with warmth, moisture and oxygen, since the decomposers need all three.

### The nitrogen cycle

${table(
  ['bacteria', 'change', 'where'],
  [
    [
      'nitrogen-fixing',
      'nitrogen gas to ammonium compounds',
      'soil, root nodules of peas and beans',
    ],
    ['decomposers', 'proteins and urea to ammonium', 'soil'],
    ['nitrifying', 'ammonium to nitrate', 'soil with oxygen'],
    ['denitrifying', 'nitrate to nitrogen gas', 'soil without oxygen'],
  ],
)}

Plants take up nitrate and build proteins with it; animals get nitrogen by eating.

### Sampling

- <strong>Random quadrats</strong> estimate how many plants there are: mean per quadrat, times the area of the field over the area of a quadrat. Places are chosen with random numbers to avoid bias.
- A <strong>transect</strong>, a line with quadrats at regular distances, shows how things change along a gradient.
- <strong>Capture and recapture</strong> is for animals. If \(m\) are marked and a later sample of \(n\) holds \(k\) marked ones, the population is about \(N = \dfrac{mn}{k}\).

### Worked example

Ten quadrats of \(0.5\ \mathrm{m^2}\) hold 60 daisies in all, in a lawn of \(400\ \mathrm{m^2}\). The mean is 6 per quadrat, or 12 per square metre: about 4800 daisies. Forty woodlice are marked; a later catch of 30 has 8 marked. \(N \approx \dfrac{40 \times 30}{8} = 150\).

### Take care

- If marks rub off, \(k\) is too small, and the estimate is too <em>large</em>.
- Plants cannot use nitrogen gas directly.
- Decomposers respire, so they give off carbon dioxide.
- The size of a quadrat must be used, not only the count.
`,
  ),
]

import { BLUE, figure, label, plot, RED } from '../../figures.ts'
import { h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Biology', 'Variation and evolution')

const bell = (mean: number) => (x: number) => 40 * Math.exp(-((x - mean) ** 2) / 3)

function shift(): string {
  const g = plot(
    { from: 0, to: 12, label: 'length of leg' },
    { from: 0, to: 45, label: 'number of animals' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve(bell(4.5), 0, 12, BLUE),
      g.curve(bell(7.5), 0, 12, RED),
      label(g.to([2.2, 36]), 'at first', { size: 13, colour: BLUE }),
      label(g.to([10.2, 36]), 'much later', { size: 13, colour: RED }),
    ],
    'Two bell-shaped curves of the number of animals against the length of the leg. The curve marked much later has its peak at a greater length than the curve marked at first.',
  )
}

export const evolutionPages: readonly LearnPage[] = [
  lesson(
    'Natural selection',
    h`
Natural selection explains how populations come to fit their surroundings, with no plan and no effort by any animal. Learn the chain of reasoning and apply it link by link.

### The chain

<ol><li><strong>Variation</strong>: individuals differ, because of mutation and sexual reproduction.</li><li><strong>Competition</strong>: more young are born than can survive; predators, disease, cold or lack of food act as selection pressures.</li><li><strong>Survival</strong>: those with helpful alleles are more likely to survive and breed.</li><li><strong>Inheritance</strong>: they pass these alleles on.</li><li><strong>Time</strong>: over many generations the alleles become more common.</li></ol>

${shift()}

### New species

If a barrier such as a sea or a mountain range splits a population, no genes pass between the parts. Different mutations and different pressures make them diverge. Once they can no longer interbreed to produce fertile offspring, they are two species.

### Evidence and artificial selection

Fossils, the likeness of DNA and the spread of resistance to antibiotics all support evolution. In selective breeding it is people who choose the parents. It works faster, but it reduces variety, so harmful recessive alleles meet more often.

### Worked example

Of 200 moths, 50 are DD, 100 are Dd and 50 are dd. All dd are eaten. The survivors have \(2 \times 150 = 300\) alleles, of which 100 are d. The frequency of d has fallen from \(\frac12\) to \(\frac13\) in one generation. It will fall more slowly later, because most d alleles are now hidden in Dd.

### Take care

- Individuals do not evolve; populations do.
- Mutations come first and by chance. They are not made “in order to” survive.
- Bacteria become resistant; people do not, and antibiotics do not mutate.
- “Fit” means good at leaving offspring, not strong.
`,
  ),
  lesson(
    'Sources of variation',
    h`
No two people are quite alike, not even identical twins. The question is always how much of a difference comes from genes and how much from the environment.

### Genes

- <strong>Mutation</strong> makes new alleles. It happens by chance; radiation and some chemicals make it more frequent.
- <strong>Meiosis</strong> shares out the chromosomes of each pair at random.
- <strong>Fertilisation</strong> joins any sperm with any egg.

Only mutations in cells that form gametes can be inherited. A mutation in a skin cell may cause a tumour, but the children of that person do not receive it.

### Environment

Food, light, climate and injury change what an organism becomes, without changing its genes. Many characters, such as height and body mass, depend on both.

### Two kinds of data

${table(
  ['', 'continuous', 'discontinuous'],
  [
    ['values', 'any within a range', 'a few separate classes'],
    ['genes', 'usually many', 'usually one or a few'],
    ['environment', 'often matters', 'little or no effect'],
    ['shown as', 'histogram, often bell-shaped', 'bar chart'],
    ['example', 'height', 'ABO blood group'],
  ],
)}

Clones, such as plants grown from runners or cuttings, have the same alleles, so any difference between them is due to the environment. A single disease can also kill all of them.

### Worked example

The mean difference in height is 1.7 cm for identical twins raised together, 1.8 cm for identical twins raised apart, and 4.4 cm for other twins raised together. Being raised apart adds only 0.1 cm; having different genes adds 2.7 cm. Height, among these people, is mostly a matter of genes.

### Take care

- Identical twins share their genes, so a difference between them shows the effect of the environment.
- Characters acquired during life are not inherited.
- Asexual reproduction gives no new combinations, but mutations still occur.
- Most mutations have no visible effect.
`,
  ),
]

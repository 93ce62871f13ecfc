import { figure, label, line, type Point, plot, RED } from '../../figures.ts'
import { h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Biology', 'Cell division')

const MEIOSIS: Point[] = [
  [0, 2],
  [2, 2],
  [4, 4],
  [6, 4],
  [6.2, 2],
  [8, 2],
  [8.2, 1],
  [10, 1],
]

function dnaOfCell(): string {
  const g = plot(
    { from: 0, to: 10, label: 'time' },
    { from: 0, to: 5, step: 1, label: 'DNA in one cell' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.points(MEIOSIS, RED),
      label(g.to([2.2, 3.3]), 'copying', { size: 12 }),
      label(g.to([7.6, 3]), 'first division', { size: 12 }),
      label(g.to([8.6, 1.65]), 'second', { size: 12, anchor: 'start' }),
    ],
    'Graph of the amount of DNA in one cell during meiosis, in arbitrary units: 2 at first, rising to 4 as it is copied, falling to 2 at the first division and to 1 at the second division.',
  )
}

function fates(): string {
  return figure(
    380,
    200,
    [
      label([70, 100], 'stem cell', { size: 14 }),
      line([110, 90], [190, 50], { arrow: true }),
      line([110, 100], [190, 100], { arrow: true }),
      line([110, 110], [190, 150], { arrow: true }),
      label([200, 45], 'new stem cell', { anchor: 'start', size: 13 }),
      label([200, 100], 'muscle cell', { anchor: 'start', size: 13 }),
      label([200, 155], 'nerve cell', { anchor: 'start', size: 13 }),
    ],
    'Three arrows lead from a stem cell: one to a new stem cell, one to a muscle cell and one to a nerve cell.',
  )
}

export const divisionPages: readonly LearnPage[] = [
  lesson(
    'Mitosis and meiosis',
    h`
Mitosis makes more of the same; meiosis makes gametes that all differ. Count chromosomes and DNA carefully and you can answer nearly any question on them.

### The cell cycle and mitosis

A cell grows, makes more mitochondria and ribosomes, and copies its DNA, so that each chromosome consists of two identical copies. In mitosis the copies are pulled apart. Two cells form, each with the full (diploid) set: 46 chromosomes in a human. Mitosis serves growth, repair and asexual reproduction.

### Meiosis

Meiosis follows <em>one</em> copying with <em>two</em> divisions. First the chromosomes of each pair are separated, then the two copies of each chromosome. Four cells result, each with half the number (haploid): 23 in a human. Which chromosome of a pair goes where is a matter of chance, so gametes vary. Fertilisation restores the full number.

${dnaOfCell()}

${table(
  ['', 'mitosis', 'meiosis'],
  [
    ['divisions', '1', '2'],
    ['cells formed', '2', '4'],
    ['chromosomes in each', 'full number', 'half'],
    ['genetically', 'identical', 'different'],
  ],
)}

With \(n\) pairs of chromosomes a parent can make \(2^n\) different sets in its gametes.

### Worked example

A cell of a fly has 8 chromosomes and, before copying, 0.4 pg of DNA. How much DNA is in a cell about to divide, and in a sperm cell? Copying doubles it to 0.8 pg. Two divisions quarter that: 0.2 pg, in 4 chromosomes. If 5 % of cells in a root are in mitosis and the cycle lasts 20 h, mitosis takes \(0.05 \times 20 = 1\) hour.

### Take care

- DNA is copied once before meiosis, not twice.
- A chromosome of two joined copies still counts as one chromosome.
- Gametes are made <em>by</em> meiosis; the zygote then grows by mitosis.
`,
  ),
  lesson(
    'Stem cells and cancer',
    h`
Most cells of an adult are specialised and have stopped dividing. Stem cells keep the ability to divide; cancer cells divide when they should not. Both topics are about the control of mitosis.

### Kinds of stem cell

A stem cell is unspecialised. It can divide to give more stem cells, or cells that become specialised (differentiate).

${fates()}

- <strong>Embryonic</strong> stem cells can become any kind of cell of the body.
- <strong>Adult</strong> stem cells, as in bone marrow, become only a few kinds, such as blood cells.
- Plants keep stem cells all their lives, in the <strong>meristems</strong> at the tips of roots and shoots, so a cutting can grow into a whole plant.

All cells of one body hold the same genes. They differ because different genes are switched on.

### Using them

Stem cells might replace damaged tissue: insulin-making cells in diabetes, or nerve cells after an injury. In therapeutic cloning an embryo is made with a nucleus from the patient, so its cells are not rejected. Against this stand ethical objections to the use of embryos, and the risks of infection and of tumours.

### Cancer

Mutations in genes that control the cell cycle can lead to growth without control: a tumour. A <strong>benign</strong> tumour stays in one place, often within a membrane. A <strong>malignant</strong> tumour, a cancer, invades other tissue, and its cells travel in the blood and start secondary tumours. Tobacco smoke, ultraviolet light, some viruses and some inherited alleles raise the risk.

### Worked example

A tumour of 1000 cells doubles every 30 days. After 300 days it has doubled ten times: \(1000 \times 2^{10} \approx 10^6\) cells.

### Take care

- Cancer cells divide by mitosis; meiosis has nothing to do with it.
- Differentiation switches genes off; it does not remove them.
- A benign tumour can still do harm by pressing on an organ.
`,
  ),
]

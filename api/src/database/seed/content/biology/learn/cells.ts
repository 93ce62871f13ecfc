import { circle, figure, GREEN, GREY_FILL, label, line, rect } from '../../figures.ts'
import { h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Biology', 'Cells')

function threeCells(): string {
  return figure(
    400,
    210,
    [
      circle([70, 95], 50, { fill: '#fef2f2' }),
      circle([70, 95], 16, { fill: GREY_FILL }),
      label([70, 95], 'n', { size: 13 }),
      label([70, 180], 'animal cell', { size: 13 }),
      rect([145, 45], 110, 100, { width: 4, fill: '#f0fdf4' }),
      rect([170, 70], 60, 50, { fill: '#eff6ff' }),
      label([200, 95], 'vacuole', { size: 12 }),
      circle([160, 130], 10, { fill: GREY_FILL }),
      ...[165, 200, 235].map((x) => circle([x, 57], 7, { fill: '#bbf7d0', colour: GREEN })),
      label([200, 180], 'plant cell', { size: 13 }),
      rect([290, 65], 90, 60, { width: 4, fill: '#fffbeb' }),
      circle([360, 82], 8),
      line([305, 100], [345, 88], { width: 3 }),
      line([345, 88], [320, 112], { width: 3 }),
      label([335, 150], 'DNA free in the cell', { size: 12 }),
      label([335, 180], 'bacterium', { size: 13 }),
    ],
    'Three simplified cells, not to scale: a round animal cell with a nucleus marked n; a box-shaped plant cell with a thick wall, a vacuole, a nucleus and green chloroplasts; and a bacterium with a wall, a loose strand of DNA and a small ring, a plasmid.',
  )
}

export const cellPages: readonly LearnPage[] = [
  lesson(
    'Cell structure',
    h`
Every question about organisms comes back to cells. If you know which structure does which job, you can predict what a cell can do and what goes wrong when a part fails.

### Two plans of building

Animals, plants and fungi have <strong>eukaryotic</strong> cells: their DNA lies in a nucleus, as long chromosomes. Bacteria are <strong>prokaryotes</strong>: much smaller, with one ring of DNA free in the cytoplasm and often a few small extra rings called plasmids.

${threeCells()}

${table(
  ['structure', 'job', 'animal', 'plant', 'bacterium'],
  [
    ['cell membrane', 'controls what enters and leaves', 'yes', 'yes', 'yes'],
    ['ribosomes', 'make proteins', 'yes', 'yes', 'yes'],
    ['nucleus', 'holds the chromosomes', 'yes', 'yes', 'no'],
    ['mitochondria', 'aerobic respiration', 'yes', 'yes', 'no'],
    ['cell wall', 'supports the cell', 'no', 'yes (cellulose)', 'yes (not cellulose)'],
    ['chloroplasts', 'photosynthesis', 'no', 'in green parts', 'no'],
    ['permanent vacuole', 'keeps the cell firm', 'no', 'yes', 'no'],
  ],
)}

### From structure to function

A specialised cell has more of what its job needs. Muscle cells are full of mitochondria, cells that secrete enzymes are full of ribosomes, and root hair cells have a long thin outgrowth with a large surface. A mature red blood cell has given up its nucleus to hold more haemoglobin.

Cells form tissues, tissues form organs, and organs form organ systems.

### Worked example

A cell has ribosomes, a wall and a vacuole, but no chloroplasts. What could it be? The permanent vacuole rules out bacteria and animals, so it is a plant cell. Without chloroplasts it gets no light: a root cell, for instance.

### Take care

- Not every plant cell has chloroplasts.
- Plant cells respire too, so they do have mitochondria.
- A cell wall does not make a cell a plant cell: bacteria and fungi have walls.
- Bacteria have DNA and ribosomes; what they lack is a nucleus and mitochondria.
`,
  ),
  lesson(
    'Microscopy and size',
    h`
Cells are too small to see, so you need to move safely between a picture and the real object. One formula and care with powers of ten will do.

### Magnification

\(\text{magnification} = \dfrac{\text{size of image}}{\text{actual size}}\)

Both sizes must be in the same unit. The steps between units are each a factor of a thousand:

- \(1\ \mathrm{m} = 1000\ \mathrm{mm}\)
- \(1\ \mathrm{mm} = 1000\ \mathrm{\mu m}\) (micrometres)
- \(1\ \mathrm{\mu m} = 1000\ \mathrm{nm}\) (nanometres)

Animal and plant cells are about 10 to 100 µm across, bacteria about 1 to 5 µm, viruses about 0.1 µm or less. In a light microscope the total magnification is that of the eyepiece times that of the objective. An electron microscope has a far better <strong>resolution</strong>: it can show two points that lie closer together as separate.

### Worked example

On a photograph a scale bar 20 mm long stands for 5 µm, and a cell is 72 mm long. The cell is \(72 \div 20 = 3.6\) bars long, so its length is \(3.6 \times 5 = 18\ \mathrm{\mu m}\). The magnification is \(20\,000\ \mathrm{\mu m} \div 5\ \mathrm{\mu m} = 4000\).

### Surface area and volume

A cube of side \(a\) has surface \(6a^2\) and volume \(a^3\), so its ratio of surface to volume is \(\dfrac{6}{a}\). A larger cell has <em>less</em> surface for each unit of volume, which is why cells stay small and why exchange organs are folded.

If a length grows by a factor \(k\), areas grow by \(k^2\) and volumes by \(k^3\). The number of cells that span a field of view falls as the magnification rises, since you then see a smaller part of the slide.

### Take care

- Convert to one unit <em>before</em> you divide.
- Actual sizes are smaller than images: if your cell is 3 m long, you have multiplied instead of divided.
- Magnification has no unit, and magnifying more does not by itself show more detail.
`,
  ),
]

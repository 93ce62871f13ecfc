import { circle, figure, GREEN, GREY_FILL, label, line, path, polar, rect } from '../figures.ts'
import { familyOf, h, m, mcq, table } from '../kit.ts'
import { is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'
import { STRUCTURES } from './facts.ts'

const family = familyOf('Biology', 'biology')

/** The labels of the drawing and what they point to. */
const LABELS: Record<string, string> = {
  P: 'cell wall',
  Q: 'chloroplasts',
  R: 'vacuole of sap',
  S: 'nucleus',
  T: 'cell membrane',
}

function leafCell(): string {
  return figure(
    380,
    230,
    [
      rect([70, 25], 240, 180, { width: 4 }),
      rect([76, 31], 228, 168, { width: 1.5 }),
      rect([120, 75], 140, 80, { fill: '#eff6ff' }),
      circle([100, 178], 16, { fill: GREY_FILL }),
      ...[105, 150, 195, 240, 280].map((x) =>
        circle([x, 53], 10, { fill: '#bbf7d0', colour: GREEN }),
      ),
      ...[150, 200, 250].map((x) => circle([x, 178], 10, { fill: '#bbf7d0', colour: GREEN })),
      line([310, 60], [350, 60]),
      label([362, 60], 'P'),
      line([280, 53], [350, 30]),
      label([362, 28], 'Q'),
      line([230, 115], [350, 115]),
      label([362, 115], 'R'),
      line([100, 178], [30, 178]),
      label([18, 178], 'S'),
      line([76, 90], [30, 90]),
      label([18, 90], 'T'),
    ],
    'Drawing of a box-shaped cell. P points to the thick outer layer, T to the thin layer just inside it, Q to one of several green discs, R to a large space of liquid in the middle and S to a grey ball near the edge.',
  )
}

function mitochondrion(): string {
  const outline = Array.from({ length: 73 }, (_each, n) => {
    const [x, y] = polar([0, 0], 1, n * 5)
    return [190 + 140 * x, 85 + 50 * y] as const
  })
  return figure(
    380,
    210,
    [
      path(outline, { close: true, fill: '#fef3c7', width: 3 }),
      ...[110, 150, 190, 230, 270].map((x, n) =>
        line([x, n % 2 === 0 ? 50 : 120], [x, n % 2 === 0 ? 95 : 75], { width: 2 }),
      ),
      line([50, 150], [330, 150], { dash: true, width: 1 }),
      label([190, 163], '42 mm', { size: 13 }),
      line([130, 186], [230, 186], { width: 4 }),
      label([190, 198], 'scale bar: 15 mm long, stands for 0.5 µm', { size: 12 }),
    ],
    'Sketch of an oval organelle with folds inside, seen with an electron microscope. Its length on the page is 42 millimetres. A scale bar that is 15 millimetres long stands for 0.5 micrometres.',
  )
}

/** Four cells as in the table. */
const CELLS = [
  { name: 'P', nucleus: true, wall: false, chloroplasts: false, mitochondria: true, is: 'liver' },
  {
    name: 'Q',
    nucleus: false,
    wall: true,
    chloroplasts: false,
    mitochondria: false,
    is: 'bacterium',
  },
  { name: 'R', nucleus: true, wall: true, chloroplasts: true, mitochondria: true, is: 'palisade' },
  {
    name: 'S',
    nucleus: true,
    wall: true,
    chloroplasts: false,
    mitochondria: true,
    is: 'root hair',
  },
]
const tick = (yes: boolean): string => (yes ? 'present' : 'absent')

export const organelles: Family[] = [
  family(
    'organelles',
    ['Cells', 'Cell structure'],
    () =>
      mcq({
        d: 2,
        data: leafCell(),
        text: 'Which of the labelled parts would also be seen in a cell scraped from the inside of a human cheek?',
        right: ['S and T only', 'Nucleus and membrane occur in animal cells.'],
        wrong: [
          ['P and T only', 'P is the cell wall, which animal cells lack.'],
          ['S only', 'The membrane, T, is found round every cell.'],
          ['R, S and T only', 'R is a permanent vacuole of sap, which animal cells lack.'],
          ['Q and S only', 'Q is a chloroplast; no animal cell has one.'],
        ],
        solution:
          'P is the cell wall, Q a chloroplast, R the vacuole, S the nucleus and T the cell membrane. Only the last two are found in animal cells.',
        proof: (s) => {
          const found = Object.keys(LABELS).filter((each) => STRUCTURES[LABELS[each] ?? '']?.animal)
          return s === `${found.join(' and ')} only`
        },
      }),
    () =>
      mcq({
        d: 3,
        data: table(
          ['cell', 'nucleus', 'cell wall', 'chloroplasts', 'mitochondria'],
          CELLS.map((x) => [
            x.name,
            ...[x.nucleus, x.wall, x.chloroplasts, x.mitochondria].map(tick),
          ]),
        ),
        text: 'The table records what a student found in four cells: a liver cell, a root hair cell, a palisade cell and a bacterium. Which letters stand for the bacterium and the root hair cell?',
        right: ['bacterium Q, root hair S', 'Q has no nucleus; S has a wall and no chloroplasts.'],
        wrong: [
          ['bacterium Q, root hair R', 'R has chloroplasts, which are useless below the ground.'],
          ['bacterium P, root hair S', 'P has a nucleus and no wall: an animal cell.'],
          ['bacterium S, root hair Q', 'The two are exchanged.'],
          ['bacterium Q, root hair P', 'P has no wall, so it is not a plant cell.'],
        ],
        solution:
          'Only the bacterium lacks a nucleus (Q). The animal cell has no wall (P). Of the two plant cells, the one in the dark soil has no chloroplasts (S).',
        proof: (s) => {
          const bacterium = CELLS.find((x) => !x.nucleus)
          const root = CELLS.find((x) => x.nucleus && x.wall && !x.chloroplasts)
          return s === `bacterium ${bacterium?.name}, root hair ${root?.name}`
        },
      }),
    () =>
      mcq({
        d: 3,
        text: 'An antibiotic sticks to the ribosomes of bacteria, but not to those of human cells. Why does it stop an infection?',
        right: [
          'The bacteria can no longer make enzymes and other proteins.',
          'Ribosomes are where proteins are made.',
        ],
        wrong: [
          [
            'The bacteria can no longer release energy in their mitochondria.',
            'Bacteria have no mitochondria.',
          ],
          ['The nuclei of the bacteria can no longer divide.', 'Bacteria have no nucleus.'],
          ['The walls of the bacteria burst at once.', 'Ribosomes are not part of the wall.'],
          ['Human cells make antibodies on the ribosomes.', 'The drug does not reach these.'],
        ],
        solution:
          'Ribosomes make proteins. Without new enzymes the bacteria cannot grow or divide, while human cells go on as before.',
        proof: (s) => {
          const [job = ''] = Object.entries(STRUCTURES)
            .filter(([name]) => name === 'ribosomes')
            .map(([, each]) => each.job)
          return s.startsWith('The bacteria') && s.includes('make') && s.includes(job.slice(0, 7))
        },
      }),
  ),
  family(
    'magnification',
    ['Cells', 'Microscopy and size'],
    () =>
      mcq({
        d: 3,
        data: mitochondrion(),
        text: 'How long is the organelle in the picture in reality?',
        unit: 'µm',
        right: [1.4, h`\(42 \div 15 \times 0.5\).`],
        wrong: [
          [2.8, 'This is the length in scale bars.'],
          [5.6, 'The number of bars was divided by 0.5.'],
          [21, 'The length on the page was multiplied by 0.5.'],
          [0.18, 'The bar was divided by the organelle.'],
        ],
        solution: h`The organelle is \(42 \div 15 = 2.8\) bars long, and each bar stands for \(0.5\ \mathrm{\mu m}\): \(2.8 \times 0.5 = 1.4\ \mathrm{\mu m}\).`,
        // both are enlarged alike
        proof: (s) => near((42 * 1000) / value(s), (15 * 1000) / 0.5),
      }),
    () =>
      mcq({
        d: 4,
        text: h`Through an objective lens of power \(\times 10\) a student sees a field of view 1.8 mm across. She changes to the \(\times 40\) lens with the same eyepiece, and 15 onion cells laid end to end now just span the field. How long is one cell?`,
        unit: 'µm',
        right: [30, h`\(450 \div 15\).`],
        wrong: [
          [120, 'The field was taken to be as wide as before.'],
          [480, 'The field was made four times wider: more power shows less.'],
          [450, 'This is the width of the new field.'],
          [7.5, 'The field was divided by 16 instead of 4.'],
        ],
        solution: h`Four times the power shows a quarter of the width: \(1.8 \div 4 = 0.45\ \mathrm{mm} = 450\ \mathrm{\mu m}\). One cell is \(450 \div 15 = 30\ \mathrm{\mu m}\) long.`,
        proof: (s) => near((value(s) * 15 * 40) / 10, 1800),
      }),
    () =>
      mcq({
        d: 4,
        text: 'A cube-shaped egg cell divides again and again without growing, until there are 64 equal cubic cells with the same total volume. By what factor has the total area of cell surface increased?',
        right: [m(4), 'Each new side is a quarter of the old one.'],
        wrong: [
          [m(64), 'The small cells do not keep the surface of the large one.'],
          [m(16), 'This is the factor by which the surface of one cell has shrunk.'],
          [m(8), 'The square root of 64 was taken instead of the cube root.'],
          [m(6), 'This is the number of divisions, and of faces.'],
        ],
        solution: h`The volume of each is \(\frac{1}{64}\), so the side is \(\frac14\) and the surface of each \(\frac1{16}\) of the first. Total: \(64 \times \frac{1}{16} = 4\).`,
        proof: (s) => {
          const side = Math.cbrt(64 ** 3 / 64)
          return is(s, (64 * 6 * side ** 2) / (6 * 64 ** 2))
        },
      }),
  ),
]

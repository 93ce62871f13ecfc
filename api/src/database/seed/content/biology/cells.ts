import { blanks, equation, familyOf, h, mcq, statements } from '../kit.ts'
import { agrees, near, value } from '../proof.ts'
import type { Family } from '../types.ts'
import { STRUCTURES } from './facts.ts'

const family = familyOf('Biology', 'biology')

const names = (test: (each: { animal: boolean; plant: boolean; bacterium: boolean }) => boolean) =>
  Object.entries(STRUCTURES)
    .filter(([, each]) => test(each))
    .map(([name]) => name)

export const cells: Family[] = [
  family(
    'structure',
    ['Cells', 'Cell structure'],
    () =>
      mcq({
        d: 1,
        text: 'Which structures are found both in a palisade cell of a leaf and in a bacterium?',
        right: ['cell wall and ribosomes', 'Both kinds of cell have a wall and make proteins.'],
        wrong: [
          ['nucleus and ribosomes', 'A bacterium has no nucleus.'],
          ['cell wall and chloroplasts', 'A bacterium has no chloroplasts.'],
          ['mitochondria and cell membrane', 'A bacterium has no mitochondria.'],
          ['plasmids and cell wall', 'A leaf cell has no plasmids.'],
        ],
        solution:
          'A bacterium has a wall, a membrane, ribosomes and often plasmids, but no nucleus, mitochondria or chloroplasts.',
        proof: (s) =>
          s.split(' and ').every((name) => names((x) => x.plant && x.bacterium).includes(name)),
      }),
    (rng) =>
      statements({
        rng,
        d: 2,
        text: 'Compare a human liver cell with a cell from the root of a plant.',
        list: [
          [
            'Both contain mitochondria.',
            true,
            'both respire aerobically.',
            () => names((x) => x.animal && x.plant).includes('mitochondria'),
          ],
          [
            'Only the root cell has a cell wall.',
            true,
            'animal cells have no wall.',
            () => !STRUCTURES['cell wall']?.animal && STRUCTURES['cell wall']?.plant === true,
          ],
          [
            'The root cell contains chloroplasts because it is a plant cell.',
            false,
            'root cells are in the dark and have none.',
            () => LIT.root,
          ],
        ],
        solution: 'Plant cells have walls; only those that receive light have chloroplasts.',
      }),
    () =>
      blanks({
        d: 1,
        text: 'A sperm cell has many [[blank]] to release energy for swimming. A cell that makes much protein has many [[blank]].',
        right: [['mitochondria', 'ribosomes'], 'Respiration and protein synthesis.'],
        wrong: [
          [['ribosomes', 'mitochondria'], 'The two are exchanged.'],
          [['chloroplasts', 'ribosomes'], 'Animal cells have no chloroplasts.'],
          [['mitochondria', 'plasmids'], 'Plasmids are rings of DNA in bacteria.'],
          [['nuclei', 'mitochondria'], 'A sperm cell has one nucleus, which releases no energy.'],
        ],
        solution:
          'Aerobic respiration takes place in mitochondria. Proteins are made on ribosomes.',
        proof: (s) => {
          const [first = '', second = ''] = s.split(' | ')
          return (
            STRUCTURES[first]?.job === 'aerobic respiration' &&
            STRUCTURES[second]?.job === 'protein synthesis'
          )
        },
      }),
  ),
  family(
    'size',
    ['Cells', 'Microscopy and size'],
    () =>
      mcq({
        d: 2,
        text: h`In a photograph taken through a microscope at a magnification of 1500, a cell is 45 mm long. What is its actual length?`,
        unit: 'µm',
        right: [30, h`\(45\,000 \div 1500\).`],
        wrong: [
          [0.03, 'This is the length in millimetres.'],
          [3, 'A power of ten was lost.'],
          [33.3, 'Magnification was divided by the image size.'],
          [67500, 'The image size was multiplied by the magnification.'],
        ],
        solution: h`\(45\ \mathrm{mm} = 45\,000\ \mathrm{\mu m}\). Actual size \(= 45\,000 \div 1500 = 30\ \mathrm{\mu m}\).`,
        proof: (s) => near((value(s) / 1000) * 1500, 45),
      }),
    () =>
      equation({
        d: 2,
        text: h`A drawing of an organelle is \(x\) mm long. The magnification of the drawing is \(M\). Write an expression for the actual length of the organelle in micrometres.`,
        expected: '1000*x/M',
        vars: ['x', 'M'],
        solution: h`The actual length is \(\frac{x}{M}\) mm, and 1 mm is 1000 micrometres: \(\dfrac{1000x}{M}\).`,
        proof: (s) =>
          agrees(`(${s})/1000*M`, ({ x = 0 }) => x, [
            { x: 45, M: 1500 },
            { x: 12, M: 40000 },
          ]),
      }),
    () =>
      mcq({
        d: 3,
        text: 'Two cells are cubes with sides of 2 µm and 6 µm. How does the ratio of surface area to volume of the larger compare with that of the smaller?',
        right: ['one third as large', 'The ratio is 6 divided by the side.'],
        wrong: [
          ['three times as large', 'The ratio falls as the cell grows.'],
          ['one ninth as large', 'The areas were compared, upside down, without the volumes.'],
          ['nine times as large', 'The areas were compared without the volumes.'],
          ['equally large', 'Area and volume do not grow alike.'],
        ],
        solution: h`Small: \(\frac{24}{8} = 3\). Large: \(\frac{216}{216} = 1\). The larger cell has one third of the ratio.`,
        proof: (s) => {
          const ratio = (side: number) => (6 * side ** 2) / side ** 3
          const words: Record<string, number> = {
            'one third as large': 1 / 3,
            'three times as large': 3,
            'one ninth as large': 1 / 9,
            'nine times as large': 9,
            'equally large': 1,
          }
          return near(words[s] ?? 0, ratio(6) / ratio(2))
        },
      }),
  ),
]

const LIT = { root: false, leaf: true }

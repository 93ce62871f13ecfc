import { figure, label, type Point, plot } from '../figures.ts'
import { familyOf, h, m, mcq, qty, statements } from '../kit.ts'
import { is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Biology', 'biology')

/** Mass of DNA in one cell, picograms, as time goes on. */
const DNA_MASS: Point[] = [
  [0, 6],
  [2, 6],
  [3, 12],
  [5, 12],
  [5.2, 6],
  [7, 6],
  [7.2, 3],
  [9, 3],
  [9.2, 6],
  [11, 6],
]
const STEPS: Record<string, [from: number, to: number]> = {
  P: [6, 12],
  Q: [12, 6],
  R: [6, 3],
  S: [3, 6],
}

function massGraph(): string {
  const g = plot(
    { from: 0, to: 11, label: 'time' },
    { from: 0, to: 15, step: 3, label: 'DNA in a cell, pg' },
    400,
    260,
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.points(DNA_MASS),
      label(g.to([2.1, 9.6]), 'P'),
      label(g.to([5.5, 9.6]), 'Q'),
      label(g.to([7.5, 4.8]), 'R'),
      label(g.to([8.8, 4.8]), 'S'),
    ],
    'Graph of the mass of DNA in a cell, in picograms, against time. It is 6 at first, rises to 12 (step P), falls to 6 (step Q), falls to 3 (step R) and later rises suddenly to 6 (step S).',
  )
}

export const chromosomes: Family[] = [
  family(
    'chromosomes',
    ['Cell division', 'Mitosis and meiosis'],
    () =>
      mcq({
        d: 4,
        data: massGraph(),
        text: 'The graph follows the DNA in a line of cells of one animal through the formation of gametes and beyond. Which steps are the copying of the DNA and the fusion of two gametes?',
        right: ['copying P, fusion S', '6 to 12, and 3 to 6 by the DNA of the other gamete.'],
        wrong: [
          ['copying S, fusion P', 'A gamete holds 3 pg, so fusion starts from 3.'],
          ['copying P, fusion R', 'At R the mass falls: the second division.'],
          ['copying Q, fusion S', 'At Q the mass falls: the first division.'],
          ['copying P, fusion Q', 'At Q the mass falls: the first division.'],
        ],
        solution:
          'P: the DNA is copied before meiosis. Q and R: the two divisions, which leave 3 pg in a gamete. S: a second gamete brings 3 pg, and the zygote has 6 pg.',
        proof: (s) => {
          const [, copy = '', fuse = ''] = /copying (.), fusion (.)/.exec(s) ?? []
          const gamete = 6 / 2
          return (
            STEPS[copy]?.join() === [6, 2 * 6].join() &&
            STEPS[fuse]?.join() === [gamete, gamete + gamete].join()
          )
        },
      }),
    () =>
      mcq({
        d: 3,
        text: 'In a root tip the cells go through the cell cycle once in 20 hours, not in step with each other. On a slide, 15 of 250 cells are seen in mitosis. About how long does mitosis take?',
        unit: 'minutes',
        right: [72, h`\(\frac{15}{250} \times 20\) hours.`],
        wrong: [
          [1.2, 'This is the time in hours.'],
          [80, 'Twenty hours were divided by 15.'],
          [333, '250 was divided by 15 and multiplied by 20.'],
          [120, 'The share of cells in mitosis was taken as one tenth.'],
        ],
        solution: h`The share of cells in mitosis is the share of time spent there: \(\frac{15}{250} \times 20 \times 60 = 72\) minutes.`,
        proof: (s) => near(value(s) / (20 * 60), 15 / 250),
      }),
    () =>
      mcq({
        d: 5,
        text: 'A fruit fly has four pairs of chromosomes. Leave exchange of parts between chromosomes out of account. If the two chromosomes of every pair differ in both parents, how many different sets of chromosomes can their offspring have, when it matters which parent each chromosome comes from?',
        right: [m(256), h`\(16 \times 16\).`],
        wrong: [
          [m(16), 'This is the number of different gametes of one parent.'],
          [m(32), 'The gametes of the parents were added, not combined.'],
          [m(64), h`Eight chromosomes were squared.`],
          [m(65536), 'Each parent was given eight pairs.'],
        ],
        solution: h`One parent makes \(2^4 = 16\) kinds of gamete, and so does the other. Any can meet any: \(16 \times 16 = 256\).`,
        proof: (s) => {
          const gametes = Array.from({ length: 2 ** 4 }, (_each, n) => n.toString(2))
          const sets = gametes.flatMap((one) => gametes.map((other) => `${one}/${other}`))
          return is(s, new Set(sets).size)
        },
      }),
  ),
  family(
    'tumours',
    ['Cell division', 'Stem cells and cancer'],
    () =>
      mcq({
        d: 2,
        text: 'Which of these cells can give rise to every kind of cell in the human body?',
        right: ['a cell of an embryo three days old', 'It has not begun to specialise.'],
        wrong: [
          ['a stem cell of adult bone marrow', 'It gives rise to kinds of blood cell only.'],
          ['a nerve cell', 'A specialised cell no longer divides.'],
          ['a sperm cell', 'It is haploid and cannot develop alone.'],
          ['a red blood cell', 'It has no nucleus.'],
        ],
        solution:
          'Embryonic stem cells can become any kind of cell; adult stem cells only a few kinds; specialised cells none.',
        proof: (s) => {
          const range: [RegExp, number][] = [
            [/embryo/, 200],
            [/marrow/, 10],
            [/nerve|sperm|red blood cell/, 0],
          ]
          return (range.find(([name]) => name.test(s))?.[1] ?? 0) >= 200
        },
      }),
    () =>
      mcq({
        d: 3,
        text: 'In therapeutic cloning the nucleus of a skin cell of a patient is put into an egg cell from which the nucleus has been removed. Stem cells of the embryo that grows from it are given to the patient. What is the advantage over stem cells from an embryo of other parents?',
        right: [
          'The cells are not rejected, since they carry the genes of the patient.',
          'The immune system does not see them as foreign.',
        ],
        wrong: [
          [
            'The cells are haploid and so divide more quickly.',
            'The nucleus of a skin cell is diploid, and so are the stem cells.',
          ],
          [
            'The cells carry the genes of the donor of the egg, which are healthy.',
            'The nucleus of the egg was removed.',
          ],
          ['No embryo has to be made or destroyed.', 'An embryo grows, and its cells are taken.'],
          ['The cells are already specialised as skin.', 'Stem cells are unspecialised.'],
        ],
        solution:
          'Almost all genes are in the nucleus, and that comes from the patient. The tissue matches and is not attacked.',
        proof: (s) => {
          const source = { nucleus: 'patient', egg: 'donor' }
          return s.includes(`genes of the ${source.nucleus}`) && s.includes('not rejected')
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: 'A doctor finds a malignant tumour in a patient and a benign one in another.',
        list: [
          [
            'Only the malignant tumour sends cells through the blood that grow in other organs.',
            true,
            'this spread is what makes a tumour malignant.',
            () => TUMOURS.malignant.spreads && !TUMOURS.benign.spreads,
          ],
          [
            'The cells of both tumours divide by mitosis.',
            true,
            'tumours are masses of body cells.',
            () => TUMOURS.malignant.division === TUMOURS.benign.division,
          ],
          [
            'The benign tumour consists of bacteria that have infected the tissue.',
            false,
            'it consists of cells of the patient.',
            () => TUMOURS.benign.cells === 'bacteria',
          ],
        ],
        solution:
          'Both are lumps of the body’s own cells that divide without control. A benign tumour stays in one place; a malignant one invades and spreads.',
      }),
    () =>
      mcq({
        d: 4,
        text: h`A tumour grows from one cell, and all of its cells divide once every 25 days. A lump of \(1\ \mathrm{mm^3}\) contains about \(10^6\) cells. Roughly how long after the first cell does the lump reach this size? (\(2^{10} \approx 10^3\))`,
        right: [qty(500, 'days'), 'Twenty doublings.'],
        wrong: [
          [qty(150, 'days'), 'Six doublings were counted, one for each power of ten.'],
          [qty(250, 'days'), 'Ten doublings give only a thousand cells.'],
          [qty(1500, 'days'), 'Ten doublings were counted for each power of ten.'],
          [qty(40000, 'days'), 'The number of cells was divided by 25.'],
        ],
        solution: h`\(10^6 = (10^3)^2 \approx (2^{10})^2 = 2^{20}\): twenty divisions, \(20 \times 25 = 500\) days.`,
        proof: (s) => Math.abs(Math.log10(2 ** (value(s) / 25)) - 6) < 0.05,
      }),
  ),
]

const TUMOURS = {
  benign: { spreads: false, division: 'mitosis', cells: 'own' },
  malignant: { spreads: true, division: 'mitosis', cells: 'own' },
}

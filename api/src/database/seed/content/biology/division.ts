import { blanks, equation, familyOf, h, mcq, statements } from '../kit.ts'
import { agrees } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Biology', 'biology')

export const division: Family[] = [
  family(
    'division',
    ['Cell division', 'Mitosis and meiosis'],
    () =>
      mcq({
        d: 2,
        text: 'The cells of a plant’s leaves have 24 chromosomes. How many chromosomes are there in the nucleus of a male gamete, in a zygote, and in a cell of a root tip, in this order?',
        right: [
          '12, 24, 24',
          'Meiosis halves the number, fertilisation restores it, mitosis keeps it.',
        ],
        wrong: [
          ['24, 48, 24', 'Gametes have half the number.'],
          ['12, 24, 12', 'Root cells are made by mitosis, which keeps the number.'],
          ['6, 12, 24', 'The number is halved once, not twice.'],
          ['12, 12, 24', 'In a zygote two sets come together.'],
        ],
        solution:
          'Gametes are made by meiosis: 12. Two gametes join: 24. All body cells come from the zygote by mitosis: 24.',
        proof: (s) => {
          const body = 24
          const gamete = body / 2
          return s === [gamete, gamete + gamete, body].join(', ')
        },
      }),
    () =>
      equation({
        d: 3,
        text: h`A culture starts with \(N\) bacteria, and each divides into two every \(d\) minutes. Write an expression for the number of bacteria after \(t\) minutes.`,
        expected: 'N*2^(t/d)',
        vars: ['N', 't', 'd'],
        solution: h`In \(t\) minutes there are \(\frac{t}{d}\) divisions, each of which doubles the number: \(N \times 2^{t/d}\).`,
        proof: (s) =>
          [0, 1, 2, 5].every((times) => {
            let count = 3
            for (let n = 0; n < times; n += 1) count += count
            return agrees(s, () => count, [{ N: 3, d: 20, t: 20 * times }])
          }),
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: 'Compare mitosis with meiosis in a human.',
        list: [
          [
            'Meiosis makes cells that differ from one another genetically.',
            true,
            'the chromosomes of each pair are shared out at random.',
            () => DIVISION.meiosis.varied && !DIVISION.mitosis.varied,
          ],
          [
            'Mitosis makes two cells, meiosis four.',
            true,
            'meiosis has two divisions.',
            () => 2 ** DIVISION.mitosis.divisions === 2 && 2 ** DIVISION.meiosis.divisions === 4,
          ],
          [
            'The DNA is copied twice before meiosis.',
            false,
            'it is copied once, and two divisions follow.',
            () => DIVISION.meiosis.copies === 2,
          ],
        ],
        solution:
          'Meiosis: one copying, two divisions, four different cells with half the chromosomes. Mitosis: one copying, one division, two identical cells.',
      }),
  ),
  family(
    'stem-cells',
    ['Cell division', 'Stem cells and cancer'],
    () =>
      blanks({
        d: 1,
        text: 'Stem cells are [[blank]] cells that can divide and become specialised. In plants they are found in [[blank]].',
        right: [['unspecialised', 'meristems'], 'Meristems lie at the tips of roots and shoots.'],
        wrong: [
          [['specialised', 'meristems'], 'Specialised cells have lost this ability.'],
          [['unspecialised', 'xylem'], 'Xylem vessels are dead, specialised cells.'],
          [['haploid', 'meristems'], 'Stem cells have the full number of chromosomes.'],
          [['unspecialised', 'guard cells'], 'Guard cells are specialised.'],
        ],
        solution:
          'Unspecialised cells that can go on dividing are stem cells; those of plants are in meristems.',
        proof: (s) => {
          const tissues: Record<string, boolean> = {
            meristems: true,
            xylem: false,
            'guard cells': false,
          }
          const [kind, place = ''] = s.split(' | ')
          return kind === 'unspecialised' && tissues[place] === true
        },
      }),
    () =>
      mcq({
        d: 2,
        text: 'What is the usual cause of the growth of a cancer?',
        right: ['changes in genes that control mitosis', 'Cells then divide when they should not.'],
        wrong: [
          ['changes in genes that control meiosis only', 'Body cells divide by mitosis.'],
          ['too many stem cells that stop dividing', 'A tumour grows by division.'],
          ['cells that take in too much water', 'This makes cells swell, not divide.'],
          ['a lack of mitosis in the tissue', 'A tumour has too much division.'],
        ],
        solution: 'Mutations in genes that control the cell cycle lead to mitosis without control.',
        proof: (s) => /control mitosis/.test(s) && DIVISION.mitosis.body && !DIVISION.meiosis.body,
      }),
  ),
]

const DIVISION = {
  mitosis: { divisions: 1, copies: 1, varied: false, body: true },
  meiosis: { divisions: 2, copies: 1, varied: true, body: false },
}

import { blanks, equation, familyOf, h, mcq, statements } from '../kit.ts'
import { agrees, is, near } from '../proof.ts'
import type { Family } from '../types.ts'
import { DNA_PAIR, fraction, RNA_PAIR } from './facts.ts'

const family = familyOf('Biology', 'biology')

const strand = (bases: string, pairs: Record<string, string>): string =>
  bases
    .split('')
    .map((base) => pairs[base] ?? base)
    .join('')

export const dna: Family[] = [
  family(
    'dna',
    ['DNA and gene technology', 'DNA and protein synthesis'],
    () =>
      mcq({
        d: 2,
        text: 'In a piece of double-stranded DNA, 30 % of the bases are adenine. What percentage are cytosine?',
        unit: '%',
        right: [20, 'A and T make 60 %, so C and G share 40 %.'],
        wrong: [
          [30, 'Adenine pairs with thymine, not with cytosine.'],
          [40, 'This is cytosine and guanine together.'],
          [70, 'All the other bases were counted.'],
          [60, 'This is adenine and thymine together.'],
        ],
        solution:
          'Thymine equals adenine: 30 % each. The other 40 % are half cytosine, half guanine: 20 %.',
        proof: (s) => {
          const one = [...'AAATTTCCGG']
          const all = [...one, ...strand(one.join(''), DNA_PAIR)]
          return (
            near(
              fraction(all, (base) => base === 'A'),
              0.3,
            ) && is(s, 100 * fraction(all, (base) => base === 'C'))
          )
        },
      }),
    () =>
      mcq({
        d: 3,
        text: 'The template strand of a gene begins TACGGATCA. What is the sequence of the messenger RNA made from it?',
        right: ['AUGCCUAGU', 'Each base pairs; U stands where T would be.'],
        wrong: [
          ['ATGCCTAGT', 'RNA contains uracil, not thymine.'],
          ['UACGGAUCA', 'This copies the template instead of pairing with it.'],
          ['AUGGGUACU', 'C and G were not paired with each other throughout.'],
          ['UGAUCCGUA', 'The sequence was reversed as well as paired.'],
        ],
        solution: 'T pairs with A, A with U, C with G, G with C: AUG CCU AGU.',
        proof: (s) => s === strand('TACGGATCA', RNA_PAIR),
      }),
    () =>
      equation({
        d: 1,
        text: h`Each amino acid in a protein is coded by three bases. A protein has \(n\) amino acids. Write an expression for the number of base pairs of DNA that code for them.`,
        expected: '3*n',
        vars: ['n'],
        solution: h`Three bases on one strand code for each amino acid, and each base is in one base pair: \(3n\).`,
        proof: (s) => [1, 4, 50].every((n) => agrees(s, () => 'ACG'.repeat(n).length, [{ n }])),
      }),
    (rng) =>
      statements({
        rng,
        d: 4,
        text: 'In the middle of a gene one base is changed to another (a substitution).',
        list: [
          [
            'The protein may be unchanged.',
            true,
            'several triplets can code for the same amino acid.',
            () => 4 ** 3 > 20,
          ],
          [
            'Every amino acid after the change is altered.',
            false,
            'a substitution changes one triplet; this describes a loss or gain of a base.',
            () =>
              triplets('AAACCCGGG').filter((each, n) => each !== triplets('AAACTCGGG')[n]).length >
              1,
          ],
          [
            'The protein may stop working if the shape of its active site changes.',
            true,
            'one amino acid can matter for the shape.',
            () => triplets('AAACTCGGG')[1] !== triplets('AAACCCGGG')[1],
          ],
        ],
        solution:
          'A substitution changes a single triplet, which may or may not change one amino acid.',
      }),
  ),
  family(
    'engineering',
    ['DNA and gene technology', 'Genetic engineering'],
    () =>
      mcq({
        d: 3,
        text: 'These are steps in making human insulin with bacteria: P join the gene to the plasmid with ligase; Q cut the gene out with a restriction enzyme; R grow the bacteria in a fermenter; S put the plasmid into bacteria. What is the right order?',
        right: ['Q, P, S, R', 'Cut, join, put in, grow.'],
        wrong: [
          ['P, Q, S, R', 'The gene must be cut out before it can be joined.'],
          ['Q, S, P, R', 'The plasmid must hold the gene before it goes into the bacteria.'],
          ['R, Q, P, S', 'The bacteria are grown after they have been changed.'],
          ['S, Q, P, R', 'The plasmid is changed before it goes into the bacteria.'],
        ],
        solution:
          'The gene is cut out (Q), joined to a cut plasmid (P), the plasmid is put into bacteria (S), which are then grown (R).',
        proof: (s) => {
          const before: [string, string][] = [
            ['Q', 'P'],
            ['P', 'S'],
            ['S', 'R'],
          ]
          return before.every(([one, other]) => s.indexOf(one) < s.indexOf(other))
        },
      }),
    () =>
      blanks({
        d: 2,
        text: 'In genetic engineering, DNA is cut by [[blank]] enzymes, which leave sticky ends, and pieces are joined by [[blank]].',
        right: [
          ['restriction', 'ligase'],
          'Both pieces are cut by the same enzyme so that the ends match.',
        ],
        wrong: [
          [['ligase', 'restriction enzymes'], 'The two are exchanged.'],
          [['restriction', 'lipase'], 'Lipase digests fats.'],
          [['protease', 'ligase'], 'Protease digests proteins.'],
          [['digestive', 'amylase'], 'Amylase digests starch.'],
        ],
        solution:
          'Restriction enzymes cut at particular sequences; ligase joins the matching ends.',
        proof: (s) => {
          const jobs: Record<string, string> = {
            restriction: 'cuts DNA',
            ligase: 'joins DNA',
            lipase: 'digests fat',
            protease: 'digests protein',
          }
          const [one = '', other = ''] = s.split(' | ')
          return jobs[one] === 'cuts DNA' && jobs[other] === 'joins DNA'
        },
      }),
  ),
]

const triplets = (bases: string): string[] => bases.match(/.{3}/g) ?? []

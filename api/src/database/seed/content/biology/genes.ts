import { circle, figure, label, line, polar } from '../figures.ts'
import { familyOf, h, m, mcq, qty, table } from '../kit.ts'
import { is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'
import { DNA_PAIR, RNA_PAIR } from './facts.ts'

const family = familyOf('Biology', 'biology')

/** A few codons of messenger RNA and the amino acids they stand for. */
const CODONS: Record<string, string> = {
  AUG: 'Met',
  GGC: 'Gly',
  CCG: 'Pro',
  UUU: 'Phe',
  AAA: 'Lys',
  CUU: 'Leu',
}
const codonTable = (): string => table(['codon', 'amino acid'], Object.entries(CODONS))
const TEMPLATE = 'TACGGCAAA'

/** Cuts in a ring of DNA of 8.0 kilobases, measured clockwise from the top. */
const RING = 8
const CUTS = { E: [1, 4.5], F: [6] }

function ringOfDna(): string {
  const centre = [180, 125] as const
  const at = (kb: number, radius: number) => polar(centre, radius, 90 - (kb / RING) * 360)
  const sites = [...CUTS.E.map((kb) => ['E', kb]), ...CUTS.F.map((kb) => ['F', kb])] as [
    string,
    number,
  ][]
  return figure(
    360,
    250,
    [
      circle(centre, 75, { width: 5 }),
      line(at(0, 68), at(0, 82), { width: 1 }),
      label(at(0, 93), '0', { size: 13 }),
      ...sites.flatMap(([name, kb]) => [
        line(at(kb, 65), at(kb, 87), { width: 3 }),
        label(at(kb, 112), `${name} at ${kb.toFixed(1)}`, { size: 13 }),
      ]),
      label(centre, '8.0 kb', { size: 15 }),
    ],
    'Ring of DNA, 8.0 kilobases long, measured clockwise from a mark at the top. Enzyme E cuts it at 1.0 and at 4.5 kilobases, enzyme F cuts it at 6.0 kilobases.',
  )
}

export const genes: Family[] = [
  family(
    'reading',
    ['DNA and gene technology', 'DNA and protein synthesis'],
    () =>
      mcq({
        d: 3,
        data: codonTable(),
        text: `The table lists some codons of messenger RNA. A stretch of the DNA strand that is transcribed reads ${TEMPLATE}. Which chain of amino acids does it code for?`,
        right: ['Met – Pro – Phe', 'The messenger RNA is AUG CCG UUU.'],
        wrong: [
          ['Met – Gly – Lys', 'Only the first triplet was turned into messenger RNA.'],
          ['Phe – Pro – Met', 'The chain was read from the wrong end.'],
          ['Met – Pro – Lys', 'The last triplet, AAA, was not transcribed: it gives UUU.'],
          ['Met – Leu – Phe', 'The middle triplet GGC gives CCG, not CUU.'],
        ],
        solution: 'TAC pairs with AUG, GGC with CCG and AAA with UUU: Met, Pro, Phe.',
        proof: (s) => {
          const message = [...TEMPLATE].map((base) => RNA_PAIR[base] ?? base).join('')
          const codons = message.match(/.{3}/g) ?? []
          return s === codons.map((codon) => CODONS[codon]).join(' – ')
        },
      }),
    () =>
      mcq({
        d: 4,
        text: 'The coding part of a gene is 900 base pairs long. In a mutant the 301st base pair has been lost. What can be said about the protein, counting amino acids from its beginning?',
        right: [
          'Its first 100 amino acids are unchanged; almost all later ones may differ.',
          'From the 101st triplet on, the reading is shifted.',
        ],
        wrong: [
          [
            'Only the 101st amino acid can differ.',
            'This would be so if the base had been replaced, not lost.',
          ],
          [
            'Its first 300 amino acids are unchanged; almost all later ones may differ.',
            'Three bases code for one amino acid.',
          ],
          [
            'It is just one amino acid shorter and otherwise unchanged.',
            'This would need the loss of a whole triplet.',
          ],
          [
            'All 300 amino acids may differ.',
            'The triplets before the lost base are read as before.',
          ],
        ],
        solution: h`The first 300 base pairs give \(300 \div 3 = 100\) amino acids. After the lost base every triplet is made up of different bases.`,
        proof: (s) => {
          const bases = [...'ACGTTGCA'.repeat(113)].slice(0, 900)
          const read = (list: string[]) => list.join('').match(/.{3}/g) ?? []
          const mutant = read(bases.filter((_each, n) => n !== 300))
          const first = read(bases).findIndex((each, n) => each !== mutant[n])
          return s.startsWith(`Its first ${first} amino`)
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`One strand of a long piece of DNA has the bases A 18%, C 32%, G 24% and T 26%. What percentage of all the bases in the double-stranded piece is guanine?`.replace(
          /%/g,
          ' %',
        ),
        unit: '%',
        right: [28, 'The mean of G and C in the one strand.'],
        wrong: [
          [24, 'This is guanine in the strand given.'],
          [56, 'Guanine and cytosine were added but not halved.'],
          [32, 'This is guanine in the other strand.'],
          [25, 'The four bases need not be equally common.'],
        ],
        solution: h`Opposite each C stands a G, so the other strand has 32 % guanine. Both strands are equally long: \(\frac{24 + 32}{2} = 28\) per cent.`,
        proof: (s) => {
          const one = [...'A'.repeat(18), ...'C'.repeat(32), ...'G'.repeat(24), ...'T'.repeat(26)]
          const both = [...one, ...one.map((base) => DNA_PAIR[base])]
          return is(s, (100 * both.filter((base) => base === 'G').length) / both.length)
        },
      }),
  ),
  family(
    'plasmids',
    ['DNA and gene technology', 'Genetic engineering'],
    () =>
      mcq({
        d: 4,
        data: ringOfDna(),
        text: 'A plasmid is cut with the enzymes E and F together. How long are the pieces, in kilobases (kb)?',
        right: ['3.5, 1.5 and 3.0', 'The last piece goes round past the top.'],
        wrong: [
          ['1.0, 3.5, 1.5 and 2.0', 'The mark at the top is not a cut: the DNA is a ring.'],
          ['3.5 and 4.5', 'These are the pieces with enzyme E alone.'],
          ['1.0, 4.5 and 6.0', 'These are the places of the cuts, not lengths.'],
          ['3.5, 1.5 and 2.0', 'The piece through the top also has 1.0 kb beyond the mark.'],
        ],
        solution: h`From 1.0 to 4.5: 3.5 kb. From 4.5 to 6.0: 1.5 kb. From 6.0 through the top to 1.0: \(8.0 - 6.0 + 1.0 = 3.0\) kb.`,
        proof: (s) => {
          const cuts = [...CUTS.E, ...CUTS.F].sort((a, b) => a - b)
          const pieces = cuts.map((cut, n) => {
            const next = cuts[(n + 1) % cuts.length] ?? 0
            return (next - cut + RING) % RING
          })
          const shown = (s.match(/\d\.\d/g) ?? []).map(Number)
          return shown.join() === pieces.join()
        },
      }),
    () =>
      mcq({
        d: 2,
        text: 'A gene is to be put into a plasmid. Why are the gene and the plasmid cut with the same restriction enzyme?',
        right: [
          'Their ends then have matching single strands, which pair with each other.',
          'Ligase can join ends that have paired.',
        ],
        wrong: [
          ['The enzyme then makes copies of both.', 'A restriction enzyme cuts; it does not copy.'],
          ['The gene then has as many bases as the plasmid.', 'Their lengths need not agree.'],
          [
            'The bacteria then recognise the gene as their own protein.',
            'A gene is DNA, not a protein.',
          ],
          [
            'The enzyme then stays in the plasmid and switches the gene on.',
            'The enzyme is not part of the plasmid.',
          ],
        ],
        solution:
          'The same enzyme cuts at the same sequence and leaves the same overhanging “sticky” ends. These pair, and ligase seals them.',
        proof: (s) => {
          // an overhang read from either end is its own complement
          const overhang = 'AATT'
          const partner = [...overhang].reverse().map((base) => DNA_PAIR[base])
          return partner.join('') === overhang && /matching single strands/.test(s)
        },
      }),
    () =>
      mcq({
        d: 5,
        text: 'A plasmid carries a gene for resistance to ampicillin and another for resistance to tetracycline. A human gene is inserted in the middle of the tetracycline gene, which no longer works. Some plasmids close again without the human gene. Bacteria that resist neither antibiotic are mixed with all these plasmids; few take one up. Which bacteria contain the human gene?',
        right: [
          'those that grow with ampicillin but not with tetracycline',
          'They hold a plasmid whose tetracycline gene is broken.',
        ],
        wrong: [
          [
            'those that grow with tetracycline but not with ampicillin',
            'The ampicillin gene is whole in every plasmid.',
          ],
          [
            'those that grow with both antibiotics',
            'These hold a plasmid that closed without the human gene.',
          ],
          ['those that grow with neither antibiotic', 'These have taken up no plasmid.'],
          ['all that grow with ampicillin', 'Some of these hold a plasmid without the human gene.'],
        ],
        solution:
          'A plasmid of either kind gives resistance to ampicillin. Only the one with the human gene fails to give resistance to tetracycline.',
        proof: (s) => {
          const kinds = [
            { human: false, ampicillin: false, tetracycline: false },
            { human: false, ampicillin: true, tetracycline: true },
            { human: true, ampicillin: true, tetracycline: false },
          ]
          const target = kinds.filter((x) => x.human)
          const chosen = kinds.filter(
            (x) =>
              (/with ampicillin but not with tetracycline/.test(s) &&
                x.ampicillin &&
                !x.tetracycline) ||
              (/tetracycline but not with ampicillin/.test(s) && x.tetracycline && !x.ampicillin) ||
              (/both/.test(s) && x.ampicillin && x.tetracycline) ||
              (/neither/.test(s) && !x.ampicillin && !x.tetracycline) ||
              (/^all/.test(s) && x.ampicillin),
          )
          return (
            chosen.length > 0 &&
            chosen.every((x) => x.human) &&
            target.every((x) => chosen.includes(x))
          )
        },
      }),
    () =>
      mcq({
        d: 3,
        text: 'In the polymerase chain reaction every molecule of DNA present is copied once in each cycle. A forensic sample holds 25 molecules of the DNA of interest. After how many cycles are there 12 800 molecules?',
        right: [qty(9), h`\(25 \times 2^9 = 12\,800\).`],
        wrong: [
          [qty(512), 'This is the factor, not the number of doublings.'],
          [qty(8), h`\(2^8\) is only 256.`],
          [qty(10), 'One cycle too many was counted.'],
          [qty(511), 'One was taken from the factor, but the number of doublings is asked for.'],
        ],
        solution: h`\(12\,800 \div 25 = 512 = 2^9\), so nine doublings are needed.`,
        proof: (s) => near(25 * 2 ** Math.min(value(s), 60), 12800) && m(9) === s,
      }),
  ),
]

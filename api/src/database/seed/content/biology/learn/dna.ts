import { BLUE, figure, label, line, RED } from '../../figures.ts'
import { h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Biology', 'DNA and gene technology')

function message(): string {
  const template = [...'TACGGC']
  const pairs: Record<string, string> = { T: 'A', A: 'U', C: 'G', G: 'C' }
  return figure(
    390,
    180,
    [
      line([90, 50], [350, 50], { width: 4, colour: BLUE }),
      line([90, 120], [350, 120], { width: 4, colour: RED }),
      ...template.flatMap((base, n) => [
        label([115 + n * 42, 68], base),
        label([115 + n * 42, 102], pairs[base] ?? ''),
      ]),
      label([45, 50], 'DNA', { colour: BLUE }),
      label([45, 120], 'mRNA', { colour: RED }),
      label([157, 145], 'codon for Met', { size: 13 }),
      label([283, 145], 'codon for Pro', { size: 13 }),
    ],
    'A template strand of DNA with the bases T A C G G C, and below it the messenger RNA that pairs with it: A U G, marked as the codon for Met, and C C G, marked as the codon for Pro.',
  )
}

export const dnaPages: readonly LearnPage[] = [
  lesson(
    'DNA and protein synthesis',
    h`
DNA is a text in four letters. The cell copies parts of it and translates them into proteins, and a change of a letter may or may not matter.

### The molecule

DNA is a double helix of two strands. Each unit, a nucleotide, consists of a phosphate, a sugar and one of four bases. The bases pair: <strong>A with T, C with G</strong>. So in double-stranded DNA the amounts of A and T are equal, and those of C and G are equal. In a single strand they need not be.

### From gene to protein

- <strong>Transcription</strong>: in the nucleus a strand of messenger RNA is built along the template strand of the gene. RNA has U in place of T.
- <strong>Translation</strong>: at a ribosome the message is read in threes. Each triplet (codon) stands for one amino acid, brought by transfer RNA. The amino acids are joined to a chain, which folds into a protein.

${message()}

There are \(4^3 = 64\) triplets but only 20 amino acids, so several triplets stand for the same amino acid.

### Mutations

${table(
  ['change', 'effect on the protein'],
  [
    ['one base replaced', 'at most one amino acid differs; often none'],
    ['one base lost or gained', 'all triplets after it are read wrongly'],
    ['three bases lost together', 'one amino acid fewer, or a little more change'],
  ],
)}

Many mutations do nothing; some change the shape of the protein, so that an active site no longer works; very few help.

### Worked example

A piece of DNA has 22 % adenine. Then T is 22 % too, and C and G share \(100 - 44 = 56\) per cent: 28 % each. A protein of 150 amino acids needs \(150 \times 3 = 450\) base pairs, not counting signals to start and stop.

### Take care

- Write U, not T, in RNA.
- The RNA pairs with the template strand, so it looks like the <em>other</em> strand.
- Percentages such as A = T hold for the double strand only.
`,
  ),
  lesson(
    'Genetic engineering',
    h`
All organisms use the same genetic code, so a gene from one can work in another. That makes it possible for bacteria to make human insulin.

### The tools

${table(
  ['tool', 'what it does'],
  [
    ['restriction enzyme', 'cuts DNA at a particular sequence and leaves sticky ends'],
    ['ligase', 'joins pieces whose ends have paired'],
    ['vector, such as a plasmid', 'carries the gene into a cell'],
    ['marker gene', 'shows which cells have taken up the vector'],
    ['polymerase chain reaction', 'makes many copies of a piece of DNA'],
  ],
)}

### The steps

<ol><li>Cut the wanted gene out of human DNA with a restriction enzyme.</li><li>Cut a plasmid with the <em>same</em> enzyme, so that the ends match.</li><li>Mix them and join them with ligase.</li><li>Put the plasmid into bacteria. Few take it up, so select them with a marker, such as resistance to an antibiotic.</li><li>Grow the bacteria in a fermenter and collect the product.</li></ol>

### Uses and doubts

Bacteria make insulin that is identical to ours. Crops can be given resistance to insects or weedkillers, or extra vitamins. People worry about genes that spread to wild plants, about effects on food webs, and about the price of seed. In gene therapy a working allele is brought into the cells of a patient; if only body cells are changed, it is not inherited.

### Worked example

A straight piece of DNA, 10 kb long, is cut at 2 kb and at 7 kb. It gives \(2 + 1 = 3\) pieces: 2, 5 and 3 kb. A <em>ring</em> of 10 kb with the same two cuts gives only two pieces: 5 kb, and \(3 + 2 = 5\) kb. In the polymerase chain reaction 20 molecules become \(20 \times 2^6 = 1280\) after six cycles.

### Take care

- Restriction enzymes cut and ligase joins: do not swap them.
- \(n\) cuts give \(n + 1\) pieces of a line but \(n\) of a ring.
- Selective breeding uses alleles that are already in the species; engineering brings in a gene directly.
`,
  ),
]

import { circle, figure, label, line, type Point, rect } from '../../figures.ts'
import { h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Biology', 'Inheritance')

function family(): string {
  const female = ([x, y]: Point, name: string, affected = false) =>
    circle([x, y], 18, { fill: affected ? '#9ca3af' : '#ffffff' }) + label([x, y], name)
  const male = ([x, y]: Point, name: string, affected = false) =>
    rect([x - 17, y - 17], 34, 34, { fill: affected ? '#9ca3af' : '#ffffff' }) + label([x, y], name)
  return figure(
    340,
    200,
    [
      line([118, 45], [222, 45]),
      line([170, 45], [170, 95]),
      line([80, 95], [260, 95]),
      line([80, 95], [80, 122]),
      line([260, 95], [260, 122]),
      male([100, 45], 'Aa', false),
      female([240, 45], 'Aa', false),
      male([80, 140], 'A?', false),
      female([260, 140], 'aa', true),
      label([170, 182], 'grey: affected by a recessive condition', { size: 13 }),
    ],
    'Pedigree. Two unaffected parents, each of genotype Aa, have an unaffected son, whose genotype is A and an unknown second allele, and an affected daughter of genotype aa.',
  )
}

export const inheritancePages: readonly LearnPage[] = [
  lesson(
    'Genetic crosses',
    h`
A genetic cross is a small probability problem. Write down the gametes, combine them, and count.

### The words

A <strong>gene</strong> is a length of DNA that codes for a protein; <strong>alleles</strong> are different versions of it. Each body cell has two alleles of each gene, each gamete one. The <strong>genotype</strong> is the pair of alleles (homozygous AA or aa, heterozygous Aa); the <strong>phenotype</strong> is what is seen. A <strong>dominant</strong> allele shows even when there is one copy; a <strong>recessive</strong> one only when there are two. Codominant alleles both show.

### The standard crosses

Draw a square with the gametes of one parent along the top and those of the other down the side.

${table(
  ['Aa × Aa', 'A', 'a'],
  [
    ['A', 'AA', 'Aa'],
    ['a', 'Aa', 'aa'],
  ],
)}

- Aa × Aa gives \(1 : 2 : 1\) in genotypes and \(3 : 1\) in phenotypes.
- Aa × aa gives \(1 : 1\). This test cross shows whether a parent is AA or Aa.
- AA × aa gives only Aa.

For two genes on different chromosomes, treat each alone and multiply: from AaBb × AaBb the fraction aabb is \(\frac14 \times \frac14 = \frac1{16}\).

### Worked example

Two healthy parents have a child with a recessive disease. What is the probability that their next two children are both healthy? Both parents must be Aa, so each child is healthy with probability \(\frac34\), independently: \(\left(\frac34\right)^2 = \frac{9}{16}\). If a child is <em>known</em> to be healthy, leave out aa: it is a carrier with probability \(\frac23\).

### Take care

- Ratios are expectations; small families may differ from them.
- Each child is a new draw: an affected first child does not “use up” the quarter.
- \(3 : 1\) means three quarters, not one third.
- Dominant does not mean common.
`,
  ),
  lesson(
    'Pedigrees and sex linkage',
    h`
A pedigree is a family tree that shows who has a condition. A few patterns tell you at once how it is inherited.

### Reading a pedigree

Squares are males, circles females; shading marks those affected. Look for a child who differs from <em>both</em> parents:

- Two unaffected parents with an affected child: the condition is <strong>recessive</strong>, and both parents carry the allele if it is not on a sex chromosome.
- Two affected parents with an unaffected child: the condition is <strong>dominant</strong>.

${family()}

In the tree the unaffected son is AA or Aa. Of the three equally likely healthy combinations two are Aa, so he is a carrier with probability \(\frac23\).

### Sex chromosomes

Women are XX, men XY. A son gets his X from his mother and his Y from his father; a daughter gets an X from each. Half of all children are expected to be boys.

A recessive allele on the X shows in every man who has it, since he has no second X. So X-linked conditions such as colour blindness and haemophilia

- affect mostly males,
- pass from carrier mothers to half of their sons,
- never pass from father to son, while <em>all</em> daughters of an affected man receive the allele.

### Worked example

A carrier woman and an unaffected man have children. Their possible children are XX, XX with one affected allele, XY, and XY with the affected allele. The probability of an affected child is \(\frac14\); of an affected child, given that it is a boy, \(\frac12\). If the woman were only the daughter of a carrier (and of a healthy man), multiply by a further \(\frac12\).

### Take care

- Read whether the question says “a child”, “a boy” or “an affected boy”.
- An affected daughter with an unaffected father cannot have an X-linked recessive condition.
- Write the alleles on the X, such as XᴬXᵃ, and leave the Y bare.
`,
  ),
]

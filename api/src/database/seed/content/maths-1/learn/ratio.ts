import { BLUE, figure, label, rect } from '../../figures.ts'
import { h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import { range } from '../../proof.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Mathematics 1', 'Ratio and proportion')

function bars(): string {
  const row = (y: number, count: number, name: string, fill: string) => [
    label([60, y + 15], name, { anchor: 'end' }),
    ...range(0, count - 1).map((n) => rect([72 + 42 * n, y], 42, 30, { fill, colour: BLUE })),
  ]
  return figure(
    320,
    140,
    [
      ...row(20, 3, 'Ann', '#dbeafe'),
      ...row(66, 5, 'Bob', '#fef3c7'),
      label([177, 118], '8 equal parts, £24 each', { size: 13 }),
    ],
    'Bar model of the ratio 3 to 5: Ann has a bar of 3 equal parts and Bob a bar of 5 parts of the same size. The 8 parts are worth 24 pounds each.',
  )
}

export const ratioPages: readonly LearnPage[] = [
  lesson(
    'Ratio and percentages',
    h`
Ratios compare parts, percentages compare with a whole. Most mistakes are about the question “of what?”, so decide first what stands for one part or for 100 %.

### Parts of a ratio

${bars()}

To share £192 in the ratio \(3 : 5\), make \(3 + 5 = 8\) equal parts. One part is \(192 \div 8 = 24\) pounds, so the shares are £72 and £120. If you are told the difference of the shares instead, it is \(5 - 3 = 2\) parts.

Ratios with a common member are joined by making that member equal: from \(a : b = 2 : 3\) and \(b : c = 4 : 5\) follows \(a : b : c = 8 : 12 : 15\).

### Multipliers

A change of \(r\) per cent is multiplication by \(1 + \dfrac{r}{100}\), or \(1 - \dfrac{r}{100}\) for a fall. Changes one after the other multiply. To go back, divide.

- a rise of 15 %: multiply by \(1.15\)
- a fall of 8 %, three times: multiply by \(0.92^3\)
- before a rise of 25 %: divide by \(1.25\)

### Worked example

After a fall of 20 % a coat costs £68. What did it cost before? \(0.8x = 68\), so \(x = 85\) pounds. Adding 20 % of £68 would be wrong, since the 20 % was of the price before.

### Mixtures

Follow the amount of one ingredient. If \(x\) litres of water go into 6 litres of juice with 50 % fruit, the 3 litres of fruit stay the same and make up \(\dfrac{3}{6 + x}\) of the drink.

### Take care

- A rise of 20 % and then a fall of 20 % do not cancel: \(1.2 \times 0.8 = 0.96\).
- \(1 : 3\) means one quarter and three quarters, not one third.
- Ratios may only be averaged or added if their parts have the same size.
`,
  ),
  lesson(
    'Direct and inverse proportion',
    h`
Two quantities are in proportion when one fixed rule of multiplication links them. Once you have written the rule with a constant, a single pair of values gives you everything else.

### The rules

${table(
  ['in words', 'equation', 'what stays the same'],
  [
    [h`\(y\) is proportional to \(x\)`, h`\(y = kx\)`, h`\(\dfrac{y}{x}\)`],
    [h`\(y\) is proportional to \(x^2\)`, h`\(y = kx^2\)`, h`\(\dfrac{y}{x^2}\)`],
    [h`\(y\) is inversely proportional to \(x\)`, h`\(y = \dfrac{k}{x}\)`, h`\(xy\)`],
    [
      h`\(y\) is inversely proportional to \(\sqrt x\)`,
      h`\(y = \dfrac{k}{\sqrt x}\)`,
      h`\(y\sqrt x\)`,
    ],
  ],
)}

The graph of direct proportion is a straight line <em>through the origin</em>. The graph of inverse proportion is a falling curve that meets neither axis.

### Work with factors

Often you do not need the constant at all. If \(y\) is proportional to \(x^2\) and \(x\) is multiplied by 3, then \(y\) is multiplied by \(3^2 = 9\). If \(y\) is inversely proportional to \(x^2\), it is divided by 9.

### Worked example

The time of swing \(T\) of a pendulum is proportional to \(\sqrt L\). By what percentage must the length grow to make \(T\) longer by 20 %? \(L\) is proportional to \(T^2\), and \(1.2^2 = 1.44\), so the length must grow by 44 %.

### Workers and days

When people share a job, the product of people and days is fixed. Eight gardeners in 6 days do 48 gardener-days of work, so 12 gardeners need \(48 \div 12 = 4\) days. Work with one worker for one day when the amount of work changes too.

### Take care

- A straight line with an intercept, such as a taxi fare with a fixed charge, is not proportion.
- “Inversely proportional to the square” means that \(x^2\) stands below the line.
- More workers need <em>less</em> time: check that your answer moves the right way.
`,
  ),
]

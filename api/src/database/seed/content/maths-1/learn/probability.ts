import { BLUE, circle, figure, label, line, RED, rect } from '../../figures.ts'
import { h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Mathematics 1', 'Probability')

function treeFigure(): string {
  return figure(
    360,
    210,
    [
      line([30, 105], [130, 55]),
      line([30, 105], [130, 155]),
      label([72, 66], '5/8', { size: 13 }),
      label([72, 146], '3/8', { size: 13 }),
      label([146, 55], 'red', { anchor: 'start' }),
      label([146, 155], 'blue', { anchor: 'start' }),
      line([190, 55], [280, 28]),
      line([190, 55], [280, 82]),
      line([190, 155], [280, 128]),
      line([190, 155], [280, 182]),
      label([230, 30], '4/7', { size: 13 }),
      label([230, 82], '3/7', { size: 13 }),
      label([230, 128], '5/7', { size: 13 }),
      label([230, 184], '2/7', { size: 13 }),
      label([290, 28], 'red', { anchor: 'start' }),
      label([290, 82], 'blue', { anchor: 'start' }),
      label([290, 128], 'red', { anchor: 'start' }),
      label([290, 182], 'blue', { anchor: 'start' }),
    ],
    'Tree diagram for drawing two counters from 5 red and 3 blue without putting back. First branches: red five eighths, blue three eighths. After red: red four sevenths, blue three sevenths. After blue: red five sevenths, blue two sevenths.',
  )
}

function vennFigure(): string {
  return figure(
    320,
    200,
    [
      rect([10, 10], 300, 180),
      circle([125, 100], 65, { colour: BLUE }),
      circle([200, 100], 65, { colour: RED }),
      label([80, 40], 'A', { colour: BLUE }),
      label([246, 40], 'B', { colour: RED }),
      label([92, 104], '12'),
      label([163, 104], '8'),
      label([232, 104], '15'),
      label([290, 174], '5'),
    ],
    'Venn diagram of 40 people in a rectangle with two overlapping circles A and B: 12 in A only, 8 in both, 15 in B only and 5 in neither.',
  )
}

export const probabilityPages: readonly LearnPage[] = [
  lesson(
    'Combined events',
    h`
When several things happen, list the ways in which the result can come about, find the probability of each way, and add. Trees and tables keep the list complete.

### Two rules

- <strong>And</strong>: along a path multiply. For independent events, \(\mathrm{P}(A \text{ and } B) = \mathrm{P}(A) \times \mathrm{P}(B)\).
- <strong>Or</strong>: add the probabilities of ways that cannot happen together.

### Trees

${treeFigure()}

Without putting back, the numbers on the second branches depend on the first draw. The probability of two different colours is \(\frac58 \times \frac37 + \frac38 \times \frac57 = \frac{30}{56} = \frac{15}{28}\). The branches at each fork add to 1.

### At least one

The opposite of “at least one” is “none”, and it is a single path. With three throws of a die, \(\mathrm{P}(\text{at least one six}) = 1 - \left(\frac56\right)^3 = \frac{91}{216}\).

### Counting equally likely cases

For two dice, draw the grid of 36 pairs and count. Pairs such as \((2, 5)\) and \((5, 2)\) are different; \((3, 3)\) occurs once.

${table(
  ['total of two dice', '2', '3', '4', '5', '6', '7'],
  [['ways out of 36', '1', '2', '3', '4', '5', '6']],
)}

From 8 to 12 the ways go down again from 5 to 1.

### Worked example

Ada scores with probability \(0.6\) and Ben, independently, with probability \(0.5\). Exactly one of them scores with probability \(0.6 \times 0.5 + 0.4 \times 0.5 = 0.5\).

### Take care

- “One of each colour” covers both orders.
- Put back or not? If not, both numbers of the fraction fall by one.
- A probability above 1 shows that you have added where you should multiply.
- Relative frequency comes near to the probability only after many trials.
`,
  ),
  lesson(
    'Venn diagrams and conditions',
    h`
A condition shrinks the world: only the cases that meet it still count. Venn diagrams and two-way tables show which cases those are.

### Sets

${vennFigure()}

\(A \cap B\) is the overlap (both), \(A \cup B\) is everything in at least one circle, and \(A'\) is all that lies outside A. Here 40 people were asked: \(A\) has 20 members, \(B\) has 23, and \(A \cup B\) has 35. In general
\(\mathrm{P}(A \cup B) = \mathrm{P}(A) + \mathrm{P}(B) - \mathrm{P}(A \cap B)\), because the overlap would otherwise be counted twice.

### Conditions

The probability of B, given A, is \(\mathrm{P}(B \mid A) = \dfrac{\mathrm{P}(A \cap B)}{\mathrm{P}(A)}\). From the diagram it is \(\frac{8}{20} = \frac25\): of the 20 in A, 8 are in B. Turned round, \(\mathrm{P}(A \mid B) = \frac{8}{23}\), which is something else.

### Independent or exclusive

- A and B are <strong>independent</strong> if \(\mathrm{P}(A \cap B) = \mathrm{P}(A) \times \mathrm{P}(B)\): knowing one does not change the other.
- They are <strong>mutually exclusive</strong> if they cannot happen together: \(\mathrm{P}(A \cap B) = 0\).

### Worked example

It rains on 30 % of days. The bus is late on 40 % of wet days and on 10 % of dry ones. Think of 100 days: 12 are wet and late, 7 are dry and late. Given that the bus is late, the probability of rain is \(\frac{12}{19}\).

### Fill in from the middle

Write the number in all sets first, and then subtract it from the overlaps and from each circle. What is left goes outside.

### Take care

- “Of those who …” and “given that …” tell you the denominator.
- A number given for A includes the overlap unless it says “only”.
- Exclusive events with positive probabilities are never independent.
- A rare condition stays unlikely even after one positive test: count people, not percentages.
`,
  ),
]

import { BLUE, circle, figure, label } from '../../figures.ts'
import { h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import { range } from '../../proof.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Mathematics 1', 'Sequences')

function dots(): string {
  const pattern = (left: number, n: number): string[] => [
    ...range(0, n).flatMap((row) =>
      range(0, n - 1).map((column) =>
        circle([left + 22 * column, 120 - 22 * row], 6, { colour: BLUE, fill: BLUE }),
      ),
    ),
    label([left + 11 * (n - 1), 148], String(n)),
  ]
  return figure(
    330,
    170,
    [...pattern(40, 1), ...pattern(110, 2), ...pattern(220, 3)],
    'Three rectangles of dots. Pattern 1 has 1 column of 2 dots, pattern 2 has 2 columns of 3 dots, and pattern 3 has 3 columns of 4 dots.',
  )
}

export const sequencePages: readonly LearnPage[] = [
  lesson(
    'Linear and quadratic sequences',
    h`
A formula for the \(n\)th term lets you jump to any term without writing out those before it. The differences between the terms tell you what kind of formula to look for.

### Linear sequences

If the difference is always \(d\), the \(n\)th term is \(dn + c\). For \(5, 8, 11, 14, \ldots\) the difference is 3, and \(3 \times 1 + c = 5\) gives \(c = 2\), so the term is \(3n + 2\). From the first term to the \(n\)th there are \(n - 1\) steps, so it may also be written as \(a + (n - 1)d\).

### Quadratic sequences

If the <em>second</em> differences are constant and equal to \(s\), the term begins with \(\dfrac s2 n^2\). Take that away, and a linear sequence is left.

${table(
  ['n', '1', '2', '3', '4'],
  [
    ['term', '4', '11', '22', '37'],
    [h`\(2n^2\)`, '2', '8', '18', '32'],
    ['what is left', '2', '3', '4', '5'],
  ],
)}

The differences here are 7, 11, 15 and the second difference is 4. What is left is \(n + 1\), so the \(n\)th term is \(2n^2 + n + 1\).

### Worked example

Which is the first negative term of \(100, 93, 86, \ldots\)? The \(n\)th term is \(107 - 7n\). It is negative when \(n \gt 15.3\), so the 16th is the first, and its value is \(107 - 112 = -5\).

### Step by step rules

A rule such as \(u_{n+1} = 3u_n - 2\) makes each term from the one before. Work through it in letters if a constant is unknown: with \(u_1 = 2\) and \(u_{n+1} = 3u_n - a\), the third term is \(3(6 - a) - a = 18 - 4a\).

### Take care

- The 20th term lies 19 steps after the first.
- Halve the second difference before you write the coefficient of \(n^2\).
- A question about “how many terms” wants whole numbers \(n \geq 1\), so check the ends.
- Test your formula on the third term as well, and not only on the first.
`,
  ),
  lesson(
    'Geometric patterns',
    h`
Some sequences grow by a factor instead of a step, and some come from drawings of dots or matches. In both cases, look at how one stage turns into the next.

### Geometric sequences

Each term is the one before multiplied by the <strong>common ratio</strong> \(r\), so the \(n\)th term is \(ar^{n-1}\). From the third term to the seventh there are four steps, hence a factor \(r^4\).

- \(3, 6, 12, 24, \ldots\): \(r = 2\), \(n\)th term \(3 \times 2^{n-1}\)
- \(80, 40, 20, 10, \ldots\): \(r = \frac12\), and the terms come ever closer to 0
- \(2, -6, 18, -54, \ldots\): \(r = -3\), and the signs alternate

Three numbers \(x\), \(y\), \(z\) are in a geometric sequence when \(\dfrac yx = \dfrac zy\), that is \(y^2 = xz\).

### Drawn patterns

${dots()}

Count by structure and not one by one. Pattern \(n\) has \(n\) columns of \(n + 1\) dots, so it has \(n(n + 1)\) dots. Half of that, \(\dfrac{n(n+1)}{2}\), gives the triangle numbers 1, 3, 6, 10. Other numbers that you should recognise are the squares, the cubes, and the Fibonacci sequence 1, 1, 2, 3, 5, 8, in which each term is the sum of the two before.

### Worked example

The second term of a geometric sequence is 12 and the fifth is 324. Three steps multiply by \(\dfrac{324}{12} = 27\), so \(r = 3\). The first term is \(12 \div 3 = 4\).

### Growth in steps of time

A ball that rises to \(\frac34\) of the height from which it fell reaches \(h \times \left(\frac34\right)^n\) after \(n\) bounces. Money at 3 % interest is multiplied by \(1.03\) each year.

### Take care

- Count the steps: from the first term to the \(n\)th, \(r\) is used \(n - 1\) times.
- Halving all lengths divides an area by 4, not by 2.
- In a row of squares made of matches, neighbours share a match.
- For a total distance, count the way up and the way down.
`,
  ),
]

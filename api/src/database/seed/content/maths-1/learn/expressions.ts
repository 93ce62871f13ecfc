import { h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Mathematics 1', 'Expressions and formulae')

export const expressionPages: readonly LearnPage[] = [
  lesson(
    'Simplifying expressions',
    h`
To simplify is to write the same thing in a shorter form: same value, whatever number the letter stands for. That gives you a perfect check, because you can always try a number.

### Expanding

Each term of one bracket multiplies each term of the other. Three results are worth knowing by heart:

- \((a + b)^2 = a^2 + 2ab + b^2\)
- \((a - b)^2 = a^2 - 2ab + b^2\)
- \((a + b)(a - b) = a^2 - b^2\)

A minus sign before a bracket changes the sign of <em>every</em> term in it.

### Factorising

Go through the steps in order. First take out what all terms share. Then look for a difference of two squares. Then treat a quadratic: for \(ax^2 + bx + c\), find two numbers with product \(ac\) and sum \(b\), split the middle term with them and factorise in pairs.

### Algebraic fractions

Only <em>factors</em> cancel, so factorise first. To add fractions, use a common denominator; to divide, turn the second one over.

### Worked example

\(\dfrac{x^2 - 4}{x^2 + 5x + 6} = \dfrac{(x - 2)(x + 2)}{(x + 3)(x + 2)} = \dfrac{x - 2}{x + 3}\). Check with \(x = 1\): the first form gives \(\dfrac{-3}{12} = -\dfrac14\), the last \(\dfrac{-1}{4}\).

### Using a given value

If \(a + \dfrac1a = 5\), squaring gives \(a^2 + 2 + \dfrac1{a^2} = 25\), so \(a^2 + \dfrac1{a^2} = 23\). There is no need to find \(a\).

### Take care

- \(\dfrac{x + 6}{x + 2}\) does not simplify: \(x\) is a term there and not a factor.
- The square of a sum always has a middle term.
- In \(\dfrac{3}{x} - \dfrac{x - 2}{4}\), put the second top into brackets before you subtract.
- Try \(x = 1\) or \(x = 2\) in the question and in the options: it often leaves only one.
`,
  ),
  lesson(
    'Rearranging formulae',
    h`
To make a letter the subject is to solve an equation in which the other letters are treated as known numbers. Everything that you do to one side you do to the whole of the other.

### Undoing in the reverse order

Ask what happens to the letter, step by step, and undo the last step first. In \(v^2 = u^2 + 2as\), the letter \(a\) is multiplied by \(2s\), and then \(u^2\) is added. So subtract \(u^2\), and then divide by \(2s\).

${table(
  ['step in the formula', 'how to undo it'],
  [
    ['a term is added', 'subtract it from both sides'],
    ['multiplied by a factor', 'divide both sides by it'],
    ['squared', 'take the root, with both signs if they make sense'],
    ['under a root', 'square both sides'],
    ['below the line', 'multiply both sides by the denominator'],
  ],
)}

### When the letter appears twice

Clear fractions and brackets, bring all terms with the letter to one side and the others to the other, take the letter out as a factor, and divide.

### Worked example

Make \(x\) the subject of \(y = \dfrac{x + 3}{x - 2}\). Multiplying, \(y(x - 2) = x + 3\), so \(xy - 2y = x + 3\). Collect: \(xy - x = 2y + 3\). Factorise: \(x(y - 1) = 2y + 3\). Hence \(x = \dfrac{2y + 3}{y - 1}\).

Check with numbers: \(x = 3\) gives \(y = 6\), and \(\dfrac{15}{5} = 3\).

### Reciprocals

From \(\dfrac1f = \dfrac1u + \dfrac1v\), add the fractions <em>before</em> you turn over: \(\dfrac1f = \dfrac{u + v}{uv}\), so \(f = \dfrac{uv}{u + v}\).

### Take care

- Turning each fraction of a sum over by itself is always wrong.
- Divide the whole side, not only its last term.
- A square root of \(v^2 - u^2\) is not \(v - u\).
- Two answers that look different may be equal: multiply top and bottom by \(-1\) and compare.
`,
  ),
]

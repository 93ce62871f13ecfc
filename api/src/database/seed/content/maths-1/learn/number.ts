import { h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Mathematics 1', 'Number and indices')

export const numberPages: readonly LearnPage[] = [
  lesson(
    'Factors and fractions',
    h`
Writing a number as a product of primes shows everything about its factors at a glance. It is the quickest route to common factors, common multiples, squares and recurring decimals.

### Prime factors

Every whole number above 1 is a product of primes in one way only. For example \(360 = 2^3 \times 3^2 \times 5\) and \(84 = 2^2 \times 3 \times 7\).

- For the <strong>highest common factor</strong> take each shared prime with the <em>smaller</em> power: \(2^2 \times 3 = 12\).
- For the <strong>lowest common multiple</strong> take every prime with the <em>greater</em> power: \(2^3 \times 3^2 \times 5 \times 7 = 2520\).
- A number is a <strong>square</strong> when every power is even, and a cube when every power is a multiple of 3.

Things that happen again at the same moment call for the multiple; things shared into equal groups call for the factor.

### Fractions and decimals

To add fractions, use the lowest common denominator; to divide, turn the second one over. A recurring decimal becomes a fraction when two multiples of it with the same tail are subtracted.

### Worked example

Write \(x = 0.4\dot{5} = 0.4555\ldots\) as a fraction. \(100x = 45.55\ldots\) and \(10x = 4.55\ldots\), so \(90x = 41\) and \(x = \frac{41}{90}\). Check: it is a little more than \(0.45\).

### Remainders

If a number leaves remainder 5 on division by \(n\), then the number less 5 is a multiple of \(n\), and \(n\) is greater than 5. So “which \(n\) leaves these remainders” is a question about common factors.

### Take care

- 1 is not a prime number, but 2 is.
- Look where the recurring dot stands: \(0.2\dot7\) and \(0.\dot2\dot7\) are different numbers.
- “What fraction of the rest” is a fraction of what is left, not of the whole.
`,
  ),
  lesson(
    'Powers and standard form',
    h`
Without a calculator, powers are your best tool: they turn multiplication into addition. The rules below are few, and almost every question is a matter of writing all numbers with the same base.

### The laws

${table(
  ['law', 'example'],
  [
    [h`\(a^m \times a^n = a^{m+n}\)`, h`\(2^3 \times 2^4 = 2^7\)`],
    [h`\(a^m \div a^n = a^{m-n}\)`, h`\(5^2 \div 5^6 = 5^{-4}\)`],
    [h`\((a^m)^n = a^{mn}\)`, h`\((3^2)^5 = 3^{10}\)`],
    [h`\(a^{-n} = \dfrac{1}{a^n}\)`, h`\(10^{-3} = 0.001\)`],
    [h`\(a^{\frac{m}{n}} = \left(\sqrt[n]{a}\right)^m\)`, h`\(8^{\frac23} = 2^2 = 4\)`],
  ],
)}

Also \(a^0 = 1\) for every \(a\) other than 0, and \((ab)^n = a^nb^n\). There is <em>no</em> law for \(a^m + a^n\).

### Standard form

A number in standard form is \(A \times 10^n\) with \(1 \leq A \lt 10\) and \(n\) a whole number. Multiply and divide the numbers in front and the powers separately, then put the result into standard form again: \(24 \times 10^5 = 2.4 \times 10^6\). To add or subtract, first make the powers of ten the same.

### Worked example

Solve \(9^{x} = 27^{x - 1}\). With base 3 the equation is \(3^{2x} = 3^{3x - 3}\). Equal powers of the same base have equal indices, so \(2x = 3x - 3\) and \(x = 3\). Check: \(9^3 = 729 = 27^2\).

### Fives and twos

Pair fives with twos to make tens: \(2^7 \times 5^5 = 2^2 \times 10^5 = 400\,000\). This also counts the digits of large products.

### Take care

- A negative index makes a reciprocal, not a negative number.
- With a bracket, every factor takes the power: \((2a^3)^2 = 4a^6\).
- \(8^{x - 1} = 2^{3x - 3}\), and not \(2^{3x - 1}\).
- Take the root before the power, so that the numbers stay small.
`,
  ),
  lesson(
    'Surds',
    h`
A surd is a root that does not come out exactly, such as \(\sqrt2\) or \(\sqrt{75}\). Exact answers keep the surd; the skill is to write it as simply as possible and to get it out of denominators.

### Simplifying

The one rule is \(\sqrt{ab} = \sqrt a\,\sqrt b\). Take out the largest square factor: \(\sqrt{75} = \sqrt{25 \times 3} = 5\sqrt3\). Then like surds can be collected as letters are: \(5\sqrt3 - 2\sqrt3 = 3\sqrt3\).

Brackets multiply out as in algebra, and \(\sqrt a \times \sqrt a = a\). In particular
\((\sqrt a + \sqrt b)(\sqrt a - \sqrt b) = a - b\), with no root left.

### Rational denominators

- For \(\dfrac{k}{\sqrt a}\), multiply top and bottom by \(\sqrt a\).
- For \(\dfrac{k}{a + \sqrt b}\), multiply top and bottom by \(a - \sqrt b\): the denominator becomes \(a^2 - b\).

### Worked example

Simplify \(\dfrac{4}{\sqrt5 - 1}\). Multiplying by \(\sqrt5 + 1\) gives \(\dfrac{4(\sqrt5 + 1)}{5 - 1} = \sqrt5 + 1\). A rough check: \(\sqrt5\) is near \(2.24\), so both sides are near \(3.24\).

### Roots of surds

To find \(\sqrt{7 + 4\sqrt3}\), look for \(a + b\sqrt3\) whose square fits: \(a^2 + 3b^2 = 7\) and \(2ab = 4\). The numbers \(a = 2\) and \(b = 1\) fit, so the root is \(2 + \sqrt3\).

### Take care

- \(\sqrt{a + b}\) is <em>not</em> \(\sqrt a + \sqrt b\): compare \(\sqrt{9 + 16} = 5\) with \(3 + 4\).
- A square such as \((\sqrt5 + \sqrt2)^2\) has a middle term, \(2\sqrt{10}\).
- The sign \(\sqrt{\phantom{x}}\) means the positive root; the equation \(x^2 = 5\) has two solutions.
- Compare surds by squaring: \(3\sqrt2\) is greater than \(\sqrt{17}\), since \(18 \gt 17\).
`,
  ),
]

import { figure, label, plot } from '../figures.ts'
import { familyOf, h, m, mcq } from '../kit.ts'
import { is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 2', 'maths-2')

const arch = (x: number): number => -0.5 * (x + 1) * (x - 4)

function archFigure(): string {
  const g = plot({ from: -2, to: 5, step: 1, label: 'x' }, { from: -3, to: 4, step: 1, label: 'y' })
  return figure(
    g.width,
    g.height,
    [...g.body, g.curve(arch), label(g.to([3.6, 2.9]), 'y = ax² + bx + c', { size: 13 })],
    'Graph of the quadratic y = ax² + bx + c: it opens downwards, crosses the x-axis at −1 and 4, crosses the y-axis at 2 and has its highest point at x = 1.5.',
  )
}

const sign = (value: number): string => (value > 0 ? h`\gt` : h`\lt`)
const signs = (a: number, b: number, c: number): string =>
  m(h`a ${sign(a)} 0,\ b ${sign(b)} 0,\ c ${sign(c)} 0`)

export const remainders: Family[] = [
  family(
    'remainder-pairs',
    ['Polynomials and quadratics', 'Factor and remainder'],
    () =>
      mcq({
        d: 2,
        text: h`The polynomial \(x^3 + ax^2 + bx - 6\) is divisible by \(x - 1\), and leaves the remainder \(-8\) when it is divided by \(x + 1\). What is \(a\)?`,
        right: [2, h`Adding \(a + b = 5\) and \(a - b = -1\) gives \(2a = 4\).`],
        wrong: [
          [3, h`This is \(b\).`],
          [5, h`This is \(a + b\).`],
          [-1, h`This is \(a - b\).`],
          [4, 'The sum of the two equations was not halved.'],
        ],
        solution: h`At \(x = 1\): \(1 + a + b - 6 = 0\), so \(a + b = 5\). At \(x = -1\): \(-1 + a - b - 6 = -8\), so \(a - b = -1\). Adding, \(2a = 4\) and \(a = 2\) (with \(b = 3\)).`,
        proof: (s) => {
          const a = value(s)
          return range(-20, 20).some((b) =>
            // long division, coefficient by coefficient
            [
              [1, 0],
              [-1, -8],
            ].every(
              ([root = 0, rest = 0]) =>
                [1, a, b, -6].reduce((carry, each) => carry * root + each, 0) === rest,
            ),
          )
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`Divided by \(x - 2\) a certain polynomial leaves 5; divided by \(x + 1\) it leaves \(-1\). What does it leave when it is divided by \((x - 2)(x + 1)\)?`,
        right: [m('2x + 1'), h`It is 5 at \(x = 2\) and \(-1\) at \(x = -1\).`],
        wrong: [
          [m('x + 3'), h`This is 5 at \(x = 2\), but 2 at \(x = -1\).`],
          [-5, 'The two remainders were multiplied.'],
          [4, 'The two remainders were added.'],
          [m('2x - 1'), 'The constant has the wrong sign.'],
        ],
        solution: h`Dividing by a quadratic leaves a remainder \(px + q\), and the part with the factor \((x - 2)(x + 1)\) vanishes at 2 and \(-1\). So \(2p + q = 5\) and \(-p + q = -1\), which give \(p = 2\) and \(q = 1\).`,
        proof: (s) => near(value(s, { x: 2 }), 5) && near(value(s, { x: -1 }), -1),
      }),
    () =>
      mcq({
        d: 2,
        text: h`A cubic polynomial has leading coefficient 2 and is zero at \(x = -1\), \(x = 1\) and \(x = 4\). What is its constant term?`,
        right: [8, h`\(2 \times 1 \times (-1) \times (-4)\).`],
        wrong: [
          [4, 'The leading coefficient was left out.'],
          [-8, 'One sign was lost.'],
          [-4, 'This is the product of the roots.'],
          [32, 'The leading coefficient was put into every factor.'],
        ],
        solution: h`The cubic is \(2(x + 1)(x - 1)(x - 4)\). At \(x = 0\) it is \(2 \times 1 \times (-1) \times (-4) = 8\).`,
        // the product of the roots is minus the constant over the leading coefficient
        proof: (s) => near(-value(s) / 2, -1 * 1 * 4),
      }),
    () =>
      mcq({
        d: 3,
        text: h`For how many of the whole numbers \(n = 1, 2, \ldots, 20\) is \(x + 1\) a factor of \(x^n + 2x + 3\)?`,
        right: [10, h`For the odd ones, as \((-1)^n + 1\) must be zero.`],
        wrong: [
          [20, h`\((-1)^n\) was taken as \(-1\) for every \(n\).`],
          [0, h`\((-1)^n\) was taken as \(1\) for every \(n\).`],
          [9, h`\(n = 1\) was left out, but \(3x + 3\) has the factor \(x + 1\).`],
          [1, h`Only \(n = 1\) was counted.`],
        ],
        solution: h`By the factor theorem the value at \(x = -1\) must be 0: \((-1)^n - 2 + 3 = (-1)^n + 1\). It is 0 for odd \(n\), of which there are 10.`,
        proof: (s) => is(s, range(1, 20).filter((n) => (-1) ** n + 2 * -1 + 3 === 0).length),
      }),
  ),
  family(
    'quadratic-shape',
    ['Polynomials and quadratics', 'Discriminant and roots'],
    () =>
      mcq({
        d: 1,
        text: h`Complete the square to find the least value of \(2x^2 - 12x + 23\).`,
        right: [5, h`\(2(x - 3)^2 + 5\).`],
        wrong: [
          [14, 'The 9 was not multiplied by 2 before it was taken off.'],
          [23, 'This is the constant term.'],
          [3, h`This is the value of \(x\).`],
          [-49, h`36 was doubled: \(2(x - 6)^2\) was used.`],
        ],
        solution: h`\(2(x^2 - 6x) + 23 = 2(x - 3)^2 - 18 + 23 = 2(x - 3)^2 + 5\). The square is never negative, so the least value is 5.`,
        proof: (s) =>
          is(
            s,
            Math.min(...range(-1000, 1000).map((n) => 2 * (n / 100) ** 2 - (12 * n) / 100 + 23)),
          ),
      }),
    () =>
      mcq({
        d: 3,
        text: h`Both roots of \(x^2 - px + 48 = 0\) are positive, and one is three times the other. What is \(p\)?`,
        right: [16, 'The roots are 4 and 12.'],
        wrong: [
          [12, 'This is the larger root.'],
          [8, h`The difference of the roots was taken.`],
          [4, 'This is the smaller root.'],
          [-16, h`\(p\) is the sum of the roots, so it is positive.`],
        ],
        solution: h`Let the roots be \(r\) and \(3r\). Their product is \(3r^2 = 48\), so \(r = 4\). Their sum is \(p = 4r = 16\).`,
        proof: (s) => {
          const p = value(s)
          const [low, high] = [-1, 1].map((side) => (p + side * Math.sqrt(p * p - 192)) / 2)
          return low !== undefined && high !== undefined && low > 0 && near(high, 3 * low)
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`For how many whole numbers \(k\) has the equation \(kx^2 + 4x + k - 3 = 0\) exactly two different real roots?`,
        right: [3, h`\(k = 1, 2, 3\).`],
        wrong: [
          [4, h`\(k = 0\) was counted, but then the equation is not a quadratic.`],
          [6, h`The ends \(-1\) and 4 (equal roots) and 0 were counted.`],
          [5, h`The ends \(-1\) and 4, with equal roots, were counted.`],
          [2, h`\(k = 3\), where the constant term vanishes, was left out.`],
        ],
        solution: h`\(16 - 4k(k - 3) \gt 0\) gives \(k^2 - 3k - 4 \lt 0\), so \(-1 \lt k \lt 4\). The whole numbers are 0, 1, 2 and 3, but with \(k = 0\) the equation is linear with one root. Three are left.`,
        proof: (s) => {
          // two roots: the value at the vertex has the other sign than k
          const two = (k: number) => k !== 0 && k * (k * (-2 / k) ** 2 + 4 * (-2 / k) + k - 3) < 0
          return is(s, range(-50, 50).filter(two).length)
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`Which equation has as its roots the squares of the roots of \(x^2 - 4x + 1 = 0\)?`,
        right: [m('x^2 - 14x + 1 = 0'), h`Sum \(16 - 2\), product 1.`],
        wrong: [
          [m('x^2 - 16x + 1 = 0'), 'The sum was squared; twice the product was not taken off.'],
          [m('x^2 - 18x + 1 = 0'), 'Twice the product was added.'],
          [m('x^2 + 14x + 1 = 0'), 'The sum has the wrong sign.'],
          [m('x^2 - 14x - 1 = 0'), 'The product has the wrong sign.'],
        ],
        solution: h`The roots have sum 4 and product 1. The squares have sum \(4^2 - 2 \times 1 = 14\) and product \(1^2 = 1\), so they are the roots of \(x^2 - 14x + 1 = 0\).`,
        proof: (s) =>
          [2 + Math.sqrt(3), 2 - Math.sqrt(3)].every(
            (root) => Math.abs(value(s.replace('= 0', ''), { x: root * root })) < 1e-9,
          ),
      }),
    () =>
      mcq({
        d: 2,
        data: archFigure(),
        text: h`What are the signs of \(a\), \(b\) and \(c\) for the curve in the figure?`,
        right: [
          signs(-1, 1, 1),
          'It opens downwards, its axis is on the right, and it starts above 0.',
        ],
        wrong: [
          [
            signs(-1, -1, 1),
            h`With \(a\) and \(b\) of one sign the highest point would be on the left of the \(y\)-axis.`,
          ],
          [signs(1, 1, 1), h`With \(a \gt 0\) the curve would open upwards.`],
          [signs(-1, 1, -1), h`\(c\) is the height at \(x = 0\), which is 2.`],
          [signs(1, -1, -1), 'This is the curve turned upside down.'],
        ],
        solution: h`The curve opens downwards, so \(a \lt 0\). Its highest point is at \(x = -\dfrac{b}{2a} \gt 0\), so \(b\) has the opposite sign: \(b \gt 0\). It crosses the \(y\)-axis above the origin, so \(c \gt 0\).`,
        proof: (s) => s === signs(arch(1) + arch(-1) - 2 * arch(0), arch(1) - arch(-1), arch(0)),
      }),
  ),
]

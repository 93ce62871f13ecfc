import { BLUE, figure, label, line, type Point } from '../figures.ts'
import { familyOf, frac, h, m, mcq, qty } from '../kit.ts'
import { is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')

function matches(): string {
  const side = 34
  const row = (left: number, count: number): string[] => {
    const top = 30
    const x = (n: number) => left + n * side
    const stick = (from: Point, to: Point) => line(from, to, { colour: BLUE, width: 3 })
    return [
      ...range(0, count).map((n) => stick([x(n), top], [x(n), top + side])),
      ...range(0, count - 1).flatMap((n) => [
        stick([x(n), top], [x(n + 1), top]),
        stick([x(n), top + side], [x(n + 1), top + side]),
      ]),
      label([left + (count * side) / 2, top + side + 22], String(count)),
    ]
  }
  return figure(
    360,
    110,
    [...row(24, 1), ...row(98, 2), ...row(206, 3)],
    'Three patterns made of matches: pattern 1 is one square of 4 matches, pattern 2 is a row of two squares that share a side, pattern 3 a row of three squares.',
  )
}

export const progressions: Family[] = [
  family(
    'terms',
    ['Sequences', 'Linear and quadratic sequences'],
    () =>
      mcq({
        d: 1,
        text: h`A sequence begins \(50, 47, 44, 41, \ldots\) and goes on in the same steps. What is its 20th term?`,
        right: [m(-7), h`\(50 - 19 \times 3\).`],
        wrong: [
          [m(-10), 'Twenty steps were taken instead of nineteen.'],
          [m(107), 'The steps were added.'],
          [m(-4), 'Eighteen steps were taken.'],
          [m(7), 'The sign was lost.'],
        ],
        solution: h`From the first term to the 20th there are 19 steps of \(-3\): \(50 - 57 = -7\).`,
        proof: (s) =>
          is(
            s,
            range(2, 20).reduce((term) => term - 3, 50),
          ),
      }),
    () =>
      mcq({
        d: 3,
        text: h`The \(n\)th term of a sequence is \(n^2 - 8n + 20\). How many of its terms are less than 13?`,
        right: [m(5), h`\(n = 2, 3, 4, 5, 6\).`],
        wrong: [
          [m(7), h`The terms equal to 13, at \(n = 1\) and \(n = 7\), were counted.`],
          [m(6), 'One of the terms equal to 13 was counted.'],
          [m(3), 'Only terms below 8 were counted.'],
          [m(4), h`This is the value of \(n\) at the least term.`],
        ],
        solution: h`\(n^2 - 8n + 7 \lt 0\) means \((n - 1)(n - 7) \lt 0\), so \(1 \lt n \lt 7\): five terms.`,
        proof: (s) => is(s, range(1, 100).filter((n) => (n - 4) ** 2 + 4 < 13).length),
      }),
    () =>
      mcq({
        d: 4,
        text: h`Each term after the first is found by multiplying the one before it by 3 and then taking off a constant \(a\). The first term is 2 and the third is 6. What is \(a\)?`,
        right: [m(3), h`\(18 - 4a = 6\).`],
        wrong: [
          [m(12), h`\(a\) was subtracted only at the second step, from 18.`],
          [m(6), h`\(18 - 2a = 6\): the first \(a\) was not multiplied by 3.`],
          [m(4), h`\(18 - 3a = 6\): the second \(a\) was left out.`],
          [m(0), 'The third term was taken for the second.'],
        ],
        solution: h`The second term is \(6 - a\) and the third \(3(6 - a) - a = 18 - 4a\). So \(18 - 4a = 6\) and \(a = 3\).`,
        proof: (s) =>
          near(
            [1, 2].reduce((term) => 3 * term - value(s), 2),
            6,
          ),
      }),
  ),
  family(
    'growth',
    ['Sequences', 'Geometric patterns'],
    () =>
      mcq({
        d: 2,
        data: matches(),
        text: h`Patterns of squares in a row are laid with matches, as shown. What is the number of the largest pattern that can be laid with 100 matches?`,
        right: [m(33), h`\(3n + 1 \leq 100\).`],
        wrong: [
          [m(25), 'Four matches were counted for every square.'],
          [m(34), h`The single match at the end was left out, and the answer rounded up.`],
          [m(32), h`\(3n + 4 \leq 100\) was solved.`],
          [m(301), 'This is the number of matches in pattern 100.'],
        ],
        solution: h`The first square needs 4 matches and each further one 3, so pattern \(n\) needs \(3n + 1\). \(3n + 1 \leq 100\) gives \(n \leq 33\).`,
        proof: (s) => {
          const needs = (n: number) => n + 1 + 2 * n
          return needs(value(s)) <= 100 && needs(value(s) + 1) > 100
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`A square has sides of 8 cm. The midpoints of its sides are joined to make a second square, the midpoints of that one to make a third, and so on. What is the area of the sixth square?`,
        unit: 'cm^2',
        right: [2, h`\(64 \times \left(\frac12\right)^5\).`],
        wrong: [
          [1, 'This is the area of the seventh square.'],
          [4, 'This is the area of the fifth square.'],
          [frac2(1, 16), h`The area was divided by 4 at each step: the side is not halved.`],
          [qty(h`\sqrt{2}`, 'cm^2'), 'This is the length of its side.'],
        ],
        solution: h`Each square has half the area of the one before, since the corners cut off make up the other half. The areas are 64, 32, 16, 8, 4, 2.`,
        proof: (s) => {
          let side = 8
          for (let square = 2; square <= 6; square += 1) side = Math.hypot(side / 2, side / 2)
          return is(s, side * side)
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`Three numbers \(x\), \(x + 4\) and \(x + 10\) are, in this order, consecutive terms of a geometric progression. What is the next term?`,
        right: [m(27), h`The terms are 8, 12, 18, 27.`],
        wrong: [
          [m(26), h`The steps 4 and 6 were taken to go on with 8.`],
          [m(24), h`The step 6 was repeated.`],
          [m(18), 'This is the third term.'],
          [m(36), 'The third term was doubled.'],
        ],
        solution: h`The ratios are equal: \((x + 4)^2 = x(x + 10)\), so \(8x + 16 = 10x\) and \(x = 8\). The terms 8, 12, 18 have common ratio \(\frac32\), so the next is 27.`,
        proof: (s) => {
          const x = range(1, 100).find((n) => (n + 4) / n === (n + 10) / (n + 4)) ?? 0
          return near(value(s) / (x + 10), (x + 4) / x)
        },
      }),
  ),
]

/** A fraction of a square centimetre. */
function frac2(top: number, bottom: number): string {
  return qty(frac(top, bottom), 'cm^2')
}

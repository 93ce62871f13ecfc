import { familyOf, frac, h, m, mcq, poly } from '../kit.ts'
import { is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')

export const formulae: Family[] = [
  family(
    'brackets',
    ['Expressions and formulae', 'Simplifying expressions'],
    () =>
      mcq({
        d: 1,
        text: h`Remove the brackets and collect like terms: \(3(2x - 5) - 2(x - 4)\).`,
        right: [m(poly([4, -7])), h`\(6x - 15 - 2x + 8\).`],
        wrong: [
          [m(poly([4, -23])), h`\(-2 \times (-4)\) was taken as \(-8\).`],
          [
            m(poly([4, -1])),
            'The numbers in the brackets were not multiplied by what stands before them.',
          ],
          [m(poly([8, -7])), h`\(2x\) was added instead of subtracted.`],
          [m(poly([4, -19])), h`The \(-4\) was not multiplied by \(-2\).`],
        ],
        solution: h`\(3(2x - 5) = 6x - 15\) and \(-2(x - 4) = -2x + 8\). Together \(4x - 7\).`,
        proof: (s) =>
          range(-4, 4).every((x) => near(value(s, { x }), 3 * (2 * x - 5) - 2 * (x - 4))),
      }),
    () =>
      mcq({
        d: 4,
        text: h`Which expression is equivalent to \(\dfrac{x^2 - y^2}{x^2 + 2xy + y^2} \div \dfrac{x - y}{xy}\), wherever both make sense?`,
        right: [
          m(h`\frac{xy}{x + y}`),
          h`\(\dfrac{(x - y)(x + y)}{(x + y)^2} \times \dfrac{xy}{x - y}\).`,
        ],
        wrong: [
          [m(h`\frac{(x - y)^2}{xy(x + y)}`), 'The second fraction was not turned over.'],
          [m(h`\frac{xy}{x - y}`), 'The first fraction was taken as 1.'],
          [m(h`\frac{1}{2(x - y)}`), h`\(x^2\), \(y^2\) and \(xy\) were cancelled term by term.`],
          [m('xy'), h`\(x^2 + 2xy + y^2\) was taken as \(x + y\).`],
        ],
        solution: h`\(\dfrac{(x - y)(x + y)}{(x + y)^2} \times \dfrac{xy}{x - y} = \dfrac{xy}{x + y}\).`,
        proof: (s) =>
          [
            [3, 1],
            [2, 5],
            [0.5, 4],
          ].every(([x = 1, y = 1]) =>
            near(
              value(s, { x, y }) * ((x - y) / (x * y)),
              (x * x - y * y) / (x * x + 2 * x * y + y * y),
            ),
          ),
      }),
    () =>
      mcq({
        d: 5,
        text: h`The number \(a\) satisfies \(a + \dfrac1a = 4\). What is the value of \(a^3 + \dfrac1{a^3}\)?`,
        right: [m(52), h`\(64 - 3 \times 4\).`],
        wrong: [
          [m(64), 'Both sides were cubed without the middle terms.'],
          [m(14), h`This is \(a^2 + \frac1{a^2}\).`],
          [m(76), 'The middle terms were added instead of subtracted.'],
          [m(56), h`\(14 \times 4\) is \(a^3 + \frac1{a^3}\) and \(a + \frac1a\) together.`],
        ],
        solution: h`\(\left(a + \frac1a\right)^3 = a^3 + 3a + \frac3a + \frac1{a^3}\). So \(64 = a^3 + \frac1{a^3} + 3 \times 4\), and the sum is 52.`,
        proof: (s) => {
          const a = 2 + Math.sqrt(3)
          return near(a + 1 / a, 4) && is(s, a ** 3 + 1 / a ** 3)
        },
      }),
  ),
  family(
    'subjects',
    ['Expressions and formulae', 'Rearranging formulae'],
    () =>
      mcq({
        d: 3,
        text: h`The total surface area of a cone is \(A = \pi r^2 + \pi rl\), with base radius \(r\) and slant height \(l\). Make \(l\) the subject.`,
        right: [
          m(h`\frac{A - \pi r^2}{\pi r}`),
          h`Subtract \(\pi r^2\), then divide by \(\pi r\).`,
        ],
        wrong: [
          [m(h`\frac{A}{\pi r} - r^2`), h`\(\pi r^2 \div \pi r\) was taken as \(r^2\).`],
          [m(h`\frac{A + \pi r^2}{\pi r}`), h`\(\pi r^2\) was added.`],
          [m(h`A - \pi r^2 - \pi r`), h`\(\pi r\) was subtracted instead of divided out.`],
          [m(h`\frac{A}{\pi r^2 + \pi r}`), h`\(l\) was treated as if it multiplied both terms.`],
        ],
        solution: h`\(\pi rl = A - \pi r^2\), so \(l = \dfrac{A - \pi r^2}{\pi r}\), which is also \(\dfrac{A}{\pi r} - r\).`,
        proof: (s) =>
          [
            [2, 5],
            [1.5, 4],
            [3, 3.5],
          ].every(([r = 1, l = 1]) =>
            near(value(s, { r, A: Math.PI * r * r + Math.PI * r * l }), l),
          ),
      }),
    () =>
      mcq({
        d: 1,
        text: h`Temperatures in degrees Fahrenheit and Celsius are linked by \(F = \frac95C + 32\). What is \(C\) when \(F = 14\)?`,
        right: [m(-10), h`\(\frac95C = -18\).`],
        wrong: [
          [m(10), h`\(14 - 32\) was taken as \(18\).`],
          [m(frac(-162, 5)), h`\(-18\) was multiplied by \(\frac95\) instead of divided by it.`],
          [m(frac(286, 5)), h`14 was put in the place of \(C\).`],
          [m(frac(230, 9)), h`32 was added to 14.`],
        ],
        solution: h`\(14 - 32 = -18 = \frac95C\), so \(C = -18 \times \frac59 = -10\).`,
        proof: (s) => near((9 * value(s)) / 5 + 32, 14),
      }),
    () =>
      mcq({
        d: 4,
        text: h`Given that \(w = \sqrt{\dfrac{a + x}{a - x}}\), which expression gives \(x\)?`,
        right: [m(h`\frac{a(w^2 - 1)}{w^2 + 1}`), h`\(w^2(a - x) = a + x\).`],
        wrong: [
          [m(h`\frac{a(w - 1)}{w + 1}`), 'The equation was not squared.'],
          [m(h`\frac{a(w^2 + 1)}{w^2 - 1}`), 'The fraction is upside down.'],
          [
            m(h`\frac{a(1 - w^2)}{w^2 + 1}`),
            h`The terms in \(x\) were collected with the wrong sign.`,
          ],
          [m(h`\frac{w^2 - 1}{w^2 + 1}`), h`The factor \(a\) was lost.`],
        ],
        solution: h`Squaring, \(w^2(a - x) = a + x\). So \(aw^2 - a = w^2x + x\), that is \(a(w^2 - 1) = x(w^2 + 1)\), and \(x = \dfrac{a(w^2 - 1)}{w^2 + 1}\).`,
        proof: (s) =>
          [
            [5, 3],
            [2, -1],
            [10, 6],
          ].every(([a = 1, x = 0]) =>
            near(value(s, { a, w: Math.sqrt((a + x) / (a - x)) }), x, 1e-6),
          ),
      }),
  ),
]

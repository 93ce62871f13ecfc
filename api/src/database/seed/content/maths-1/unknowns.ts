import { BLUE, circle, figure, GREEN, GREY_FILL, label, line, path, plot, RED } from '../figures.ts'
import { familyOf, h, m, mcq, poly } from '../kit.ts'
import { is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')

function numberLine(): string {
  const x = (n: number) => 190 + 34 * n
  return figure(
    380,
    90,
    [
      line([20, 50], [360, 50], { arrow: true }),
      ...range(-4, 4).flatMap((n) => [
        line([x(n), 45], [x(n), 55]),
        label([x(n), 72], String(n), { size: 13 }),
      ]),
      line([x(-2), 32], [x(3), 32], { colour: BLUE, width: 3 }),
      circle([x(-2), 32], 6, { colour: BLUE, fill: '#ffffff' }),
      circle([x(3), 32], 6, { colour: BLUE, fill: BLUE }),
    ],
    'Number line from −4 to 4. A thick bar above it runs from an open circle at −2 to a filled circle at 3.',
  )
}

function regionFigure(): string {
  const g = plot({ from: 0, to: 9, step: 1, label: 'x' }, { from: 0, to: 10, step: 2, label: 'y' })
  const corners = [
    [0, 0],
    [5, 0],
    [4, 2],
    [0, 4],
  ] as const
  return figure(
    g.width,
    g.height,
    [
      path(corners.map(g.to), { fill: GREY_FILL, close: true, width: 1 }),
      ...g.body,
      g.points(
        [
          [0, 10],
          [5, 0],
        ],
        RED,
      ),
      g.points(
        [
          [0, 4],
          [8, 0],
        ],
        GREEN,
      ),
    ],
    'Shaded region of the first quadrant under two falling straight lines: one from (0, 10) to (5, 0), the other from (0, 4) to (8, 0). The region has corners at the origin, on both axes, and where the lines cross.',
  )
}

export const unknowns: Family[] = [
  family(
    'factorising',
    ['Equations and inequalities', 'Quadratic equations'],
    () =>
      mcq({
        d: 2,
        text: h`Factorise \(6x^2 - x - 2\) completely.`,
        right: [m('(3x - 2)(2x + 1)'), h`\(3x - 4x = -x\).`],
        wrong: [
          [m('(3x + 2)(2x - 1)'), h`The middle term comes out as \(+x\).`],
          [m('(6x + 1)(x - 2)'), h`The middle term comes out as \(-11x\).`],
          [m('(3x - 1)(2x + 2)'), h`The middle term comes out as \(+4x\).`],
          [m('(6x - 1)(x + 2)'), h`The middle term comes out as \(+11x\).`],
        ],
        solution: h`Two numbers with product \(6 \times (-2) = -12\) and sum \(-1\) are 3 and \(-4\). \(6x^2 + 3x - 4x - 2 = 3x(2x + 1) - 2(2x + 1) = (3x - 2)(2x + 1)\).`,
        proof: (s) => range(-5, 5).every((x) => near(value(s, { x }), 6 * x * x - x - 2)),
      }),
    () =>
      mcq({
        d: 5,
        text: h`A rower covers 24 km upstream and then the same 24 km downstream, five hours in all. The river flows at 2 km/h. What is the speed of the rower in still water?`,
        unit: 'km h^-1',
        right: [10, h`\(5v^2 - 48v - 20 = 0\).`],
        wrong: [
          [9.6, 'The whole distance was divided by the time, as if the river stood still.'],
          [8, 'This is the speed over the ground on the way upstream.'],
          [12, 'This is the speed over the ground on the way downstream.'],
          [11.6, h`2 was added to \(48 \div 5\).`],
        ],
        solution: h`\(\dfrac{24}{v - 2} + \dfrac{24}{v + 2} = 5\), so \(48v = 5(v^2 - 4)\) and \(5v^2 - 48v - 20 = 0\), that is \((5v + 2)(v - 10) = 0\). A speed is positive: \(v = 10\).`,
        proof: (s) => near(24 / (value(s) - 2) + 24 / (value(s) + 2), 5),
      }),
  ),
  family(
    'pairs',
    ['Equations and inequalities', 'Simultaneous equations'],
    () =>
      mcq({
        d: 1,
        text: h`The sum of two numbers is 31 and their difference is 7. Find their product.`,
        right: [m(228), 'The numbers are 19 and 12.'],
        wrong: [
          [m(217), 'The sum was multiplied by the difference.'],
          [m(19), 'This is the larger number.'],
          [m(168), h`The difference was taken off 31 to give 24, and that was multiplied by 7.`],
          [m(456), 'The halving was done for one of the numbers only.'],
        ],
        solution: h`Adding \(x + y = 31\) and \(x - y = 7\) gives \(2x = 38\), so \(x = 19\), \(y = 12\) and \(xy = 228\).`,
        proof: (s) => near(4 * value(s), 31 ** 2 - 7 ** 2),
      }),
    () =>
      mcq({
        d: 3,
        text: h`At a market stall an apple and a banana cost 90p together, a banana and a coconut £2.10, and a coconut and an apple £1.80. What do one apple, one banana and one coconut cost together?`,
        right: [m(h`\pounds 2.40`), 'Half of the sum of the three amounts.'],
        wrong: [
          [m(h`\pounds 4.80`), 'In the sum of the three amounts each fruit is counted twice.'],
          [m(h`\pounds 1.60`), 'The sum of the amounts was divided by 3.'],
          [
            m(h`\pounds 3.00`),
            'Only the first two amounts were added, so that the banana is counted twice.',
          ],
          [m(h`\pounds 1.50`), 'This is the cost of the coconut.'],
        ],
        solution: h`Adding all three: \(2(a + b + c) = 0.90 + 2.10 + 1.80 = 4.80\), so \(a + b + c = 2.40\) pounds.`,
        proof: (s) => {
          const all = value(s)
          const [coconut, apple, banana] = [all - 0.9, all - 2.1, all - 1.8]
          return near(coconut + apple + banana, all)
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`Two positive numbers add to 7 and have product 10. Their cubes are added. What is the result?`,
        right: [m(133), h`\(2^3 + 5^3\).`],
        wrong: [
          [m(343), h`\((x + y)^3\) was taken for the sum of the cubes.`],
          [m(117), 'This is the difference of the cubes.'],
          [
            m(313),
            h`\(3xy\) was subtracted from the cube of the sum, without the factor \(x + y\).`,
          ],
          [m(29), 'This is the sum of the squares.'],
        ],
        solution: h`\((x + y)^3 = x^3 + y^3 + 3xy(x + y)\), so the sum of the cubes is \(343 - 3 \times 10 \times 7 = 133\). (The numbers are 2 and 5.)`,
        proof: (s) => {
          const root = Math.sqrt(7 * 7 - 4 * 10)
          return is(s, ((7 + root) / 2) ** 3 + ((7 - root) / 2) ** 3)
        },
      }),
  ),
  family(
    'regions',
    ['Equations and inequalities', 'Inequalities'],
    () =>
      mcq({
        d: 1,
        data: numberLine(),
        text: h`A set of values is shown on the number line. How many integers belong to it?`,
        right: [m(5), h`\(-1, 0, 1, 2, 3\).`],
        wrong: [
          [m(6), 'The open circle was counted.'],
          [m(4), 'The filled circle was not counted.'],
          [m(3), 'Only the positive integers were counted.'],
          [m(7), 'One integer too many was counted at each end.'],
        ],
        solution: h`The open circle leaves out \(-2\) and the filled circle takes in 3, so \(-2 \lt x \leq 3\): the integers are \(-1, 0, 1, 2, 3\).`,
        proof: (s) => is(s, range(-9, 9).filter((n) => n > -2 && n <= 3).length),
      }),
    () =>
      mcq({
        d: 4,
        data: regionFigure(),
        text: h`The shaded region is given by \(x \geq 0\), \(y \geq 0\), \(2x + y \leq 10\) and \(x + 2y \leq 8\). What is the greatest value of \(x + y\) in it?`,
        right: [m(6), h`At the corner \((4, 2)\).`],
        wrong: [
          [m(5), h`This is the value at the corner \((5, 0)\).`],
          [m(4), h`This is the value at the corner \((0, 4)\).`],
          [m(9), h`The two bounds were added and halved.`],
          [m(10), h`The point \((0, 10)\) is not in the region.`],
        ],
        solution: h`The lines cross where \(2x + y = 10\) and \(x + 2y = 8\). Adding, \(3(x + y) = 18\), so \(x + y = 6\) there. Every point of the region satisfies \(3(x + y) \leq 18\), so 6 is the greatest value.`,
        proof: (s) => {
          const grid = range(0, 100).map((n) => n / 10)
          const sums = grid.flatMap((x) =>
            grid.filter((y) => 2 * x + y <= 10 + 1e-9 && x + 2 * y <= 8 + 1e-9).map((y) => x + y),
          )
          return is(s, Math.max(...sums))
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`Find the complete set of values of \(x\) for which both \(x^2 \lt 16\) and \(2x + 1 \gt 3\).`,
        right: [m(h`1 \lt x \lt 4`), h`\(-4 \lt x \lt 4\) and \(x \gt 1\).`],
        wrong: [
          [m(h`x \gt 1`), h`The first condition was left out.`],
          [m(h`-4 \lt x \lt 4`), h`The second condition was left out.`],
          [m(h`-4 \lt x \lt 1`), h`The second condition was turned round.`],
          [m(h`2 \lt x \lt 4`), h`1 was added to 3 instead of subtracted.`],
        ],
        solution: h`\(x^2 \lt 16\) means \(-4 \lt x \lt 4\). \(2x \gt 2\) means \(x \gt 1\). Both hold for \(1 \lt x \lt 4\).`,
        proof: (s) => {
          const [low, high] = s.includes('x \\gt')
            ? [1, Number.POSITIVE_INFINITY]
            : (s.match(/-?\d+/g) ?? []).map(Number)
          return range(-60, 60)
            .map((n) => n / 10)
            .every((x) => (x > (low ?? 0) && x < (high ?? 0)) === (x * x < 16 && 2 * x + 1 > 3))
        },
      }),
  ),
  family('shared-root', ['Equations and inequalities', 'Quadratic equations'], () =>
    mcq({
      d: 3,
      text: h`One root of \(x^2 + px - 20 = 0\) is \(-4\), where \(p\) is a constant. What is the other root?`,
      right: [m(5), h`The product of the roots is \(-20\).`],
      wrong: [
        [m(-5), h`The product was taken as \(+20\).`],
        [m(-1), h`This is \(p\).`],
        [m(1), h`This is the sum of the roots.`],
        [m(24), h`\(-4\) was subtracted from 20 instead of dividing.`],
      ],
      solution: h`The roots have product \(-20\), so the other is \(-20 \div (-4) = 5\). (Then \(${poly([1, -1, -20])} = (x + 4)(x - 5)\).)`,
      proof: (s) => {
        const p = (20 - (-4) ** 2) / -4
        return near(value(s) ** 2 + p * value(s), 20)
      },
    }),
  ),
]

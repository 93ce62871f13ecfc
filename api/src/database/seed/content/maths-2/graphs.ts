import { BLUE, figure, label, plot, RED } from '../figures.ts'
import { blanks, equation, familyOf, h, m, mcq, statements } from '../kit.ts'
import { agrees, at, is, near, parts, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 2', 'maths-2')

const hill = (x: number): number => 3 - 0.75 * (x - 2) ** 2

function hillFigure(): string {
  const g = plot({ from: -1, to: 5, step: 1, label: 'x' }, { from: -2, to: 5, step: 1, label: 'y' })
  return figure(
    g.width,
    g.height,
    [...g.body, g.curve(hill), label(g.to([2, 3.6]), '(2, 3)', { size: 13 })],
    'Graph of y = f(x): a curve with its highest point at (2, 3), crossing the x-axis at 0 and 4 and falling away on both sides.',
  )
}

const cubic = (x: number): number => 0.5 * (x + 2) * (x - 1) ** 2

function cubicFigure(): string {
  const g = plot({ from: -3, to: 3, step: 1, label: 'x' }, { from: -4, to: 6, step: 2, label: 'y' })
  return figure(
    g.width,
    g.height,
    [...g.body, g.curve(cubic)],
    'Graph of a cubic that crosses the x-axis at −2, rises to (−1, 2), crosses the y-axis at 1, touches the x-axis at 1 and then rises.',
  )
}

function sineFigure(): string {
  const g = plot(
    { from: -12, to: 12, step: 4, label: 'x' },
    { from: -1.5, to: 1.5, step: 0.5, label: 'y' },
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.curve(Math.sin, -12, 12, BLUE), g.curve((x) => x / 10, -12, 12, RED)],
    'The sine curve for x from −12 to 12, between −1 and 1, and the straight line y = x/10 through the origin, which reaches 1 at x = 10.',
  )
}

/** Sign changes of f on a fine grid that avoids whole numbers. */
const crossings = (f: (x: number) => number, from: number, to: number): number => {
  const values = range(0, 9999).map((n) => f(from + ((to - from) * (n + 0.37)) / 10000))
  return values.filter((each, n) => n > 0 && Math.sign(each) !== Math.sign(values[n - 1] ?? each))
    .length
}

export const graphs: Family[] = [
  family(
    'transform',
    ['Graphs of functions', 'Transformations'],
    () =>
      mcq({
        d: 2,
        data: hillFigure(),
        text: h`The graph of \(y = \mathrm{f}(x)\) is shown. What is the highest point of the graph of \(y = 2\,\mathrm{f}(x - 1) + 1\)?`,
        right: [m('(3, 7)'), 'One to the right; heights doubled, then one up.'],
        wrong: [
          [m('(1, 7)'), h`\(x - 1\) was taken to move the graph to the left.`],
          [m('(3, 8)'), 'The graph was moved up before it was stretched.'],
          [m('(3, 4)'), 'The factor 2 was left out.'],
          [m('(6, 4)'), h`The stretch was applied to \(x\).`],
        ],
        solution: h`Replacing \(x\) by \(x - 1\) moves the graph one to the right: \((3, 3)\). Doubling gives \((3, 6)\), and adding one \((3, 7)\).`,
        proof: (s) => {
          const [x = 0, y = 0] = (s.match(/-?\d+/g) ?? []).map(Number)
          const g = (t: number) => 2 * hill(t - 1) + 1
          return near(g(x), y) && range(-100, 100).every((n) => g(x + n / 20) <= y)
        },
      }),
    () =>
      equation({
        d: 2,
        text: h`The graph of \(y = x^2 - 4x\) is moved 2 to the right and 3 down. Its new equation is \(y = \mathrm{g}(x)\). Find \(\mathrm{g}(x)\) in expanded form.`,
        expected: 'x^2 - 8*x + 9',
        vars: ['x'],
        solution: h`\(\mathrm{g}(x) = (x - 2)^2 - 4(x - 2) - 3 = x^2 - 8x + 9\).`,
        proof: (s) =>
          [0, 1, 2, 4, -3].every((x) => agrees(s, () => x * x - 4 * x - 3, at('x', x + 2))),
      }),
    () =>
      mcq({
        d: 3,
        text: h`The graph of \(y = 2^x\) is stretched by a factor 8 parallel to the \(y\)-axis. Which single translation has the same effect?`,
        right: ['3 units to the left', h`\(8 \times 2^x = 2^{x + 3}\).`],
        wrong: [
          ['3 units to the right', h`\(2^{x - 3} = \frac18 \times 2^x\).`],
          ['8 units up', h`This gives \(2^x + 8\).`],
          ['8 units to the left', h`This gives \(2^{x + 8} = 256 \times 2^x\).`],
          ['3 units up', h`This gives \(2^x + 3\).`],
        ],
        solution: h`\(8 \times 2^x = 2^3 \times 2^x = 2^{x + 3}\): the graph moves 3 to the left.`,
        proof: (s) => {
          const [, size = '0', way] = /^(\d) units (?:to the )?(\w+)$/.exec(s) ?? []
          const n = Number(size)
          const moved = (x: number) =>
            way === 'up' ? 2 ** x + n : 2 ** (way === 'left' ? x + n : x - n)
          return [-2, 0, 1.5].every((x) => near(moved(x), 8 * 2 ** x))
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        data: hillFigure(),
        text: h`Use the graph of \(y = \mathrm{f}(x)\) to judge these statements.`,
        list: [
          [
            h`The graph of \(y = \mathrm{f}(2x)\) crosses the \(x\)-axis at 0 and 2.`,
            true,
            h`\(2x\) must be 0 or 4.`,
            () => near(hill(2 * 0), 0) && near(hill(2 * 2), 0),
          ],
          [
            h`The graph of \(y = \mathrm{f}(-x)\) has its highest point at \((2, -3)\).`,
            false,
            h`it is reflected in the \(y\)-axis: \((-2, 3)\).`,
            () => near(hill(-2), -3),
          ],
          [
            h`The equation \(\mathrm{f}(x) = 4\) has no real solutions.`,
            true,
            'the greatest value is 3.',
            () => range(-100, 100).every((n) => hill(n / 10) < 4),
          ],
        ],
        solution: 'Read the zeros and the highest point, and follow what each change does to them.',
      }),
  ),
  family(
    'sketch',
    ['Graphs of functions', 'Sketching and intersections'],
    () =>
      mcq({
        d: 3,
        data: cubicFigure(),
        text: 'Which equation could the curve have?',
        right: [
          m(h`y = \frac{1}{2}(x + 2)(x - 1)^2`),
          'A simple root at −2 and a repeated root at 1.',
        ],
        wrong: [
          [m(h`y = \frac{1}{2}(x - 2)(x + 1)^2`), 'The signs of the roots are turned round.'],
          [
            m(h`y = \frac{1}{2}(x + 2)^2(x - 1)`),
            'The curve would touch the axis at −2 and cross it at 1.',
          ],
          [m(h`y = (x + 2)(x - 1)^2`), h`This curve crosses the \(y\)-axis at 2.`],
          [m(h`y = -\frac{1}{2}(x + 2)(x - 1)^2`), h`This curve falls for large \(x\).`],
        ],
        solution: h`The curve crosses the axis at \(-2\) and touches it at 1: \(y = a(x + 2)(x - 1)^2\). At \(x = 0\), \(y = 2a = 1\), so \(a = \frac12\).`,
        proof: (s) => {
          const f = (x: number) => value(s.replace('y =', ''), { x })
          return (
            near(f(0), 1) &&
            near(f(-1), 2) &&
            near(f(-2), 0) &&
            near(f(1), 0) &&
            f(0.9) > 0 &&
            f(1.1) > 0
          )
        },
      }),
    () =>
      mcq({
        d: 4,
        data: sineFigure(),
        text: h`How many real solutions has the equation \(\sin x = \dfrac{x}{10}\)?`,
        right: [m(7), 'Zero, three positive and three negative solutions.'],
        wrong: [
          [m(3), 'Only the positive solutions were counted.'],
          [m(4), 'The negative solutions were left out.'],
          [m(6), h`\(x = 0\) was left out.`],
          [m(9), 'A fourth crossing on each side was counted, but there the line is above 1.'],
        ],
        solution: h`Solutions need \(|x| \leq 10\). For \(x \gt 0\) the line crosses the first arch once and the second arch, between \(2\pi\) and \(3\pi\), twice; the third begins at \(4\pi \gt 10\). With symmetry and \(x = 0\): \(3 + 3 + 1 = 7\).`,
        proof: (s) =>
          is(
            s,
            crossings((x) => Math.sin(x) - x / 10, -15, 15),
          ),
      }),
    () =>
      blanks({
        d: 5,
        text: h`The equation \(x^3 - 3x = k\) has three different real roots just when [[blank]] \(\lt k \lt\) [[blank]].`,
        right: [[-2, 2], h`The turning points have heights \(2\) and \(-2\).`],
        wrong: [
          [[-1, 1], h`These are the \(x\)-coordinates of the turning points.`],
          [[-3, 3], h`The coefficient of \(x\) was taken.`],
          [[0, 2], 'Only the upper turning point was used.'],
          [[-4, 4], h`The heights were taken as \(x^3 + 3x\) at the turning points.`],
        ],
        solution: h`\(y = x^3 - 3x\) has turning points where \(3x^2 = 3\): \((-1, 2)\) and \((1, -2)\). A level line cuts the curve three times when it lies between them.`,
        proof: (s) => {
          const [low = 0, high = 0] = parts(s)
          return range(-50, 50)
            .map((n) => n / 10 + 0.03)
            .every(
              (k) => (crossings((x) => x ** 3 - 3 * x - k, -4, 4) === 3) === (low < k && k < high),
            )
        },
      }),
    () =>
      mcq({
        d: 1,
        text: h`At how many points does the curve \(y = (x - 1)^2(x + 3)\) meet the \(x\)-axis?`,
        right: [m(2), h`At \(x = 1\), where it touches, and at \(x = -3\).`],
        wrong: [
          [m(3), 'The repeated root was counted twice.'],
          [m(1), 'The point where the curve touches the axis was left out.'],
          [m(0), 'Both roots were left out.'],
          [m(4), 'Each factor was counted with both signs.'],
        ],
        solution: h`\(y = 0\) when \(x = 1\) (a repeated root) or \(x = -3\): two points.`,
        proof: (s) =>
          is(s, new Set(range(-100, 100).filter((x) => (x - 1) ** 2 * (x + 3) === 0)).size),
      }),
  ),
]

import { figure, label, plot, RED } from '../figures.ts'
import { familyOf, h, m, mcq, statements } from '../kit.ts'
import { is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'
import { inside } from './algebra.ts'

const family = familyOf('Mathematics 2', 'maths-2')

const tent = (x: number): number => (x < 2 ? 2 * x : 8 - 2 * x)

function tents(): string {
  const g = plot({ from: -1, to: 5, step: 1, label: 'x' }, { from: -5, to: 5, step: 1, label: 'y' })
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.points([
        [0, 0],
        [2, 4],
        [4, 0],
      ]),
      g.points(
        [
          [0, 0],
          [1, -4],
          [2, 0],
        ],
        RED,
      ),
      label(g.to([3.3, 2.6]), 'f', { italic: true }),
      label(g.to([1.9, -2.6]), 'g', { italic: true }),
    ],
    'Two graphs made of straight pieces. The graph of f goes from (0, 0) up to (2, 4) and down to (4, 0). The graph of g goes from (0, 0) down to (1, −4) and up to (2, 0).',
  )
}

/** How often f changes its sign on a fine grid. */
const crossings = (f: (x: number) => number, from: number, to: number): number => {
  const values = range(0, 20000).map((n) => f(from + ((to - from) * (n + 0.37)) / 20001))
  return values.filter((each, n) => n > 0 && each * (values[n - 1] ?? each) < 0).length
}

const RISING = range(1, 12).map((n) => n / 3)

export const curves: Family[] = [
  family(
    'moves',
    ['Graphs of functions', 'Transformations'],
    () =>
      mcq({
        d: 2,
        text: h`The curve \(y = \mathrm{f}(x)\) passes through \((6, 4)\). Which point must lie on the curve \(y = \mathrm{f}(3x) - 1\)?`,
        right: [m('(2, 3)'), h`\(3x = 6\), and one is taken off.`],
        wrong: [
          [m('(18, 3)'), h`\(x\) was multiplied by 3 in place of divided.`],
          [m('(2, 5)'), 'One was added.'],
          [m('(6, 11)'), 'The height was multiplied by 3.'],
          [m('(3, 3)'), h`3 was taken off \(x\).`],
        ],
        solution: h`\(\mathrm{f}(3x)\) is known where \(3x = 6\), so \(x = 2\): there \(\mathrm{f}(6) - 1 = 3\).`,
        proof: (s) => {
          const [x = 0, y = 0] = (s.match(/-?\d+/g) ?? []).map(Number)
          // every straight line through (6, 4) will do for f
          return range(-5, 5).every((k) => near(4 + k * (3 * x - 6) - 1, y))
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`The graph of \(y = x^2\) is first moved 3 units to the right and then reflected in the \(y\)-axis. What is its equation now?`,
        right: [m('y = (x + 3)^2'), h`\((-x - 3)^2 = (x + 3)^2\).`],
        wrong: [
          [m('y = (x - 3)^2'), 'The two steps were taken in the other order.'],
          [m('y = -(x - 3)^2'), h`The reflection was made in the \(x\)-axis.`],
          [m('y = -(x + 3)^2'), h`A minus sign was put in front as well.`],
          [m('y = x^2 - 9'), 'The curve was moved down.'],
        ],
        solution: h`After the move: \(y = (x - 3)^2\), lowest at \((3, 0)\). The reflection takes \((3, 0)\) to \((-3, 0)\): \(y = (-x - 3)^2 = (x + 3)^2\).`,
        proof: (s) =>
          range(-4, 4).every((x) => near(value(s.replace('y =', ''), { x: -(x + 3) }), x * x)),
      }),
    () =>
      mcq({
        d: 3,
        text: h`Which translation takes the graph of \(y = \log_{10} x\) to the graph of \(y = \log_{10}(100x)\)?`,
        right: ['2 units up', h`\(\log_{10} 100 = 2\) is added.`],
        wrong: [
          ['2 units down', h`This gives \(\log_{10}\frac{x}{100}\).`],
          ['100 units up', h`The logarithm of 100 was not taken.`],
          ['100 units to the left', h`This gives \(\log_{10}(x + 100)\).`],
          ['2 units to the left', h`This gives \(\log_{10}(x + 2)\).`],
        ],
        solution: h`\(\log_{10}(100x) = \log_{10} 100 + \log_{10} x = 2 + \log_{10} x\): every point moves up by 2.`,
        proof: (s) => {
          const [, size = '0', way] = /^(\d+) units (?:to the )?(\w+)$/.exec(s) ?? []
          const n = Number(size)
          const moved = (x: number) =>
            way === 'left' ? Math.log10(x + n) : Math.log10(x) + (way === 'up' ? n : -n)
          return [0.5, 1, 7].every((x) => near(moved(x), Math.log10(100 * x)))
        },
      }),
    () =>
      mcq({
        d: 3,
        data: tents(),
        text: h`The graphs of two functions are shown, each for the values of \(x\) for which it is defined. Which equation gives \(\mathrm{g}\) in terms of \(\mathrm{f}\)?`,
        right: [m(h`\mathrm{g}(x) = -\mathrm{f}(2x)`), 'Half as wide, and turned upside down.'],
        wrong: [
          [
            m(h`\mathrm{g}(x) = \mathrm{f}(-2x)`),
            h`This would turn the graph over the \(y\)-axis.`,
          ],
          [
            m(h`\mathrm{g}(x) = -\mathrm{f}\left(\frac{x}{2}\right)`),
            'This graph would be twice as wide.',
          ],
          [
            m(h`\mathrm{g}(x) = -2\,\mathrm{f}(x)`),
            'This graph would be twice as deep and equally wide.',
          ],
          [m(h`\mathrm{g}(x) = -\mathrm{f}(x + 1)`), 'A move would not change the width.'],
        ],
        solution: h`The heights have changed sign, but not size: a minus sign in front. The graph is half as wide: \(x\) is replaced by \(2x\). So \(\mathrm{g}(x) = -\mathrm{f}(2x)\).`,
        proof: (s) => {
          const made = new Map<string, (x: number) => number>([
            [h`-\mathrm{f}(2x)`, (x) => -tent(2 * x)],
            [h`\mathrm{f}(-2x)`, (x) => tent(-2 * x)],
            [h`-\mathrm{f}\left(\frac{x}{2}\right)`, (x) => -tent(x / 2)],
            [h`-2\,\mathrm{f}(x)`, (x) => -2 * tent(x)],
            [h`-\mathrm{f}(x + 1)`, (x) => -tent(x + 1)],
          ]).get(s.slice(2, -2).split(' = ')[1] ?? '')
          const shown = (x: number) => (x < 1 ? -4 * x : -8 + 4 * x)
          return made !== undefined && [0, 0.5, 1, 1.5, 2].every((x) => near(made(x), shown(x)))
        },
      }),
  ),
  family(
    'pictures',
    ['Graphs of functions', 'Sketching and intersections'],
    () =>
      mcq({
        d: 2,
        text: h`The graph of \(y = \dfrac{1}{x - 2} + 3\) has two asymptotes. Where do they cross?`,
        right: [m('(2, 3)'), h`\(x = 2\) and \(y = 3\).`],
        wrong: [
          [m('(-2, 3)'), h`The sign in \(x - 2\) was turned round.`],
          [m('(3, 2)'), 'The two numbers are exchanged.'],
          [m('(2, -3)'), 'The sign of 3 was turned round.'],
          [m('(0, 0)'), h`The asymptotes of \(y = \frac1x\) were taken.`],
        ],
        solution: h`The fraction has no value at \(x = 2\) and tends to 0 for large \(x\), so the asymptotes are \(x = 2\) and \(y = 3\).`,
        proof: (s) => {
          const [x = 0, y = 0] = (s.match(/-?\d+/g) ?? []).map(Number)
          const f = (t: number) => 1 / (t - 2) + 3
          return Math.abs(f(x + 1e-9)) > 1e6 && Math.abs(f(1e9) - y) < 1e-6
        },
      }),
    () =>
      mcq({
        d: 1,
        text: h`In how many points do the cubic curve \(y = x^3\) and the straight line \(y = 4x\) cross?`,
        right: [3, h`At \(x = -2\), 0 and 2.`],
        wrong: [
          [2, h`Dividing by \(x\) lost the point at the origin.`],
          [1, 'Only one point was found.'],
          [4, 'The origin was counted twice.'],
          [0, 'The line was taken to miss the curve.'],
        ],
        solution: h`\(x^3 - 4x = x(x - 2)(x + 2) = 0\) has three different roots.`,
        proof: (s) =>
          is(
            s,
            crossings((x) => x ** 3 - 4 * x, -9, 9),
          ),
      }),
    () =>
      mcq({
        d: 4,
        text: h`Sketch \(y = x^2\) and \(y = 2^x\) on the same axes. How many real solutions has \(x^2 = 2^x\)?`,
        right: [3, h`2, 4 and one negative solution.`],
        wrong: [
          [2, 'The negative solution was left out.'],
          [1, h`Only \(x = 2\) was found.`],
          [4, 'Two negative solutions were counted.'],
          [0, 'The curves do cross.'],
        ],
        solution: h`\(x = 2\) and \(x = 4\) are solutions; beyond 4 the exponential stays above. For \(x \lt 0\) the parabola falls from large values to 0, while \(2^x\) rises to 1: they cross once. Three in all.`,
        proof: (s) =>
          is(
            s,
            crossings((x) => x * x - 2 ** x, -20, 20),
          ),
      }),
    () =>
      mcq({
        d: 4,
        text: h`For which values of \(k\) has \(x^4 - 8x^2 + k = 0\) four different real roots?`,
        right: [m(h`0 \lt k \lt 16`), h`Both values of \(x^2\) must be positive.`],
        wrong: [
          [m(h`k \lt 16`), h`For \(k \lt 0\) one value of \(x^2\) is negative.`],
          [m(h`-16 \lt k \lt 0`), h`The sign of \(k\) was turned round.`],
          [m(h`0 \lt k \lt 64`), h`The discriminant was taken as \(64 - k\).`],
          [m(h`k \gt 16`), 'Here there are no real roots.'],
        ],
        solution: h`With \(u = x^2\): \(u^2 - 8u + k = 0\) must have two different positive roots. The discriminant \(64 - 4k \gt 0\) gives \(k \lt 16\); the product of the roots must be positive: \(k \gt 0\).`,
        proof: (s) =>
          range(-30, 90).every(
            (n) =>
              inside(s, n + 0.4) ===
              (crossings((x) => x ** 4 - 8 * x * x + n + 0.4, -12, 12) === 4),
          ),
      }),
    (rng) =>
      statements({
        rng,
        d: 5,
        text: h`\(a\) is a positive number and \(\mathrm{f}(x) = x^3 + ax\).`,
        list: [
          [
            h`\(\mathrm{f}(-x) = -\mathrm{f}(x)\) for every \(x\).`,
            true,
            'both powers are odd.',
            () => RISING.every((x) => near((-x) ** 3 - 2 * x, -(x ** 3 + 2 * x))),
          ],
          [
            h`The curve \(y = \mathrm{f}(x)\) has two turning points.`,
            false,
            h`\(3x^2 + a\) is never zero.`,
            () => RISING.some((a) => crossings((x) => 3 * x * x + a, -9, 9) === 2),
          ],
          [
            h`Every horizontal line meets the curve \(y = \mathrm{f}(x)\) exactly once.`,
            true,
            'the function rises everywhere, from very low to very high values.',
            () =>
              RISING.every((a) =>
                [-40, -3, 0.1, 8].every((c) => crossings((x) => x ** 3 + a * x - c, -9, 9) === 1),
              ),
          ],
        ],
        ask: h`Which of the statements hold for every such \(a\)?`,
        solution: h`Look at the derivative \(3x^2 + a\) and at the symmetry of the powers.`,
      }),
  ),
]

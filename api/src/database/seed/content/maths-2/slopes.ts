import { BLUE, figure, GREEN, label, plot, RED } from '../figures.ts'
import { familyOf, h, m, mcq } from '../kit.ts'
import { is, near, range, slope, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 2', 'maths-2')

function tangentsFigure(): string {
  const g = plot(
    { from: -4, to: 4, step: 1, label: 'x' },
    { from: -6, to: 10, step: 2, label: 'y' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((x) => x * x),
      g.curve((x) => 4 * x - 4, -0.5, 3.4, RED),
      g.curve((x) => -4 * x - 4, -3.4, 0.5, RED),
      label(g.to([0.9, -4.6]), '(0, −4)', { size: 13 }),
    ],
    'The parabola y = x² and two straight lines through the point (0, −4), one rising to the right and one rising to the left. Each line touches the parabola.',
  )
}

const rate = (x: number): number => -(x + 1) * (x - 3)

function rateFigure(): string {
  const g = plot(
    { from: -3, to: 5, step: 1, label: 'x' },
    { from: -6, to: 5, step: 1, label: 'f′(x)' },
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.curve(rate, -3, 5, GREEN)],
    'Graph of the derivative f′(x): a parabola that opens downwards, crosses the x-axis at −1 and 3 and has its highest point at (1, 4).',
  )
}

const dome = (x: number): number => 12 - x * x

function domeFigure(): string {
  const g = plot({ from: -4, to: 4, step: 1, label: 'x' }, { from: 0, to: 14, step: 2, label: 'y' })
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve(dome, -3.46, 3.46),
      g.points(
        [
          [-2.6, 0],
          [-2.6, dome(2.6)],
          [2.6, dome(2.6)],
          [2.6, 0],
        ],
        RED,
      ),
      label(g.to([2.2, 11]), 'y = 12 − x²', { size: 13, colour: BLUE, anchor: 'start' }),
    ],
    'The part of the curve y = 12 − x² above the x-axis, with a rectangle inside it: its lower side lies on the x-axis and its upper corners lie on the curve.',
  )
}

export const slopes: Family[] = [
  family(
    'steepness',
    ['Differentiation', 'Gradients and tangents'],
    () =>
      mcq({
        d: 1,
        text: h`How steep is the curve \(y = 3x^2 - 4x\) at the point where \(x = 2\)?`,
        right: ['gradient 8', h`\(6 \times 2 - 4\).`],
        wrong: [
          ['gradient 4', 'This is the height of the point.'],
          ['gradient 12', h`The term \(-4x\) was left out.`],
          ['gradient 2', h`\(3x^2\) was differentiated to \(3x\).`],
          ['gradient 16', 'The sign of 4 was lost.'],
        ],
        solution: h`\(\dfrac{\mathrm{d}y}{\mathrm{d}x} = 6x - 4\), which is 8 at \(x = 2\).`,
        proof: (s) =>
          near(
            Number(s.split(' ')[1]),
            slope((x) => 3 * x * x - 4 * x, 2),
            1e-6,
          ),
      }),
    () =>
      mcq({
        d: 3,
        text: h`The curve \(y = x^3 - 5x\) has gradient 7 at two points. How far apart are they?`,
        right: [m(h`4\sqrt{2}`), h`From \((2, -2)\) to \((-2, 2)\).`],
        wrong: [
          [4, h`Only the \(x\)-coordinates were compared.`],
          [m(h`2\sqrt{2}`), 'This is the distance of each from the origin.'],
          [0, 'The heights were taken to cancel.'],
          [8, 'The differences were added.'],
        ],
        solution: h`\(3x^2 - 5 = 7\) gives \(x = \pm2\). The points are \((2, -2)\) and \((-2, 2)\), and their distance is \(\sqrt{4^2 + 4^2} = 4\sqrt2\).`,
        proof: (s) => {
          const f = (x: number) => x ** 3 - 5 * x
          const xs = range(-100, 100)
            .map((n) => n / 20)
            .filter((x) => near(slope(f, x), 7, 1e-6))
          const [a = 0, b = 0] = xs
          return xs.length === 2 && is(s, Math.hypot(a - b, f(a) - f(b)))
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`The tangent to \(y = \sqrt x\) at the point \((4, 2)\) is continued until it meets the \(x\)-axis. Where does it meet it?`,
        right: [m('x = -4'), h`Gradient \(\frac14\), and the height is 2.`],
        wrong: [
          [m('x = 0'), 'This is where the curve itself begins.'],
          [m('x = 4.5'), 'The normal was used.'],
          [m('x = 12'), 'The step of 8 was made to the wrong side.'],
          [m('x = 2'), h`The gradient was taken as 1.`],
        ],
        solution: h`\(\dfrac{\mathrm{d}y}{\mathrm{d}x} = \dfrac{1}{2\sqrt x} = \frac14\) at \(x = 4\). To come down by 2 the line goes \(2 \div \frac14 = 8\) to the left: \(x = 4 - 8 = -4\).`,
        proof: (s) => near(2 / (4 - value(s.replace('x =', ''))), slope(Math.sqrt, 4), 1e-6),
      }),
    () =>
      mcq({
        d: 4,
        data: tangentsFigure(),
        text: h`Both lines pass through \((0, -4)\) and are tangents to \(y = x^2\). What is the gradient of the one that touches the curve on the right?`,
        right: [4, h`It touches at \((2, 4)\).`],
        wrong: [
          [2, h`This is the \(x\)-coordinate of the point of contact.`],
          [8, 'This is the height of the point of contact above the starting point.'],
          [-4, 'This is the gradient of the other tangent.'],
          [m(h`\frac{9}{2}`), h`The line was taken to go through \((2, 5)\).`],
        ],
        solution: h`At \((a, a^2)\) the gradient is \(2a\). The line from \((0, -4)\) has gradient \(\dfrac{a^2 + 4}{a} = 2a\), so \(a^2 = 4\), \(a = 2\) and the gradient is 4.`,
        // x² = gx − 4 has a repeated positive root
        proof: (s) => near(value(s) ** 2, 16) && value(s) > 0,
      }),
    () =>
      mcq({
        d: 4,
        text: h`The curve \(y = ax^2 + \dfrac{b}{x}\) passes through \((1, 6)\), where its tangent is horizontal. What is \(a\)?`,
        right: [2, h`\(a + b = 6\) and \(2a - b = 0\).`],
        wrong: [
          [4, h`This is \(b\).`],
          [3, h`\(a\) and \(b\) were taken to be equal.`],
          [-6, h`\(2a + b = 0\) was used: the derivative of \(\frac1x\) lost its sign.`],
          [6, h`The term with \(b\) was left out.`],
        ],
        solution: h`\(a + b = 6\). The gradient \(2ax - \dfrac{b}{x^2}\) is 0 at \(x = 1\): \(b = 2a\). So \(3a = 6\) and \(a = 2\).`,
        proof: (s) => {
          const a = value(s)
          return Math.abs(slope((x) => a * x * x + (6 - a) / x, 1)) < 1e-6
        },
      }),
  ),
  family(
    'extremes',
    ['Differentiation', 'Stationary points and optimisation'],
    () =>
      mcq({
        d: 2,
        text: h`What is the smallest value of \(x + \dfrac9x\) for positive \(x\)?`,
        right: [6, h`At \(x = 3\).`],
        wrong: [
          [3, h`This is the value of \(x\).`],
          [10, h`This is the value at \(x = 1\).`],
          [0, 'This is the gradient there.'],
          [-6, h`This belongs to \(x = -3\).`],
        ],
        solution: h`\(1 - \dfrac{9}{x^2} = 0\) at \(x = 3\); the second derivative \(\dfrac{18}{x^3}\) is positive there. The value is \(3 + 3 = 6\).`,
        proof: (s) => is(s, Math.min(...range(1, 3000).map((n) => n / 100 + 900 / n))),
      }),
    () =>
      mcq({
        d: 3,
        text: h`How many turning points (local maxima and minima) has the curve \(y = x^4 - 4x^3\)?`,
        right: [1, h`Only at \(x = 3\).`],
        wrong: [
          [2, h`The point of inflection at \(x = 0\) was counted.`],
          [3, 'The degree of the derivative was taken.'],
          [0, h`The minimum at \(x = 3\) was left out.`],
          [4, 'The degree of the polynomial was taken.'],
        ],
        solution: h`\(\dfrac{\mathrm{d}y}{\mathrm{d}x} = 4x^2(x - 3)\). It changes sign at \(x = 3\), but not at \(x = 0\), because \(x^2\) is not negative on either side. So there is one turning point, a minimum.`,
        proof: (s) => {
          const ys = range(-5000, 7000).map(
            (n) => (n / 1000 + 3e-4) ** 4 - 4 * (n / 1000 + 3e-4) ** 3,
          )
          const turns = ys.filter((y, n) => {
            const [before = y, after = y] = [ys[n - 1], ys[n + 1]]
            return (y - before) * (after - y) < 0
          })
          return is(s, turns.length)
        },
      }),
    () =>
      mcq({
        d: 3,
        data: rateFigure(),
        text: h`The figure shows the graph of the derivative \(\mathrm{f}'(x)\), not of \(\mathrm{f}(x)\). For which value of \(x\) has \(\mathrm{f}\) a local maximum?`,
        right: [3, h`There \(\mathrm{f}'\) goes from positive to negative.`],
        wrong: [
          [1, h`Here \(\mathrm{f}'\), not \(\mathrm{f}\), is greatest.`],
          [-1, h`Here \(\mathrm{f}\) has a local minimum.`],
          [0, h`Here \(\mathrm{f}\) is rising.`],
          [4, h`This is the greatest value of \(\mathrm{f}'\).`],
        ],
        solution: h`A maximum needs \(\mathrm{f}' = 0\), with \(\mathrm{f}' \gt 0\) before and \(\mathrm{f}' \lt 0\) after. This happens at \(x = 3\).`,
        proof: (s) => {
          const f = (x: number) => -(x ** 3) / 3 + x * x + 3 * x
          return f(value(s)) > f(value(s) - 0.01) && f(value(s)) > f(value(s) + 0.01)
        },
      }),
    () =>
      mcq({
        d: 5,
        data: domeFigure(),
        text: 'What is the largest area that such a rectangle can have?',
        right: [32, h`\(4 \times 8\), with a corner at \((2, 8)\).`],
        wrong: [
          [16, 'This is the right half of the rectangle.'],
          [36, h`The corner was put at \((3, 3)\) and the width doubled twice.`],
          [22, h`The corner was put at \((1, 11)\).`],
          [24, h`The height of the curve, 12, was multiplied by \(x = 2\).`],
        ],
        solution: h`With the right-hand corner at \((x, 12 - x^2)\) the area is \(A = 2x(12 - x^2) = 24x - 2x^3\). \(24 - 6x^2 = 0\) gives \(x = 2\), and \(A = 4 \times 8 = 32\).`,
        proof: (s) => is(s, Math.max(...range(0, 3400).map((n) => (n / 500) * dome(n / 1000)))),
      }),
    () =>
      mcq({
        d: 4,
        text: h`The curve \(y = x^3 + ax^2 + bx + 1\) is stationary at \(x = -1\) and at \(x = 3\). What is \(a + b\)?`,
        right: [-12, h`\(a = -3\) and \(b = -9\).`],
        wrong: [
          [-3, h`This is \(a\).`],
          [-9, h`This is \(b\).`],
          [-5, h`\(-2\) and \(-3\) were read off \((x + 1)(x - 3)\) without the factor 3.`],
          [12, 'Both signs were lost.'],
        ],
        solution: h`The gradient is \(3x^2 + 2ax + b = 3(x + 1)(x - 3) = 3x^2 - 6x - 9\). So \(a = -3\), \(b = -9\) and \(a + b = -12\).`,
        proof: (s) => {
          const pairs = range(-20, 20).flatMap((a) => range(-20, 20).map((b) => [a, b] as const))
          const [found] = pairs.filter(([a, b]) => 3 - 2 * a + b === 0 && 27 + 6 * a + b === 0)
          return found !== undefined && is(s, found[0] + found[1])
        },
      }),
  ),
]

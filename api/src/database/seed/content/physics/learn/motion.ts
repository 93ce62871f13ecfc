import { figure, label, path, plot, RED } from '../../figures.ts'
import { h } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Physics', 'Motion')

function velocityGraph(): string {
  const g = plot(
    { from: 0, to: 12, step: 2, label: 'time in s' },
    { from: 0, to: 10, step: 2, label: 'velocity in m/s' },
  )
  return figure(
    g.width,
    g.height,
    [
      path([g.to([0, 0]), g.to([4, 8]), g.to([10, 8]), g.to([12, 0])], {
        close: true,
        fill: '#dbeafe',
        width: 1,
      }),
      ...g.body,
      g.points([
        [0, 0],
        [4, 8],
        [10, 8],
        [12, 0],
      ]),
      label(g.to([1.3, 4.4]), 'gradient', { size: 13, colour: RED, turn: -45 }),
      label(g.to([7, 3.6]), 'area = distance', { size: 13 }),
    ],
    'Velocity–time graph: the velocity rises evenly from 0 to 8 m/s in 4 s, stays at 8 m/s until 10 s and falls evenly to 0 at 12 s. The area under the graph is shaded and marked as the distance.',
  )
}

export const motionPages: readonly LearnPage[] = [
  lesson(
    'Motion graphs',
    h`
A graph can tell the whole story of a journey. The first question is always: what is on the vertical axis? Gradient and area mean different things on different graphs.

### Two kinds of graph

<table><thead><tr><td></td><th>Distance–time</th><th>Velocity–time</th></tr></thead><tbody><tr><td>height</td><td>where it is</td><td>how fast it is</td></tr><tr><td>gradient</td><td>speed</td><td>acceleration</td></tr><tr><td>area below</td><td>(no meaning)</td><td>distance travelled</td></tr><tr><td>level line</td><td>at rest</td><td>steady speed</td></tr></tbody></table>

On an acceleration–time graph the area is the change of velocity.

${velocityGraph()}

### Velocities below the axis

A negative velocity means motion backwards. The area below the axis is then taken off when you want the displacement (how far from the start), but added when you want the whole distance travelled. The body turns round where the graph crosses the axis.

### Worked example

From the figure: the acceleration in the first 4 s is \(\dfrac{8}{4} = 2\ \mathrm{m\,s^{-2}}\), and at the end it is \(\dfrac{-8}{2} = -4\ \mathrm{m\,s^{-2}}\). The distance is the area of a trapezium with parallel sides 12 s and 6 s: \(\frac12(12 + 6) \times 8 = 72\ \mathrm{m}\). The average speed is \(72 \div 12 = 6\ \mathrm{m\,s^{-1}}\).

### Curves

Where a distance–time graph is curved, the speed changes: a curve that gets steeper belongs to a body that speeds up. The speed at one moment is the gradient of the tangent there; the average speed over an interval is the gradient of the chord.

### Take care

- A falling <em>velocity</em> graph above the axis means slowing down, not going back.
- Average speed is total distance over total time, not the mean of the speeds.
- Check the units on both axes: minutes and kilometres are there to trap you.
`,
  ),
  lesson(
    'Uniform acceleration',
    h`
If the acceleration is constant, four short equations link the five quantities of a motion: displacement \(s\), first velocity \(u\), final velocity \(v\), acceleration \(a\) and time \(t\).

### The equations

- \(v = u + at\)
- \(s = \dfrac{u + v}{2}\,t\)
- \(s = ut + \frac12at^2\)
- \(v^2 = u^2 + 2as\)

Each of them leaves one quantity out. Write down the three that you know and the one that you want; then take the equation without the fifth.

### Free fall

Without air resistance everything falls with \(a = g \approx 10\ \mathrm{m\,s^{-2}}\), whatever its mass. Choose one direction as positive and keep to it: for a throw upwards, \(u\) is positive and \(a = -g\). At the highest point the velocity is zero, but the acceleration is still \(g\). The way up takes as long as the way down to the same level, and the speed there is the same again.

From rest, the distances in successive seconds are 5, 15, 25 … metres: in the ratio 1 : 3 : 5.

### Worked example

A ball is thrown up at \(20\ \mathrm{m\,s^{-1}}\). It rises until \(0 = 20 - 10t\), that is for 2 s, to the height \(\dfrac{20^2}{2 \times 10} = 20\ \mathrm{m}\). When is it 15 m above the hand? \(15 = 20t - 5t^2\) gives \(t^2 - 4t + 3 = 0\), so \(t = 1\) s, on the way up, and \(t = 3\) s, on the way down.

### Sharing a journey

In several stages, the final velocity of one stage is the first velocity of the next. Half-way in time the speed is the mean of the two speeds; half-way in distance it is larger.

### Take care

- The equations fail if the acceleration changes.
- Braking distance grows with the <em>square</em> of the speed.
- The two solutions of a quadratic may both have a meaning: check the signs.
- Braking means that \(a\) has the opposite sign to \(u\).
`,
  ),
]

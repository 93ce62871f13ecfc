import { BLUE, figure, GREEN, label, plot, RED } from '../../figures.ts'
import { chem, h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Chemistry', 'Rates and equilibrium')

const rise = (end: number, speed: number) => (t: number) => end * (1 - Math.exp(-speed * t))

function curves(): string {
  const g = plot({ from: 0, to: 10, label: 'time' }, { from: 0, to: 60, label: 'volume of gas' })
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve(rise(48, 0.45)),
      g.curve(rise(48, 1.1), 0, 10, RED),
      g.curve(rise(24, 0.45), 0, 10, GREEN),
      label(g.to([1.2, 52]), 'powder', { size: 12, colour: RED }),
      label(g.to([4.3, 36]), 'lumps', { size: 12, colour: BLUE }),
      label(g.to([7.2, 18]), 'half as much acid', { size: 12, colour: GREEN }),
    ],
    'Three curves of the volume of gas against time. Lumps and powder end at the same height, but the powder gets there sooner. With half as much acid the curve ends at half the height.',
  )
}

function balance(): string {
  const g = plot({ from: 0, to: 10, label: 'time' }, { from: 0, to: 60, label: 'rate' })
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((t) => 25 + 30 * Math.exp(-t / 1.5)),
      g.curve((t) => 25 - 25 * Math.exp(-t / 1.5), 0, 10, RED),
      label(g.to([2.6, 42]), 'forward', { size: 12, colour: BLUE }),
      label(g.to([2.6, 11]), 'backward', { size: 12, colour: RED }),
      label(g.to([8, 31]), 'equilibrium', { size: 12 }),
    ],
    'Graph of the rates of the forward and the backward reaction against time. The forward rate starts high and falls, the backward rate starts at zero and rises, until both are equal at equilibrium.',
  )
}

export const ratePages: readonly LearnPage[] = [
  lesson(
    'Rates of reaction',
    h`
Particles react only if they collide with enough energy. Every effect on a rate is an effect on how often such collisions happen.

### Collision theory

The <strong>activation energy</strong> is the least energy that colliding particles need. The rate rises with

- <strong>concentration</strong> (or pressure of gases): more particles in the same space, more frequent collisions;
- <strong>surface area</strong> of a solid: more particles are exposed;
- <strong>temperature</strong>: collisions are more frequent and, above all, a larger share of them has the activation energy;
- a <strong>catalyst</strong>: another path with a lower activation energy. It is not used up.

### Reading graphs

The gradient is the rate. It is steepest at the start and becomes zero when a reactant has run out. What runs out first, the limiting reactant, fixes the final height.

${curves()}

### Measuring

Collect a gas, weigh the flask as gas escapes, or time how long it takes until a cross can no longer be seen. In the last case \(\text{rate} \propto \dfrac{1}{\text{time}}\).

### Worked example

Doubling the concentration of A doubles a rate; doubling that of B multiplies it by four. Then the rate is proportional to \([\mathrm{A}][\mathrm{B}]^2\). If A is tripled and B halved, the factor is \(3 \times \left(\frac12\right)^2 = \frac34\).

From a graph: \(24\ \mathrm{cm^3}\) of gas after 10 s and \(42\ \mathrm{cm^3}\) after 30 s. The mean rate in between is \(\dfrac{42 - 24}{20} = 0.9\ \mathrm{cm^3\,s^{-1}}\).

### Take care

- “More collisions” is not enough: say more <em>frequent</em>, and for temperature more <em>energetic</em>.
- A catalyst changes neither the amount of product nor the energy change.
- Excess reactant does not decide the final volume.
- More solution of the same concentration is not a higher concentration.
`,
  ),
  lesson(
    'Equilibrium',
    h`
Many reactions go both ways. In a closed vessel they come to a balance, and you can push that balance by changing the conditions.

### Dynamic equilibrium

The forward and the backward reaction go on at <strong>equal rates</strong>, so the concentrations stay constant. They need not be equal. The same balance is reached from either side.

${balance()}

### Le Chatelier's principle

If conditions change, the position moves so as to oppose the change.

${table(
  ['change', 'the position moves'],
  [
    ['more of a substance on the left', 'to the right'],
    ['higher pressure', 'to the side with fewer gas molecules'],
    ['higher temperature', 'in the endothermic direction'],
    ['catalyst', 'not at all; it is only reached sooner'],
  ],
)}

### Industry

Ammonia: ${chem('N2 + 3H2 ⇌ 2NH3')}, forward reaction exothermic. High pressure raises both rate and yield but is costly. A low temperature raises the yield but makes the reaction slow. About 450 °C, 200 atmospheres and an iron catalyst are a compromise.

### Worked example

1.0 mol of nitrogen and 3.0 mol of hydrogen react until 0.4 mol of nitrogen is used. Then there are 0.6 mol of nitrogen, \(3.0 - 1.2 = 1.8\) mol of hydrogen and 0.8 mol of ammonia: 3.2 mol in all, of which a quarter is ammonia.

If the volume is now halved, the pressure rises at once; the position then moves to the right, and there is more than 0.8 mol of ammonia.

### Take care

- Equilibrium does not mean that the reactions have stopped.
- Count only <em>gas</em> molecules when the pressure changes.
- Warming speeds up both directions but shifts the position as well.
- The shift reduces a change; it does not cancel it.
`,
  ),
]

import { figure, GREEN, GREY_FILL, label, line, path, plot, RED, rect } from '../../figures.ts'
import { h } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Physics', 'Forces')
const energy = lessonOf('Physics', 'Momentum and energy')

function freeBody(): string {
  return figure(
    340,
    220,
    [
      path([
        [20, 150],
        [320, 150],
      ]),
      rect([120, 90], 90, 60, { fill: GREY_FILL }),
      line([210, 120], [300, 120], { colour: RED, arrow: true, width: 3 }),
      label([262, 104], 'pull', { size: 13, colour: RED }),
      line([120, 135], [62, 135], { colour: RED, arrow: true, width: 3 }),
      label([88, 120], 'friction', { size: 13, colour: RED }),
      line([165, 90], [165, 22], { colour: GREEN, arrow: true, width: 3 }),
      label([186, 40], 'push of the ground', { size: 13, colour: GREEN, anchor: 'start' }),
      line([165, 150], [165, 208], { colour: GREEN, arrow: true, width: 3 }),
      label([186, 196], 'weight', { size: 13, colour: GREEN, anchor: 'start' }),
    ],
    'A box on level ground with four forces: its weight downwards, the equal push of the ground upwards, a pull to the right and a smaller friction force to the left.',
  )
}

function seesaw(): string {
  return figure(
    360,
    180,
    [
      rect([30, 80], 300, 10, { fill: GREY_FILL }),
      path(
        [
          [180, 90],
          [164, 124],
          [196, 124],
        ],
        { close: true },
      ),
      line([60, 90], [60, 140], { colour: RED, arrow: true }),
      label([60, 154], '20 N', { size: 14 }),
      line([260, 90], [260, 150], { colour: RED, arrow: true }),
      label([260, 164], 'W', { italic: true }),
      label([120, 62], '0.6 m', { size: 14 }),
      label([220, 62], '0.4 m', { size: 14 }),
    ],
    'A uniform beam balanced on a pivot at its centre. A force of 20 newtons acts downwards 0.6 metres to the left of the pivot and a force W downwards 0.4 metres to the right of it.',
  )
}

function springEnergy(): string {
  const g = plot(
    { from: 0, to: 6, step: 1, label: 'extension in cm' },
    { from: 0, to: 30, step: 5, label: 'force in N' },
  )
  return figure(
    g.width,
    g.height,
    [
      path([g.to([0, 0]), g.to([4, 20]), g.to([4, 0])], { close: true, fill: '#dbeafe', width: 1 }),
      ...g.body,
      g.curve((x) => 5 * x),
      label(g.to([2.9, 5.5]), 'work', { size: 14 }),
    ],
    'Force–extension graph of a spring, a straight line through the origin and (4 cm, 20 N). The triangle under the line up to 4 cm is shaded and marked as the work done.',
  )
}

export const forcePages: readonly LearnPage[] = [
  lesson(
    'Resultant forces',
    h`
Forces change motion. To find out how, draw all the forces on <em>one</em> body, add them up, and apply Newton's second law.

### Newton's three laws

- If the resultant force is zero, the velocity does not change: the body rests or moves steadily along a straight line.
- Otherwise \(F = ma\), and the acceleration has the direction of the resultant.
- If A pushes B, then B pushes A equally hard the other way. The two forces are of the same kind and act on <em>different</em> bodies.

${freeBody()}

### Adding forces

Along a line, add with signs. Forces at right angles add by Pythagoras: 3 N and 4 N give 5 N. On a slope at angle \(\theta\), the part of the weight along the slope is \(mg\sin\theta\), and the part into the slope \(mg\cos\theta\).

### Weight and mass

Mass, in kilograms, is the same everywhere. Weight \(W = mg\) is a force and depends on the place.

### Terminal velocity

Air resistance grows with speed. A falling body accelerates at \(g\) at first, then less and less, until the resistance equals its weight. From then on its speed is constant.

### Worked example

A lift of mass 600 kg starts upwards with \(1.5\ \mathrm{m\,s^{-2}}\). Upwards positive: \(T - 6000 = 600 \times 1.5\), so the cable pulls with \(T = 6900\ \mathrm{N}\). At a steady speed it would be 6000 N, upwards or downwards alike.

### Connected bodies

For two bodies on one string, first treat both as one body to find the acceleration; then look at one of them alone to find the tension.

### Take care

- Moving does not need a force; changing speed or direction does.
- A lift that moves up while slowing down accelerates <em>downwards</em>.
- The weight of a book and the push of the table are no third-law pair: both act on the book.
`,
  ),
  lesson(
    'Springs and moments',
    h`
Forces stretch things and turn things. Springs obey a simple law, and balance is a matter of moments.

### Hooke's law

The extension of a spring is proportional to the force, up to the limit of proportionality: \(F = kx\). The spring constant \(k\) is in newtons per metre. Note that \(x\) is the <em>extension</em>, not the length. The energy stored is the area under the force–extension graph, \(E = \frac12Fx = \frac12kx^2\): twice the extension stores four times the energy.

Two equal springs side by side share the load, so the pair is twice as stiff. End to end each carries the whole load, so the pair stretches twice as far.

### Moments

The moment of a force about a pivot is force times the perpendicular distance from the pivot to the line of the force, in newton metres. A body is balanced if

- the clockwise and anticlockwise moments about any point are equal, and
- the forces up and down (and sideways) are equal.

${seesaw()}

The weight of a uniform beam acts at its middle. If an unknown force would disturb you, take moments about the point where it acts.

### Worked example

In the figure \(W \times 0.4 = 20 \times 0.6\), so \(W = 30\ \mathrm{N}\). Now a harder one: a uniform plank of weight 120 N and length 4 m rests on supports at its left-hand end and 1 m from its right-hand end. Moments about the left-hand end: the other support pushes with \(R\), and \(3R = 120 \times 2\), so \(R = 80\ \mathrm{N}\). The left-hand support carries the other 40 N.

### Take care

- Measure distances from the pivot, not from the end of the rule.
- Just before a plank tips, the support that it leaves pushes with no force.
- Use metres for the energy of a spring: centimetres give answers 10 000 times too large with \(\frac12kx^2\).
`,
  ),
  energy(
    'Momentum',
    h`
Momentum measures how hard it is to stop a moving body. In collisions and explosions its total does not change, whatever happens to the energy.

### Conservation

Momentum is \(p = mv\), with a direction: choose one as positive. If no outside force acts, the total before equals the total after. This follows from Newton's third law, as the two bodies push each other equally hard for the same time.

- <strong>Sticking together:</strong> \(m_1u_1 + m_2u_2 = (m_1 + m_2)v\).
- <strong>Explosion from rest:</strong> the two momenta are equal and opposite, so the lighter part moves faster.

### Momentum and force

Newton's second law in its general form is \(F = \dfrac{\Delta p}{\Delta t}\). The product force × time is called impulse; it is the area under a force–time graph. A given change of momentum over a longer time needs a smaller force, which is why crumple zones, airbags and bent knees protect us.

### What about energy?

In an elastic collision kinetic energy is kept as well. In every other one some of it becomes heat and sound; when the bodies stick together the loss is greatest. In an explosion kinetic energy is gained. With equal and opposite momenta, the energies \(\dfrac{p^2}{2m}\) are in inverse proportion to the masses.

### Worked example

A wagon of 2000 kg at \(3\ \mathrm{m\,s^{-1}}\) runs into one of 1000 kg that comes towards it at \(3\ \mathrm{m\,s^{-1}}\), and they couple. \(6000 - 3000 = 3000v\), so they move on at \(1\ \mathrm{m\,s^{-1}}\). Kinetic energy: \(9000 + 4500 = 13\,500\ \mathrm{J}\) before, 1500 J after.

### Take care

- A ball that bounces back changes its momentum by the <em>sum</em> of the two sizes.
- Energy conservation must not be used across a collision in which bodies stick together.
- After the impact, for a swing or a slide, it may be used again.
`,
  ),
  energy(
    'Work, energy and power',
    h`
Energy can change its form but not its amount. Keeping accounts of it often answers in one line what would take many steps with forces.

### The formulas

- Work: \(W = Fd\), with the distance moved along the force.
- Kinetic energy: \(\frac12mv^2\). Gravitational potential energy: \(mgh\).
- Power: \(P = \dfrac{E}{t}\), and for a steady force \(P = Fv\).
- Efficiency: useful energy out ÷ total energy in.

### Energy accounts

Without friction, \(mgh = \frac12mv^2\) gives \(v = \sqrt{2gh}\): the mass cancels, and so does the shape of the slope. With friction, the loss is the difference of the two sides, and it equals friction force × distance.

Work is the area under a force–distance graph, for a spring as for a car.

${springEnergy()}

### Stopping distances

A braking force \(F\) must take away all the kinetic energy: \(Fd = \frac12mv^2\). So the braking distance grows with the square of the speed. The thinking distance is speed × reaction time, and grows only in proportion.

### Worked example

A motor of 2.0 kW and efficiency 75 % lifts a load of 300 kg. Its useful power is 1500 W. The force is 3000 N, so the speed is \(v = \dfrac{P}{F} = \dfrac{1500}{3000} = 0.5\ \mathrm{m\,s^{-1}}\). To lift the load through 10 m takes 20 s, and uses \(2000 \times 20 = 40\,000\ \mathrm{J}\), of which \(3000 \times 10 = 30\,000\ \mathrm{J}\) are useful.

### Take care

- Twice the speed means <em>four</em> times the kinetic energy.
- A force at right angles to the motion does no work.
- When energy falls by 20 %, the speed does not: it falls by the factor \(\sqrt{0.8}\).
- Use the vertical height in \(mgh\), not the length of the slope.
`,
  ),
]

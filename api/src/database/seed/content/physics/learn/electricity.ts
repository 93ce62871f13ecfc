import { cell, figure, joint, label, path, plot, RED, resistor, ring } from '../../figures.ts'
import { h } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const charge = lessonOf('Physics', 'Charge and current')
const circuits = lessonOf('Physics', 'Circuits')

function characteristics(): string {
  const g = plot(
    { from: -4, to: 4, step: 1, label: 'potential difference in V' },
    { from: -0.8, to: 0.8, step: 0.2, label: 'current in A' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((v) => v / 8),
      g.curve((v) => Math.sign(v) * 0.35 * Math.sqrt(Math.abs(v)), -4, 4, RED),
      label(g.to([2.9, 0.24]), 'resistor', { size: 13 }),
      label(g.to([1.2, 0.56]), 'lamp', { size: 13, colour: RED }),
    ],
    'Current against potential difference for a fixed resistor, a straight line through the origin, and for a filament lamp, a curve through the origin that gets less steep towards both ends.',
  )
}

function seriesParallel(): string {
  return figure(
    400,
    210,
    [
      path(
        [
          [30, 50],
          [180, 50],
          [180, 160],
          [30, 160],
        ],
        { close: true },
      ),
      cell([105, 50], ''),
      resistor([70, 160], ''),
      resistor([140, 160], ''),
      label([105, 192], 'series', { size: 14 }),
      path(
        [
          [230, 50],
          [370, 50],
          [370, 160],
          [230, 160],
        ],
        { close: true },
      ),
      path([
        [230, 110],
        [370, 110],
      ]),
      cell([300, 50], ''),
      resistor([300, 110], ''),
      resistor([300, 160], ''),
      joint([230, 110]),
      joint([370, 110]),
      label([300, 192], 'parallel', { size: 14 }),
      ring([180, 105], 'A'),
    ],
    'Two circuits. On the left a cell, an ammeter and two resistors form a single loop: the resistors are in series. On the right two resistors lie side by side between the same two points of the circuit: they are in parallel.',
  )
}

export const electricityPages: readonly LearnPage[] = [
  charge(
    'Charge and static',
    h`
Electric charge explains why a rubbed balloon sticks to a wall, and what flows in a wire. This page brings the two together.

### Charges at rest

There are two kinds of charge. Equal kinds repel, unlike kinds attract. When two insulators are rubbed together, electrons pass from one to the other: the one that gains them becomes negative, the one that loses them positive, by the same amount. Protons never move in this, because they are bound in the nuclei.

- A conductor lets electrons move through it, so its charge spreads out or flows to earth.
- A charged rod attracts neutral objects too: it pulls the unlike charges in them a little closer.
- <strong>Charging by induction:</strong> hold a negative rod near a metal body, earth the body for a moment, and then take the rod away. The body is left positive.

### Charges in motion

A current is a flow of charge: \(I = \dfrac{Q}{t}\), so one ampere is one coulomb per second. In metals the carriers are electrons, which drift from the negative to the positive terminal. The conventional current is drawn the other way.

A potential difference of one volt gives one joule to each coulomb: \(V = \dfrac{E}{Q}\).

### Worked example

A battery of 12 V drives a current of 0.50 A through a lamp for two minutes. The charge that passes is \(Q = It = 0.50 \times 120 = 60\ \mathrm{C}\). The energy transferred is \(E = QV = 60 \times 12 = 720\ \mathrm{J}\). Each electron carries \(1.6 \times 10^{-19}\ \mathrm{C}\), so \(\dfrac{60}{1.6 \times 10^{-19}} = 3.75 \times 10^{20}\) electrons have passed.

### Take care

- Turn minutes into seconds and milliamperes into amperes first.
- Attraction alone does not prove that a body is charged; only repulsion does.
- A positive body has lost electrons. It has not gained protons.
`,
  ),
  charge(
    'Resistance and characteristics',
    h`
Resistance says how much potential difference is needed for each ampere of current. Graphs of current against potential difference, the characteristics, show how it behaves.

### Ohm's law

\(R = \dfrac{V}{I}\). For a metal at constant temperature \(R\) is the same at all currents, and the characteristic is a straight line through the origin. Such a conductor obeys Ohm's law.

### Four components

${characteristics()}

- <strong>Filament lamp:</strong> a larger current heats the wire, and its resistance rises, so the curve gets less steep.
- <strong>Diode:</strong> almost no current one way, and a large one the other way above about 0.7 V.
- <strong>Thermistor</strong> (the usual kind): its resistance falls when it gets warmer.
- <strong>Light-dependent resistor:</strong> its resistance falls in bright light.

### What resistance depends on

For a wire it is proportional to the length and inversely proportional to the area of cross-section. Twice the diameter means four times the area and a quarter of the resistance.

### Worked example

A lamp carries 0.20 A at 1.0 V and 0.50 A at 6.0 V. Its resistance rises from \(\dfrac{1.0}{0.20} = 5.0\ \Omega\) to \(\dfrac{6.0}{0.50} = 12\ \Omega\), because the filament is far hotter. Now let it share 6.0 V with a fixed resistor in series: the current is smaller than 0.50 A, the filament is cooler, and the lamp has <em>less</em> than \(12\ \Omega\).

### Take care

- Resistance at a point of a curve is the ratio \(V \div I\) there, not the slope of the tangent.
- Look which quantity is on which axis: with \(I\) upwards a steeper line means a <em>smaller</em> resistance.
- If a wire is stretched, it gets longer and thinner at once; its volume stays the same.
- In a potential divider, the component whose resistance rises takes a larger share of the voltage.
`,
  ),
  circuits(
    'Series and parallel',
    h`
Most circuits can be taken apart into pieces in series and pieces in parallel. With two rules for each, any current or voltage can be found.

### The rules

${seriesParallel()}

<table><thead><tr><td></td><th>Series</th><th>Parallel</th></tr></thead><tbody><tr><td>current</td><td>the same in all</td><td>shared; the branches add up</td></tr><tr><td>potential difference</td><td>shared; the parts add up</td><td>the same across all</td></tr><tr><td>resistance</td><td>\(R = R_1 + R_2\)</td><td>\(\dfrac1R = \dfrac{1}{R_1} + \dfrac{1}{R_2}\)</td></tr></tbody></table>

For two in parallel, \(R = \dfrac{R_1R_2}{R_1 + R_2}\). The result is always smaller than the smaller of the two; \(n\) equal resistors give \(\frac{R}{n}\).

### Potential divider

In series the voltage is shared in proportion to resistance: \(V_1 = V \times \dfrac{R_1}{R_1 + R_2}\). You need not find the current. In parallel the current is shared in inverse proportion: the smaller resistance takes the larger part.

### Meters

An ammeter stands in series and has almost no resistance. A voltmeter stands in parallel and has a very large one.

### Worked example

A 12 V battery feeds \(3\ \Omega\) in series with a pair in parallel, \(6\ \Omega\) and \(2\ \Omega\). The pair has \(\dfrac{6 \times 2}{8} = 1.5\ \Omega\), so the total is \(4.5\ \Omega\) and the current \(\frac{12}{4.5} = \frac83\ \mathrm{A}\). The pair takes \(12 \times \dfrac{1.5}{4.5} = 4\ \mathrm{V}\): currents of \(\frac46\) and \(\frac42\ \mathrm{A}\), and indeed \(\frac23 + 2 = \frac83\).

### Take care

- After adding reciprocals, turn the result over.
- Adding a branch in parallel <em>lowers</em> the total resistance and raises the battery's current.
- Removing a lamp changes the voltages of all others that are not directly across the battery.
`,
  ),
  circuits(
    'Electrical power',
    h`
Power is the energy transferred in each second. In circuits there are three formulas for it, and the art lies in choosing the right one.

### Three forms

\(P = IV\) always holds for the electrical power of a component. With \(V = IR\) it becomes, for a resistor,

- \(P = I^2R\), best when the <em>current</em> is the same (series);
- \(P = \dfrac{V^2}{R}\), best when the <em>voltage</em> is the same (parallel, or the mains).

So in series the larger resistance is hotter, and in parallel the smaller one is.

### Energy

\(E = Pt = IVt\), in joules if the time is in seconds. Electricity meters count kilowatt-hours: one of them is \(1000 \times 3600 = 3.6 \times 10^6\ \mathrm{J}\). For costs, multiply kilowatts by hours and then by the price.

### Ratings and fuses

A label “230 V, 1150 W” tells you the current, \(\frac{1150}{230} = 5\ \mathrm{A}\), and the resistance, \(\frac{230}{5} = 46\ \Omega\), in normal use. A fuse should melt at a current a little above the normal one. If the voltage is halved and the resistance stays the same, the power falls to a quarter.

### Worked example

Two heaters of \(20\ \Omega\) are connected to a supply of 100 V. In series the total is \(40\ \Omega\), and the power \(\dfrac{100^2}{40} = 250\ \mathrm{W}\). In parallel each has the full 100 V: \(2 \times \dfrac{100^2}{20} = 1000\ \mathrm{W}\), four times as much.

### Sending power over a distance

The loss in a cable is \(I^2R\). For a given power, ten times the voltage means a tenth of the current and a hundredth of the loss.

### Take care

- In \(P = \dfrac{V^2}{R}\) use the voltage across that resistor, not the battery's.
- A kilowatt-hour is an energy, not a power.
- For a motor, \(I^2R\) gives only the heat; the rest of \(IV\) is mechanical power.
`,
  ),
]

import { figure, label, path, plot } from '../../figures.ts'
import { h } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const thermal = lessonOf('Physics', 'Thermal physics')
const matter = lessonOf('Physics', 'Matter')

function heatingCurve(): string {
  const g = plot(
    { from: 0, to: 12, step: 2, label: 'time in minutes' },
    { from: -20, to: 120, step: 20, label: 'temperature in °C' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.points([
        [0, -20],
        [1, 0],
        [4, 0],
        [8, 100],
        [12, 100],
      ]),
      label(g.to([2.5, 12]), 'melting', { size: 13 }),
      label(g.to([10, 110]), 'boiling', { size: 13 }),
    ],
    'Heating curve of ice: the temperature rises from −20 to 0 degrees Celsius, stays there while the ice melts, rises to 100 degrees and stays there while the water boils.',
  )
}

function boyle(): string {
  const g = plot(
    { from: 0, to: 60, step: 10, label: 'volume in cm³' },
    { from: 0, to: 400, step: 100, label: 'pressure in kPa' },
  )
  const steps = [
    [20, 200],
    [40, 100],
  ] as const
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      ...steps.map(([v, p]) =>
        path([g.to([0, p]), g.to([v, p]), g.to([v, 0])], { dash: true, colour: '#9ca3af' }),
      ),
      g.curve((v) => 4000 / v, 10, 60),
    ],
    'Pressure against volume of a gas at constant temperature: a curve that falls from 400 kPa at 10 cubic centimetres through 200 kPa at 20 and 100 kPa at 40 cubic centimetres.',
  )
}

export const heatPages: readonly LearnPage[] = [
  thermal(
    'Heat capacity and changes of state',
    h`
Heating a body makes its particles move faster, or frees them from one another. The first raises the temperature; the second changes the state and does not.

### Two formulas

To warm a mass \(m\) by \(\Delta T\) takes \(E = mc\,\Delta T\), where \(c\) is the specific heat capacity, the energy for one kilogram and one degree. To melt or boil it at constant temperature takes \(E = mL\), where \(L\) is the specific latent heat of fusion (melting) or vaporisation (boiling).

${heatingCurve()}

### Reading a heating curve

With a heater of power \(P\), the energy is \(Pt\). On the slopes the temperature rises: the steeper the line, the smaller the heat capacity. On the level parts the particles gain potential energy as bonds between them are broken, while their mean kinetic energy, and so the temperature, stays the same. The longer the level part, the larger the latent heat.

### Evaporation and boiling

Evaporation happens at the surface at any temperature. The fastest particles escape, so those left behind are slower on average: the liquid cools. Boiling happens throughout the liquid, at one temperature.

### Worked example

How much ice at \(0\ {}^{\circ}\mathrm{C}\) just cools 0.80 kg of water from \(20\) to \(0\ {}^{\circ}\mathrm{C}\) and melts in doing so? With \(c = 4200\) and \(L = 336\,000\) in SI units, the water gives up \(0.80 \times 4200 \times 20 = 67\,200\ \mathrm{J}\). So \(m = \dfrac{67\,200}{336\,000} = 0.20\ \mathrm{kg}\).

### Take care

- In mixtures, what the warm part loses the cold part gains. Melted ice must still be warmed up as water.
- Check whether the ice melts completely before you use a formula for all of it.
- A temperature <em>difference</em> is the same in degrees Celsius and in kelvins.
- Power × time needs seconds.
`,
  ),
  thermal(
    'Heat transfer',
    h`
Heat flows from hot to cold in three ways. Good insulation, from a thermos flask to a loft, fights all three of them.

### Conduction

Vigorously vibrating particles pass energy to their neighbours. In metals free electrons carry it much faster. Gases conduct badly because their particles are far apart, and a vacuum not at all. The rate of flow through a wall grows with its area and the temperature difference, and falls with its thickness.

### Convection

In liquids and gases the warmed part expands, becomes less dense and rises; cooler fluid takes its place. This current carries heat upwards. So heaters stand near the floor, and the cooling part of a refrigerator is at the top. Trapping air in small pockets, as in wool or foam, stops convection.

### Radiation

All bodies emit electromagnetic waves, mostly infrared; hotter ones emit far more. It needs no medium, which is how the energy of the Sun reaches us.

<table><thead><tr><th>Surface</th><th>Emits and absorbs</th><th>Reflects</th></tr></thead><tbody><tr><td>matt black</td><td>well</td><td>badly</td></tr><tr><td>shiny, white</td><td>badly</td><td>well</td></tr></tbody></table>

A body at constant temperature absorbs as much as it emits in each second.

### Worked example

A wall loses 600 W when it is \(20\ {}^{\circ}\mathrm{C}\) inside and \(5\ {}^{\circ}\mathrm{C}\) outside. How much is lost at \(-5\ {}^{\circ}\mathrm{C}\) outside? The difference rises from 15 to 25 degrees, and the rate is proportional to it: \(600 \times \frac{25}{15} = 1000\ \mathrm{W}\). A layer that doubles the thickness of the same material would halve it to 500 W.

### Take care

- “Heat rises” is loose talk: hot <em>fluid</em> rises. Conduction and radiation go in all directions.
- A vacuum stops conduction and convection, but not radiation.
- An insulator keeps cold things cold as well as hot things hot.
- Metal feels colder than wood at the same temperature because it conducts heat away from your hand.
`,
  ),
  matter(
    'Density',
    h`
Density tells how much mass is packed into each unit of volume. It decides what floats, and it is one of the surest ways to recognise a material.

### The formula

\(\rho = \dfrac{m}{V}\). Units: \(1\ \mathrm{g\,cm^{-3}} = 1000\ \mathrm{kg\,m^{-3}}\), which is the density of water. Solids and liquids have similar densities, because their particles touch; gases are about a thousand times less dense.

### Measuring it

- A regular solid: measure its sides and weigh it.
- An irregular solid: lower it into a full can and catch the water that overflows; its volume is that of the solid.
- A liquid: weigh a measuring cylinder empty and then filled.

On a graph of mass against volume the density is the gradient.

### Mixtures

Add masses and add volumes; then divide. Never take the mean of the densities, unless the <em>volumes</em> are equal. For equal masses the result lies nearer to the smaller density, because the lighter material takes up more room.

### Floating

A body floats if its mean density is below that of the liquid. It sinks in until it displaces its own weight of liquid, so the part below the surface is the ratio of the two densities: ice with \(920\ \mathrm{kg\,m^{-3}}\) floats in sea water of 1030 with \(\frac{920}{1030}\), about nine tenths, below the surface.

### Worked example

A hollow glass ball has a mass of 60 g and an outer volume of \(50\ \mathrm{cm^3}\). The density of glass is \(2.5\ \mathrm{g\,cm^{-3}}\). The glass fills \(60 \div 2.5 = 24\ \mathrm{cm^3}\), so the hollow has \(26\ \mathrm{cm^3}\). The mean density is \(\frac{60}{50} = 1.2\ \mathrm{g\,cm^{-3}}\): the ball sinks in water.

### Take care

- \(1\ \mathrm{m^3}\) is a million cubic centimetres, not a hundred.
- If all the lengths double, the volume and the mass grow by a factor 8, but the density stays.
- The mass of a gas does not change when it is squeezed; its density does.
`,
  ),
  matter(
    'Pressure and gases',
    h`
Pressure is force spread over an area. In liquids it comes from the weight above, and in gases from countless impacts of particles.

### Solids and liquids

\(p = \dfrac{F}{A}\), in pascals: newtons per square metre. In a liquid of density \(\rho\), at depth \(h\), \(p = \rho gh\), and the pressure of the air (about \(10^5\ \mathrm{Pa}\)) must be added. In water it rises by one atmosphere in every 10 m. It acts in all directions and does not depend on the shape of the vessel.

In a hydraulic press the pressure is the same everywhere, so \(\dfrac{F_1}{A_1} = \dfrac{F_2}{A_2}\). The small piston moves further: no energy is gained.

### Gases

The particles fly about at random and hit the walls. The pressure rises if they hit more often (smaller volume, more particles) or harder (higher temperature).

- Constant temperature: \(p_1V_1 = p_2V_2\).
- Constant volume: \(\dfrac{p_1}{T_1} = \dfrac{p_2}{T_2}\).
- Constant pressure: \(\dfrac{V_1}{T_1} = \dfrac{V_2}{T_2}\).

Here \(T\) is in kelvins: add 273 to the temperature in degrees Celsius. The mean kinetic energy of the particles is proportional to it.

${boyle()}

### Worked example

A bubble of \(3\ \mathrm{cm^3}\) is released 20 m below the surface of a lake. The pressure there is \(1 + 2 = 3\) atmospheres, and at the surface 1. At constant temperature its volume becomes \(3 \times 3 = 9\ \mathrm{cm^3}\).

### Take care

- From \(20\) to \(40\ {}^{\circ}\mathrm{C}\) the temperature in kelvins does <em>not</em> double: it goes from 293 to 313.
- Decide whether the pressure of the air is to be counted.
- \(1\ \mathrm{cm^2} = 10^{-4}\ \mathrm{m^2}\).
- Heating a gas in a rigid box does not change its density or the mean distance of its particles.
`,
  ),
]

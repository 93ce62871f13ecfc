import { BLUE, figure, GREY_FILL, label, line, rect } from '../../figures.ts'
import { h } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import { range } from '../../proof.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Mathematics 1', 'Units and measures')

function squareMetre(): string {
  const grid = range(1, 9).flatMap((n) => [
    line([40 + 16 * n, 30], [40 + 16 * n, 190], { colour: GREY_FILL, width: 1 }),
    line([40, 30 + 16 * n], [200, 30 + 16 * n], { colour: GREY_FILL, width: 1 }),
  ])
  return figure(
    320,
    225,
    [
      ...grid,
      rect([40, 30], 160, 160),
      rect([40, 174], 16, 16, { fill: BLUE, colour: BLUE }),
      label([120, 207], '1 cm = 10 mm', { size: 13 }),
      label([256, 182], '1 square mm', { size: 12, colour: BLUE }),
      label([258, 100], '100 in all', { size: 13 }),
    ],
    'A square with sides of 1 centimetre, that is 10 millimetres, ruled into 10 rows of 10 small squares. One small square, a square millimetre, is coloured; there are 100 of them.',
  )
}

export const unitPages: readonly LearnPage[] = [
  lesson(
    'Compound units',
    h`
Speed, density, pressure and pay are all rates: one quantity shared out over another. If you read the unit as an instruction, you hardly need to remember a formula.

### The unit tells you what to divide

A density in \(\mathrm{g\,cm^{-3}}\) is a mass in grams divided by a volume in cubic centimetres. The index \(-3\) says that the volume stands below the line.

- speed \(= \dfrac{\text{distance}}{\text{time}}\), in \(\mathrm{m\,s^{-1}}\) or km/h
- density \(= \dfrac{\text{mass}}{\text{volume}}\), in \(\mathrm{kg\,m^{-3}}\)
- pressure \(= \dfrac{\text{force}}{\text{area}}\), in \(\mathrm{N\,m^{-2}}\)

### Averages of rates

The average speed of a journey is the total distance divided by the total time. It is <em>not</em> the mean of the speeds, unless each speed is kept up for the same time. The same goes for mixtures: the density of an alloy is its total mass divided by its total volume.

### Worked example

A walker climbs 6 km at 3 km/h and comes down the same path at 6 km/h. The times are 2 hours and 1 hour, so the average speed is \(\dfrac{12}{3} = 4\) km/h. The mean of the two speeds, \(4.5\) km/h, is too large because more time is spent at the lower speed.

### Rates in a chain

Multiply rates so that the units cancel, as fractions do. A van that uses 8 litres for 100 km, at £1.50 a litre, costs \(\dfrac{8}{100} \times 1.50 = 0.12\) pounds for a kilometre: the litres have cancelled.

### Take care

- Change all units <em>before</em> you divide: minutes into hours, grams into kilograms.
- A train has a length. To pass through a tunnel it must travel the length of the tunnel and its own.
- A rate “per hundred” or “per thousand” has to be scaled before it is used.
`,
  ),
  lesson(
    'Converting units',
    h`
Most wrong answers about units come from areas and volumes, where the factor between the units has to be squared or cubed. A picture of one square settles the matter.

### Lengths, areas and volumes

${squareMetre()}

One centimetre is 10 mm, but a square centimetre holds \(10^2 = 100\) square millimetres, and a cubic centimetre holds \(10^3 = 1000\) cubic millimetres. In general, if one unit of length is \(k\) small ones, then the factor is \(k^2\) for areas and \(k^3\) for volumes.

- \(1\ \mathrm{m^2} = 100^2\ \mathrm{cm^2} = 10\,000\ \mathrm{cm^2}\)
- \(1\ \mathrm{m^3} = 100^3\ \mathrm{cm^3} = 10^6\ \mathrm{cm^3} = 1000\) litres
- 1 litre \(= 1000\ \mathrm{cm^3}\)

### Compound units

Change top and bottom one after the other. For a speed, \(1\ \mathrm{km/h} = \dfrac{1000\ \mathrm{m}}{3600\ \mathrm{s}} = \dfrac{1}{3.6}\ \mathrm{m\,s^{-1}}\). So from km/h divide by \(3.6\), and from metres a second multiply by it.

### Worked example

Change a density of \(2.7\ \mathrm{g\,cm^{-3}}\) into \(\mathrm{kg\,m^{-3}}\). One cubic metre holds \(10^6\) cubic centimetres and so has a mass of \(2.7 \times 10^6\) g, which is 2700 kg. The density is \(2700\ \mathrm{kg\,m^{-3}}\).

### Map scales

On a map of scale \(1 : 50\,000\), 1 cm stands for \(50\,000\ \mathrm{cm} = 0.5\) km. An area of \(1\ \mathrm{cm^2}\) on it stands for \(0.5^2 = 0.25\ \mathrm{km^2}\).

### Take care

- Ask first whether your answer should be a larger or a smaller number: more of a small unit are needed.
- \(2.35\) hours is not 2 hours 35 minutes; the decimals are parts of 60.
- Do not square the number itself, only the factor between the units.
`,
  ),
]

import { familyOf, h, m, mcq, qty } from '../kit.ts'
import { near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')

export const rates: Family[] = [
  family(
    'rates',
    ['Units and measures', 'Compound units'],
    () =>
      mcq({
        d: 2,
        text: h`A jeweller weighs a bar of alloy: its mass is 340 g and, by the water it pushes aside, its volume is \(40\ \mathrm{cm^3}\). Give its density in \(\mathrm{kg\,m^{-3}}\).`,
        unit: 'kg m^-3',
        right: [8500, h`\(0.34 \div (40 \times 10^{-6})\).`],
        wrong: [
          [8.5, h`This is the density in \(\mathrm{g\,cm^{-3}}\).`],
          [0.0085, 'Grams were turned into kilograms, but the volume was left as it was.'],
          [850, h`A cubic metre was taken as \(10^5\) cubic centimetres.`],
          [13600, 'Mass and volume were multiplied.'],
        ],
        solution: h`\(340 \div 40 = 8.5\ \mathrm{g\,cm^{-3}}\). A cubic metre holds \(10^6\ \mathrm{cm^3}\), so it has a mass of \(8.5 \times 10^6\ \mathrm{g} = 8500\ \mathrm{kg}\).`,
        proof: (s) => near(value(s) * 40e-6, 0.34),
      }),
    () =>
      mcq({
        d: 4,
        text: h`A train 180 m long goes through a tunnel 420 m long. From the moment its front enters to the moment its rear leaves, 24 s pass. How fast is the train?`,
        unit: 'km h^-1',
        right: [90, h`\(600 \div 24 = 25\ \mathrm{m\,s^{-1}}\).`],
        wrong: [
          [63, 'Only the length of the tunnel was counted.'],
          [27, 'Only the length of the train was counted.'],
          [36, 'The length of the train was taken off that of the tunnel.'],
          [25, 'This is the speed in metres per second.'],
        ],
        solution: h`While the front enters and the rear leaves, the train moves \(420 + 180 = 600\) m. Its speed is \(600 \div 24 = 25\ \mathrm{m\,s^{-1}}\), and \(25 \times 3.6 = 90\ \mathrm{km\,h^{-1}}\).`,
        proof: (s) => near((value(s) / 3.6) * 24 - 180, 420),
      }),
    () =>
      mcq({
        d: 3,
        text: h`A delivery van burns 8 litres of fuel for every 100 km, and fuel costs £1.50 a litre. What does the fuel cost for each hour at a steady 60 km/h?`,
        right: [m(h`\pounds 7.20`), '4.8 litres at £1.50.'],
        wrong: [
          [m(h`\pounds 12.00`), 'This is the cost of 100 km.'],
          [
            m(h`\pounds 20.00`),
            h`8 litres were multiplied by \(\frac{100}{60}\) and not by \(\frac{60}{100}\).`,
          ],
          [m(h`\pounds 11.25`), h`60 was divided by 8 to give litres.`],
          [m(h`\pounds 4.80`), 'This is the number of litres.'],
        ],
        solution: h`In an hour the van covers 60 km, which takes \(8 \times \frac{60}{100} = 4.8\) litres. They cost \(4.8 \times 1.50 = 7.20\) pounds.`,
        proof: (s) => near(value(s) / 60, (1.5 * 8) / 100),
      }),
  ),
  family(
    'scales',
    ['Units and measures', 'Converting units'],
    () =>
      mcq({
        d: 1,
        text: h`A documentary lasts 2.35 hours. How long is that in hours and minutes?`,
        right: ['2 h 21 min', h`\(0.35 \times 60 = 21\).`],
        wrong: [
          ['2 h 35 min', 'The decimals were read as minutes.'],
          ['2 h 18 min', h`The second decimal was dropped: \(0.3 \times 60\).`],
          ['2 h 58 min', h`35 was divided by \(0.6\).`],
        ],
        solution: h`The fraction of an hour is \(0.35\), and \(0.35 \times 60 = 21\) minutes: 2 hours 21 minutes.`,
        proof: (s) => {
          const [hours = 0, minutes = 0] = s.match(/\d+/g)?.map(Number) ?? []
          return hours * 60 + minutes === Math.round(2.35 * 60)
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`On a walker's map with scale \(1 : 25\,000\) a lake covers \(12\ \mathrm{cm^2}\). What is the true area of the lake?`,
        unit: 'km^2',
        right: [0.75, h`\(12 \times 0.25^2\).`],
        wrong: [
          [3, h`The scale of lengths, \(0.25\) km to a centimetre, was used for the area.`],
          [7.5, 'One power of ten too many.'],
          [48, h`12 was divided by \(0.25\).`],
          [192, h`12 was divided by \(0.25^2\).`],
        ],
        solution: h`1 cm on the map is \(25\,000\ \mathrm{cm} = 0.25\ \mathrm{km}\), so \(1\ \mathrm{cm^2}\) is \(0.25^2 = 0.0625\ \mathrm{km^2}\). The lake covers \(12 \times 0.0625 = 0.75\ \mathrm{km^2}\).`,
        proof: (s) => near(value(s) * 1e10, 12 * 25000 * 25000),
      }),
    () =>
      mcq({
        d: 2,
        text: h`Rain falls to a depth of 6 mm on a flat roof of area \(250\ \mathrm{m^2}\), and all of it runs into an empty tank. How much water does the tank then hold?`,
        right: [qty(1500, 'litres'), h`\(250 \times 0.006 = 1.5\ \mathrm{m^3}\).`],
        wrong: [
          [qty(15, 'litres'), 'The depth was turned into metres with a factor of 100 000.'],
          [qty(150, 'litres'), 'A cubic metre was taken as 100 litres.'],
          [qty(1.5, 'litres'), 'This is the volume in cubic metres.'],
          [qty(15000, 'litres'), 'Millimetres were read as centimetres.'],
        ],
        solution: h`The volume is \(250 \times 0.006 = 1.5\ \mathrm{m^3}\). A cubic metre is 1000 litres, so the tank holds 1500 litres.`,
        proof: (s) => near((Number(s.match(/[\d.]+/)?.[0]) * 1000) / (250 * 100 * 100), 0.6),
      }),
  ),
]

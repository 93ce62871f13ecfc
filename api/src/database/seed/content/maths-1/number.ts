import { blanks, equation, familyOf, frac, h, m, mcq, num, qty, sci } from '../kit.ts'
import { agrees, is, near, parts, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')
const together = (periods: number[]): number =>
  range(1, 20000).find((t) => periods.every((period) => t % period === 0)) ?? 0

export const number: Family[] = [
  family(
    'average-rate',
    ['Units and measures', 'Compound units'],
    (rng) => {
      const [out, back] = rng.pick([
        [24, 16],
        [30, 20],
        [60, 40],
      ] as const)
      const far = 12
      const mean = (2 * out * back) / (out + back)
      return mcq({
        d: 2,
        text: h`A cyclist rides ${num(far)} km along a towpath at ${num(out)} km/h and returns by the same path at ${num(back)} km/h.

What is the average speed for the whole ride?`,
        unit: 'km h^-1',
        right: [mean, 'Total distance divided by total time.'],
        wrong: [
          [
            (out + back) / 2,
            'This is the mean of the two speeds, but more time is spent at the lower one.',
          ],
          [mean / 2, 'The distance of one leg only was divided by the time for both legs.'],
          [out - back, 'The speeds were subtracted.'],
          [out + back, 'The speeds were added.'],
        ],
        solution: h`The times are \(${frac(far, out)}\) h and \(${frac(far, back)}\) h.

Average speed \(= \dfrac{${2 * far}}{${frac(far, out)} + ${frac(far, back)}} = ${num(mean)}\) km/h.`,
        proof: (s) => near((far / out + far / back) * value(s), 2 * far),
      })
    },
    () =>
      equation({
        d: 3,
        text: h`An alloy is made by melting together \(x\ \mathrm{cm^3}\) of a metal of density \(8\ \mathrm{g\,cm^{-3}}\) and \(y\ \mathrm{cm^3}\) of a metal of density \(5\ \mathrm{g\,cm^{-3}}\). The total volume does not change.

Write an expression for the density of the alloy, in \(\mathrm{g\,cm^{-3}}\).`,
        expected: '(8*x + 5*y)/(x + y)',
        vars: ['x', 'y'],
        solution: h`The masses are \(8x\) and \(5y\) grams, so the total mass is \(8x + 5y\).

Density is mass divided by volume: \(\dfrac{8x + 5y}{x + y}\).`,
        proof: (s) =>
          agrees(s, ({ x = 0, y = 0 }) => 5 + (3 * x) / (x + y), [
            { x: 1, y: 3 },
            { x: 2.5, y: 0.5 },
            { x: 7, y: 11 },
          ]),
      }),
    () =>
      mcq({
        d: 3,
        text: h`A farmer spreads 630 kg of seed evenly over a field of 3.5 hectares. One hectare is \(10\,000\ \mathrm{m^2}\).

How much seed falls on each square metre?`,
        unit: 'g m^-2',
        right: [18, h`\(630\,000 \div 35\,000 = 18\).`],
        wrong: [
          [180, 'The seed per hectare, 180 kg, was left as it is and called grams.'],
          [0.018, 'The mass was left in kilograms.'],
          [1.8, 'One hectare was taken as 100 000 square metres.'],
          [22.05, 'The mass was multiplied by the area instead of divided by it.'],
        ],
        solution: h`\(630\ \mathrm{kg} = 630\,000\ \mathrm{g}\) and \(3.5\) hectares \(= 35\,000\ \mathrm{m^2}\).

\(630\,000 \div 35\,000 = 18\ \mathrm{g\,m^{-2}}\).`,
        proof: (s) => near((value(s) / 1000) * 10000 * 3.5, 630),
      }),
  ),
  family(
    'convert',
    ['Units and measures', 'Converting units'],
    () =>
      mcq({
        d: 1,
        text: h`A label has an area of \(0.045\ \mathrm{m^2}\). What is its area in square millimetres?`,
        unit: 'mm^2',
        right: [45000, h`Each square metre is \(1000^2\) square millimetres.`],
        wrong: [
          [45, 'The factor for lengths, 1000, was used for an area.'],
          [
            450,
            'The factor was taken as the factor for square metres to square centimetres, 10 000, in place of a million.',
          ],
          [4500, 'One power of ten was lost.'],
          [450000, 'One power of ten too many.'],
        ],
        solution: h`\(1\ \mathrm{m^2} = 1000^2\ \mathrm{mm^2} = 10^6\ \mathrm{mm^2}\), so \(0.045 \times 10^6 = 45\,000\).`,
        proof: (s) => near(Math.sqrt(value(s)) / 1000, Math.sqrt(0.045)),
      }),
    () =>
      mcq({
        d: 2,
        text: h`Water flows from a tap at 18 litres per minute. What is this rate in \(\mathrm{cm^3\,s^{-1}}\)?`,
        unit: 'cm^3 s^-1',
        right: [300, h`\(18\,000 \div 60 = 300\).`],
        wrong: [
          [0.3, 'Litres were not turned into cubic centimetres.'],
          [30, 'A litre was taken as 100 cubic centimetres.'],
          [1080, 'The rate was multiplied by 60 and the litres were kept.'],
          [18000, 'The minutes were not turned into seconds.'],
        ],
        solution: h`18 litres is \(18\,000\ \mathrm{cm^3}\) and one minute is 60 s, so the rate is \(18\,000 \div 60 = 300\ \mathrm{cm^3\,s^{-1}}\).`,
        proof: (s) => near((value(s) * 60) / 1000, 18),
      }),
    () =>
      blanks({
        d: 2,
        text: h`Complete the note in a driver's handbook.

At 90 km/h a car moves at [[blank]] metres per second, so it covers one kilometre in [[blank]] seconds.`,
        right: [[25, 40], h`\(90\,000 \div 3600 = 25\) and \(1000 \div 25 = 40\).`],
        wrong: [
          [[25, 25], 'The second blank repeats the speed.'],
          [[32.4, 30.9], '90 was multiplied by 0.36 instead of divided by 3.6.'],
          [[1.5, 667], 'Kilometres per minute were taken for metres per second.'],
          [[25, 4], 'The time is for 100 metres.'],
        ],
        solution: h`\(90\ \mathrm{km/h} = \dfrac{90\,000\ \mathrm{m}}{3600\ \mathrm{s}} = 25\ \mathrm{m/s}\).

One kilometre takes \(\dfrac{1000}{25} = 40\) s.`,
        proof: (s) => {
          const [speed = 0, time = 0] = parts(s)
          return near((speed * 3600) / 1000, 90) && near(speed * time, 1000)
        },
      }),
  ),
  family(
    'factors',
    ['Number and indices', 'Factors and fractions'],
    () => {
      const periods = [18, 24, 30]
      return mcq({
        d: 2,
        text: h`Three buoys flash every 18 s, 24 s and 30 s. They all flash together at midnight. How long is it until they next all flash together?`,
        right: [qty(6, 'min'), h`The lowest common multiple is 360 s.`],
        wrong: [
          [qty(0.1, 'min'), 'The highest common factor, 6 s, was used.'],
          [qty(1.2, 'min'), 'The lowest common multiple of 18 and 24 only, 72 s.'],
          [qty(2, 'min'), 'The lowest common multiple of 24 and 30 only, 120 s.'],
          [qty(216, 'min'), 'The product of all three periods.'],
        ],
        solution: h`\(18 = 2 \times 3^2\), \(24 = 2^3 \times 3\), \(30 = 2 \times 3 \times 5\). The lowest common multiple is \(2^3 \times 3^2 \times 5 = 360\), and 360 s is 6 minutes.`,
        proof: (s) => near(value(s) * 60, together(periods)),
      })
    },
    () =>
      mcq({
        d: 3,
        text: h`Write the recurring decimal \(0.2\dot{7} = 0.2777\ldots\) as a fraction in its lowest terms.`,
        right: [m(frac(25, 90)), h`\(90x = 25\).`],
        wrong: [
          [m(frac(3, 11)), h`This is \(0.\dot{2}\dot{7}\): both digits were taken to recur.`],
          [m(frac(27, 100)), 'The recurring digit was cut off.'],
          [m(frac(7, 25)), 'The decimal was rounded to 0.28.'],
          [
            m(frac(3, 10)),
            h`\(27\) was divided by \(90\) without subtracting the part that does not recur.`,
          ],
        ],
        solution: h`Let \(x = 0.2777\ldots\). Then \(100x - 10x = 27.77\ldots - 2.77\ldots = 25\), so \(x = \frac{25}{90} = \frac{5}{18}\).`,
        proof: (s) => is(s, 0.277777777777777),
      }),
    () =>
      blanks({
        d: 3,
        text: h`Written as a product of primes, \(504 = 2^a \times 3^b \times 7\).

So \(a =\) [[blank]], \(b =\) [[blank]], and the smallest whole number by which 504 can be multiplied to give a square number is [[blank]].`,
        right: [[3, 2, 14], h`One more 2 and one more 7 make all powers even.`],
        wrong: [
          [[3, 2, 7], h`\(504 \times 7\) still has an odd power of 2.`],
          [[2, 3, 21], 'The powers of 2 and 3 are exchanged.'],
          [[3, 2, 2], h`\(504 \times 2\) still has an odd power of 7.`],
          [[2, 2, 7], h`\(2^2 \times 3^2 \times 7 = 252\), not 504.`],
          [[3, 1, 42], h`\(2^3 \times 3 \times 7 = 168\), not 504.`],
        ],
        solution: h`\(504 = 8 \times 63 = 2^3 \times 3^2 \times 7\).

A square has even powers only, so one more factor 2 and one more factor 7 are needed: \(2 \times 7 = 14\), and \(504 \times 14 = 7056 = 84^2\).`,
        proof: (s) => {
          const [a = 0, b = 0, times] = parts(s)
          const least = range(1, 504).find((n) => Number.isInteger(Math.sqrt(504 * n)))
          return 2 ** a * 3 ** b * 7 === 504 && times === least
        },
      }),
  ),
  family(
    'powers',
    ['Number and indices', 'Powers and standard form'],
    () =>
      mcq({
        d: 2,
        text: h`Evaluate \(27^{\frac{2}{3}} \times 16^{-\frac{3}{4}}\).`,
        right: [m(frac(9, 8)), h`\(9 \times \frac18\).`],
        wrong: [
          [m(72), 'The negative power was treated as a positive one.'],
          [m(frac(-9, 8)), 'The negative power was taken to make the number negative.'],
          [m(frac(9, 12)), h`\(16^{\frac34}\) was found as \(16 \times \frac34 = 12\).`],
          [m(frac(18, 8)), h`\(27^{\frac23}\) was found as \(27 \times \frac23 = 18\).`],
        ],
        solution: h`\(27^{\frac23} = 3^2 = 9\) and \(16^{-\frac34} = \dfrac{1}{2^3} = \frac18\). The product is \(\frac98\).`,
        proof: (s) => is(s, Math.exp((2 / 3) * Math.log(27) - 0.75 * Math.log(16))),
      }),
    () =>
      mcq({
        d: 2,
        text: h`Find \(\dfrac{(6 \times 10^{5}) \times (4 \times 10^{-8})}{1.2 \times 10^{-6}}\) in standard form.`,
        right: [m(sci(2, 4)), h`\(24 \times 10^{-3} \div (1.2 \times 10^{-6})\).`],
        wrong: [
          [m(sci(2, -8)), 'The powers of ten were all added; the last should be subtracted.'],
          [m(sci(2, 3)), h`\(24 \div 1.2\) was taken as 2 instead of 20.`],
          [m(sci(2.88, -8)), 'The last number was multiplied in, not divided out.'],
          [m(sci(2, 5)), 'One power of ten too many was carried from 24 to 2.4.'],
        ],
        solution: h`The top is \(24 \times 10^{-3}\). Dividing, \(24 \div 1.2 = 20\) and \(10^{-3} \div 10^{-6} = 10^{3}\), so the answer is \(20 \times 10^3 = 2 \times 10^4\).`,
        proof: (s) => near(value(s) * 1.2e-6, 600000 * 0.00000004),
      }),
    () =>
      equation({
        d: 3,
        text: h`Simplify fully \(\dfrac{(2a^3b)^2}{4ab^3}\).`,
        expected: 'a^5/b',
        vars: ['a', 'b'],
        solution: h`\((2a^3b)^2 = 4a^6b^2\). Dividing by \(4ab^3\) gives \(a^{6-1}b^{2-3} = \dfrac{a^5}{b}\).`,
        proof: (s) =>
          agrees(s, ({ a = 1, b = 1 }) => (2 * a * a * a * b) ** 2 / (4 * a * b * b * b), [
            { a: 1.5, b: 2 },
            { a: 0.7, b: 3 },
            { a: 2, b: -1.1 },
          ]),
      }),
  ),
  family(
    'surds',
    ['Number and indices', 'Surds'],
    () =>
      mcq({
        d: 3,
        text: h`Write \(\dfrac{6}{3 - \sqrt{3}}\) with a rational denominator, as simply as possible.`,
        right: [m(h`3 + \sqrt{3}`), h`Multiply top and bottom by \(3 + \sqrt3\).`],
        wrong: [
          [m(h`3 - \sqrt{3}`), 'The top was multiplied by the denominator itself.'],
          [m(h`2 - \sqrt{3}`), h`The fraction was split as \(\frac63 - \sqrt3\).`],
          [m(h`\frac{3 + \sqrt{3}}{2}`), h`The denominator was taken as \(9 + 3 = 12\).`],
          [m(h`18 + 6\sqrt{3}`), h`The denominator, 6, was left out.`],
        ],
        solution: h`\(\dfrac{6(3 + \sqrt3)}{(3 - \sqrt3)(3 + \sqrt3)} = \dfrac{6(3 + \sqrt3)}{9 - 3} = 3 + \sqrt3\).`,
        proof: (s) => near(value(s) * (3 - 1.7320508075688772), 6),
      }),
    () =>
      mcq({
        d: 2,
        text: h`A wire is made of pieces of length \(\sqrt{75}\) cm and \(\sqrt{48}\) cm joined end to end, from which \(\sqrt{27}\) cm is then cut off. How long is the wire that is left?`,
        unit: 'cm',
        right: [qty(h`6\sqrt{3}`, 'cm'), h`\(5\sqrt3 + 4\sqrt3 - 3\sqrt3\).`],
        wrong: [
          [
            qty(h`4\sqrt{6}`, 'cm'),
            h`The numbers under the roots were combined: \(\sqrt{75 + 48 - 27} = \sqrt{96}\).`,
          ],
          [qty(h`12\sqrt{3}`, 'cm'), 'The last piece was added instead of cut off.'],
          [
            qty(h`50\sqrt{3}`, 'cm'),
            h`The squares 25, 16 and 9 were taken outside without their roots, and the last was added.`,
          ],
          [qty(h`18`, 'cm'), h`\(\sqrt3\) was squared.`],
        ],
        solution: h`\(\sqrt{75} = 5\sqrt3\), \(\sqrt{48} = 4\sqrt3\), \(\sqrt{27} = 3\sqrt3\), so the length is \(5\sqrt3 + 4\sqrt3 - 3\sqrt3 = 6\sqrt3\) cm.`,
        proof: (s) => is(s, Math.sqrt(75) + Math.sqrt(48) - Math.sqrt(27)),
      }),
  ),
]

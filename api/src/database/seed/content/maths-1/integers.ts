import { familyOf, frac, h, m, mcq, qty, sci } from '../kit.ts'
import { is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')

export const integers: Family[] = [
  family(
    'divisors',
    ['Number and indices', 'Factors and fractions'],
    () =>
      mcq({
        d: 1,
        text: h`A florist has 84 roses and 126 tulips. She makes as many bunches as she can, all alike, and uses every flower. How many bunches does she make?`,
        right: [m(42), 'The highest common factor of 84 and 126.'],
        wrong: [
          [m(252), 'This is the lowest common multiple.'],
          [m(21), 'A common factor 2 was left out.'],
          [m(14), 'A common factor 3 was left out.'],
          [m(5), 'This is the number of flowers in each bunch.'],
        ],
        solution: h`\(84 = 2^2 \times 3 \times 7\) and \(126 = 2 \times 3^2 \times 7\). The highest common factor is \(2 \times 3 \times 7 = 42\): each bunch has 2 roses and 3 tulips.`,
        proof: (s) => is(s, Math.max(...range(1, 84).filter((n) => 84 % n === 0 && 126 % n === 0))),
      }),
    () =>
      mcq({
        d: 4,
        text: h`When 200 is divided by the whole number \(n\) the remainder is 5; when 158 is divided by \(n\) the remainder is 2. What is the largest possible value of \(n\)?`,
        right: [m(39), h`The highest common factor of 195 and 156.`],
        wrong: [
          [m(13), 'This leaves the right remainders, but a larger number does so too.'],
          [m(3), h`A remainder of 5 is not possible on division by 3.`],
          [m(78), h`78 divides 156 but not 195.`],
          [m(780), 'This is the lowest common multiple of 195 and 156.'],
        ],
        solution: h`\(n\) divides \(200 - 5 = 195 = 3 \times 5 \times 13\) and \(158 - 2 = 156 = 2^2 \times 3 \times 13\). The largest common factor is \(3 \times 13 = 39\), and it is greater than both remainders.`,
        proof: (s) =>
          is(s, Math.max(...range(1, 200).filter((n) => 200 % n === 5 && 158 % n === 2))),
      }),
    () =>
      mcq({
        d: 2,
        text: h`An oil tank is two thirds full. After 45 litres are drawn off it is five twelfths full. What does the tank hold when it is full?`,
        right: [qty(180, 'litres'), h`45 litres are \(\frac23 - \frac5{12} = \frac14\) of it.`],
        wrong: [
          [qty(108, 'litres'), h`45 litres were taken as \(\frac5{12}\) of the tank.`],
          [
            qty(135, 'litres'),
            h`The fractions were subtracted as \(\frac{5 - 2}{12 - 3} = \frac13\).`,
          ],
          [
            qty(60, 'litres'),
            '45 litres were taken as three quarters of the tank: the part that was not drawn off.',
          ],
          [qty(120, 'litres'), 'This is the amount in the tank at first.'],
        ],
        solution: h`\(\frac23 - \frac5{12} = \frac8{12} - \frac5{12} = \frac14\). A quarter of the tank is 45 litres, so it holds 180 litres.`,
        proof: (s) => {
          const full = Number(s.match(/\d+/)?.[0])
          return near((full * 2) / 3 - 45, (full * 5) / 12)
        },
      }),
  ),
  family(
    'exponents',
    ['Number and indices', 'Powers and standard form'],
    () =>
      mcq({
        d: 3,
        text: h`For which value of \(x\) is \(2^x \times 8^{x - 1} = 4^{x + 1}\)?`,
        right: [m(frac(5, 2)), h`\(4x - 3 = 2x + 2\).`],
        wrong: [
          [m(frac(3, 2)), h`\(8^{x - 1}\) was written as \(2^{3x - 1}\).`],
          [m(2), h`\(4^{x + 1}\) was written as \(2^{2x + 1}\).`],
          [m(5), 'The last division by 2 was left out.'],
          [m(frac(-1, 2)), h`The constant \(-3\) was moved across without changing its sign.`],
        ],
        solution: h`In powers of 2: \(2^x \times 2^{3x - 3} = 2^{2x + 2}\). So \(4x - 3 = 2x + 2\), which gives \(x = \frac52\).`,
        proof: (s) => near(2 ** value(s) * 8 ** (value(s) - 1), 4 ** (value(s) + 1)),
      }),
    () =>
      mcq({
        d: 1,
        text: h`One grain of a certain pollen has mass \(2.5 \times 10^{-8}\) kg. About how many grains make up 0.4 kg?`,
        right: [m(sci(1.6, 7)), h`\(0.4 \div (2.5 \times 10^{-8})\).`],
        wrong: [
          [m(sci(1, -8)), 'The mass was multiplied by that of a grain.'],
          [m(sci(6.25, -8)), 'The division was done the wrong way round.'],
          [m(sci(1.6, 8)), h`\(0.4 \div 2.5\) was taken as \(1.6\) instead of \(0.16\).`],
          [m(sci(1.6, -9)), 'The sign of the power was not changed on dividing.'],
        ],
        solution: h`\(0.4 \div 2.5 = 0.16\), and dividing by \(10^{-8}\) multiplies by \(10^8\). So there are \(0.16 \times 10^8 = 1.6 \times 10^7\) grains.`,
        proof: (s) => near(value(s) * 2.5e-8, 0.4),
      }),
    () =>
      mcq({
        d: 5,
        text: h`The number \(2^{30} \times 5^{26}\) is written out in full. How many digits has it?`,
        right: [m(28), h`It is \(16 \times 10^{26}\).`],
        wrong: [
          [m(26), 'Only the zeros at the end were counted.'],
          [m(27), h`\(10^{26}\) alone has 27 digits.`],
          [m(30), h`All of the four further twos were counted as digits.`],
          [m(56), 'The powers were added.'],
        ],
        solution: h`\(2^{30} \times 5^{26} = 2^4 \times (2 \times 5)^{26} = 16 \times 10^{26}\): the digits 1 and 6 and then 26 zeros, 28 digits in all.`,
        proof: (s) => is(s, String(2n ** 30n * 5n ** 26n).length),
      }),
  ),
  family(
    'roots',
    ['Number and indices', 'Surds'],
    () =>
      mcq({
        d: 2,
        text: h`Work out \((\sqrt5 + \sqrt2)^2 - (\sqrt5 - \sqrt2)^2\).`,
        right: [m(h`4\sqrt{10}`), h`\((7 + 2\sqrt{10}) - (7 - 2\sqrt{10})\).`],
        wrong: [
          [m(0), 'Both squares were taken as 7.'],
          [m(h`2\sqrt{10}`), 'The second middle term was left out.'],
          [m(4), h`The squares were taken as \(5 + 2\) and \(5 - 2\).`],
          [m(14), 'The middle terms were taken to cancel, and the squares were added.'],
        ],
        solution: h`The squares are \(5 + 2\sqrt{10} + 2\) and \(5 - 2\sqrt{10} + 2\). Their difference is \(4\sqrt{10}\).`,
        // difference of two squares
        proof: (s) => near(value(s), 2 * Math.sqrt(5) * (2 * Math.sqrt(2))),
      }),
    () =>
      mcq({
        d: 4,
        text: h`A rectangle has area \((7 + 7\sqrt2)\ \mathrm{cm^2}\) and one side of length \((3 + \sqrt2)\) cm. How long is the other side?`,
        unit: 'cm',
        right: [qty(h`1 + 2\sqrt{2}`, 'cm'), h`\((1 + 2\sqrt2)(3 + \sqrt2) = 7 + 7\sqrt2\).`],
        wrong: [
          [qty(h`7 + 14\sqrt{2}`, 'cm'), h`The denominator, \(9 - 2 = 7\), was left out.`],
          [
            qty(h`5 + 4\sqrt{2}`, 'cm'),
            h`The top was multiplied by \(3 + \sqrt2\) instead of \(3 - \sqrt2\).`,
          ],
          [qty(h`4 + 6\sqrt{2}`, 'cm'), 'The side was subtracted from the area.'],
          [qty(h`\frac{7 + 14\sqrt{2}}{11}`, 'cm'), h`The denominator was taken as \(9 + 2\).`],
        ],
        solution: h`\(\dfrac{7 + 7\sqrt2}{3 + \sqrt2} = \dfrac{(7 + 7\sqrt2)(3 - \sqrt2)}{9 - 2} = \dfrac{21 - 7\sqrt2 + 21\sqrt2 - 14}{7} = 1 + 2\sqrt2\).`,
        proof: (s) => near(value(s) * (3 + Math.SQRT2), 7 + 7 * Math.SQRT2),
      }),
    () =>
      mcq({
        d: 5,
        text: h`Which of these equals \(\sqrt{11 + 6\sqrt2}\)?`,
        right: [m(h`3 + \sqrt{2}`), h`\((3 + \sqrt2)^2 = 11 + 6\sqrt2\).`],
        wrong: [
          [m(h`2 + \sqrt{3}`), h`Its square is \(7 + 4\sqrt3\).`],
          [m(h`3 + 2\sqrt{2}`), h`Its square is \(17 + 12\sqrt2\).`],
          [
            m(h`1 + 3\sqrt{2}`),
            h`Its square is \(19 + 6\sqrt2\): the middle term fits, but not the rest.`,
          ],
          [m(h`9 + \sqrt{2}`), h`Its whole part is the square, 9, and not its root.`],
        ],
        solution: h`Look for \(a + b\sqrt2\) with \(a^2 + 2b^2 = 11\) and \(2ab = 6\). \(a = 3\), \(b = 1\) fits both, and \(3 + \sqrt2\) is positive, so it is the root.`,
        proof: (s) => near(value(s) ** 2, 11 + 6 * Math.SQRT2),
      }),
  ),
]

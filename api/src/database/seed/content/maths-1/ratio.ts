import { blanks, equation, essay, familyOf, h, m, mcq, qty } from '../kit.ts'
import { agrees, near, parts, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')

export const ratio: Family[] = [
  family(
    'percentages',
    ['Ratio and proportion', 'Ratio and percentages'],
    () =>
      mcq({
        d: 2,
        text: h`A shop raises the price of a lamp by 20 %. In the sale it then takes 20 % off the new price, and the lamp costs £240.

What was the price before the rise?`,
        unit: '£',
        right: [250, h`\(240 \div (1.2 \times 0.8)\).`],
        wrong: [
          [240, 'The two changes were taken to cancel.'],
          [230.4, h`240 was multiplied by \(0.96\) instead of divided by it.`],
          [200, 'Only the rise was undone.'],
          [300, 'Only the reduction was undone.'],
        ],
        solution: h`The final price is \(1.2 \times 0.8 = 0.96\) of the first price, which was therefore \(240 \div 0.96 = 250\) pounds.`,
        proof: (s) => {
          const raised = value(s) + value(s) / 5
          return near(raised - raised / 5, 240)
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`A colony of seabirds shrinks by 10 % each year. Two years after a count there are 16 200 birds. How many were there at the count?`,
        right: [20000, h`\(16\,200 \div 0.9^2\).`],
        wrong: [
          [19440, h`20 % of 16 200 was added.`],
          [
            19602,
            h`16 200 was multiplied by \(1.1^2\): a rise of 10 % does not undo a fall of 10 %.`,
          ],
          [20250, h`The loss was taken as 20 % in all, so 16 200 was divided by \(0.8\).`],
          [18000, 'Only one year was undone.'],
        ],
        solution: h`Each year leaves \(0.9\) of the birds, so two years leave \(0.81\). The count was \(16\,200 \div 0.81 = 20\,000\).`,
        proof: (s) => {
          let birds = value(s)
          for (let year = 0; year < 2; year += 1) birds -= birds / 10
          return near(birds, 16200)
        },
      }),
    () =>
      equation({
        d: 3,
        text: h`A bicycle is priced at \(n\) pounds before tax. The dealer takes \(r\) per cent off this price, and tax of 20 % is then added to what is left.

Write an expression for what the customer pays, in pounds.`,
        expected: '1.2*n*(1 - r/100)',
        vars: ['n', 'r'],
        solution: h`After the reduction the price is \(n\left(1 - \frac{r}{100}\right)\). Adding 20 % multiplies it by \(1.2\), giving \(1.2n\left(1 - \frac{r}{100}\right)\).`,
        proof: (s) =>
          agrees(
            s,
            ({ n = 0, r = 0 }) => {
              const less = n - (n * r) / 100
              return less + less / 5
            },
            [
              { n: 100, r: 10 },
              { n: 450, r: 35 },
              { n: 80, r: 0 },
            ],
          ),
      }),
    () =>
      essay({
        d: 3,
        text: h`A student claims: 'If a quantity rises by 25 % and then falls by 25 %, it ends where it began.'

Explain why this is wrong, find what single percentage fall would bring the quantity back to its first value, and justify your answer for every starting value.`,
        model: h`Take a starting value \(x\). A rise of 25 % multiplies it by 1.25, so it becomes \(1.25x\). The fall of 25 % is a percentage of the new, larger value: it multiplies by 0.75, giving \(1.25 \times 0.75\,x = 0.9375x\), which is 6.25 % below the start.

To return to \(x\) we need a multiplier \(k\) with \(1.25k = 1\), so \(k = \frac{1}{1.25} = 0.8\). That is a fall of 20 %.

The argument does not depend on \(x\), since \(x\) cancels from \(1.25xk = x\); so it holds for every starting value.`,
        criteria: [
          [
            'Says that the second percentage is taken of the new, larger value',
            /new, larger value/,
          ],
          ['Combines the multipliers: 1.25 × 0.75 = 0.9375', /0\.9375/],
          ['Finds the multiplier 0.8, a fall of 20 %', /fall of 20 %/],
          ['Uses a general starting value rather than one example', /every starting value/],
        ],
        also: () => 1.25 * 0.75 === 0.9375 && near(1.25 * (1 - 0.2), 1),
      }),
  ),
  family(
    'sharing',
    ['Ratio and proportion', 'Ratio and percentages'],
    () =>
      mcq({
        d: 2,
        text: h`In a green paint, blue and yellow are in the ratio \(2 : 3\). Yellow and white are in the ratio \(4 : 5\). What is the ratio of blue to white?`,
        right: [m('8 : 15'), h`Make yellow 12 in both ratios.`],
        wrong: [
          [m('2 : 5'), 'The yellow parts were dropped without being made equal.'],
          [m('8 : 12'), 'This is blue to yellow.'],
          [m('10 : 12'), h`\(2 \times 5\) and \(3 \times 4\) were paired the wrong way.`],
          [m('12 : 15'), 'This is yellow to white.'],
        ],
        solution: h`With yellow as 12 parts, blue is 8 parts and white is 15 parts. The ratio is \(8 : 15\).`,
        proof: (s) => {
          const [blue = 0, white = 0] = s
            .replace(/[^\d:]/g, '')
            .split(':')
            .map(Number)
          return near(blue / white, (2 / 3) * (4 / 5))
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`Two jars hold the same volume of liquid. In the first, juice and water are in the ratio \(1 : 3\); in the second, \(2 : 3\). The jars are poured together.

What fraction of the mixture is juice?`,
        right: [m(h`\frac{13}{40}`), h`The mean of \(\frac14\) and \(\frac25\).`],
        wrong: [
          [
            m(h`\frac{1}{3}`),
            h`The parts were added: \(3\) juice to \(6\) water, though the parts differ in size.`,
          ],
          [
            m(h`\frac{1}{2}`),
            h`\(\frac13\) and \(\frac23\) were averaged: the ratios were read as fractions.`,
          ],
          [m(h`\frac{13}{20}`), 'The fractions were added but not halved.'],
          [m(h`\frac{3}{10}`), h`\(\frac15\) and \(\frac25\) were averaged.`],
        ],
        solution: h`The jars are \(\frac14\) and \(\frac25\) juice. With equal volumes the mixture is \(\frac12\left(\frac14 + \frac25\right) = \frac12 \times \frac{13}{20} = \frac{13}{40}\) juice.`,
        proof: (s) => near(value(s), (20 / 4 + (20 * 2) / 5) / 40),
      }),
  ),
  family(
    'proportion',
    ['Ratio and proportion', 'Direct and inverse proportion'],
    () =>
      mcq({
        d: 3,
        text: h`The brightness \(B\) of a lamp is inversely proportional to the square of the distance \(d\) from it. \(B = 12\) when \(d = 3\).

What is \(B\) when \(d = 2\)?`,
        right: [m(27), h`\(B = \frac{108}{d^2}\).`],
        wrong: [
          [m(18), h`\(B\) was taken as inversely proportional to \(d\), not to \(d^2\).`],
          [m(h`\frac{16}{3}`), h`\(B\) was taken as directly proportional to \(d^2\).`],
          [m(8), h`\(B\) was taken as directly proportional to \(d\).`],
          [m(54), h`108 was divided by 2 and not by \(2^2\).`],
        ],
        solution: h`\(Bd^2\) is constant: \(12 \times 9 = 108\). When \(d = 2\), \(B = \frac{108}{4} = 27\).`,
        proof: (s) => near(value(s) / 12, (3 / 2) ** 2),
      }),
    () =>
      blanks({
        d: 2,
        text: h`Six identical machines make 90 parts in 5 hours.

One machine makes [[blank]] parts in an hour, so ten machines need [[blank]] hours to make 240 parts.`,
        right: [[3, 8], h`\(90 \div 30 = 3\) and \(240 \div 30 = 8\).`],
        wrong: [
          [[15, 1.6], 'The first blank is the number per machine in all 5 hours.'],
          [[18, 8], 'The first blank is for all six machines.'],
          [[3, 80], 'The second blank is for one machine.'],
          [[3, 24], 'The second blank is 240 divided by the ten machines only.'],
        ],
        solution: h`Six machines for 5 hours are 30 machine-hours, so one machine makes \(90 \div 30 = 3\) parts an hour.

Ten machines make 30 parts an hour, and \(240 \div 30 = 8\) hours.`,
        proof: (s) => {
          const [each = 0, hours = 0] = parts(s)
          return 6 * 5 * each === 90 && 10 * hours * each === 240
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`The period \(T\) of a pendulum is proportional to \(\sqrt{L}\), where \(L\) is its length. By what percentage must \(L\) be increased so that \(T\) increases by 10 %?`,
        unit: '%',
        right: [21, h`\(1.1^2 = 1.21\).`],
        wrong: [
          [10, h`\(T\) was taken as proportional to \(L\).`],
          [20, h`10 % was doubled; the square of 1.1 has a further 1 %.`],
          [5, 'The percentage was halved: that is what happens the other way round, roughly.'],
          [100, h`10 % was squared to give 100.`],
        ],
        solution: h`\(L\) is proportional to \(T^2\). Multiplying \(T\) by \(1.1\) multiplies \(L\) by \(1.1^2 = 1.21\), a rise of 21 %.`,
        proof: (s) => near(Math.sqrt(1 + value(s) / 100), 1.1),
      }),
    () =>
      mcq({
        d: 1,
        text: h`A recipe for 6 people needs 450 g of rice. How much rice is needed for 10 people?`,
        right: [qty(750, 'g'), '75 g for each person.'],
        wrong: [
          [qty(270, 'g'), 'The amount was scaled down by 6/10 instead of up.'],
          [qty(454, 'g'), 'Four was added for the four further people.'],
          [qty(900, 'g'), 'The amount was doubled.'],
          [qty(650, 'g'), '50 g was added for each further person.'],
        ],
        solution: h`One person needs \(450 \div 6 = 75\) g, so ten need 750 g.`,
        proof: (s) => near(value(s) / 10, 450 / 6),
      }),
  ),
]

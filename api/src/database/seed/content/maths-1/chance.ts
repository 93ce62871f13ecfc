import { BLUE, circle, figure, GREEN, label, RED, rect } from '../figures.ts'
import { familyOf, frac, h, m, mcq, table } from '../kit.ts'
import { is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')

function threeSets(): string {
  return figure(
    340,
    270,
    [
      rect([10, 10], 320, 250),
      circle([130, 105], 75, { colour: BLUE }),
      circle([215, 105], 75, { colour: RED }),
      circle([172, 170], 75, { colour: GREEN }),
      label([70, 38], 'D', { colour: BLUE }),
      label([276, 38], 'M', { colour: RED }),
      label([104, 238], 'A', { colour: GREEN }),
      label([96, 88], '12'),
      label([248, 88], '9'),
      label([172, 215], '7'),
      label([172, 72], '6'),
      label([120, 148], '4'),
      label([226, 148], '5'),
      label([172, 124], '3'),
      label([312, 244], '14'),
    ],
    'Venn diagram of 60 students with three overlapping circles D, M and A. Only D 12, only M 9, only A 7, D and M but not A 6, D and A but not M 4, M and A but not D 5, all three 3, none 14.',
  )
}

export const chance: Family[] = [
  family(
    'several-events',
    ['Probability', 'Combined events'],
    () =>
      mcq({
        d: 1,
        data: table(
          ['colour', 'red', 'blue', 'green', 'yellow'],
          [['probability', '0.35', '0.4', '', '']],
        ),
        text: h`A spinner lands on one of four colours. Green and yellow are equally likely. What is the probability that it lands on green?`,
        right: [m(0.125), h`Half of \(1 - 0.75\).`],
        wrong: [
          [m(0.25), 'This is the probability of green or yellow.'],
          [m(0.75), 'This is the probability of red or blue.'],
          [m(0.375), 'This is the mean of the two given probabilities.'],
          [m(0.2), 'The probability of blue was halved.'],
        ],
        solution: h`The probabilities add to 1, so green and yellow have \(1 - 0.35 - 0.4 = 0.25\) together and \(0.125\) each.`,
        proof: (s) => near(0.35 + 0.4 + 2 * value(s), 1),
      }),
    () =>
      mcq({
        d: 3,
        text: h`Ada scores from a penalty with probability 0.6 and Ben, independently, with probability 0.8. Each takes one. Given that exactly one of them scores, what is the probability that it was Ada?`,
        right: [m(frac(3, 11)), h`\(\dfrac{0.12}{0.12 + 0.32}\).`],
        wrong: [
          [m(frac(3, 25)), 'This is the probability that Ada scores and Ben does not.'],
          [
            m(frac(3, 7)),
            h`The chances to score, \(0.6\) and \(0.8\), were compared without the misses.`,
          ],
          [m(frac(8, 11)), 'This is the probability that it was Ben.'],
          [m(frac(11, 25)), 'This is the probability that exactly one of them scores.'],
        ],
        solution: h`Ada only: \(0.6 \times 0.2 = 0.12\). Ben only: \(0.4 \times 0.8 = 0.32\). The condition has probability \(0.44\), so the answer is \(\frac{0.12}{0.44} = \frac{3}{11}\).`,
        proof: (s) => {
          const trials = range(1, 10).flatMap((a) => range(1, 10).map((b) => [a <= 6, b <= 8]))
          const one = trials.filter(([a, b]) => a !== b)
          return is(s, one.filter(([a]) => a).length / one.length)
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`A box holds \(n\) red pens and 4 black pens. Two are drawn at random without putting the first back, and the probability that both are red is \(\frac13\). What is \(n\)?`,
        right: [m(6), h`\(n^2 - 5n - 6 = 0\).`],
        wrong: [
          [m(2), h`This makes the probability that one pen is red \(\frac13\).`],
          [m(10), 'This is the number of all pens.'],
          [m(8), h`One third of the pens were taken to be black.`],
          [m(5), h`The quadratic was solved as \(n(n - 5) = 0\).`],
        ],
        solution: h`\(\dfrac{n}{n + 4} \times \dfrac{n - 1}{n + 3} = \dfrac13\), so \(3n^2 - 3n = n^2 + 7n + 12\), \(n^2 - 5n - 6 = 0\), \((n - 6)(n + 1) = 0\). \(n\) is positive, so \(n = 6\).`,
        proof: (s) => {
          const pens = range(1, value(s) + 4)
          const pairs = pens.flatMap((a) => pens.filter((b) => b !== a).map((b) => [a, b]))
          const both = pairs.filter((pair) => pair.every((pen) => pen > 4))
          return 3 * both.length === pairs.length
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`Three friends each choose one of five films, at random and without asking the others. What is the probability that all three choose different films?`,
        right: [m(frac(12, 25)), h`\(\frac55 \times \frac45 \times \frac35\).`],
        wrong: [
          [m(frac(24, 25)), 'The complement of all three choosing the same film was taken.'],
          [m(frac(3, 5)), 'Only the choice of the third friend was counted.'],
          [m(frac(13, 25)), 'This is the probability that at least two choose the same film.'],
          [m(frac(64, 125)), h`Three factors \(\frac45\) were multiplied.`],
        ],
        solution: h`Whatever the first chooses, the second avoids it with probability \(\frac45\), and the third avoids both with probability \(\frac35\). The product is \(\frac{12}{25}\).`,
        proof: (s) => {
          const films = range(1, 5)
          const choices = films.flatMap((a) => films.flatMap((b) => films.map((c) => [a, b, c])))
          return is(s, choices.filter((each) => new Set(each).size === 3).length / 125)
        },
      }),
  ),
  family(
    'sets',
    ['Probability', 'Venn diagrams and conditions'],
    () =>
      mcq({
        d: 1,
        text: h`Of 50 guests at a hotel breakfast, 28 drink tea, 31 drink coffee and 6 drink neither. How many drink both?`,
        right: [m(15), h`\(28 + 31 - 44\).`],
        wrong: [
          [m(9), 'The guests who drink neither were not taken off 50.'],
          [m(3), 'The numbers for tea and coffee were subtracted.'],
          [m(44), 'These are the guests who drink at least one of the two.'],
          [m(13), 'These are the guests who drink tea only.'],
        ],
        solution: h`\(50 - 6 = 44\) guests drink at least one. \(28 + 31 = 59\) counts those who drink both twice, so there are \(59 - 44 = 15\) of them.`,
        proof: (s) => near(28 - value(s) + (31 - value(s)) + value(s) + 6, 50),
      }),
    () =>
      mcq({
        d: 3,
        data: threeSets(),
        text: h`Sixty students may join the clubs for drama (D), music (M) and art (A), as the diagram shows. One student is picked at random from those who are in at least two clubs. What is the probability that this student is in the drama club?`,
        right: [m(frac(13, 18)), h`\(6 + 4 + 3\) of \(6 + 4 + 5 + 3\).`],
        wrong: [
          [m(frac(2, 3)), 'Those in all three clubs were left out.'],
          [m(frac(25, 46)), 'The choice was made from all who are in a club.'],
          [m(frac(13, 25)), 'The condition and the event were exchanged.'],
          [m(frac(13, 60)), 'The choice was made from all sixty.'],
        ],
        solution: h`In at least two clubs: \(6 + 4 + 5 + 3 = 18\). Of these \(6 + 4 + 3 = 13\) are in D. The probability is \(\frac{13}{18}\).`,
        proof: (s) => {
          const counts: [string, number][] = [
            ['D', 12],
            ['M', 9],
            ['A', 7],
            ['DM', 6],
            ['DA', 4],
            ['MA', 5],
            ['DMA', 3],
            ['', 14],
          ]
          const students = counts.flatMap(([clubs, n]) => range(1, n).map(() => clubs))
          const busy = students.filter((clubs) => clubs.length >= 2)
          return (
            students.length === 60 &&
            is(s, busy.filter((clubs) => clubs.includes('D')).length / busy.length)
          )
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`One person in 100 has a certain condition. A test is positive for every person who has it, but also for 5 % of those who have not. Somebody picked at random tests positive. Which is closest to the probability that this person has the condition?`,
        right: [m(h`17\%`), 'One of about six who test positive.'],
        wrong: [
          [
            m(h`95\%`),
            'This is the probability of a negative test for a person without the condition.',
          ],
          [
            m(h`5\%`),
            'This is the probability of a positive test for a person without the condition.',
          ],
          [m(h`1\%`), 'This is the probability before the test is known.'],
          [m(h`50\%`), 'The two ways to test positive were taken to be equally likely.'],
          [m(h`100\%`), 'The condition was turned round: everybody who has it tests positive.'],
        ],
        solution: h`Think of 10 000 people. 100 have the condition, and all of them test positive. Of the other 9900, 5 % test positive: 495. So \(\frac{100}{595} \approx 0.168\), about 17 %.`,
        proof: (s) => {
          const share = 0.01
          const exact = (100 * share) / (share + 0.05 * (1 - share))
          return Math.abs(Number(s.match(/\d+/)?.[0]) - exact) < 0.5
        },
      }),
    () =>
      mcq({
        d: 2,
        text: h`Events \(V\) and \(W\) have \(\mathrm{P}(V) = 0.5\), \(\mathrm{P}(W) = 0.4\) and \(\mathrm{P}(V \cup W) = 0.7\). What is \(\mathrm{P}(V \cap W)\)?`,
        right: [m(0.2), h`\(0.5 + 0.4 - 0.7\).`],
        wrong: [
          [m(0.9), 'The probabilities of the two events were added.'],
          [m(0.3), 'This is the probability that neither happens.'],
          [m(0.35), h`\(0.5\) and \(0.7\) were multiplied.`],
          [m(0.1), 'The probabilities of the two events were subtracted.'],
        ],
        solution: h`\(\mathrm{P}(V \cup W) = \mathrm{P}(V) + \mathrm{P}(W) - \mathrm{P}(V \cap W)\), so \(0.7 = 0.9 - \mathrm{P}(V \cap W)\) and the overlap has probability \(0.2\).`,
        proof: (s) => {
          const overlap = value(s)
          return near(0.5 - overlap + overlap + (0.4 - overlap), 0.7)
        },
      }),
  ),
]

import { figure, GREEN, GREY_FILL, label, line, plot, RED, rect } from '../figures.ts'
import { familyOf, h, m, mcq, qty, statements } from '../kit.ts'
import { near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Biology', 'biology')

const hares = (year: number): number => 60 + 40 * Math.sin((2 * Math.PI * year) / 10)
const lynxes = (year: number): number => 25 + 15 * Math.sin((2 * Math.PI * (year - 2)) / 10)

function cycles(): string {
  const g = plot(
    { from: 0, to: 20, step: 5, label: 'time in years' },
    { from: 0, to: 120, step: 20, label: 'number of animals' },
    400,
    260,
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve(hares, 0, 20, GREEN),
      g.curve(lynxes, 0, 20, RED),
      label(g.to([4.3, 106]), 'hares', { colour: GREEN, size: 14 }),
      label(g.to([7.5, 46]), 'lynxes', { colour: RED, size: 14 }),
    ],
    'Two wavy curves over 20 years, each with a period of 10 years. Hares vary between 20 and 100, with the first peak at year 2.5; lynxes vary between 10 and 40, with the first peak at year 4.5.',
  )
}

/** Energy in the food of a bullock, kJ, and where it goes. */
const BULLOCK = { eaten: 3000, faeces: 1900, respired: 980 }

function flow(): string {
  const box = (x: number, y: number, text: string, amount: string) =>
    rect([x, y], 110, 50, { fill: GREY_FILL }) +
    label([x + 55, y + 17], text, { size: 13 }) +
    label([x + 55, y + 36], amount, { size: 13 })
  return figure(
    390,
    230,
    [
      box(10, 90, 'grass eaten', '3000 kJ'),
      line([120, 115], [160, 115], { arrow: true }),
      box(162, 90, 'bullock', 'growth: ?'),
      line([272, 105], [300, 60], { arrow: true }),
      box(270, 8, 'respired', '980 kJ'),
      line([272, 125], [300, 170], { arrow: true }),
      box(270, 172, 'faeces and urine', '1900 kJ'),
    ],
    'Flow diagram. Grass with 3000 kilojoules is eaten by a bullock. Of this, 980 kilojoules are released in respiration and 1900 kilojoules leave in faeces and urine; the rest is growth, marked with a question mark.',
  )
}

/** What groups of bacteria in the soil do with nitrogen. */
const BACTERIA: Record<string, { from: string; to: string; oxygen: boolean }> = {
  nitrifying: { from: 'ammonium', to: 'nitrate', oxygen: true },
  denitrifying: { from: 'nitrate', to: 'nitrogen gas', oxygen: false },
  'nitrogen-fixing': { from: 'nitrogen gas', to: 'ammonium', oxygen: true },
}

export const populations: Family[] = [
  family(
    'energy-flow',
    ['Ecosystems', 'Food webs and energy'],
    () =>
      mcq({
        d: 3,
        data: flow(),
        text: 'What percentage of the energy in the grass becomes new tissue of the bullock?',
        right: [qty(4, '%'), h`\(120 \div 3000\).`],
        wrong: [
          [qty(120, '%'), 'This is the energy in kilojoules.'],
          [qty(33, '%'), 'This is about the share that is respired.'],
          [qty(37, '%'), 'The energy that is respired was counted as growth.'],
          [qty(12, '%'), 'Growth was compared with what is respired, not with what is eaten.'],
        ],
        solution: h`\(3000 - 1900 - 980 = 120\ \mathrm{kJ}\), and \(\frac{120}{3000} = 4\%\).`,
        proof: (s) => {
          const growth = (value(s) / 100) * BULLOCK.eaten
          return near(growth + BULLOCK.faeces + BULLOCK.respired, BULLOCK.eaten)
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 4,
        data: cycles(),
        text: 'The graph is a model of the numbers of hares and of the lynxes that hunt them.',
        list: [
          [
            'The number of lynxes peaks about two years after the number of hares.',
            true,
            'well-fed lynxes need time to raise young.',
            () => lynxes(4.5) >= lynxes(4.4) && lynxes(4.5) >= lynxes(4.6) && hares(2.5) > 99,
          ],
          [
            'At year 5 the number of hares is falling while lynxes are near their highest number.',
            true,
            'many hunters are eating the hares faster than these breed.',
            () => hares(5.1) < hares(4.9) && lynxes(5) > 38,
          ],
          [
            'At year 10 there are more lynxes than hares.',
            false,
            'there are about 60 hares and 11 lynxes.',
            () => lynxes(10) > hares(10),
          ],
        ],
        solution:
          'More prey lets predators increase, with a delay; many predators then reduce the prey, after which they starve and the prey recovers.',
      }),
    () =>
      mcq({
        d: 2,
        text: 'One oak tree feeds 20 000 caterpillars, which feed 40 small birds, which feed one hawk. Which statement about the pyramids of this food chain is right?',
        right: [
          'The pyramid of numbers is narrow at its base, but the pyramid of biomass is widest there.',
          'One tree has far more mass than all the caterpillars.',
        ],
        wrong: [
          [
            'Both pyramids are widest at the base.',
            'There is only one tree, so the base of the pyramid of numbers is narrow.',
          ],
          ['Both pyramids are narrow at the base.', 'The tree has the largest mass.'],
          [
            'The pyramid of biomass is widest at the hawk.',
            'Mass is lost at each step, so the top is narrow.',
          ],
          [
            'The pyramid of numbers is widest at the small birds.',
            'There are many more caterpillars than birds.',
          ],
        ],
        solution:
          'Numbers: 1, 20 000, 40, 1. Mass: the tree has most, and each level above has less than the one below it.',
        proof: (s) => {
          const chain = [
            { count: 1, mass: 2_000_000 },
            { count: 20_000, mass: 0.5 },
            { count: 40, mass: 20 },
            { count: 1, mass: 200 },
          ]
          const counts = chain.map((x) => x.count)
          const masses = chain.map((x) => x.count * x.mass)
          const narrow = (counts[0] ?? 0) < (counts[1] ?? 0)
          const wide = masses.every((x, n) => n === 0 || x < (masses[n - 1] ?? 0))
          return narrow && wide && /numbers is narrow at its base/.test(s)
        },
      }),
  ),
  family(
    'counting',
    ['Ecosystems', 'Cycles and sampling'],
    () =>
      mcq({
        d: 5,
        text: 'Eighty snails on an allotment are marked with paint. A week later 50 snails are collected, of which 12 carry paint, but by then one in four of the marked snails has lost it. None has died, been born or moved. What is the best estimate of the number of snails?',
        right: [m(250), h`\(60 \times 50 \div 12\).`],
        wrong: [
          [m(333), 'The lost marks were left out.'],
          [m(444), 'The marks were increased by a third instead of reduced.'],
          [m(83), 'The 20 lost marks were used instead of the 60 that are left.'],
          [m(188), 'A quarter was taken off twice.'],
        ],
        solution: h`Only \(80 \times \frac34 = 60\) snails still carry paint. The share in the sample is \(\frac{12}{50}\), so \(N = \dfrac{60 \times 50}{12} = 250\).`,
        proof: (s) => near((0.75 * 80) / value(s), 12 / 50),
      }),
    () =>
      mcq({
        d: 4,
        text: 'After a wet winter the soil of a field is full of water and holds hardly any oxygen. Why do crops then lack nitrate?',
        right: [
          'Denitrifying bacteria turn nitrate into nitrogen gas.',
          'They thrive where there is little oxygen.',
        ],
        wrong: [
          [
            'Nitrifying bacteria turn nitrate into ammonium.',
            'They do the opposite, and they need oxygen.',
          ],
          [
            'Nitrogen-fixing bacteria turn nitrate into protein for the crop.',
            'They take nitrogen gas from the air.',
          ],
          ['Decomposers turn nitrate into carbon dioxide.', 'Nitrate contains no carbon.'],
          [
            'The roots give nitrate back to the water by osmosis.',
            'Osmosis is a movement of water.',
          ],
        ],
        solution:
          'Without oxygen, denitrifying bacteria use nitrate and release nitrogen gas, while nitrifying bacteria, which would make new nitrate, lack oxygen.',
        proof: (s) => {
          const [, name = '', from, to] =
            /^(\S+) bacteria turn (\w+) into ([\w ]+?)\.?$/.exec(s) ?? []
          const kind = BACTERIA[name.toLowerCase()]
          return kind !== undefined && !kind.oxygen && kind.from === from && kind.to === to
        },
      }),
    () =>
      mcq({
        d: 3,
        text: 'A student wants to know how the kinds of seaweed change from the low-water mark to the top of a rocky shore. Which method is best?',
        right: [
          'placing quadrats at regular distances along a line from the sea to the land',
          'The line follows the change in conditions.',
        ],
        wrong: [
          [
            'placing quadrats at random all over the shore',
            'Random places do not show how things change in one direction.',
          ],
          [
            'placing quadrats where most kinds of seaweed are seen',
            'Choosing the places makes the sample biased.',
          ],
          [
            'placing quadrats along a line that follows the edge of the water',
            'Along this line the conditions hardly change.',
          ],
          ['catching, marking and releasing the seaweed', 'This is for animals that move about.'],
        ],
        solution:
          'A transect is a line along which conditions change. Samples at regular distances along it show how the community changes.',
        proof: (s) => /line from the sea to the land/.test(s) && /regular distances/.test(s),
      }),
  ),
]

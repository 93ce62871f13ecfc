import { figure, label, line, type Point } from '../figures.ts'
import { blanks, equation, essay, familyOf, h, mcq, qty, statements } from '../kit.ts'
import { agrees, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Biology', 'biology')

/** Who eats whom in the food web. */
const EATS: Record<string, string[]> = {
  fox: ['rabbit', 'vole'],
  owl: ['vole', 'thrush'],
  thrush: ['snail'],
  rabbit: ['grass'],
  vole: ['grass'],
  snail: ['grass'],
}
const PLACES: Record<string, Point> = {
  grass: [180, 235],
  rabbit: [60, 165],
  vole: [180, 165],
  snail: [300, 165],
  thrush: [300, 95],
  fox: [100, 35],
  owl: [240, 35],
}

function foodWeb(): string {
  const arrows = Object.entries(EATS).flatMap(([eater, list]) =>
    list.map((food) => {
      const [x1, y1] = PLACES[food] ?? [0, 0]
      const [x2, y2] = PLACES[eater] ?? [0, 0]
      const size = Math.hypot(x2 - x1, y2 - y1)
      const shift = (by: number): Point => [((x2 - x1) / size) * by, ((y2 - y1) / size) * by]
      const [a, b] = [shift(20), shift(-20)]
      return line([x1 + a[0], y1 + a[1]], [x2 + b[0], y2 + b[1]], { arrow: true })
    }),
  )
  return figure(
    370,
    260,
    [...arrows, ...Object.entries(PLACES).map(([name, at]) => label(at, name))],
    'Food web. Grass is eaten by rabbits, voles and snails. Rabbits are eaten by foxes, voles by foxes and owls, snails by thrushes, and thrushes by owls.',
  )
}

/** How many steps of feeding lie between grass and an animal, by the shortest chain. */
const trophic = (name: string): number =>
  name === 'grass' ? 1 : 1 + Math.min(...(EATS[name] ?? []).map(trophic))

/** Carbon: what each process does to the carbon dioxide of the air. */
const CARBON: Record<string, 1 | -1> = {
  respiration: 1,
  combustion: 1,
  decay: 1,
  photosynthesis: -1,
}

export const ecology: Family[] = [
  family(
    'webs',
    ['Ecosystems', 'Food webs and energy'],
    () =>
      mcq({
        d: 2,
        data: foodWeb(),
        text: 'All the voles die of a disease. Which effect is the most direct consequence?',
        right: ['Foxes eat more rabbits.', 'Foxes lose one of their two foods.'],
        wrong: [
          ['Owls eat more snails.', 'Owls do not eat snails in this web.'],
          ['Thrushes eat more grass.', 'Thrushes eat snails only.'],
          ['There is less grass.', 'One of the animals that eat grass is gone.'],
          ['Foxes eat more thrushes.', 'Foxes do not eat thrushes in this web.'],
        ],
        solution: 'Foxes eat rabbits and voles. Without voles they depend on rabbits alone.',
        proof: (s) => {
          const [, eater = '', food = ''] = /^(\w+?)(?:es|s) eat more (\w+?)s?\.$/.exec(s) ?? []
          const name = eater.toLowerCase()
          const list = EATS[name] ?? []
          return list.includes('vole') && list.includes(food)
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`Grass in a field takes in 60 000 kJ of light energy on each square metre in a season. It builds 2 % of this into new tissue, and the rabbits that eat the grass pass 10 % of what the grass has stored to their own tissue. How much energy is stored in new rabbit tissue for each square metre?`,
        unit: 'kJ',
        right: [120, h`\(60\,000 \times 0.02 \times 0.10\).`],
        wrong: [
          [1200, 'This is what the grass stores.'],
          [6000, 'The 2 % of the grass was left out.'],
          [7200, 'The percentages were added.'],
          [12, 'The 10 % was used twice.'],
        ],
        solution: h`Grass: \(0.02 \times 60\,000 = 1200\ \mathrm{kJ}\). Rabbits: \(0.10 \times 1200 = 120\ \mathrm{kJ}\).`,
        proof: (s) => near(value(s) / 0.1 / 0.02, 60000),
      }),
    (rng) =>
      statements({
        rng,
        d: 2,
        data: foodWeb(),
        text: 'Study the feeding relations in the food web.',
        list: [
          [
            'The vole is a primary consumer.',
            true,
            'it eats the producer, grass.',
            () => trophic('vole') === 2,
          ],
          [
            'The owl is both a secondary and a tertiary consumer.',
            true,
            'it eats voles, and thrushes that eat snails.',
            () =>
              (EATS.owl ?? []).some((x) => trophic(x) === 2) &&
              (EATS.owl ?? []).some((x) => trophic(x) === 3),
          ],
          [
            'An arrow from rabbit to fox means that the rabbit depends on the fox for food.',
            false,
            'arrows show where the energy goes: from the rabbit to the fox.',
            () => (EATS.rabbit ?? []).includes('fox'),
          ],
        ],
        solution: 'Arrows follow the energy. Count the steps from the producer.',
      }),
    () =>
      essay({
        d: 3,
        text: 'Explain why food chains rarely have more than five links, and why a field that feeds people with beans supports more people than the same field used to raise cattle.',
        model: h`At each link most of the energy in the food is not built into new tissue: much is released as heat in respiration, some is used for movement, some is lost in urine and faeces, and some parts are not eaten. Only about 10 % passes on.

After four or five links too little energy is left to support a further population of predators.

People who eat beans are primary consumers and get energy directly from the producer. If cattle eat the plants first, there is one more link, and about nine tenths of the energy is lost in it. So the same field feeds fewer people.`,
        criteria: [
          ['Energy is lost as heat in respiration', /heat in respiration/],
          ['Names a second loss, such as faeces or parts that are not eaten', /faeces|not eaten/],
          ['Only a small share, about 10 %, passes on', /about 10 %/],
          ['Too little energy is left after several links', /too little energy is left/],
          [
            'Beans: people are primary consumers, with one link fewer',
            /primary consumers[\s\S]*one more link/,
          ],
        ],
      }),
  ),
  family(
    'sampling',
    ['Ecosystems', 'Cycles and sampling'],
    () =>
      mcq({
        d: 2,
        text: h`Quadrats of \(0.25\ \mathrm{m^2}\) are thrown at random in a field of \(600\ \mathrm{m^2}\). They hold on average 3.5 daisy plants. About how many daisy plants are there in the field?`,
        right: [qty(8400), h`\(3.5 \times 2400\).`],
        wrong: [
          [qty(2100), 'The area of the quadrat was left out.'],
          [qty(525), 'The number was multiplied by the area of the quadrat.'],
          [qty(2400), 'This is the number of quadrats that would cover the field.'],
          [qty(4200), 'The quadrat was taken as half a square metre.'],
        ],
        solution: h`The field could hold \(600 \div 0.25 = 2400\) quadrats, and \(2400 \times 3.5 = 8400\).`,
        proof: (s) => near((value(s) / 600) * 0.25, 3.5),
      }),
    () =>
      equation({
        d: 3,
        text: h`In a wood, \(m\) beetles are caught, marked and set free. Later \(n\) beetles are caught, of which \(k\) are marked. Assuming that the marked beetles have mixed evenly with the rest, write an expression for the estimated number of beetles in the wood.`,
        expected: 'm*n/k',
        vars: ['m', 'n', 'k'],
        solution: h`The share of marked beetles in the second catch, \(\frac{k}{n}\), is taken as the share in the whole population, \(\frac{m}{N}\). So \(N = \dfrac{mn}{k}\).`,
        proof: (s) =>
          agrees(`m/(${s})`, ({ k = 1, n = 1 }) => k / n, [
            { m: 40, n: 50, k: 8 },
            { m: 100, n: 30, k: 12 },
          ]),
      }),
    () =>
      blanks({
        d: 1,
        text: 'Carbon dioxide is taken out of the air by [[blank]] and returned to it by the respiration of living things and by [[blank]].',
        right: [
          ['photosynthesis', 'combustion'],
          'Plants take it in; fires and respiration give it off.',
        ],
        wrong: [
          [['respiration', 'photosynthesis'], 'The two are exchanged.'],
          [['combustion', 'decay'], 'Combustion gives off carbon dioxide.'],
          [['photosynthesis', 'growth of trees'], 'Growing trees take carbon in.'],
          [['decay', 'combustion'], 'Decay gives off carbon dioxide.'],
        ],
        solution:
          'Photosynthesis takes carbon dioxide in. Respiration, also that of decomposers, and burning return it.',
        proof: (s) => {
          const [takes = '', returns = ''] = s.split(' | ')
          return CARBON[takes] === -1 && CARBON[returns] === 1
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 4,
        text: 'A gardener puts dead leaves on a compost heap.',
        list: [
          [
            'Turning the heap speeds up decay by letting in oxygen.',
            true,
            'most decomposers respire aerobically.',
            () => decay({ oxygen: 1 }) > decay({ oxygen: 0.2 }),
          ],
          [
            'Decay is fastest if the heap is kept completely dry.',
            false,
            'decomposers need water.',
            () => decay({ water: 0 }) > decay({ water: 1 }),
          ],
          [
            'The temperature inside the heap can rise above that of the air.',
            true,
            'respiration of the decomposers releases heat.',
            () => decay({}) > 0,
          ],
        ],
        solution: 'Decomposers need warmth, moisture and oxygen; their respiration gives off heat.',
      }),
  ),
]

/** Rate of decay relative to the best conditions. */
const decay = ({ oxygen = 1, water = 1 }: { oxygen?: number; water?: number }): number =>
  oxygen * water

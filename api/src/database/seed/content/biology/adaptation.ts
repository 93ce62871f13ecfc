import { BLUE, figure, label, plot, RED } from '../figures.ts'
import { familyOf, frac, h, m, mcq, statements, table } from '../kit.ts'
import { is } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Biology', 'biology')

const bell = (mean: number, spread: number, top: number) => (x: number) =>
  top * Math.exp(-(((x - mean) / spread) ** 2) / 2)
const BEFORE = { mean: 9, spread: 0.9 }
const AFTER = { mean: 10, spread: 0.7 }

function beaks(): string {
  const g = plot(
    { from: 6, to: 13, step: 1, label: 'depth of beak in mm' },
    { from: 0, to: 50, step: 10, label: 'number of finches' },
    400,
    260,
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve(bell(BEFORE.mean, BEFORE.spread, 44), 6, 13, BLUE),
      g.curve(bell(AFTER.mean, AFTER.spread, 22), 6, 13, RED),
      label(g.to([7.2, 38]), 'before', { colour: BLUE, size: 14 }),
      label(g.to([11.4, 20]), 'after', { colour: RED, size: 14 }),
    ],
    'Two bell-shaped curves of the number of finches against the depth of the beak. Before the drought the peak is 44 birds at 9 millimetres; after it the peak is 22 birds at 10 millimetres, and the curve is narrower.',
  )
}

/** Mean difference between the two members of pairs. */
const TWINS = [
  { what: 'height in cm', together: 1.6, apart: 1.8, other: 4.5 },
  { what: 'body mass in kg', together: 1.9, apart: 4.4, other: 4.7 },
  { what: 'score in a reading test', together: 5, apart: 10, other: 9 },
]

export const adaptation: Family[] = [
  family(
    'adaptation',
    ['Variation and evolution', 'Natural selection'],
    () =>
      mcq({
        d: 4,
        text: 'A population of 400 beetles holds 100 of genotype GG, 200 of Gg and 100 of gg. Birds eat every gg beetle before any can breed, and no others. What fraction of the alleles of this gene are g among the beetles that breed?',
        right: [m(frac(1, 3)), '200 of 600 alleles.'],
        wrong: [
          [m(frac(1, 2)), 'This is the fraction before the birds come.'],
          [m(frac(2, 3)), 'This is the fraction of the survivors that are Gg.'],
          [m(frac(1, 4)), 'The alleles of the survivors were divided by all 800.'],
          [m(0), 'Carriers keep the recessive allele.'],
        ],
        solution: h`The survivors, 100 GG and 200 Gg, have \(2 \times 300 = 600\) alleles. Each Gg has one g: \(\frac{200}{600} = \frac13\).`,
        proof: (s) => {
          const alleles = ['GG'.repeat(100), 'Gg'.repeat(200)].join('')
          return is(s, (alleles.match(/g/g) ?? []).length / alleles.length)
        },
      }),
    () =>
      mcq({
        d: 3,
        data: beaks(),
        text: 'The graph shows a population of seed-eating finches before and after a long drought, in which soft seeds ran out and only large hard ones were left. Which account fits the graph?',
        right: [
          'Birds with shallow beaks died more often, so the mean depth in the population rose.',
          'Selection worked on differences that were there before.',
        ],
        wrong: [
          [
            'Single birds grew deeper beaks by cracking hard seeds and passed them on.',
            'Characters acquired by use are not inherited.',
          ],
          [
            'The drought caused mutations that made every beak deeper.',
            'Mutations happen by chance, and not in every bird.',
          ],
          [
            'Birds with deep beaks died more often, so the mean depth fell.',
            'The peak has moved to the right, to deeper beaks.',
          ],
          [
            'All kinds of bird died equally often, so nothing but the number changed.',
            'The mean has changed as well.',
          ],
        ],
        solution:
          'Fewer birds are left, and the peak has moved from 9 mm to 10 mm. Birds with deep, strong beaks could crack the hard seeds and survived more often.',
        proof: (s) => {
          const moved = AFTER.mean > BEFORE.mean ? 'rose' : 'fell'
          return s.endsWith(`in the population ${moved}.`) && /shallow beaks died/.test(s)
        },
      }),
    () =>
      mcq({
        d: 2,
        text: 'A farmer wants hens that lay more eggs, by selective breeding. What should be done?',
        right: [
          'Breed from the daughters and sons of the best layers, in every generation.',
          'Males carry alleles for laying too.',
        ],
        wrong: [
          ['Give all hens more food and breed from any of them.', 'Better food is not inherited.'],
          [
            'Breed once from the best layers and from then on from any of their descendants.',
            'Selection must be repeated over many generations.',
          ],
          ['Breed from the birds with the largest bodies.', 'Size is not what is wanted.'],
          [
            'Put a gene for laying from another species into the eggs.',
            'This would be genetic engineering.',
          ],
        ],
        solution:
          'Choose parents with the desired character, breed from them, choose the best of the offspring, and repeat over many generations.',
        proof: (s) => {
          const rules = [/best layers/, /every generation/]
          return rules.every((each) => each.test(s))
        },
      }),
    () =>
      mcq({
        d: 3,
        text: 'Squirrels on the two rims of a canyon belong to two species that descend from one. These steps are out of order: P mutations and selection differ on the two rims; Q a river cuts a canyon through the forest; R squirrels from the two rims can no longer produce fertile young; S no squirrels cross from rim to rim. Which order is right?',
        right: ['Q, S, P, R', 'Barrier, isolation, divergence, new species.'],
        wrong: [
          ['P, Q, S, R', 'Without a barrier the populations mix.'],
          ['Q, R, S, P', 'They can still interbreed until they have become different.'],
          ['S, Q, R, P', 'They are isolated because of the canyon.'],
          ['Q, P, S, R', 'They drift apart only once no animals cross.'],
        ],
        solution:
          'A barrier isolates two populations. Different mutations and different selection make them diverge, until they can no longer interbreed.',
        proof: (s) => {
          const before = ['QS', 'SP', 'PR']
          return before.every(([one = '', other = '']) => s.indexOf(one) < s.indexOf(other))
        },
      }),
  ),
  family(
    'twins',
    ['Variation and evolution', 'Sources of variation'],
    () =>
      mcq({
        d: 4,
        data: table(
          [
            'mean difference',
            'identical twins raised together',
            'identical twins raised apart',
            'other twins raised together',
          ],
          TWINS.map((x) => [x.what, ...[x.together, x.apart, x.other].map(String)]),
        ),
        text: 'What do the data suggest about the causes of variation in the three characters?',
        right: [
          'Height is set mostly by genes; the environment matters much for the other two.',
          'Only for height do twins raised apart differ hardly more than those raised together.',
        ],
        wrong: [
          [
            'All three are set mostly by genes.',
            'Body mass and reading differ far more in twins raised apart.',
          ],
          [
            'Body mass is set mostly by genes; the environment matters much for the other two.',
            'For body mass being raised apart more than doubles the difference.',
          ],
          [
            'Genes have no influence on height.',
            'Other twins, whose genes differ, differ much more in height.',
          ],
          [
            'The environment has no influence on any of them.',
            'Identical twins have the same genes and still differ.',
          ],
        ],
        solution:
          'Identical twins share their genes, so what being raised apart adds is due to the environment: 0.2 cm of height, but 2.5 kg of body mass and 5 points of reading.',
        proof: (s) => {
          const genetic = TWINS.filter(
            (x) => x.apart < 1.5 * x.together && x.other > 2 * x.together,
          )
          const name = genetic.map((x) => x.what.split(' in ')[0] ?? '').join()
          return s
            .toLowerCase()
            .startsWith(`${name} is set mostly by genes; the environment matters`)
        },
      }),
    () =>
      mcq({
        d: 2,
        text: 'A woman’s skin is damaged by sunlight, and a gene is altered in one skin cell. Can her children, born later, inherit the altered gene?',
        right: [
          'No, since only genes in egg or sperm cells are passed on.',
          'The skin cell has no part in making gametes.',
        ],
        wrong: [
          ['Yes, since all of her cells share their genes.', 'The other cells are unchanged.'],
          ['Yes, but only her daughters.', 'Neither sons nor daughters come from skin cells.'],
          ['No, since mutations are never inherited.', 'Mutations in cells that form gametes are.'],
          [
            'Yes, if the altered allele is dominant.',
            'Dominance does not bring it into an egg cell.',
          ],
        ],
        solution:
          'A mutation in a body cell affects only the cells that come from it by mitosis. Only mutations in the cells that form gametes can be inherited.',
        proof: (s) => {
          const passesOn: Record<string, boolean> = { skin: false, egg: true }
          return s.startsWith(passesOn.skin ? 'Yes' : 'No') && /egg or sperm/.test(s)
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: 'A strawberry plant forms runners, which root and become new plants. It also forms seeds after pollen from another plant has reached its flowers.',
        list: [
          [
            'Plants from its runners may differ in size if they grow in different soils.',
            true,
            'the environment acts on plants with the same genes.',
            () => plantOf('same', 'poor') !== plantOf('same', 'rich'),
          ],
          [
            'Plants from its seeds are genetically identical to one another.',
            false,
            'each seed comes from a different pair of gametes.',
            () => plantOf('one', 'rich') === plantOf('other', 'rich'),
          ],
          [
            'If a new disease kills one of the plants from runners, it is likely to kill the others.',
            true,
            'they carry the same alleles, so none is resistant if one is not.',
            () => new Set([1, 2, 3].map(() => plantOf('same', 'rich'))).size === 1,
          ],
        ],
        solution:
          'Runners are made by mitosis: clones that differ only by their environment. Seeds come from meiosis and fertilisation and vary genetically.',
      }),
  ),
]

/** What a plant is like depends on its alleles and on the soil. */
const plantOf = (alleles: string, soil: string): string => `${alleles} in ${soil}`

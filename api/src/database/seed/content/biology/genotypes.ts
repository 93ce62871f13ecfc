import { BLUE, circle, figure, label, line, type Point, rect } from '../figures.ts'
import { familyOf, frac, h, m, mcq, statements } from '../kit.ts'
import { is } from '../proof.ts'
import type { Family } from '../types.ts'
import { cross, fraction } from './facts.ts'

const family = familyOf('Biology', 'biology')

function linked(): string {
  const female = ([x, y]: Point, name: string) =>
    circle([x, y], 18, { fill: '#ffffff' }) + label([x, y], name)
  const male = ([x, y]: Point, name: string, affected = false) =>
    rect([x - 17, y - 17], 34, 34, { fill: affected ? '#9ca3af' : '#ffffff' }) + label([x, y], name)
  return figure(
    380,
    290,
    [
      line([108, 45], [202, 45]),
      line([155, 45], [155, 95]),
      line([80, 95], [230, 95]),
      line([80, 95], [80, 122]),
      line([230, 95], [230, 122]),
      line([248, 140], [312, 140]),
      line([280, 140], [280, 192]),
      male([90, 45], '1'),
      female([220, 45], '2'),
      male([80, 140], '3', true),
      female([230, 140], '4'),
      male([330, 140], '5'),
      rect([263, 192], 34, 34, { dash: true, colour: BLUE }),
      label([280, 209], '?'),
      label([40, 262], 'squares: males; circles: females; grey: affected', {
        anchor: 'start',
        size: 13,
      }),
    ],
    'Pedigree. Parents 1 (male) and 2 (female) are not affected. Their children are 3, an affected male, and 4, an unaffected female. Person 4 and person 5, an unaffected male, expect a child marked with a question mark. Squares are males, circles females, grey means affected.',
  )
}

/** Blood group of two alleles out of A, B and O. */
const group = (pair: string): string => pair.replace(/O/g, '').replace(/(.)\1/, '$1') || 'O'

export const genotypes: Family[] = [
  family(
    'genotypes',
    ['Inheritance', 'Genetic crosses'],
    () =>
      mcq({
        d: 4,
        text: 'Human blood groups depend on three alleles: A and B are codominant, and both are dominant over O. A mother of group A and a father of group B have a first child of group O. What is the probability that their second child has group AB?',
        right: [m(frac(1, 4)), 'The parents must be AO and BO.'],
        wrong: [
          [m(1), 'The parents were taken to be AA and BB, who have no child of group O.'],
          [m(frac(1, 2)), 'One parent was taken to carry no O allele.'],
          [m(frac(1, 3)), 'The first child was taken to use up one of four possibilities.'],
          [m(0), 'Codominant alleles can both show in one person.'],
        ],
        solution: h`The child OO has an O allele from each parent: AO and BO. Their children are AB, AO, BO and OO with equal chance, so AB has probability \(\frac14\), whatever the first child.`,
        proof: (s) => {
          const pairs = ['AA', 'AO'].flatMap((one) => ['BB', 'BO'].map((other) => [one, other]))
          const able = pairs.filter(([one = '', other = '']) => cross(one, other).includes('OO'))
          const [[one = '', other = ''] = []] = able
          return (
            able.length === 1 &&
            is(
              s,
              fraction(cross(one, other), (each) => group(each) === 'AB'),
            )
          )
        },
      }),
    () =>
      mcq({
        d: 5,
        text: 'In guinea pigs black coat (B) is dominant over brown (b), and short hair (H) over long (h); the genes are on different chromosomes. Two animals of genotype BbHh are mated. What fraction of the young are expected to show exactly one of the two recessive characters?',
        right: [m(frac(3, 8)), h`\(2 \times \frac34 \times \frac14\).`],
        wrong: [
          [m(frac(3, 16)), 'Only one of the two ways was counted.'],
          [m(frac(7, 16)), 'The young with both recessive characters were included.'],
          [m(frac(1, 16)), 'This is the fraction with both recessive characters.'],
          [m(frac(9, 16)), 'This is the fraction with neither.'],
        ],
        solution: h`Brown and short: \(\frac14 \times \frac34 = \frac{3}{16}\). Black and long: \(\frac34 \times \frac14 = \frac{3}{16}\). Together \(\frac{6}{16} = \frac38\).`,
        proof: (s) => {
          const young = cross('Bb', 'Bb').flatMap((coat) =>
            cross('Hh', 'Hh').map((hair) => [coat === 'bb', hair === 'hh']),
          )
          return is(
            s,
            fraction(young, ([brown, long]) => brown !== long),
          )
        },
      }),
    () =>
      mcq({
        d: 4,
        text: 'A wheat plant of genotype Rr pollinates itself, and so do all of its descendants. All plants have equal numbers of offspring. What fraction of the plants in the third generation after it are homozygous?',
        right: [m(frac(7, 8)), 'The heterozygous share halves each time.'],
        wrong: [
          [m(frac(1, 8)), 'This is the heterozygous share.'],
          [m(frac(3, 4)), 'This is the share in the second generation.'],
          [m(frac(1, 2)), 'This is the share in the first generation.'],
          [m(frac(15, 16)), 'One generation too many was counted.'],
        ],
        solution: h`Rr gives \(\frac12\) Rr; RR and rr breed true. Heterozygous: \(\left(\frac12\right)^3 = \frac18\), so \(\frac78\) are homozygous.`,
        proof: (s) => {
          let plants = ['Rr']
          for (let n = 0; n < 3; n += 1) plants = plants.flatMap((each) => cross(each, each))
          return is(
            s,
            fraction(plants, (each) => each !== 'Rr'),
          )
        },
      }),
  ),
  family(
    'linkage',
    ['Inheritance', 'Pedigrees and sex linkage'],
    () =>
      mcq({
        d: 5,
        data: linked(),
        text: 'The condition in this family is caused by a rare recessive allele on the X chromosome. What is the probability that the child that persons 4 and 5 expect is an affected boy?',
        right: [m(frac(1, 8)), h`\(\frac12 \times \frac12 \times \frac12\).`],
        wrong: [
          [m(frac(1, 4)), 'Person 4 was taken to be a carrier for certain.'],
          [m(frac(1, 2)), 'Only the chance that person 4 is a carrier was used.'],
          [
            m(frac(1, 6)),
            'Person 4 was given two chances in three, as for a gene on another chromosome.',
          ],
          [m(0), 'A carrier mother can have an affected son by an unaffected father.'],
        ],
        solution: h`Son 3 is affected, so mother 2 is a carrier. Daughter 4 received her allele with probability \(\frac12\). If so, a child is a boy with probability \(\frac12\) and receives the allele with probability \(\frac12\): \(\frac18\) in all.`,
        proof: (s) => {
          // mother Xx, father X: daughters, then children of each with an unaffected man
          const daughters = ['X', 'x'].map((fromMother) => [fromMother, 'X'])
          const children = daughters.flatMap((daughter) =>
            daughter.flatMap((fromMother) => [`${fromMother}X`, `${fromMother}Y`]),
          )
          return is(
            s,
            fraction(children, (each) => each === 'xY'),
          )
        },
      }),
    () =>
      mcq({
        d: 3,
        text: 'A single gene, not on a sex chromosome, decides whether a person has a certain form of short fingers. Which family shows that the allele for short fingers is dominant?',
        right: [
          'Two parents with short fingers have a child with normal fingers.',
          'The parents carry a hidden allele for normal fingers.',
        ],
        wrong: [
          [
            'Two parents with normal fingers have a child with short fingers.',
            'This would show that short fingers are recessive.',
          ],
          [
            'All children of two parents with short fingers have short fingers.',
            'This also happens when the allele is recessive.',
          ],
          [
            'A parent with short fingers and one with normal fingers have children of both kinds.',
            'This fits either case.',
          ],
          [
            'Two parents with normal fingers have only children with normal fingers.',
            'This also fits either case.',
          ],
        ],
        solution:
          'If parents who look alike have a child who differs, the character of the child is recessive and that of the parents dominant.',
        proof: (s) => {
          // can the family occur when short fingers are recessive (aa), and when dominant?
          const parents = /^(?:Two|All children of two) parents with (short|normal)/.exec(s)?.[1]
          const child = /child with (short|normal)/.exec(s)?.[1]
          const occurs = (short: (g: string) => boolean) =>
            ['AA', 'Aa', 'aa'].some((one) =>
              ['AA', 'Aa', 'aa'].some(
                (other) =>
                  [one, other].every((g) => short(g) === (parents === 'short')) &&
                  cross(one, other).some((g) => short(g) === (child === 'short')),
              ),
            )
          return (
            parents !== undefined &&
            child !== undefined &&
            occurs((g) => g.includes('A')) &&
            !occurs((g) => g === 'aa')
          )
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: 'Haemophilia is caused by a recessive allele on the X chromosome. A man with haemophilia has children with a woman who has two normal alleles.',
        list: [
          [
            'All daughters are carriers.',
            true,
            'each receives her father’s only X chromosome.',
            () => ['X'].every((fromMother) => `${fromMother}x`.includes('x')),
          ],
          [
            'Half of the sons are expected to have haemophilia.',
            false,
            'a son receives the Y chromosome of his father and a normal X from his mother.',
            () => ['XY', 'XY'].includes('xY'),
          ],
          [
            'A son of one of the daughters may have haemophilia.',
            true,
            'he may receive the affected X chromosome of his mother.',
            () => ['X', 'x'].map((fromMother) => `${fromMother}Y`).includes('xY'),
          ],
        ],
        solution:
          'A father gives his X chromosome to all daughters and to no son. The allele can reappear in grandsons through the daughters.',
      }),
  ),
]

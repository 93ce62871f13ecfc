import { BLUE, circle, figure, label, line, type Point, rect } from '../figures.ts'
import { blanks, equation, familyOf, frac, h, m, mcq } from '../kit.ts'
import { agrees, is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'
import { cross, fraction } from './facts.ts'

const family = familyOf('Biology', 'biology')

function pedigree(): string {
  const female = ([x, y]: Point, name: string, affected = false) =>
    circle([x, y], 18, { fill: affected ? '#9ca3af' : '#ffffff' }) + label([x, y], name)
  const male = ([x, y]: Point, name: string, affected = false) =>
    rect([x - 17, y - 17], 34, 34, { fill: affected ? '#9ca3af' : '#ffffff' }) + label([x, y], name)
  return figure(
    360,
    230,
    [
      line([138, 50], [222, 50]),
      line([180, 50], [180, 105]),
      line([90, 105], [270, 105]),
      line([90, 105], [90, 132]),
      line([180, 105], [180, 132]),
      line([270, 105], [270, 132]),
      male([120, 50], '1'),
      female([240, 50], '2'),
      female([90, 150], '3', true),
      male([180, 150], '4'),
      female([270, 150], '5'),
      rect([60, 196], 16, 16, { fill: '#9ca3af' }),
      label([84, 205], 'affected', { anchor: 'start', size: 13 }),
      rect([190, 196], 16, 16, { colour: BLUE }),
      label([214, 205], 'not affected', { anchor: 'start', size: 13 }),
    ],
    'Pedigree. Parents 1 (male) and 2 (female) are not affected. Their children are 3 (female, affected), 4 (male, not affected) and 5 (female, not affected). Squares are males, circles females, grey means affected.',
  )
}

export const inheritance: Family[] = [
  family(
    'crosses',
    ['Inheritance', 'Genetic crosses'],
    () =>
      mcq({
        d: 1,
        text: 'In peas, tall (T) is dominant over short (t). A plant Tt is crossed with a plant tt, and 80 seeds are sown. How many short plants are expected?',
        right: [m(40), 'Half of the offspring are tt.'],
        wrong: [
          [m(20), 'This is the share for Tt crossed with Tt.'],
          [m(60), 'This is three quarters.'],
          [m(80), 'All were taken as short.'],
          [m(0), 'The dominant allele was taken to reach every plant.'],
        ],
        solution:
          'The offspring are Tt and tt in the ratio 1 : 1, so 40 short plants are expected.',
        proof: (s) => is(s, 80 * fraction(cross('Tt', 'tt'), (each) => each === 'tt')),
      }),
    () =>
      mcq({
        d: 4,
        text: 'Cystic fibrosis is caused by a recessive allele. Two parents who are both carriers have a child who does not have the disease. What is the probability that this child is a carrier?',
        right: [m(frac(2, 3)), 'Two of the three genotypes without the disease.'],
        wrong: [
          [m(frac(1, 2)), 'The children with the disease were not left out.'],
          [m(frac(1, 4)), 'This is the probability of the disease.'],
          [m(frac(3, 4)), 'This is the probability of not having the disease.'],
          [m(frac(1, 3)), 'This is the probability of not being a carrier.'],
        ],
        solution: h`Of four equal chances FF, Ff, Ff and ff, the last is ruled out. Two of the other three are carriers: \(\frac23\).`,
        proof: (s) => {
          const healthy = cross('Ff', 'Ff').filter((each) => each !== 'ff')
          return is(
            s,
            fraction(healthy, (each) => each === 'Ff'),
          )
        },
      }),
    () =>
      equation({
        d: 3,
        text: h`Two parents both carry a recessive allele for a disease that neither has. They have \(n\) children, each at the same risk. Write an expression for the probability that none of the children has the disease.`,
        expected: '(3/4)^n',
        vars: ['n'],
        solution: h`Each child is free of the disease with probability \(\frac34\), so all \(n\) are with probability \(\left(\frac34\right)^n\).`,
        proof: (s) => {
          const free = fraction(cross('Aa', 'Aa'), (each) => each.includes('A'))
          return [1, 2, 3, 5].every((n) =>
            agrees(s, () => Array.from({ length: n }, () => free).reduce((a, b) => a * b), [{ n }]),
          )
        },
      }),
    () =>
      blanks({
        d: 2,
        text: 'A plant with red flowers is crossed with one with white flowers, and all the offspring are red. When these are crossed with each other, about 1 in [[blank]] of the next generation is white, and white is the [[blank]] character.',
        right: [[4, 'recessive'], 'Rr crossed with Rr gives one quarter rr.'],
        wrong: [
          [[2, 'recessive'], 'Half would be the share for Rr crossed with rr.'],
          [[4, 'dominant'], 'A character that disappears in the first generation is recessive.'],
          [[3, 'recessive'], 'Three to one is the ratio, not the fraction.'],
          [[2, 'dominant'], 'Both are wrong: one quarter is white, and white is recessive.'],
        ],
        solution:
          'White is hidden in the first generation, so it is recessive. Rr × Rr gives RR, Rr, Rr, rr: one in four is white.',
        proof: (s) => {
          const [count = '', word] = s.split(' | ')
          const first = cross('RR', 'rr')
          const next = cross(first[0] ?? '', first[1] ?? '')
          return (
            first.every((each) => each.includes('R')) &&
            near(
              1 / value(count),
              fraction(next, (each) => each === 'rr'),
            ) &&
            word === 'recessive'
          )
        },
      }),
  ),
  family(
    'pedigrees',
    ['Inheritance', 'Pedigrees and sex linkage'],
    () =>
      mcq({
        d: 3,
        data: pedigree(),
        text: 'The condition in the family tree is caused by one gene that is not on a sex chromosome. What is the probability that person 4 carries the allele for it?',
        right: [m(frac(2, 3)), 'Both parents are carriers, and person 4 is not affected.'],
        wrong: [
          [m(frac(1, 2)), 'It was not used that person 4 is not affected.'],
          [m(frac(1, 4)), 'This is the chance that a child of theirs is affected.'],
          [m(0), 'An unaffected person can carry a recessive allele.'],
          [m(1), 'Person 4 may have two normal alleles.'],
        ],
        solution: h`Two unaffected parents have an affected child, so the allele is recessive and both carry it. Of AA, Aa and Aa, two are carriers: \(\frac23\).`,
        proof: (s) => {
          const pairs = ['AA', 'Aa'].flatMap((one) => ['AA', 'Aa'].map((other) => [one, other]))
          const possible = pairs.filter(([one = '', other = '']) =>
            cross(one, other).includes('aa'),
          )
          const [[one = '', other = ''] = []] = possible
          const unaffected = cross(one, other).filter((each) => each !== 'aa')
          return (
            possible.length === 1 &&
            is(
              s,
              fraction(unaffected, (each) => each === 'Aa'),
            )
          )
        },
      }),
    () =>
      mcq({
        d: 4,
        text: 'Red–green colour blindness is caused by a recessive allele on the X chromosome. A woman who is a carrier and a man with normal sight have a child. What is the probability that the child is a colour-blind boy?',
        right: [m(frac(1, 4)), 'A boy (one half) who gets the mother’s affected X (one half).'],
        wrong: [
          [m(frac(1, 2)), 'This is the probability for a child known to be a boy.'],
          [m(0), 'A son gets his X chromosome from his mother.'],
          [m(frac(3, 4)), 'This is the probability of a child with normal sight.'],
          [m(frac(1, 8)), 'One factor of a half too many.'],
        ],
        solution: h`The four equal chances are a daughter with two normal X, a carrier daughter, a son with normal sight and a colour-blind son: \(\frac14\).`,
        proof: (s) => {
          const children = ['X', 'x'].flatMap((fromMother) =>
            ['X', 'Y'].map((fromFather) => fromMother + fromFather),
          )
          return is(
            s,
            fraction(children, (each) => each === 'xY'),
          )
        },
      }),
  ),
]

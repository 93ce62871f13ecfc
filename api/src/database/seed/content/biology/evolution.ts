import { essay, familyOf, h, mcq, statements } from '../kit.ts'
import type { Family } from '../types.ts'
import { cross } from './facts.ts'

const family = familyOf('Biology', 'biology')

export const evolution: Family[] = [
  family(
    'selection',
    ['Variation and evolution', 'Natural selection'],
    () =>
      mcq({
        d: 2,
        text: 'Which explanation of the spread of antibiotic resistance in bacteria is right?',
        right: [
          'Some bacteria are resistant by mutation before the antibiotic is used, and these survive and reproduce.',
          'Selection acts on variation that is already there.',
        ],
        wrong: [
          [
            'Bacteria become resistant because they need to survive.',
            'Mutations arise by chance, not from need.',
          ],
          [
            'The antibiotic makes the bacteria build up immunity during their lives.',
            'Bacteria have no immune system of this kind; resistance is inherited.',
          ],
          ['People become immune to the antibiotic.', 'It is the bacteria that are resistant.'],
          [
            'Resistant bacteria reproduce, so the antibiotic mutates.',
            'An antibiotic is a chemical and has no genes.',
          ],
        ],
        solution:
          'Variation by mutation, survival of the resistant, and inheritance of the allele: natural selection.',
        proof: (s) =>
          [/mutation/, /before the antibiotic/, /survive and reproduce/].every((each) =>
            each.test(s),
          ),
      }),
    () =>
      essay({
        d: 4,
        text: 'On a dark volcanic island most mice have dark fur; on the pale sand of the mainland most have pale fur. Owls hunt by sight in both places. Explain how the dark population could have evolved from pale mice by natural selection.',
        model: h`There was variation in fur colour among the first mice on the island, caused by mutation: a few had alleles for darker fur.

Owls saw pale mice on dark rock more easily, so more pale mice were eaten. Dark mice were better camouflaged and more likely to survive.

The survivors reproduced and passed on the alleles for dark fur to their offspring. Over many generations the frequency of these alleles rose, until most mice were dark. The single mice did not change their colour; the population did.`,
        criteria: [
          ['Variation caused by mutation', /variation[\s\S]*mutation/],
          ['Selection pressure: owls take more pale mice', /more pale mice were eaten/],
          ['Dark mice more likely to survive', /more likely to survive/],
          ['Survivors pass on the alleles', /passed on the alleles/],
          [
            'The frequency of the alleles rises over many generations',
            /many generations the frequency/,
          ],
        ],
      }),
  ),
  family(
    'variation',
    ['Variation and evolution', 'Sources of variation'],
    () =>
      mcq({
        d: 1,
        text: 'Which of these human characters shows discontinuous variation and is decided by genes alone?',
        right: ['blood group (A, B, AB or O)', 'There are four separate kinds, set by alleles.'],
        wrong: [
          ['height', 'Height varies continuously and depends on food as well.'],
          ['body mass', 'Body mass varies continuously and depends on food and exercise.'],
          ['length of the foot', 'This varies continuously.'],
          ['a scar on the knee', 'This comes from the environment.'],
        ],
        solution: 'Blood group falls into separate classes and does not depend on the environment.',
        proof: (s) => {
          const characters: [RegExp, { classes: boolean; environment: boolean }][] = [
            [/^blood group/, { classes: true, environment: false }],
            [/^height/, { classes: false, environment: true }],
            [/^body mass/, { classes: false, environment: true }],
            [/foot/, { classes: false, environment: true }],
            [/scar/, { classes: true, environment: true }],
          ]
          const found = characters.find(([name]) => name.test(s))?.[1]
          return found?.classes === true && !found.environment
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: 'Consider where variation among living things comes from.',
        list: [
          [
            'Identical twins brought up apart may differ because of their environments.',
            true,
            'they have the same genes, so differences come from elsewhere.',
            () => new Set(['Aa', 'Aa']).size === 1,
          ],
          [
            'Most mutations have a large effect on the organism.',
            false,
            'most have no effect or a small one.',
            () => MUTATIONS.large > MUTATIONS.none,
          ],
          [
            'Sexual reproduction gives new combinations of alleles.',
            true,
            'gametes differ and combine at random.',
            () => new Set(cross('Aa', 'Aa')).size > 1,
          ],
        ],
        solution:
          'Mutation makes new alleles, sexual reproduction combines them anew, and the environment adds differences that are not inherited.',
      }),
  ),
]

/** Roughly how mutations share out by effect. */
const MUTATIONS = { none: 0.9, small: 0.09, large: 0.01 }

import type { DocumentText } from './document-text.ts'

/** Lesson plans of the demo world. */
export const plans: readonly DocumentText[] = [
  {
    ...{ kind: 'lesson plan', title: 'Vectors in the plane', subjects: ['Mathematics'] },
    ...{ test: 'ESAT', section: 'Mathematics 2', minutes: 60 },
    about: 'Position vectors, midpoints and ratios, with one proof to finish on.',
    sections: [
      [
        'Before the hour',
        'Ask for two sketches: a vector and its negative.|Have squared paper ready.',
      ],
      [
        'First 15 minutes',
        'Draw OAB and name the position vectors a and b.|Find the vector from A to B in two ways, and agree why both give b − a.|Place M at the midpoint of AB and write OM in a and b.',
      ],
      [
        'Next 30 minutes',
        'Let P divide AB in the ratio 2 : 3. Write OP, and check it at the ends of the ratio.|Show that the diagonals of a parallelogram bisect each other, with vectors alone.|Ask for a counterexample: when does |a| = |b| not give a = b?',
      ],
      [
        'To finish',
        'Three points are on a line when one displacement is a multiple of another. Prove it for one case.|Set two questions from the bank, without a calculator.',
      ],
    ],
  },
  {
    ...{
      kind: 'lesson plan',
      title: 'Estimating without a calculator',
      subjects: ['Mathematics', 'Physics'],
    },
    ...{ test: 'ESAT', section: 'Mathematics 1', minutes: 45 },
    about: 'Orders of magnitude, surds and fractions, at the speed that the test wants.',
    sections: [
      [
        'Warm-up',
        'Ten products and quotients in three minutes; only the power of ten counts.|Compare: who rounded first, and who last?',
      ],
      [
        'Core',
        'Bracket √2, √3 and π between fractions that are easy to multiply.|Turn five divisions into multiplications by a convenient number.|Estimate, then choose among four answers that differ by factors of ten.',
      ],
      [
        'To finish',
        'Give one question in which rounding early picks the wrong answer.|Note the two slips that cost most time.',
      ],
    ],
  },
  {
    ...{ kind: 'lesson plan', title: 'Forces on a slope', subjects: ['Physics'] },
    ...{ test: 'ESAT', section: 'Physics', minutes: 60 },
    about: 'Resolving along and across the plane, friction at its limit, and the angle of slip.',
    sections: [
      [
        'First 10 minutes',
        'Draw the forces on a book on a tilted desk. Nothing is named yet.|Agree which pair of directions makes the fewest components.',
      ],
      [
        'Core',
        'Resolve across the plane: the reaction is less than the weight.|Resolve along the plane at rest, at the limit, and moving.|Find the angle of slip, and notice that the mass has gone.',
      ],
      [
        'Common slips',
        'Friction drawn down the plane when the block is pulled down.|Reaction taken as mg by habit.|Sine and cosine exchanged: test with an angle of nought.',
      ],
      ['To finish', 'One question with a rope over a pulley at the top of the slope.'],
    ],
  },
  {
    ...{
      kind: 'lesson plan',
      title: 'Circuits by reasoning',
      subjects: ['Physics', 'Engineering'],
    },
    ...{ test: 'ESAT', section: 'Physics', minutes: 60 },
    about: 'Lamps brighten or dim when a switch closes: say which, then calculate.',
    sections: [
      [
        'Predict',
        'Three lamps, one switch. Write down what each lamp does before anything is said.|Vote, and ask the smallest group to speak first.',
      ],
      [
        'Explain',
        'Closing a parallel branch lowers the total resistance and raises the current.|The cell’s own resistance is what makes the others dim.|Power as I squared R or as V squared over R: which is constant here?',
      ],
      ['Calculate', 'Put 2 Ω, 4 Ω and 4 Ω on the same drawing and check every prediction.'],
      ['To finish', 'Design a circuit in which one lamp does not change at all.'],
    ],
  },
  {
    ...{ kind: 'lesson plan', title: 'Moles in three steps', subjects: ['Chemistry'] },
    ...{ test: 'ESAT', section: 'Chemistry', minutes: 60 },
    about: 'From mass to moles to ratio, with gases and solutions as the same three steps.',
    sections: [
      [
        'First 15 minutes',
        'What is known, what is wanted, and which ratio lies between them.|Do one question with solids, one with a gas and one with a solution, side by side.',
      ],
      [
        'Core',
        'Find the reagent that runs out first: compare moles, not masses.|Percentage yield and atom economy on one reaction, so that they are not confused.|Practise with masses that divide well, as the test has them.',
      ],
      [
        'To finish',
        'Write an examiner’s wrong answer for one question, and say which slip leads there.',
      ],
    ],
  },
  {
    ...{ kind: 'lesson plan', title: 'Rates and equilibrium', subjects: ['Chemistry'] },
    ...{ test: 'ESAT', section: 'Chemistry', minutes: 60 },
    about: 'How fast and how far are two questions; a catalyst answers only one of them.',
    sections: [
      [
        'Sort',
        'Twelve statements on cards: about rate, about position, about both, about neither.',
      ],
      [
        'Core',
        'Draw the two energy curves, with and without a catalyst.|Raise the pressure on a reaction with equal moles on both sides.|Read a graph of concentration against time: where is equilibrium reached?',
      ],
      ['To finish', 'Explain in two sentences why a hot reaction may give less product.'],
    ],
  },
  {
    ...{ kind: 'lesson plan', title: 'Inheritance with two genes', subjects: ['Biology'] },
    ...{ test: 'ESAT', section: 'Biology', minutes: 60 },
    about: 'Ratios from gametes, linkage as the exception, and a pedigree to read.',
    sections: [
      [
        'First 15 minutes',
        'List the gametes before any square is drawn.|Why 9 : 3 : 3 : 1 needs two genes that are not linked.',
      ],
      [
        'Core',
        'A test cross with 50 : 50 gives linkage away.|Read a pedigree: dominant, recessive or carried on the X chromosome?|Multiply probabilities of independent events instead of drawing sixteen boxes.',
      ],
      [
        'To finish',
        'Make up a pedigree that fits two explanations, and say what further child would decide.',
      ],
    ],
  },
  {
    ...{
      kind: 'lesson plan',
      title: 'Transport across membranes',
      subjects: ['Biology', 'Medicine'],
    },
    ...{ test: 'ESAT', section: 'Biology', minutes: 45 },
    about: 'Diffusion, osmosis and active transport told apart by what they need.',
    sections: [
      ['Sort', 'Eight examples into three columns; two of them fit nowhere at first.'],
      [
        'Core',
        'Down the gradient or against it, with a protein or without, with energy or without.|Read a graph of rate against concentration: what does the plateau say?|Red cells in three solutions, drawn after ten minutes.',
      ],
      ['To finish', 'A data question: a poison stops respiration. Which transport goes on?'],
    ],
  },
  {
    ...{ kind: 'lesson plan', title: 'Sketching graphs quickly', subjects: ['Mathematics'] },
    ...{ test: 'ESAT', section: 'Mathematics 2', minutes: 60 },
    about: 'Roots, signs, ends and one turning point are nearly always enough.',
    sections: [
      [
        'First 10 minutes',
        'Match eight equations to eight sketches without working.|Which feature decided it each time?',
      ],
      [
        'Core',
        'Always in this order: where is it zero, what sign between, what at the ends.|Repeated roots touch; draw two cubics that differ only in that.|Count solutions of f(x) = k by moving a ruler.',
      ],
      ['To finish', 'For which k has x³ − 3x = k three real roots? Answer by the sketch alone.'],
    ],
  },
  {
    ...{ kind: 'lesson plan', title: 'Probability without formulas', subjects: ['Mathematics'] },
    ...{ test: 'ESAT', section: 'Mathematics 1', minutes: 45 },
    about: 'Count equally likely outcomes first; multiply and add only when counting is long.',
    sections: [
      ['Warm-up', 'Two dice: what is likelier, a sum of 7 or a double?'],
      [
        'Core',
        'Draw trees only as far as the question asks.|At least one is one minus none.|With and without putting back: compare the second branches.',
      ],
      ['To finish', 'Three friends, three hats. What is the chance that nobody has their own?'],
    ],
  },
  {
    ...{ kind: 'lesson plan', title: 'A first mock interview', subjects: ['Study skills'] },
    ...{ test: null, section: null, minutes: 45 },
    about: 'Twenty minutes of interview, and as long to talk about how it went.',
    sections: [
      [
        'Before the hour',
        'Ask for one page that the student would like to talk about.|Choose a question that starts easily and has no end.',
      ],
      [
        'The interview',
        'Begin with a drawing or a graph, not with a biography.|Let silence stand for ten seconds before any hint.|Give one hint at a time, and note what was done with it.',
      ],
      [
        'Afterwards',
        'Ask what the student would say now.|Name two habits to keep, and one to change by next week.',
      ],
    ],
  },
  {
    ...{
      kind: 'lesson plan',
      title: 'Reading a paper under time',
      subjects: ['Study skills', 'Mathematics'],
    },
    ...{ test: 'ESAT', section: null, minutes: 60 },
    about: 'Twenty-seven questions in forty minutes: which to leave, and when to come back.',
    sections: [
      [
        'First 10 minutes',
        'Read a whole paper without answering. Mark each question now, later or never.',
      ],
      [
        'Core',
        'Sit half of it: twenty minutes, in the order that was marked.|Compare marks with outcomes: which “never” was easy?|Agree on a rule for guessing, since nothing is lost by it.',
      ],
      ['To finish', 'Write the rule on one line, to be read before the next paper.'],
    ],
  },
  {
    ...{ kind: 'lesson plan', title: 'Supply, demand and a tax', subjects: ['Economics'] },
    ...{ test: null, section: null, minutes: 60 },
    about: 'Who pays a tax depends on the slopes, not on the law.',
    sections: [
      [
        'First 15 minutes',
        'Draw one market with a steep demand curve and one with a flat one.|Add the same tax to both.',
      ],
      [
        'Core',
        'Read off what buyers pay and what sellers keep.|Shade what nobody gains.|Move the tax from sellers to buyers: nothing else changes. Why?',
      ],
      ['To finish', 'A headline says that shops will absorb the tax. When is that true?'],
    ],
  },
  {
    ...{ kind: 'lesson plan', title: 'Reading a judgment', subjects: ['Law'] },
    ...{ test: null, section: null, minutes: 60 },
    about: 'Facts, question, rule and reason, found in four pages of plain prose.',
    sections: [
      [
        'First 15 minutes',
        'Underline facts once and reasons twice.|Write the question that the court had to answer, in one sentence.',
      ],
      [
        'Core',
        'Separate the rule from what was only said in passing.|Change one fact: would the outcome stay?|Argue the losing side for three minutes.',
      ],
      ['To finish', 'Summarise in 80 words, then in 20.'],
    ],
  },
]

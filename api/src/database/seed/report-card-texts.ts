/** How a comment begins, after the student's first name. */
export const cardOpenings = [
  'has had a good term.',
  'has worked hard this term, and it shows.',
  'has made steady progress since the last card.',
  'began the term unsure of the basics and ends it asking for harder questions.',
  'has had an uneven term, with some excellent hours among quieter ones.',
] as const

/** What went well, by subject. */
export const cardStrengths: Readonly<Record<string, readonly string[]>> = {
  Mathematics: [
    'Algebra is now fluent: long rearrangements come out right without prompting, and the working is laid out so that a slip can be found.',
    'Proof has become a strength. The first line now says what is assumed, and the last line says what has been shown.',
    'Graphs are sketched before anything is calculated, which has saved a good deal of time on the harder questions.',
  ],
  Physics: [
    'Free-body diagrams are careful and complete, and energy is chosen over kinematics where it is shorter.',
    'Estimates come with a reason, and units are carried through the whole of an answer.',
    'Circuits with several resistors are simplified step by step, and each step is explained aloud.',
  ],
  Chemistry: [
    'Mole calculations are set out in the same three steps each time, and are right nearly every time.',
    'Mechanisms are drawn from the right atom to the right atom, and the conditions are given with them.',
    'Equilibria are argued in two separate sentences, one about position and one about rate, as the examiners want.',
  ],
  Biology: [
    'Unfamiliar data are read calmly: the axes first, then the trend, then the reason for it.',
    'Genetics questions are worked backwards from the pedigree with confidence.',
    'Definitions are precise now, and the right command word is answered.',
  ],
}

/** What comes next. */
export const cardNextSteps = [
  'Next term we work against the clock: two minutes a question, and no more than three minutes on any one.',
  'The next step is independence: plan the first three lines alone before asking for a hint.',
  'To reach the next grade, each wrong answer should be noted with its reason: method, slip or time.',
  'Over the holidays two papers under timed conditions, with a page of corrections after each, would make the largest difference.',
  'Accuracy under pressure is what is missing. Ten quick questions a day are better than an hour at the weekend.',
] as const

/** What a tutor has written of a card so far. */
export const cardBeginnings = [
  'A good term. To add: the mock paper of last week, and what comes next.',
  'Much more confident than in the last card; grades to be looked over once more before this is submitted.',
] as const

/** Why a card was opened again. */
export const cardReopenings = [
  'The grade of speed does not go with the comment. Please look at it once more.',
  'The family has asked what the predicted grade rests on. Please add a sentence about the mock paper.',
] as const

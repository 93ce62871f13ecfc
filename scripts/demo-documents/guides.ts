import type { DocumentText } from './document-text.ts'

/** Guides of the demo world. */
export const guides: readonly DocumentText[] = [
  {
    ...{ kind: 'guide', title: 'The first hour with a new student', subjects: ['Study skills'] },
    ...{ test: null, section: null, minutes: null },
    about: 'What to find out, what to leave alone, and what to send home.',
    sections: [
      [
        'Find out',
        'Which tests, which courses, and by when.|How an hour is best spent: talking, writing or doing.|What went well at school last year, in the student’s own words.',
      ],
      ['Leave alone', 'No paper under time in the first hour.|No promise of a score.'],
      [
        'Send home',
        'One page of work, marked by the next hour.|A note for the parent: what was done, and what comes next.',
      ],
    ],
  },
  {
    ...{ kind: 'guide', title: 'Writing a report that parents read', subjects: ['Study skills'] },
    ...{ test: null, section: null, minutes: null },
    about: 'Four sentences that say more than a page.',
    sections: [
      [
        'Say',
        'What was done, by its name.|What the student can do now that was not there before.|What is still hard, with an example.|What happens next, and who does it.',
      ],
      [
        'Leave out',
        'Marks without what they are of.|Comparisons with others.|Words such as fine, good and nice on their own.',
      ],
    ],
  },
  {
    ...{ kind: 'guide', title: 'Using the question bank in an hour', subjects: ['Study skills'] },
    ...{ test: 'ESAT', section: null, minutes: null },
    about: 'Three ways to work with a set, and how to choose among them.',
    sections: [
      ['Together', 'Five questions, one voice: the student thinks aloud and you only ask.'],
      ['Apart', 'Ten questions in silence, then talk about the two that took longest.'],
      ['Backwards', 'Show four answers and no question. What might have been asked?'],
      [
        'Afterwards',
        'Look at what was wrong by topic, not by number.|Leave three questions for the week, not thirty.',
      ],
    ],
  },
  {
    ...{
      kind: 'guide',
      title: 'How the ESAT is put together',
      subjects: ['Mathematics', 'Physics'],
    },
    ...{ test: 'ESAT', section: null, minutes: null },
    about: 'Parts, times and choices, and what they mean for a plan of study.',
    sections: [
      [
        'The parts',
        'Mathematics 1 is for everybody; further parts follow the course.|Each part has 27 questions and 40 minutes.|There is no calculator and nothing is taken off for a wrong answer.',
      ],
      [
        'What follows',
        'Ninety seconds a question means that two minutes is late.|Fluency in arithmetic is worth more than one more topic.|Practise parts in pairs, as they will be sat.',
      ],
    ],
  },
  {
    ...{ kind: 'guide', title: 'Giving feedback on an essay', subjects: ['Study skills', 'Law'] },
    ...{ test: null, section: null, minutes: null },
    about: 'One comment on the argument, one on the order, one on a sentence.',
    sections: [
      ['The argument', 'Write the claim back in one line. If you cannot, that is the comment.'],
      [
        'The order',
        'Number the paragraphs as you would have them.|Ask which could go without being missed.',
      ],
      ['A sentence', 'Choose one, and mend it together. The others are for the student.'],
    ],
  },
  {
    ...{
      kind: 'guide',
      title: 'Preparing for interviews in the sciences',
      subjects: ['Physics', 'Chemistry', 'Engineering'],
    },
    ...{ test: null, section: null, minutes: null },
    about: 'What interviewers look for, and ten starters that lead somewhere.',
    sections: [
      [
        'What they look for',
        'Starting before everything is known.|Drawing without being asked.|Changing one’s mind for a reason.',
      ],
      [
        'Starters',
        'How thick is the air above this table?|Why does a kettle go quiet before it boils?|How would you weigh a ship?|Why are there no mice as large as horses?|How many piano tuners does a city need?',
      ],
      ['Stopping', 'End on something that the student can do.'],
    ],
  },
  {
    ...{
      kind: 'guide',
      title: 'Supporting applicants for Medicine',
      subjects: ['Medicine', 'Biology'],
    },
    ...{ test: null, section: null, minutes: null },
    about: 'Dates, experience and ethics, without a script to learn by heart.',
    sections: [
      ['The year', 'Autumn: tests and the statement. Winter: interviews. Spring: choices.'],
      [
        'Experience',
        'One thing seen, one thing felt, one thing read afterwards.|A quiet afternoon in a care home is worth a week in theatre.',
      ],
      [
        'Ethics',
        'Name who is affected before saying what is right.|Say what would change your mind.',
      ],
    ],
  },
  {
    ...{ kind: 'guide', title: 'When a student falls behind', subjects: ['Study skills'] },
    ...{ test: null, section: null, minutes: null },
    about: 'Signs, first steps, and when to raise a concern.',
    sections: [
      [
        'Signs',
        'Two hours moved in a month.|Work that is copied cleanly and cannot be explained.|Silence where there was chatter.',
      ],
      [
        'First steps',
        'Ask, do not tell.|Halve the work and keep the day.|Agree on one thing that will be done by tomorrow.',
      ],
      [
        'Raise a concern',
        'Whenever it is about more than work.|When nothing has changed in two weeks.',
      ],
    ],
  },
  {
    ...{
      kind: 'guide',
      title: 'Teaching online with a shared page',
      subjects: ['Study skills', 'Computer Science'],
    },
    ...{ test: null, section: null, minutes: null },
    about: 'Setting up once, and habits that keep both pens moving.',
    sections: [
      [
        'Set up',
        'One page for each hour, with the date at the top.|Both can write; the student writes more.|Sound before picture: a headset is worth it.',
      ],
      [
        'Habits',
        'Ask for a drawing every ten minutes.|Colour for what is certain, grey for guesses.|Leave the last two minutes for a photograph of the page.',
      ],
    ],
  },
  {
    ...{
      kind: 'guide',
      title: 'Choosing between five universities',
      subjects: ['Study skills', 'Economics'],
    },
    ...{ test: null, section: null, minutes: null },
    about: 'A table with seven rows, and what not to put in it.',
    sections: [
      [
        'Seven rows',
        'Course, first year, choice later.|Test and offer.|Teaching: how many in a room?|Town, rent and the way home.|What graduates do in the first year.',
      ],
      ['Not in the table', 'Positions in rankings that moved last year.|What friends have chosen.'],
    ],
  },
]

import type { ReportContent } from '@portal/shared/api/schemas'

/** Topics of the bank that hours were about, by what the texts of reports begin with. */
export const topicsOfTexts: readonly (readonly [begins: string, topics: readonly string[]])[] = [
  ['Quadratics', ['Polynomials and quadratics', 'Equations and inequalities']],
  ['Trigonometric', ['Trigonometry']],
  ['Logarithms', ['Exponentials and logarithms']],
  ['Arithmetic and geometric', ['Sequences and series']],
  ['Differentiation', ['Differentiation']],
  ['Probability', ['Probability']],
  ['Geometry of the circle', ['Coordinate geometry', 'Angles and shapes']],
  ['Speed without', ['Number and indices']],
  ['Forces', ['Forces']],
  ['Energy', ['Momentum and energy']],
  ['Circuits', ['Circuits']],
  ['Waves', ['Waves']],
  ['Radioactivity', ['Radioactivity']],
  ['Kinematics', ['Motion']],
  ['Moles', ['Equations and moles']],
  ['Equilibria', ['Rates and equilibrium']],
  ['Organic', ['Carbon chemistry']],
  ['Redox', ['Redox and electrolysis']],
  ['Bonding', ['Bonding and structure']],
  ['Rates of reaction', ['Rates and equilibrium']],
  ['Cell structure', ['Cells', 'Movement across membranes']],
  ['Inheritance', ['Inheritance']],
  ['Enzymes', ['Enzymes']],
  ['The nervous system', ['Control and defence']],
  ['Ecology', ['Ecosystems']],
  ['DNA', ['DNA and gene technology']],
]

/** Goes to the end of a text of the main student, so that an equation is seen in a report. */
export const equationText =
  '\n\nOne to try before we meet: for which \\(k\\) does \\(x^2 - kx + 9 = 0\\) have equal roots? Begin with \\(k^2 - 4 \\cdot 9 = 0\\).'

interface DraftText extends Omit<ReportContent, 'topicIds'> {
  topics: readonly string[]
}

/** Reports that the demo tutor has begun: one nearly done, one with a few words. */
export const draftTexts: readonly DraftText[] = [
  {
    topicsCovered: 'Coordinates of circles, and where a line meets one',
    topics: ['Coordinate geometry'],
    wentWell:
      'Found centre and radius by completing the square without help, and drew every diagram before the algebra.',
    toWorkOn:
      'Say in a sentence what the discriminant tells before working it out: \\(b^2 - 4ac < 0\\) means that they never meet.',
    homework: [
      {
        text: 'Six questions on circles and lines, with a diagram for each',
        dueOn: null,
        topicId: null,
      },
    ],
    engagement: 4,
    attainment: null,
  },
  {
    topicsCovered: 'Sequences',
    topics: [],
    wentWell: 'Sure of both sum formulas.',
    toWorkOn: '',
    homework: [],
    engagement: null,
    attainment: null,
  },
]

interface TemplateText {
  name: string
  subject: string | null
  content: Pick<ReportContent, 'wentWell' | 'toWorkOn'>
}

/** What every tutor may begin with. */
export const sharedTemplates: readonly TemplateText[] = [
  {
    name: 'A new topic',
    subject: null,
    content: {
      wentWell: 'We began a new topic. The idea that was understood first was …',
      toWorkOn:
        'Before the next hour, read the worked examples again and do two without looking: …',
    },
  },
  {
    name: 'Going over a paper',
    subject: null,
    content: {
      wentWell: 'We went over the paper question by question. Marks were gained where …',
      toWorkOn: 'Marks were lost to method in …, to slips in … and to time in …',
    },
  },
  {
    name: 'A first hour',
    subject: null,
    content: {
      wentWell: 'In our first hour we looked at what is known well already: …',
      toWorkOn: 'What we agreed to begin with, and why: …',
    },
  },
  {
    name: 'Proof and method',
    subject: 'Mathematics',
    content: {
      wentWell: 'Each step was given with its reason, in particular …',
      toWorkOn:
        'Write the line that says what is to be shown, as in \\(f(x) = 0\\), before the first step.',
    },
  },
]

/** What tutors keep for themselves. */
export const tutorTemplates: readonly TemplateText[] = [
  {
    name: 'Timed practice',
    subject: null,
    content: {
      wentWell: 'Under the clock, with … questions in … minutes, the pace was …',
      toWorkOn: 'Leave a question after two minutes and come back to it.',
    },
  },
  {
    name: 'After a break',
    subject: null,
    content: {
      wentWell: 'After the break most of it was still there, above all …',
      toWorkOn: 'Three short sets this week, to bring back …',
    },
  },
]

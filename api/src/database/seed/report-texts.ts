/** What tutors write in reports, by subject: the pieces that a report is put together from. */
interface ReportTexts {
  /** What an hour was about: topics, and what went on with them. */
  topics: readonly {
    covered: string
    well: string
    workOn: string
    homework: string
  }[]
}

/** Pieces of reports by the tutor's subject. */
export const reportTexts: Readonly<Record<string, ReportTexts>> = {
  Mathematics: {
    topics: [
      {
        covered: 'Quadratics: completing the square, the discriminant and where curves meet lines',
        well: 'completed the square quickly, with a coefficient in front of the x² term too, and saw without help why a repeated root means that the line is a tangent',
        workOn:
          'Read the question to the end: twice the sum of the roots was asked for and the roots were given',
        homework: 'Twelve discriminant questions without a calculator, and a sketch for each',
      },
      {
        covered: 'Trigonometric identities and equations, with all solutions in a given interval',
        well: 'chose the right identity first time in most questions and checked the ends of the interval',
        workOn: 'Dividing by sin x loses solutions; factorise instead',
        homework:
          'Worksheet 7, questions 3 to 9; write down the interval before you start each one',
      },
      {
        covered: 'Logarithms and exponentials, including equations that hide a quadratic',
        well: 'was sure of the laws of logarithms and spotted the substitution in all three hidden quadratics',
        workOn: 'Check that each solution keeps every logarithm’s argument positive',
        homework:
          'Ten mixed equations from the question bank, untimed, then correct them in another colour',
      },
      {
        covered: 'Arithmetic and geometric series, and sums to infinity',
        well: 'derived both sum formulas from scratch and used them in a word problem on savings',
        workOn: 'Count the terms before you substitute: there was an off-by-one in two answers',
        homework: 'A revise set of 15 on sequences at difficulty 3 and above',
      },
      {
        covered: 'Differentiation from first principles, tangents, normals and stationary points',
        well: 'classified stationary points correctly with and without the second derivative',
        workOn:
          'Negative and fractional powers still cost time; five minutes of practice a day would settle it',
        homework:
          'Finish the normals exercise and bring one question that you would like to go over',
      },
      {
        covered: 'Probability: tree diagrams, conditional probability and counting arguments',
        well: 'explained out loud why the two events were not independent, which was the hard part',
        workOn:
          'Write the sample space down when the numbers are small; it is quicker than a formula',
        homework:
          'Six questions on conditional probability under timed conditions, 90 seconds each',
      },
      {
        covered: 'Geometry of the circle: angles, chords and tangents, and coordinates of circles',
        well: 'found the centre by completing the square and gave a full reason at every step',
        workOn: 'Draw a larger diagram and mark equal lengths before looking for angles',
        homework: 'Two past-paper style geometry questions, fully written out',
      },
      {
        covered: 'Speed without a calculator: fractions, surds, estimating and checking by size',
        well: 'cut the average time per question from 110 to 82 seconds without losing marks',
        workOn: 'Leave a question after two minutes and come back; one took six',
        homework:
          'A timed set of 20, then note for each wrong answer whether it was method, slip or time',
      },
    ],
  },
  Physics: {
    topics: [
      {
        covered: 'Forces and Newton’s laws: connected bodies, pulleys and inclined planes',
        well: 'drew clear free-body diagrams and kept the signs straight through the whole problem',
        workOn: 'State the direction that you take as positive before you write the first equation',
        homework:
          'Four connected-particle problems; diagrams to take at least a third of a page each',
      },
      {
        covered: 'Energy, work and power, with efficiency and rates',
        well: 'chose energy over kinematics where it was shorter and said why',
        workOn: 'Units: kilowatts became watts halfway through two answers',
        homework: 'A revise set of 12 on energy, and a line on each about the route you chose',
      },
      {
        covered: 'Circuits: potential dividers, internal resistance and combinations of resistors',
        well: 'simplified a network of six resistors in one go and explained it back',
        workOn: 'A voltmeter’s reading is a difference between two points; mark both',
        homework: 'Read the notes on internal resistance and try the three starred questions',
      },
      {
        covered: 'Waves: superposition, standing waves, refraction and the critical angle',
        well: 'reasoned from the wave equation rather than from memory, and got the harmonics right',
        workOn: 'Sketch the path difference before deciding between bright and dark',
        homework: 'Summarise the chapter on one side of A4 and answer the ten quick questions',
      },
      {
        covered: 'Radioactivity: half-life, decay equations and reading graphs',
        well: 'read half-lives off logarithmic graphs, which is beyond what was planned for today',
        workOn: 'Subtract the background count first',
        homework: 'Eight half-life questions, no calculator',
      },
      {
        covered: 'Kinematics with graphs, and projectiles as two motions at once',
        well: 'used areas under velocity–time graphs confidently, including below the axis',
        workOn: 'Keep horizontal and vertical in two separate columns',
        homework: 'Two projectile problems, with a check by energy at the end of each',
      },
    ],
  },
  Chemistry: {
    topics: [
      {
        covered: 'Moles, concentrations and titration calculations',
        well: 'set out a three-step titration without prompting and kept three significant figures',
        workOn: 'Convert cm³ to dm³ at the start, not in the last line',
        homework: 'Eight mole calculations against the clock, two minutes each',
      },
      {
        covered: 'Equilibria: Le Chatelier’s principle, Kc and industrial compromises',
        well: 'predicted every shift correctly and explained why a catalyst changes nothing',
        workOn: 'Say what happens to the position and to the rate as two separate sentences',
        homework: 'Past questions on equilibria, with one full paragraph for the Haber process',
      },
      {
        covered: 'Organic mechanisms: nucleophilic substitution and electrophilic addition',
        well: 'curly arrows started and ended in the right places throughout',
        workOn: 'Learn the conditions with the mechanism; reagents alone lose the mark',
        homework:
          'Draw the reaction map of the alcohols from memory, then correct it from the notes',
      },
      {
        covered: 'Redox: oxidation numbers, half-equations and the reactivity series',
        well: 'balanced half-equations in acid, including the dichromate one, at the first try',
        workOn: 'Check the charges as well as the atoms',
        homework: 'A revise set of 15 on redox at difficulty 3 to 5',
      },
      {
        covered: 'Bonding and structure, shapes of molecules and intermolecular forces',
        well: 'compared boiling points with the right force named each time',
        workOn: 'Lone pairs push harder: practise the angles of ammonia and water',
        homework: 'Make cards for the twelve shapes and test yourself twice this week',
      },
      {
        covered: 'Rates of reaction: graphs, collision theory and orders',
        well: 'worked out the orders from the data table and checked them with the third run',
        workOn: 'Give the units of the rate constant every time',
        homework: 'Three data questions, fully written out',
      },
    ],
  },
  Biology: {
    topics: [
      {
        covered: 'Cell structure, transport across membranes and the water potential of tissues',
        well: 'interpreted an unfamiliar osmosis graph and found the isotonic point',
        workOn: 'Use “down a water potential gradient” rather than “from high to low”',
        homework: 'Two data questions on transport, and list the command words',
      },
      {
        covered: 'Inheritance: monohybrid and dihybrid crosses, sex linkage and pedigrees',
        well: 'worked backwards from a pedigree to the genotype of every person in it',
        workOn: 'Set out the gametes before the grid',
        homework: 'A revise set of 12 on genetics, and one pedigree of your own with its answers',
      },
      {
        covered: 'Enzymes: rate graphs, inhibitors and the effect of temperature and pH',
        well: 'told the two kinds of inhibitor apart from their graphs and gave the reason',
        workOn: 'Say “denatured”, never “killed”',
        homework: 'Plan an investigation into pH and amylase on one side of A4',
      },
      {
        covered: 'The nervous system, reflexes and homeostasis by negative feedback',
        well: 'explained the control of blood glucose as a loop with both hormones in it',
        workOn: 'Glucagon, glycogen and glucose still get mixed up when time is short',
        homework: 'Draw the feedback loop from memory on three different days',
      },
      {
        covered: 'Ecology: sampling, energy transfer and cycles',
        well: 'chose the sampling method to suit the question and named its limits',
        workOn: 'Percentages of percentages: write the fraction first',
        homework: 'Six calculations on energy transfer without a calculator',
      },
      {
        covered: 'DNA, protein synthesis and mutations',
        well: 'translated a sequence correctly and saw why one substitution changed nothing',
        workOn: 'Transcription and translation: say where each happens',
        homework: 'Ten quick questions, then teach the process to somebody at home in two minutes',
      },
    ],
  },
}

/** How a report begins, after the student's first name. */
export const wellOpenings = [
  'had prepared well, and',
  'was focused from the start and',
  'came with good questions and',
  'took a little while to warm up, but then',
  'made real progress:',
  'showed a lot of care today and',
] as const

/** What students say of an hour, by how it went. */
export const feedbackTexts = {
  high: [
    'Really clear explanations, thank you.',
    'Best session so far. It finally makes sense.',
    'We got through everything that I had asked for.',
    '',
  ],
  middle: [
    'Helpful, but I would have liked more time on the harder questions.',
    'Good, a bit fast at the end.',
    '',
  ],
  low: ['We started late and did not finish the topic.', 'The link did not work at first.'],
} as const

/** What students would have better, from the programme survey. */
export const surveyTexts = [
  'More full mock papers under timed conditions, please.',
  'I would like the homework to be in the portal on the day of the hour.',
  'A short plan for the next month after each report would help me most.',
  'Nothing really, it is going well. Perhaps a few later times on weekdays.',
  'More of the hard questions; the easy ones are quick by now.',
  'It would help if both of my tutors knew what the other one has covered.',
  'Some hours felt rushed at the end. I would rather do fewer topics well.',
  'More on how to check an answer when there is no time to work it through twice.',
  'I would like to see earlier which topics I keep getting wrong.',
  'Recordings of the hours, so that I can go over the explanations again.',
  'A seminar on interview questions before the holidays would be great.',
  'Please keep the same time each week; moving it makes it hard to plan.',
] as const

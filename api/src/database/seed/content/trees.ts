import type { PartName, TopicTree } from './types.ts'

/** How each part is filed: subject, topic, sub-topics, after the public content areas of the test. */
export const topicTrees: TopicTree[] = [
  {
    part: 'Mathematics 1',
    subjects: [
      {
        name: 'Number',
        topics: [
          { name: 'Units and measures', subTopics: ['Compound units', 'Converting units'] },
          {
            name: 'Number and indices',
            subTopics: ['Factors and fractions', 'Powers and standard form', 'Surds'],
          },
          {
            name: 'Ratio and proportion',
            subTopics: ['Ratio and percentages', 'Direct and inverse proportion'],
          },
        ],
      },
      {
        name: 'Algebra',
        topics: [
          {
            name: 'Expressions and formulae',
            subTopics: ['Simplifying expressions', 'Rearranging formulae'],
          },
          {
            name: 'Equations and inequalities',
            subTopics: ['Quadratic equations', 'Simultaneous equations', 'Inequalities'],
          },
          { name: 'Graphs and functions', subTopics: ['Straight lines', 'Curves and functions'] },
          {
            name: 'Sequences',
            subTopics: ['Linear and quadratic sequences', 'Geometric patterns'],
          },
        ],
      },
      {
        name: 'Geometry',
        topics: [
          {
            name: 'Angles and shapes',
            subTopics: ['Polygons and parallel lines', 'Circle theorems', 'Similarity'],
          },
          { name: 'Mensuration', subTopics: ['Area and perimeter', 'Volume and surface area'] },
          {
            name: 'Triangles and vectors',
            subTopics: ['Pythagoras and trigonometry', 'Vectors'],
          },
        ],
      },
      {
        name: 'Data and chance',
        topics: [
          { name: 'Statistics', subTopics: ['Averages and spread', 'Charts and graphs'] },
          { name: 'Probability', subTopics: ['Combined events', 'Venn diagrams and conditions'] },
        ],
      },
    ],
  },
  {
    part: 'Biology',
    subjects: [
      {
        name: 'Cells and molecules',
        topics: [
          { name: 'Cells', subTopics: ['Cell structure', 'Microscopy and size'] },
          {
            name: 'Movement across membranes',
            subTopics: ['Diffusion and osmosis', 'Active transport'],
          },
          { name: 'Enzymes', subTopics: ['How enzymes work', 'Enzyme experiments'] },
        ],
      },
      {
        name: 'Genes and inheritance',
        topics: [
          { name: 'Cell division', subTopics: ['Mitosis and meiosis', 'Stem cells and cancer'] },
          { name: 'Inheritance', subTopics: ['Genetic crosses', 'Pedigrees and sex linkage'] },
          {
            name: 'DNA and gene technology',
            subTopics: ['DNA and protein synthesis', 'Genetic engineering'],
          },
          {
            name: 'Variation and evolution',
            subTopics: ['Natural selection', 'Sources of variation'],
          },
        ],
      },
      {
        name: 'Organisms',
        topics: [
          {
            name: 'Animal physiology',
            subTopics: ['Respiration and gas exchange', 'Circulation', 'Digestion and excretion'],
          },
          {
            name: 'Control and defence',
            subTopics: ['Nervous system', 'Hormones and homeostasis', 'Disease and immunity'],
          },
          { name: 'Plant physiology', subTopics: ['Photosynthesis', 'Transport in plants'] },
        ],
      },
      {
        name: 'Environment',
        topics: [
          { name: 'Ecosystems', subTopics: ['Food webs and energy', 'Cycles and sampling'] },
        ],
      },
    ],
  },
  {
    part: 'Chemistry',
    subjects: [
      {
        name: 'Structure',
        topics: [
          {
            name: 'Atomic structure',
            subTopics: ['Particles and isotopes', 'Electron arrangement'],
          },
          { name: 'Periodic table', subTopics: ['Groups and trends', 'Displacement'] },
          {
            name: 'Bonding and structure',
            subTopics: ['Ionic and covalent', 'Properties of structures'],
          },
        ],
      },
      {
        name: 'Quantities',
        topics: [
          {
            name: 'Equations and moles',
            subTopics: ['Balancing equations', 'Reacting masses', 'Solutions and gases'],
          },
          { name: 'Rates and equilibrium', subTopics: ['Rates of reaction', 'Equilibrium'] },
          { name: 'Energetics', subTopics: ['Energy profiles', 'Bond energies and calorimetry'] },
        ],
      },
      {
        name: 'Reactions',
        topics: [
          { name: 'Acids, bases and salts', subTopics: ['Neutralisation', 'Strength and pH'] },
          {
            name: 'Redox and electrolysis',
            subTopics: ['Oxidation and reduction', 'Electrolysis'],
          },
          { name: 'Metals', subTopics: ['Reactivity and extraction', 'Uses and alloys'] },
        ],
      },
      {
        name: 'Carbon and analysis',
        topics: [
          {
            name: 'Carbon chemistry',
            subTopics: ['Hydrocarbons', 'Alcohols and acids', 'Polymers'],
          },
          { name: 'Separation and tests', subTopics: ['Separating mixtures', 'Chemical tests'] },
        ],
      },
    ],
  },
  {
    part: 'Physics',
    subjects: [
      {
        name: 'Electricity and magnetism',
        topics: [
          {
            name: 'Charge and current',
            subTopics: ['Charge and static', 'Resistance and characteristics'],
          },
          { name: 'Circuits', subTopics: ['Series and parallel', 'Electrical power'] },
          { name: 'Magnetism', subTopics: ['Motor effect', 'Induction and transformers'] },
        ],
      },
      {
        name: 'Mechanics',
        topics: [
          { name: 'Motion', subTopics: ['Motion graphs', 'Uniform acceleration'] },
          { name: 'Forces', subTopics: ['Resultant forces', 'Springs and moments'] },
          { name: 'Momentum and energy', subTopics: ['Momentum', 'Work, energy and power'] },
        ],
      },
      {
        name: 'Heat and matter',
        topics: [
          {
            name: 'Thermal physics',
            subTopics: ['Heat capacity and changes of state', 'Heat transfer'],
          },
          { name: 'Matter', subTopics: ['Density', 'Pressure and gases'] },
        ],
      },
      {
        name: 'Waves and nuclei',
        topics: [
          {
            name: 'Waves',
            subTopics: ['Wave properties', 'Light and sound', 'Electromagnetic spectrum'],
          },
          { name: 'Radioactivity', subTopics: ['Nuclear decay', 'Half-life'] },
        ],
      },
    ],
  },
  {
    part: 'Mathematics 2',
    subjects: [
      {
        name: 'Algebra',
        topics: [
          {
            name: 'Polynomials and quadratics',
            subTopics: ['Factor and remainder', 'Discriminant and roots', 'Inequalities'],
          },
          {
            name: 'Sequences and series',
            subTopics: ['Arithmetic and geometric series', 'Binomial expansion', 'Recurrence'],
          },
          {
            name: 'Exponentials and logarithms',
            subTopics: ['Laws of logarithms', 'Exponential equations'],
          },
        ],
      },
      {
        name: 'Geometry',
        topics: [
          { name: 'Coordinate geometry', subTopics: ['Lines', 'Circles'] },
          {
            name: 'Trigonometry',
            subTopics: ['Radians, arcs and triangles', 'Trigonometric equations'],
          },
          {
            name: 'Graphs of functions',
            subTopics: ['Transformations', 'Sketching and intersections'],
          },
        ],
      },
      {
        name: 'Calculus',
        topics: [
          {
            name: 'Differentiation',
            subTopics: ['Gradients and tangents', 'Stationary points and optimisation'],
          },
          {
            name: 'Integration',
            subTopics: ['Definite integrals', 'Areas under curves', 'Trapezium rule'],
          },
        ],
      },
    ],
  },
]

/** The subject under which a topic of a part is filed. Throws for an unknown topic or sub-topic. */
export function subjectOf(part: PartName, topic: string, subTopic: string): string {
  const tree = topicTrees.find((each) => each.part === part)
  const subject = tree?.subjects.find((each) =>
    each.topics.some((one) => one.name === topic && one.subTopics.includes(subTopic)),
  )
  if (!subject) throw new Error(`${part} has no ${topic} > ${subTopic}`)
  return subject.name
}

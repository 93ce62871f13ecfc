import { type LearnPage, learnPages } from '../../api/src/database/seed/content/index.ts'

/** A book as it is put together of pages to learn from. */
export interface BookText {
  title: string
  /** One paragraph for its page in the library. */
  description: string
  /** Names of subjects of content. */
  subjects: readonly string[]
  pages: readonly LearnPage[]
}

/** Pages of a part of the ESAT, of these subjects or of all. */
const pagesOf = (part: LearnPage['part'], ...subjects: string[]) =>
  learnPages.filter(
    (page) => page.part === part && (subjects.length === 0 || subjects.includes(page.subject)),
  )

/** Books that are set like all that the portal prints. */
export const bookTexts: readonly BookText[] = [
  {
    title: 'Number and Algebra for the ESAT',
    description: 'From fractions and surds to inequalities: what Mathematics 1 asks of algebra.',
    subjects: ['Mathematics', 'Engineering'],
    pages: pagesOf('Mathematics 1', 'Number', 'Algebra'),
  },
  {
    title: 'Geometry, Data and Chance for the ESAT',
    description:
      'Shapes, averages and probability, with the steps that a test of 27 minutes allows.',
    subjects: ['Mathematics'],
    pages: pagesOf('Mathematics 1', 'Geometry', 'Data and chance'),
  },
  {
    title: 'Biology for the ESAT',
    description: 'Cells, genes, organisms and their environment, one page for each thing to know.',
    subjects: ['Biology', 'Medicine'],
    pages: pagesOf('Biology'),
  },
  {
    title: 'Chemistry for the ESAT',
    description: 'Structure, quantities, reactions and analysis, each with what is asked about it.',
    subjects: ['Chemistry', 'Medicine'],
    pages: pagesOf('Chemistry'),
  },
  {
    title: 'Physics for the ESAT',
    description: 'Mechanics, electricity, heat and waves, worked without a calculator.',
    subjects: ['Physics', 'Engineering'],
    pages: pagesOf('Physics'),
  },
  {
    title: 'Further Algebra and Geometry for the ESAT',
    description: 'Polynomials, sequences, logarithms and trigonometry, as Mathematics 2 has them.',
    subjects: ['Mathematics', 'Engineering'],
    pages: pagesOf('Mathematics 2', 'Algebra', 'Geometry'),
  },
  {
    title: 'A Short Course in Calculus',
    description:
      'Differentiation and integration from the first tangent to the area under a curve.',
    subjects: ['Mathematics'],
    pages: pagesOf('Mathematics 2', 'Calculus'),
  },
]

/** All of it in plain words, for long reading. */
export const companion: BookText = {
  title: 'The ESAT Companion',
  description:
    'Everything that the five parts of the ESAT ask, in one book of 200 pages with formulae written in words, and room for notes at its end.',
  subjects: ['Mathematics', 'Physics', 'Chemistry', 'Biology', 'Engineering'],
  pages: learnPages,
}

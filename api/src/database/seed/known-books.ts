/** A book that was published elsewhere: to be looked up, and not read here. */
interface KnownBook {
  title: string
  authors: readonly string[]
  /** Of the first edition. */
  publisher: string
  year: number
  description: string
  /** Names of subjects of content. */
  subjects: readonly string[]
}

/** Books that many are advised to read before an interview, as they first came out. */
export const knownBooks: readonly KnownBook[] = [
  {
    title: 'How to Solve It',
    authors: ['George Pólya'],
    publisher: 'Princeton University Press',
    year: 1945,
    description: 'Four steps for any problem: understand it, make a plan, carry it out, look back.',
    subjects: ['Mathematics', 'Study skills'],
  },
  {
    title: 'A Mathematician’s Apology',
    authors: ['G. H. Hardy'],
    publisher: 'Cambridge University Press',
    year: 1940,
    description: 'Why somebody would give a life to mathematics, with two proofs that show it.',
    subjects: ['Mathematics'],
  },
  {
    title: 'Gödel, Escher, Bach',
    authors: ['Douglas R. Hofstadter'],
    publisher: 'Basic Books',
    year: 1979,
    description: 'What proofs, drawings and fugues that speak of themselves say about thinking.',
    subjects: ['Mathematics', 'Computer Science'],
  },
  {
    title: 'The Feynman Lectures on Physics, Volume I',
    authors: ['Richard P. Feynman', 'Robert B. Leighton', 'Matthew Sands'],
    publisher: 'Addison-Wesley',
    year: 1963,
    description: 'Mechanics, radiation and heat, as told to students in their first year.',
    subjects: ['Physics', 'Engineering'],
  },
  {
    title: 'A Brief History of Time',
    authors: ['Stephen Hawking'],
    publisher: 'Bantam Books',
    year: 1988,
    description: 'Space, time and black holes with a single equation.',
    subjects: ['Physics'],
  },
  {
    title: 'The Periodic Table',
    authors: ['Primo Levi'],
    publisher: 'Einaudi',
    year: 1975,
    description: 'A chemist’s life in 21 stories, each named after an element.',
    subjects: ['Chemistry'],
  },
  {
    title: 'On the Origin of Species',
    authors: ['Charles Darwin'],
    publisher: 'John Murray',
    year: 1859,
    description: 'The argument for natural selection in its author’s own words.',
    subjects: ['Biology'],
  },
  {
    title: 'The Selfish Gene',
    authors: ['Richard Dawkins'],
    publisher: 'Oxford University Press',
    year: 1976,
    description: 'Evolution seen from the side of the gene.',
    subjects: ['Biology', 'Medicine'],
  },
  {
    title: 'Silent Spring',
    authors: ['Rachel Carson'],
    publisher: 'Houghton Mifflin',
    year: 1962,
    description: 'What pesticides do once they are in water, soil and birds.',
    subjects: ['Biology', 'Chemistry'],
  },
  {
    title: 'The Structure of Scientific Revolutions',
    authors: ['Thomas S. Kuhn'],
    publisher: 'University of Chicago Press',
    year: 1962,
    description: 'How a science changes its mind, and why it seldom does so gradually.',
    subjects: ['Physics', 'Study skills'],
  },
  {
    title: 'The Wealth of Nations',
    authors: ['Adam Smith'],
    publisher: 'W. Strahan and T. Cadell',
    year: 1776,
    description: 'Where prices, wages and trade come from; begin with the first book.',
    subjects: ['Economics'],
  },
  {
    title: 'The Rule of Law',
    authors: ['Tom Bingham'],
    publisher: 'Allen Lane',
    year: 2010,
    description: 'Eight principles in plain words by a senior law lord.',
    subjects: ['Law'],
  },
]

import type { ReadingKind, ReadingLevel, ReadingState } from '@portal/shared/contract'
import type { contentSubjectNames } from './content-subjects.ts'

/** Something to read of the demo world. */
export interface DemoReading {
  kind: ReadingKind
  title: string
  authors: string
  why: string
  address?: string
  level?: ReadingLevel
  minutes?: number
  state?: ReadingState
  /** It leads to the book of the library of that title. */
  isInLibrary?: true
  /** What the main student has noted of it; '' for nothing, left out where it is not read. */
  note?: string
}

const cambridge = 'University of Cambridge'

/** Forty things to read, hear and watch, by subject in their order. */
export const demoReading: Readonly<
  Record<(typeof contentSubjectNames)[number], readonly DemoReading[]>
> = {
  Mathematics: [
    {
      ...{
        kind: 'website',
        title: 'NRICH',
        authors: cambridge,
        address: 'https://nrich.maths.org',
      },
      why: 'Problems that need little knowledge and much thought. Take one a week, and write your solution down in full.',
      minutes: 30,
      note: 'Start with the problems for ages 16 to 18. Ask about proof by induction.',
    },
    {
      ...{ kind: 'book', title: 'How to Solve It', authors: 'George Pólya' },
      why: 'What to ask yourself when you do not know how to begin. Keep the list of questions beside you.',
      isInLibrary: true,
      note: 'Have I seen a problem like this before? Draw a figure!',
    },
    {
      ...{ kind: 'video', title: '3Blue1Brown', authors: 'Grant Sanderson' },
      address: 'https://www.3blue1brown.com',
      why: 'Linear algebra and calculus drawn so well that the formulae look obvious afterwards.',
      minutes: 20,
      note: '',
    },
    {
      ...{ kind: 'website', title: 'Plus Magazine', authors: cambridge },
      address: 'https://plus.maths.org',
      why: 'Short articles by people who work with mathematics. Good to talk about in an interview.',
      level: 'further',
      minutes: 15,
    },
    {
      kind: 'book',
      title: 'Geometry, Data and Chance for the ESAT',
      authors: 'The portal’s tutors',
      why: 'Areas, averages and probability, with the steps that there is time for in the test.',
      isInLibrary: true,
    },
  ],
  Physics: [
    {
      ...{ kind: 'website', title: 'Isaac Physics', authors: cambridge },
      address: 'https://isaacphysics.org',
      why: 'Questions by topic and level that are marked at once. The closest there is to a first-year problem sheet.',
      minutes: 45,
      note: 'Level 4 mechanics is about right for me.',
    },
    {
      ...{ kind: 'book', title: 'Six Easy Pieces', authors: 'Richard P. Feynman' },
      why: 'Six of his lectures for beginners, from atoms to quantum behaviour. Read one at a sitting.',
    },
    {
      ...{ kind: 'book', title: 'A Brief History of Time', authors: 'Stephen Hawking' },
      why: 'Space, time and black holes with hardly any equations. Note down what you would like to see derived.',
      isInLibrary: true,
      level: 'further',
    },
  ],
  Chemistry: [
    {
      ...{ kind: 'website', title: 'RSC Education', authors: 'Royal Society of Chemistry' },
      address: 'https://edu.rsc.org',
      why: 'Practice by topic, and articles on where chemistry is used.',
      minutes: 20,
    },
    {
      ...{ kind: 'book', title: 'Uncle Tungsten', authors: 'Oliver Sacks' },
      why: 'A childhood spent among metals and reagents: the best account of why anybody falls for chemistry.',
      note: '',
    },
    {
      ...{ kind: 'book', title: 'The Periodic Table', authors: 'Primo Levi' },
      why: 'Stories of a chemist’s life, each under the name of an element.',
      level: 'further',
    },
    {
      ...{ kind: 'book', title: 'Periodic Tales', authors: 'Hugh Aldersey-Williams' },
      why: 'Where we meet the elements outside the laboratory: in coins, paintings and kitchens.',
      level: 'further',
    },
  ],
  Biology: [
    {
      ...{ kind: 'book', title: 'The Selfish Gene', authors: 'Richard Dawkins' },
      why: 'Looks at evolution from the side of the gene. Decide for yourself where the picture stops to help.',
      isInLibrary: true,
    },
    {
      ...{ kind: 'book', title: 'The Double Helix', authors: 'James D. Watson' },
      why: 'How the structure of DNA was found, told by one of those who were there, and not by the others.',
    },
    {
      ...{ kind: 'book', title: 'Life Ascending', authors: 'Nick Lane' },
      why: 'Ten inventions of evolution, from the origin of life to death. More chemistry than most books on it.',
      level: 'further',
    },
    {
      ...{ kind: 'book', title: 'On the Origin of Species', authors: 'Charles Darwin' },
      why: 'Read the chapters on variation and on natural selection: an argument built up from examples.',
      level: 'further',
    },
  ],
  Engineering: [
    {
      kind: 'book',
      title: 'Structures: Or Why Things Don’t Fall Down',
      authors: 'J. E. Gordon',
      why: 'Stress, strain and failure in bridges, ships and bones, with just enough mathematics.',
      note: 'Why cracks start at corners: look at the ship hatches again.',
    },
    {
      ...{
        kind: 'website',
        title: 'The IET',
        authors: 'Institution of Engineering and Technology',
      },
      address: 'https://www.theiet.org',
      why: 'What engineers of all branches are at work on now, and what they say of their degrees.',
      minutes: 20,
    },
    {
      ...{ kind: 'book', title: 'The New Science of Strong Materials', authors: 'J. E. Gordon' },
      why: 'Why wood, steel and glass behave as they do. Goes with the same author’s book on structures.',
      level: 'further',
    },
    {
      ...{ kind: 'book', title: 'The Design of Everyday Things', authors: 'Don Norman' },
      why: 'You will never look at a door in the same way again.',
      level: 'further',
      state: 'draft',
    },
  ],
  Medicine: [
    {
      ...{ kind: 'website', title: 'General Medical Council', authors: 'GMC' },
      address: 'https://www.gmc-uk.org',
      why: 'What is expected of doctors, in their regulator’s own words. Read “Good medical practice” before any interview.',
      minutes: 40,
    },
    {
      ...{ kind: 'book', title: 'Being Mortal', authors: 'Atul Gawande' },
      why: 'What medicine can do at the end of life, and what it should ask first.',
    },
    {
      ...{ kind: 'book', title: 'This Is Going to Hurt', authors: 'Adam Kay' },
      why: 'Diaries of a junior doctor: very funny until they are not. Gives you something honest to say about the job.',
    },
    {
      kind: 'book',
      title: 'The Man Who Mistook His Wife for a Hat',
      authors: 'Oliver Sacks',
      why: 'Case histories of a neurologist who looks at the person first.',
      level: 'further',
    },
  ],
  'Computer Science': [
    {
      ...{ kind: 'website', title: 'Project Euler', authors: '' },
      address: 'https://projecteuler.net',
      why: 'Problems that want a little mathematics and a little programming. Solve the first ten in your own language.',
      minutes: 60,
    },
    {
      kind: 'book',
      title: 'Code: The Hidden Language of Computer Hardware and Software',
      authors: 'Charles Petzold',
      why: 'Builds a computer in your head, from a torch and a switch onwards.',
    },
    {
      ...{ kind: 'book', title: 'The Code Book', authors: 'Simon Singh' },
      why: 'The history of secret writing up to public keys, with ciphers to break yourself.',
      level: 'further',
    },
    {
      kind: 'book',
      title: 'Algorithms to Live By',
      authors: 'Brian Christian and Tom Griffiths',
      why: 'Sorting, searching and stopping, applied to flats, shelves and waiting.',
      level: 'further',
    },
  ],
  Economics: [
    {
      ...{ kind: 'website', title: 'CORE Econ', authors: 'CORE Econ' },
      address: 'https://www.core-econ.org',
      why: 'Open textbooks that begin with what economies do, not with curves. Try a chapter of “The Economy”.',
      minutes: 60,
    },
    {
      ...{ kind: 'podcast', title: 'More or Less', authors: 'BBC Radio 4' },
      why: 'Takes the numbers in the news apart. One programme a week trains your scepticism.',
      minutes: 30,
    },
    {
      ...{ kind: 'book', title: 'The Undercover Economist', authors: 'Tim Harford' },
      why: 'Who earns what on your coffee, and why: prices and information in plain words.',
    },
    {
      ...{ kind: 'book', title: 'Freakonomics', authors: 'Steven D. Levitt and Stephen J. Dubner' },
      why: 'Surprising claims from data. Ask of each chapter what else could explain it.',
      level: 'further',
      state: 'archived',
    },
  ],
  Law: [
    {
      ...{ kind: 'book', title: 'The Rule of Law', authors: 'Tom Bingham' },
      why: 'A judge explains in short chapters what the words mean that everybody uses.',
    },
    {
      kind: 'book',
      title: 'What About Law?',
      authors: 'Catherine Barnard, Janet O’Sullivan and Graham Virgo',
      why: 'One case for each of the subjects that you would study first.',
    },
    {
      ...{ kind: 'website', title: 'The Supreme Court', authors: 'UK Supreme Court' },
      address: 'https://www.supremecourt.uk',
      why: 'Summaries of judgments, and hearings to watch. Read one summary a month, then the judgment.',
      minutes: 30,
    },
    {
      ...{ kind: 'book', title: 'Letters to a Law Student', authors: 'Nicholas J. McBride' },
      why: 'What studying law is like from week to week, and how to read and write for it.',
      level: 'further',
    },
  ],
  'Study skills': [
    {
      ...{ kind: 'website', title: 'Khan Academy', authors: 'Khan Academy' },
      address: 'https://www.khanacademy.org',
      why: 'Fills a gap from school in an evening, with exercises for each step.',
      minutes: 30,
      note: '',
    },
    {
      kind: 'book',
      title: 'Make It Stick',
      authors: 'Peter C. Brown, Henry L. Roediger III and Mark A. McDaniel',
      why: 'What research says of learning: recall, space and mix, instead of reading once more.',
    },
    {
      ...{ kind: 'article', title: 'Politics and the English Language', authors: 'George Orwell' },
      why: 'An essay of 1946 on writing what one means. Go through your personal statement with its rules.',
      minutes: 30,
    },
    {
      ...{ kind: 'podcast', title: 'In Our Time', authors: 'BBC Radio 4' },
      why: 'Scholars discuss one idea at a time. Choose a programme that has nothing to do with your subjects.',
      level: 'further',
      minutes: 45,
      state: 'draft',
    },
  ],
}

import type { Role } from '@portal/shared/contract'

type Audience = Exclude<Role, 'Admin'>

const everybody: readonly Audience[] = [
  'Student',
  'Tutor',
  'Senior Tutor',
  'Parent',
  'School Manager',
]
const learners: readonly Audience[] = ['Student', 'Parent']
const teachers: readonly Audience[] = ['Tutor', 'Senior Tutor']

/** A post of the demo world. */
export interface DemoPost {
  kind: 'blog' | 'news'
  title: string
  summary: string
  body: string
  roles: readonly Audience[]
  state: 'draft' | 'scheduled' | 'published' | 'archived'
  /** Days from today on which it comes out, at nine in the morning; null before that was said. */
  day: number | null
  isPinned?: true
  /** Those whom it is for were told when it came out, or are told then. */
  isAnnounced?: true
  /** Which of the drawings of `post-covers.ts` it shows. */
  cover?: 0 | 1 | 2
  /** How many of every ten whom it is for have read it. */
  readBy?: number
  /** What of its working copy is not published yet. */
  changed?: { title?: string; summary?: string }
}

/** Where the image of a text goes, once its file has an id. */
export const imageHere = '{image}'

/** Twenty posts in every state, for every role. */
export const demoPosts: readonly DemoPost[] = [
  {
    ...{ kind: 'blog', state: 'published', day: -2, roles: learners, isPinned: true, cover: 0 },
    title: 'Six weeks to the test: a plan that holds',
    summary: 'What to do in which week, and what to leave alone.',
    body: `<p>Most plans fail in their second week because they ask for too much. This one asks for four hours.</p><h2>Weeks one and two</h2><ul><li>One set a day of your <strong>weakest topic</strong>, without a clock.</li><li>Read the solution of every question that you got wrong, then do one like it.</li></ul><h2>Weeks three and four</h2><p>Now with a clock. Of \\(n\\) marks in 40 minutes aim for \\(\\tfrac{n}{40}\\) a minute, and move on after twice that.</p><h2>The last two weeks</h2><p>A whole paper every third day, and nothing new on the day before. Sleep is worth more than one more set.</p><p>${imageHere}</p>`,
    readBy: 4,
    isAnnounced: true,
  },
  {
    ...{ kind: 'blog', state: 'published', day: -5, roles: ['Student'], cover: 1 },
    title: 'How to read a graph before you read the question',
    summary: 'Axes, scale, shape: thirty seconds that save three minutes.',
    body: '<p>Look at the axes first, and say their units aloud. A straight line through the origin is a proportion; one that misses it hides a constant.</p><p>Then ask what happens at the ends. If \\(y \\to 0\\) as \\(x\\) grows, an exponential or a power with a negative index is likely.</p><p>Only then read what is asked. You will find that half of the options are gone already.</p>',
    readBy: 3,
  },
  {
    ...{ kind: 'blog', state: 'published', day: -9, roles: ['Student', ...teachers] },
    title: 'Estimating without a calculator',
    summary: 'Rounding well is a skill, and it can be trained.',
    body: '<p>Round one factor up and another down, so that the errors meet. \\(4.9 \\times 10.3\\) is close to \\(5 \\times 10\\), and you know which way you are out.</p><ol><li>Write each number with one figure.</li><li>Collect the powers of ten.</li><li>Ask whether the answer is too large or too small.</li></ol><p>Three such estimates a day, for a week, change how numbers feel.</p>',
    readBy: 6,
    changed: { summary: 'Rounding well is a skill. Here is how to train it in a week.' },
  },
  {
    ...{ kind: 'blog', state: 'published', day: -14, roles: ['Student', 'Parent'], cover: 2 },
    title: 'What a good personal statement leaves out',
    summary: 'Quotations, lists of books, and anything that everybody could say.',
    body: '<p>Admissions tutors read hundreds of these. What stays with them is one idea, followed further than the syllabus goes.</p><blockquote><p>I took the clock apart, and could not put it together again. That is when I began to read about escapements.</p></blockquote><p>Write about the week after you got stuck. Leave out who inspired you.</p>',
    readBy: 5,
  },
  {
    ...{ kind: 'blog', state: 'published', day: -20, roles: teachers },
    title: 'Questions that make students think aloud',
    summary: 'Five openings for the first ten minutes of an hour.',
    body: '<p>“What would you try first?” is worth more than “Do you know how?”. The first has no wrong answer.</p><ul><li>What do you notice?</li><li>Which of these is the odd one out, and why?</li><li>Where would this stop working?</li><li>What would make it harder?</li><li>How sure are you, from one to ten?</li></ul><p>Wait for seven seconds after each. It feels long, and it works.</p>',
    readBy: 7,
  },
  {
    ...{ kind: 'blog', state: 'published', day: -31, roles: ['Parent'] },
    title: 'How much help is too much?',
    summary: 'What parents can do in the weeks before a test, and what they should not.',
    body: '<p>Make time, not timetables. A quiet hour at the same time each day helps more than a plan on the fridge.</p><p>Ask what was interesting rather than what the mark was. And when a set goes badly, say nothing until the next day.</p>',
    readBy: 5,
  },
  {
    ...{ kind: 'blog', state: 'published', day: -45, roles: everybody },
    title: 'Why we show readiness as a range',
    summary: 'A single figure says more than anybody can know.',
    body: '<p>Twenty answers tell us something, two hundred tell us a good deal more. Between the two we would be pretending if we gave one figure.</p><p>The range narrows as you practise. If it does not, the topics that you practise are probably too alike.</p>',
    readBy: 2,
  },
  {
    ...{ kind: 'news', state: 'published', day: -1, roles: ['Student'], isAnnounced: true },
    title: 'New questions in every ESAT part',
    summary: 'Forty more with worked solutions, in Mathematics 1 most of all.',
    body: '<p>Each topic of the question bank has new questions with worked solutions. Build a set with <em>not seen yet</em> to try them.</p>',
    readBy: 2,
  },
  {
    ...{ kind: 'news', state: 'published', day: -3, roles: everybody, isPinned: true },
    title: 'Opening hours over the holidays',
    summary: 'The office answers from 10:00 to 16:00; tuition goes on as booked.',
    body: '<p>From the last week of term the office is open from <strong>10:00 to 16:00</strong>. Hours of tuition take place as they are booked.</p><table><thead><tr><th>Day</th><th>Office</th></tr></thead><tbody><tr><td>Monday to Friday</td><td>10:00 to 16:00</td></tr><tr><td>Bank holidays</td><td>Closed</td></tr></tbody></table>',
    readBy: 3,
  },
  {
    ...{ kind: 'news', state: 'published', day: -6, roles: learners },
    title: 'Registration for the admissions test is open',
    summary: 'Places at test centres are given in the order of registration.',
    body: '<p>Register in good time, and write the number of your registration down in the portal under <em>My application</em>, so that your tutor can see it.</p>',
    readBy: 6,
  },
  {
    ...{ kind: 'news', state: 'published', day: -8, roles: ['School Manager'], isAnnounced: true },
    title: 'Your school’s dashboard has a trend',
    summary: 'Eight weeks of activity by year group, above the list of students.',
    body: '<p>The new chart shows how active each year group has been over eight weeks. The list below it can be had as a PDF for meetings.</p>',
    readBy: 5,
  },
  {
    ...{ kind: 'news', state: 'published', day: -11, roles: teachers },
    title: 'Report cards are due at the end of the month',
    summary: 'The dashboard counts those that you still owe.',
    body: '<p>Please send report cards by the last working day of the month. Drafts keep themselves, so you can write in several sittings.</p>',
    readBy: 8,
  },
  {
    ...{ kind: 'news', state: 'published', day: -27, roles: ['Parent', 'School Manager'] },
    title: 'Tuition reports within a day',
    summary: 'Tutors now write within twenty-four hours of the hour.',
    body: '<p>You will find the report of each hour in the portal on the next day, with what went well and what to work on.</p>',
    readBy: 4,
  },
  {
    ...{
      kind: 'news',
      state: 'scheduled',
      day: 3,
      roles: ['Student', 'Parent'],
      isAnnounced: true,
    },
    title: 'Mock week in the spring',
    summary: 'A paper a day under real conditions, marked by the weekend.',
    body: '<p>In mock week there is one paper a day at a fixed hour. Take it where nobody disturbs you; the results are there by Saturday.</p>',
    cover: 1,
  },
  {
    ...{ kind: 'blog', state: 'scheduled', day: 10, roles: ['Student'] },
    title: 'Vectors in the plane, without tears',
    summary: 'Draw first, then add by components.',
    body: '<p>Nine mistakes of ten come from a missing drawing. Put the arrow down, mark its angle, and only then write \\(\\vec a = (a\\cos\\theta, a\\sin\\theta)\\).</p>',
  },
  {
    ...{ kind: 'news', state: 'scheduled', day: 21, roles: teachers },
    title: 'Training day for new tutors',
    summary: 'A morning on feedback, an afternoon on the question bank.',
    body: '<p>The next training day has two halves. Places are limited to twenty; tell your senior tutor if you would like one.</p>',
  },
  {
    ...{ kind: 'blog', state: 'draft', day: null, roles: ['Student'] },
    title: 'Which calculator habits to unlearn',
    summary: '',
    body: '<p>Notes for a post: brackets, rounding in the middle, trusting the display.</p>',
  },
  {
    ...{ kind: 'news', state: 'draft', day: null, roles: [] },
    title: 'Changes to the summer timetable',
    summary: 'To be written once the dates are settled.',
    body: '',
  },
  {
    ...{ kind: 'blog', state: 'archived', day: -120, roles: everybody },
    title: 'A look back at last year’s papers',
    summary: 'What came up, and what did not.',
    body: '<p>Mechanics had more marks than in the years before, and probability fewer. This will not hold for ever.</p>',
    readBy: 6,
  },
  {
    ...{ kind: 'news', state: 'archived', day: -75, roles: ['Student', 'Tutor'] },
    title: 'Half-term office hours',
    summary: 'Closed on Wednesday.',
    body: '<p>The office is closed on Wednesday of half-term.</p>',
    readBy: 5,
  },
]

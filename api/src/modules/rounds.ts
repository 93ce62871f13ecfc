import { askedByServer, type Occasion } from '../asked.ts'
import type { Round, RoundAt } from '../jobs/round.ts'
import { tallyAcademies } from './academy/index.ts'
import { mergePeopleTallies } from './accounts/index.ts'
import { sealLog, startNightlyCheck } from './audit/index.ts'
import { prepareQuestions } from './authoring/index.ts'
import { checkLights, mergeLightTallies } from './dashboards/index.ts'
import { forgetOldBuyers } from './data-requests/index.ts'
import { compareQuestions } from './duplicates/index.ts'
import { remindOfEvents } from './events/index.ts'
import { workOutFigures } from './figures/index.ts'
import { clearFiles, clearStore } from './files/index.ts'
import { tidy } from './housekeeping.ts'
import { tidyInterchange } from './interchange/index.ts'
import { checkStuck, tidyFilms } from './media/index.ts'
import { startDueMessages } from './messages/index.ts'
import { startIssuing, startReminders } from './money/index.ts'
import { startMornings } from './mornings/index.ts'
import { startDigests } from './notifications/index.ts'
import { announcePosts } from './posts/index.ts'
import { rollUpAll } from './sales/index.ts'
import { snapReadiness } from './scores/index.ts'
import { handInOverdue } from './sets/index.ts'
import { tallyDueReviews } from './standing/index.ts'
import { startDueMornings, tellOverdue } from './submissions/index.ts'
import { keepMetTargets } from './targets/index.ts'
import { checkLedger, expireRequests } from './tuition/index.ts'
import { startWeeklySummaries } from './weekly-summaries/index.ts'
import { forgetRemovedPieces, remindOfSetTasks } from './writing/index.ts'

/** A round whose lines go to the process's log. */
const askedBy = ({ db, now, log }: Pick<RoundAt, 'db' | 'now' | 'log'>): Occasion => ({
  ...askedByServer(db, now),
  ...(log && { log }),
})

/** All of them. What fails in one is done by the next. */
export const rounds = {
  /** Often enough for a mail that is due at seven by the person's own clock. */
  digest: {
    cron: '*/5 * * * *',
    run: ({ db, now, jobs }) => startDigests({ ...askedByServer(db, now), server: { jobs } }),
  },
  mornings: {
    cron: '2,7,12,17,22,27,32,37,42,47,52,57 * * * *',
    run: ({ db, now, jobs }) => startMornings({ ...askedByServer(db, now), server: { jobs } }),
  },
  dueMornings: {
    cron: '3,8,13,18,23,28,33,38,43,48,53,58 * * * *',
    run: ({ db, now, jobs }) => startDueMornings({ ...askedByServer(db, now), server: { jobs } }),
  },
  /** What waits to be marked past its day; each item is told of once. */
  overdueItems: { cron: '32 * * * *', run: (at) => tellOverdue(askedBy(at)) },
  /** Each invoice some days before it is due. */
  invoices: {
    cron: '19 * * * *',
    run: ({ db, now, jobs }) => startIssuing({ ...askedByServer(db, now), server: { jobs } }),
  },
  /** In the morning of the office; each reminder goes out once. */
  invoiceReminders: {
    cron: '24 8 * * *',
    run: ({ db, now, jobs }) => startReminders({ ...askedByServer(db, now), server: { jobs } }),
  },
  /** A new day, by each student's own clock: what starts, ends or was set by hand until yesterday. */
  programmes: { cron: '6 * * * *', run: (at) => rollUpAll(askedBy(at)).then(() => undefined) },
  weekly: {
    cron: '4,9,14,19,24,29,34,39,44,49,54,59 * * * *',
    run: ({ db, now, jobs }) =>
      startWeeklySummaries({ ...askedByServer(db, now), server: { jobs } }),
  },
  /** The report says that its figures may be five minutes old. */
  figures: {
    cron: '1,6,11,16,21,26,31,36,41,46,51,56 * * * *',
    run: (at) => workOutFigures(askedBy(at)),
  },
  /** Somebody who has written a question may look for those like it a minute later. */
  likeness: { cron: '* * * * *', run: (at) => compareQuestions(askedBy(at)) },
  /** What a save works out itself: for questions that came in another way, or before there was any. */
  questionWords: { cron: '9,24,39,54 * * * *', run: (at) => prepareQuestions(askedBy(at)) },
  /** A place, a session and a recording are told of within a minute. */
  events: { cron: '* * * * *', run: (at) => remindOfEvents(askedBy(at)) },
  /** What the office tells at a time goes out within a minute of it. */
  messages: {
    cron: '* * * * *',
    run: ({ db, now, jobs }) => startDueMessages({ ...askedByServer(db, now), server: { jobs } }),
  },
  /** A post is shown by its moment alone; this tells people of it. */
  posts: { cron: '* * * * *', run: (at) => announcePosts(askedBy(at)) },
  /** Of those in use none is touched, so it may come at any time. */
  files: {
    cron: '17 * * * *',
    run: ({ files, ...at }) => clearFiles(askedBy(at), files),
  },
  /** A film whose check was cut short waits for this one. */
  filmChecks: {
    cron: '6,16,26,36,46,56 * * * *',
    run: ({ files, ...at }) => checkStuck(askedBy(at), files),
  },
  /** Before the one of files, which removes what it lets go. */
  films: { cron: '12 * * * *', run: (at) => tidyFilms(askedBy(at)) },
  /** Exports are kept for seven days, and files that were brought until they are read. */
  interchange: {
    cron: '28 * * * *',
    run: ({ files, ...at }) => tidyInterchange(askedBy(at), files),
  },
  /** Reads the names of all there are, at an hour at which few others ask for them. */
  store: {
    cron: '41 3 * * 0',
    run: ({ files, ...at }) => clearStore(askedBy(at), files),
  },
  /** Tells the process's log of each seal, so that there is a copy that no database holds. */
  seals: {
    cron: '27 * * * *',
    run: (at) => sealLog(askedBy(at)),
  },
  auditCheck: {
    cron: '11 2 * * *',
    run: ({ db, now, jobs }) => startNightlyCheck({ ...askedByServer(db, now), server: { jobs } }),
  },
  /** What tax law wanted to be kept of people who are gone, and does not any more. */
  oldBuyers: { cron: '19 3 * * *', run: (at) => forgetOldBuyers(askedBy(at)) },
  housekeeping: { cron: '7 * * * *', run: (at) => tidy(askedBy(at)) },
  /** Counting is right without it, and costs the more the longer it is away. */
  dueReviews: { cron: '52 * * * *', run: (at) => tallyDueReviews(askedBy(at)) },
  /** Counting is right without it, and costs the more the longer it is away. */
  lightTallies: { cron: '8,18,28,38,48,58 * * * *', run: ({ db }) => mergeLightTallies({ db }) },
  /** Counting is right without it, and costs the more the longer it is away. */
  peopleTallies: { cron: '14 * * * *', run: ({ db }) => mergePeopleTallies({ db }) },
  /** Triggers keep what it checks, so that it finds nothing. */
  lightCheck: { cron: '33 3 * * *', run: (at) => checkLights(askedBy(at)) },
  ledgerCheck: { cron: '22 * * * *', run: (at) => checkLedger(askedBy(at)) },
  /** Reading is right without it. Hours begin on the quarter. */
  requests: { cron: '1,16,31,46 * * * *', run: ({ db, now }) => expireRequests(db, now) },
  /** Reading notes it too; what nobody reads is kept as well. */
  metTargets: { cron: '47 * * * *', run: ({ db, now }) => keepMetTargets(db, now) },
  /** What admins read of it says when that was. */
  academyTallies: { cron: '13 * * * *', run: (at) => tallyAcademies(askedBy(at)) },
  /** What tutors have set is told of from eight in the morning. */
  setTasks: { cron: '3 * * * *', run: (at) => remindOfSetTasks(askedBy(at)) },
  /** Of pieces that are there none is touched, so it may come at any time. */
  removedPieces: { cron: '43 * * * *', run: (at) => forgetRemovedPieces(askedBy(at)) },
  /** Once a week for each student and part; every night, so that none is missed. */
  readiness: { cron: '44 2 * * *', run: (at) => snapReadiness(askedBy(at)) },
  overdue: { cron: '37 * * * *', run: (at) => handInOverdue(askedBy(at)) },
} satisfies Readonly<Record<string, Round>>

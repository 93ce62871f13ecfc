import { askedByServer } from '../../asked.ts'
import { workOutFigures } from '../../modules/figures/index.ts'
import type { Db } from '../db.ts'
import { demoWorld } from '../schema/index.ts'
import { seedAcademy } from './academy.ts'
import { seedAccounts } from './accounts.ts'
import { seedActivity } from './activity.ts'
import { seedAlerts } from './alerts.ts'
import { seedAnnouncements } from './announcements.ts'
import { seedApplications } from './applications.ts'
import { seedAuthoring } from './authoring.ts'
import { seedBookingVersions } from './booking-versions.ts'
import { seedCalendar } from './calendar.ts'
import { seedCompanyCalendar } from './company-calendar.ts'
import { seedContentSubjects } from './content-subjects.ts'
import { seedCorrections } from './corrections.ts'
import { seedCurriculum } from './curriculum.ts'
import { seedCurriculumLinks } from './curriculum-links.ts'
import { seedDataRequests } from './data-requests.ts'
import { seedDegreeGroups } from './degree-groups.ts'
import { seedDiagnosticResults, seedDiagnosticTests } from './diagnostic.ts'
import { seedDocuments } from './documents.ts'
import { seedEvents } from './events.ts'
import { seedExchange } from './exchange.ts'
import { seedFeedback } from './feedback.ts'
import { seedFlagAnswers } from './flags.ts'
import { seedFurtherSales } from './further-sales.ts'
import { seedHelp } from './help.ts'
import { seedHours } from './hours.ts'
import { seedImports } from './imports.ts'
import { seedJobs } from './jobs.ts'
import { seedLearn } from './learn.ts'
import { seedLibrary } from './library.ts'
import { seedLog } from './log.ts'
import { seedMails } from './mails.ts'
import { seedMessages } from './messages.ts'
import { seedMoney } from './money.ts'
import { seedNotifications } from './notifications.ts'
import { seedPapers } from './papers.ts'
import { seedPeople } from './people.ts'
import { seedPictures } from './pictures.ts'
import { seedPosts } from './posts.ts'
import { seedProgrammes } from './programmes.ts'
import { seedQuestionBank } from './question-bank.ts'
import { seedReading } from './reading.ts'
import { seedReportCards } from './report-cards.ts'
import { seedReviews } from './reviews.ts'
import { cancelledOf, seedSaleCases } from './sale-cases.ts'
import { seedScores } from './scores.ts'
import { seedSimulate } from './simulate.ts'
import { seedSnoozes } from './snoozes.ts'
import { seedStudy } from './study.ts'
import { seedTargets } from './targets.ts'
import { seedTeaching } from './teaching.ts'
import { seedTuition } from './tuition.ts'
import { seedTuitionReports } from './tuition-reports.ts'
import { seedUpgrades } from './upgrades.ts'
import { seededRandom, type World } from './world.ts'
import { seedWriting } from './writing.ts'

/** What a world is made from; today and one fixed seed when left out. */
export interface SeedOptions {
  today?: Date
  random?: () => number
}

/** Fills an empty, migrated database with the demo world. */
export async function seedWorld(db: Db, options: SeedOptions = {}): Promise<World> {
  const today = new Date(options.today ?? new Date())
  today.setUTCHours(0, 0, 0, 0)
  const random = options.random ?? seededRandom(20_240_917)
  const world = await seedPeople(db, { today, random })
  await seedAccounts(db, world)
  // First of what is written down, since it is the oldest.
  await seedLog(db, world)
  await seedTeaching(db, world)
  await seedHours(db, world, await seedTuition(db, world))
  await seedFeedback(db, world)
  await seedDiagnosticTests(db, world)
  await seedCurriculum(db, world)
  await seedCalendar(db, world)
  await seedCompanyCalendar(db, world)
  await seedAnnouncements(db, world)
  await seedAlerts(db, world)
  await seedDegreeGroups(db)
  await seedContentSubjects(db)
  const { bank, authored } = await seedQuestionBank(db, world)
  await seedApplications(db, world)
  await seedFlagAnswers(db, world)
  await seedTuitionReports(db, world)
  const cases = await seedSaleCases(db, world)
  await seedDiagnosticResults(db, world)
  await seedReportCards(db, world)
  const papers = await seedPapers(db, world, bank, authored)
  await seedSimulate(db, world, papers)
  await seedReviews(db, world, bank)
  await seedStudy(db, world, bank)
  await seedLearn(db, world)
  await seedAcademy(db, world, bank)
  await seedTargets(db, world)
  await seedActivity(db)
  await seedSnoozes(db, world)
  await seedNotifications(db, world)
  await seedMessages(db, world)
  await seedJobs(db, world)
  await seedPictures(db, world)
  await seedEvents(db, world)
  await seedHelp(db, world)
  await seedPosts(db, world)
  await seedDocuments(db, world)
  await seedUpgrades(db, world)
  await seedMoney(db, world, cases)
  await seedMails(db, world)
  await seedDataRequests(db, world)
  await seedProgrammes(db, world)
  const cancelled = await seedFurtherSales(db, world)
  await seedBookingVersions(db, world, [...cancelledOf(cases), ...cancelled])
  await seedLibrary(db, world)
  await seedReading(db, world)
  await seedWriting(db, world)
  await seedAuthoring(db, world, bank)
  await seedExchange(db, world, bank)
  await seedScores(db, world)
  await seedImports(db, world)
  await seedCorrections(db, world, bank, authored)
  // Its items lead to books and to what is in the reading list.
  await seedCurriculumLinks(db, world)
  // Of all that was answered and flagged.
  await workOutFigures(askedByServer(db, today))
  await db.insert(demoWorld).values({ seededOn: today.toISOString().slice(0, 10) })
  return world
}

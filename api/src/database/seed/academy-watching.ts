import { and, eq } from 'drizzle-orm'
import { askedByServer } from '../../asked.ts'
import { setOfRound, tallyAcademies } from '../../modules/academy/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { mainStudent } from './academy-content.ts'
import type { SeededFilm } from './academy-films.ts'
import type { StoredQuestion } from './question-bank-content.ts'
import { silentDays } from './tuition.ts'
import { at, between, pick, type World, type WorldStudent } from './world.ts'

/** A video that is shown, with what its quiz asks. */
export interface SeededVideo {
  videoId: string
  name: string
  academy: string
  audience: 'students' | 'tutors' | 'both'
  /** Null for a link. */
  film: SeededFilm | null
  isMandatory: boolean
  questions: readonly { id: string; question: StoredQuestion }[]
}

type Progress = typeof schema.watchProgress.$inferInsert
type Standing = typeof schema.userVideos.$inferInsert

/** These have not begun, as with their practice; one of them has no academy. */
const beginners: readonly WorldStudent['demoCase'][] = ['new', 'locked', 'diagnostic', 'esat']

/** What somebody has watched of a film from its start. */
function playedOf(
  userId: string,
  { assetId, seconds }: SeededFilm,
  share: number,
  lastAt: Date,
): Progress {
  const watchedS = Math.round(seconds * share)
  return {
    ...{ userId, assetId, watched: `{[0,${watchedS})}`, watchedS, positionS: watchedS, lastAt },
    watchedAt: watchedS >= Math.ceil(seconds * 0.9) ? lastAt : null,
  }
}

const forTutors = ({ audience }: SeededVideo) => Number(audience === 'tutors')

/** Who watches how many of the videos that are theirs, and how long ago they were last here. */
function* viewers(world: World, random: () => number) {
  for (const student of world.students) {
    if (student.demoCase === 'main' || beginners.includes(student.demoCase)) continue
    const ended = Math.ceil((world.today.getTime() - Date.parse(student.expiresOn)) / 86_400_000)
    const quiet = Math.max(2, silentDays(student) + 1, ended + 1)
    const share = Math.min(1, student.diligence * (0.3 + 0.6 * random()))
    yield { userId: student.id, isTutor: false, share, quiet: quiet + between(random, 0, 5) }
  }
  for (const { id: userId } of [...world.tutors, ...world.seniorTutors]) {
    yield { userId, isTutor: true, share: 0.2 + 0.6 * random(), quiet: between(random, 1, 20) }
  }
}

/** How the academies have been watched until today, the main student's own way among it. */
export async function seedWatching(
  db: Db,
  world: World,
  videos: readonly SeededVideo[],
  random: () => number,
): Promise<void> {
  const progress: Progress[] = []
  const standings: Standing[] = []
  const watch = (userId: string, video: SeededVideo, share: number, lastAt: Date) => {
    const own = { userId, videoId: video.videoId, updatedAt: lastAt }
    const isPassed = share >= 0.95 && video.isMandatory
    const completed = { completedAt: lastAt, ...(isPassed && { quizPassedAt: lastAt }) }
    if (video.film === null) {
      standings.push({ ...own, declaredAt: lastAt, completedAt: lastAt })
      return
    }
    progress.push(playedOf(userId, video.film, share, lastAt))
    if (share >= 0.95) standings.push({ ...own, ...completed })
  }
  for (const { userId, isTutor, share, quiet } of viewers(world, random)) {
    // Who teaches begins with what is for those who teach.
    const theirs = isTutor
      ? videos.toSorted((one, other) => forTutors(other) - forTutors(one))
      : videos.filter(({ audience }) => audience !== 'tutors')
    const count = Math.round(theirs.length * share)
    // Not everybody begins with the first academy.
    const first = isTutor ? 0 : pick(random, [0, 0, 6, 11, 15, 19])
    const inTurn = [...theirs.slice(first), ...theirs.slice(0, first)]
    for (const [index, video] of inTurn.slice(0, count).entries()) {
      const played = random() < 0.8 ? 1 : 0.1 + 0.75 * random()
      watch(userId, video, played, at(world, -quiet - (count - index), 17, index))
    }
  }
  const main = world.students.find(({ demoCase }) => demoCase === 'main')
  const own = main === undefined ? [] : ownVideos(videos)
  for (const [index, { video, share }] of own.entries()) {
    if (main !== undefined) watch(main.id, video, share, at(world, index - own.length, 18, 10))
  }
  for (let from = 0; from < progress.length; from += 2_000) {
    await db.insert(schema.watchProgress).values(progress.slice(from, from + 2_000))
  }
  await db.insert(schema.userVideos).values(standings)
  const retried = videos.find(({ name }) => name === mainStudent.retry)
  if (main !== undefined && retried !== undefined) await retry(db, world, main.id, retried, random)
  await tallyAcademies(askedByServer(db, world.today))
}

/** What the main student has watched, the oldest first: an academy, half of one, part of a film. */
function ownVideos(videos: readonly SeededVideo[]): { video: SeededVideo; share: number }[] {
  const of = (title: string) => videos.filter(({ academy }) => academy === title)
  const half = of(mainStudent.half)
  const whole = half.slice(0, Math.floor(half.length / 2))
  const begun = half.slice(whole.length, whole.length + 1)
  return [
    ...[...of(mainStudent.done), ...whole].map((video) => ({ video, share: 1 })),
    ...begun.map((video) => ({ video, share: 0.4 })),
  ]
}

/** A mandatory quiz of which the first round had a wrong answer: its set is made as ever. */
async function retry(
  db: Db,
  world: World,
  userId: string,
  { videoId, name, film, questions }: SeededVideo,
  random: () => number,
): Promise<void> {
  const playedAt = at(world, -12, 18)
  const endedAt = at(world, -12, 18, questions.length + 1)
  if (film !== null)
    await db.insert(schema.watchProgress).values(playedOf(userId, film, 1, playedAt))
  await db.insert(schema.userVideos).values({ userId, videoId, round: 2, updatedAt: endedAt })
  const answers = questions.map(({ id, question }, index) => {
    const wrong = question.letters.find((letter) => letter !== question.correctLetter)
    const letter = (index === 0 ? wrong : question.correctLetter) ?? 'a'
    return {
      ...{ videoQuestionId: id, questionId: question.questionId, letter },
      isCorrect: letter === question.correctLetter,
      answeredAt: at(world, -12, 18, index + 1),
    }
  })
  await db
    .insert(schema.videoAnswers)
    .values(answers.map(({ questionId: _, ...answer }) => ({ ...answer, userId, round: 1 })))
  const setId = await setOfRound(
    askedByServer(db, endedAt),
    userId,
    { videoId, videoName: name, playedMs: playedAt.getTime() },
    answers,
    answers.map(({ questionId }) => questionId),
    seededId(random, endedAt.getTime()),
  )
  await db
    .update(schema.userVideos)
    .set({ setId })
    .where(and(eq(schema.userVideos.userId, userId), eq(schema.userVideos.videoId, videoId)))
}

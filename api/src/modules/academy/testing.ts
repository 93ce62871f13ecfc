import type { CallInput } from '@portal/shared/api'
import { newId } from '../../database/ids.ts'
import {
  academies,
  userVideos,
  videoGroups,
  videoQuestions,
  videos,
  watchProgress,
} from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'
import { makeFilm } from '../media/testing.ts'

type App = Pick<TestApp, 'db' | 'files' | 'clock'>
type Change<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>

/** An academy; published, for students, where nothing is said. @returns its id */
export async function makeAcademy(
  { db, clock }: App,
  change: Change<typeof academies> = {},
): Promise<string> {
  const id = newId()
  await db.insert(academies).values({
    ...{ id, title: 'Mechanics', summary: 'Forces in short', description: '<p>Words</p>' },
    ...{ audience: 'students', position: 1, state: 'published', updatedAt: clock.now() },
    ...change,
  })
  return id
}

/** A group of an academy; open where nothing is said. @returns its id */
export async function makeGroup(
  { db }: App,
  academyId: string,
  change: Change<typeof videoGroups> = {},
): Promise<string> {
  const id = newId()
  await db.insert(videoGroups).values({ id, academyId, name: 'Part 1', position: 1, ...change })
  return id
}

/** A published video; a link of a minute where no film is said. @returns its id */
export async function makeVideo(
  { db }: App,
  groupId: string,
  change: Change<typeof videos> = {},
): Promise<string> {
  const id = newId()
  const link =
    change.assetId === undefined ? { link: 'https://vimeo.com/1', linkMinutes: 1 } : { link: null }
  await db.insert(videos).values({
    ...{ id, groupId, name: 'Slopes', position: 1, state: 'published', ...link },
    ...change,
  })
  return id
}

/** A film of academies of a minute, with a published video that shows it. */
export async function makeFilmed(
  app: App,
  groupId: string,
  change: Change<typeof videos> = {},
  film: Parameters<typeof makeFilm>[1] = {},
): Promise<{ videoId: string; assetId: string }> {
  const assetId = await makeFilm(app, { area: 'academy', ...film })
  return { videoId: await makeVideo(app, groupId, { assetId, ...change }), assetId }
}

/** An academy of one open group with one link. */
export async function makeCourse(
  app: App,
  change: { academy?: Change<typeof academies>; video?: Change<typeof videos> } = {},
): Promise<{ academyId: string; groupId: string; videoId: string }> {
  const academyId = await makeAcademy(app, change.academy)
  const groupId = await makeGroup(app, academyId)
  return { academyId, groupId, videoId: await makeVideo(app, groupId, change.video) }
}

/** Has a quiz ask these questions. @returns the ids under which it does, in their order */
export async function askInQuiz(
  { db }: App,
  videoId: string,
  questionIds: readonly number[],
): Promise<string[]> {
  const rows = questionIds.map((questionId, index) => ({
    ...{ id: newId(), videoId, questionId },
    position: index + 1,
  }))
  if (rows.length > 0) await db.insert(videoQuestions).values(rows)
  return rows.map(({ id }) => id)
}

/** Has somebody play so many seconds of a film from its start; watched where that is 90 % of 60. */
export async function play(
  { db, clock }: App,
  userId: string,
  assetId: string,
  seconds = 60,
): Promise<void> {
  const now = clock.now()
  const row = {
    ...{ watched: `{[0,${seconds})}`, watchedS: seconds, positionS: seconds, lastAt: now },
    watchedAt: seconds >= 54 ? now : null,
  }
  await db
    .insert(watchProgress)
    .values({ ...row, userId, assetId })
    .onConflictDoUpdate({ target: [watchProgress.userId, watchProgress.assetId], set: row })
}

/** Has somebody say to have watched a link. */
export async function declare({ db, clock }: App, userId: string, videoId: string): Promise<void> {
  const now = clock.now()
  await db.insert(userVideos).values({ userId, videoId, declaredAt: now, updatedAt: now })
}

/** Details of an academy as they are saved. */
export const details: Omit<
  CallInput<'POST /academy/admin/Academy/Save'>['body'],
  'id' | 'version'
> = {
  title: 'Waves',
  summary: 'Phase and period',
  description: '<p>All of it</p>',
  audience: 'students',
  allowsSkipping: true,
  finishBy: null,
  coverFileId: null,
}

/** A link as it is saved. */
export const linkOf: Omit<
  CallInput<'POST /academy/admin/Video/Save'>['body'],
  'id' | 'version' | 'groupId'
> = {
  name: 'A link',
  description: '',
  assetId: null,
  link: 'https://vimeo.com/2',
  transcript: null,
  mandatoryQuestion: false,
  linkMinutes: 3,
}

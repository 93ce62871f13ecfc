import type { CallAnswer, CallInput, StaleSave } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { notFound, Problem } from '../../problem.ts'
import { cleanHtml, fileIdsIn, hasWords, renderHtml } from '../../rich-text/index.ts'
import { changedFields } from '../../versions/index.ts'
import { attachFiles } from '../files/index.ts'
import { minutesToRead, storedWords } from './learn.rules.ts'
import {
  allForEditors,
  type EditedPage,
  findForEditor,
  findPageVersion,
  holdSubTopic,
  insertPageVersion,
  type PageValues,
  pageVersions,
  type SavedVersion,
  showVersion,
  textsWithFiles,
} from './pages.repository.ts'

const pageCall = 'GET /training/admin/Learning/GetPage'
const versionsCall = 'GET /training/admin/Learning/GetPageVersions'
const versionCall = 'GET /training/admin/Learning/GetPageVersion'

const pageName = 'The page'

const momentOf = (ms: number) => new Date(ms).toISOString()

/** All of Learn for editors, with how each page stands. */
export async function getAllPages({
  db,
}: Asked): Promise<CallAnswer<'GET /training/admin/Learning'>> {
  const subjects = await allForEditors(db, storedWords)
  return subjects.map(({ topics, ...subject }) => ({
    ...subject,
    topics: topics.map(({ subTopics, ...topic }) => ({
      ...topic,
      subTopics: subTopics.map(({ changedMs, ...page }) => ({
        ...page,
        changedAt: changedMs === null ? null : momentOf(changedMs),
      })),
    })),
  }))
}

const contentOf = ({ body, videoUrl }: PageValues) => ({ body, html: renderHtml(body), videoUrl })

const nothing: PageValues = { body: '', videoUrl: null }

/** A page as it is edited. @throws Problem 404 for an unknown sub-topic. */
export async function getEditedPage(
  { db }: Asked,
  subTopicId: number,
): Promise<CallAnswer<typeof pageCall>> {
  const found = await findForEditor(db, subTopicId)
  if (found === undefined) throw notFound(pageName)
  const { shown, newest, ...page } = found
  const words = shown?.words ?? 0
  const changed = {
    changedAt: newest === null ? null : momentOf(newest.createdMs),
    changedBy: newest?.createdBy ?? null,
  }
  return {
    ...page,
    ...contentOf(shown ?? nothing),
    words,
    minutes: minutesToRead(words),
    version: newest?.version ?? null,
    ...changed,
    draft:
      newest === null || newest.isPublished
        ? null
        : {
            ...contentOf(newest),
            ...{ version: newest.version, note: newest.note, words: storedWords(newest.body) },
            ...changed,
          },
  }
}

const versionView = ({ createdMs, ...version }: Omit<SavedVersion, keyof PageValues>) => ({
  ...version,
  createdAt: momentOf(createdMs),
})

/** What was saved of a page. @throws Problem 404 for an unknown sub-topic. */
export async function getPageVersions(
  { db }: Asked,
  subTopicId: number,
): Promise<CallAnswer<typeof versionsCall>> {
  const versions = await pageVersions(db, subTopicId)
  if (versions === undefined) throw notFound(pageName)
  return versions.map(versionView)
}

/** A page as one save left it. @throws Problem 404 where there is no such version. */
export async function getPageVersion(
  { db }: Asked,
  { subTopicId, version }: { subTopicId: number; version: number },
): Promise<CallAnswer<typeof versionCall>> {
  const found = await findPageVersion(db, subTopicId, version)
  if (found === undefined) throw notFound('The version')
  const { body, videoUrl, ...rest } = found
  return { ...versionView(rest), ...contentOf({ body, videoUrl }) }
}

/** A text as students would read it. */
export const previewPage = (body: string) => ({ html: renderHtml(cleanHtml(body, 'page')) })

/**
 * The page of a sub-topic, held until the transaction ends, at the version that was edited.
 * @throws Problem 404 for an unknown sub-topic, 409 (`StaleSave`) where somebody saved it since.
 */
async function heldPage(
  { db: tx, now }: Asked,
  subTopicId: number,
  edited: number | null,
): Promise<EditedPage> {
  const isThere = await holdSubTopic(tx, subTopicId)
  const page = isThere ? await findForEditor(tx, subTopicId) : undefined
  if (page === undefined) throw notFound(pageName)
  const { newest } = page
  if (edited === (newest?.version ?? null)) return page
  const base = edited === null ? undefined : await findPageVersion(tx, subTopicId, edited)
  const values = valuesOf(newest)
  const data: StaleSave = {
    by: newest?.createdBy ?? 'Somebody else',
    at: newest === null ? now.toISOString() : momentOf(newest.createdMs),
    version: newest?.version ?? 0,
    values: { ...values },
    changed: changedFields(base ? { ...valuesOf(base) } : null, { ...values }),
  }
  throw new Problem(409, 'The page has been changed by somebody else meanwhile.', { data })
}

const valuesOf = (of: PageValues | null): PageValues => {
  const { body, videoUrl } = of ?? nothing
  return { body, videoUrl }
}

const isSame = (one: PageValues | null, other: PageValues) =>
  one !== null && one.body === other.body && one.videoUrl === other.videoUrl

/**
 * Keeps what a page is to say as its next version, unless that is what was saved last. What students
 * read already is no draft, however it was saved.
 * @throws Problem 422 for a file that is not the caller's to show.
 */
async function keepPage(
  within: Asked,
  page: EditedPage,
  values: PageValues,
  how: { isPublished: boolean; note: string },
): Promise<{ version: number }> {
  const { db: tx, caller, now } = within
  const { subTopicId, shown, newest } = page
  const isPublished = how.isPublished || isSame(shown, values)
  if (newest !== null && newest.isPublished === isPublished && isSame(newest, values)) {
    return { version: newest.version }
  }
  const version = (newest?.version ?? 0) + 1
  const texts = [values.body, ...(await textsWithFiles(tx, subTopicId))]
  await attachFiles(
    within,
    { area: 'learn', recordId: String(subTopicId) },
    { body: texts.flatMap(fileIdsIn) },
  )
  const made = { ...values, subTopicId, version, isPublished, note: how.note }
  await insertPageVersion(tx, { ...made, createdBy: caller.userId }, now)
  if (isPublished) {
    await showVersion(tx, { ...made, createdBy: caller.userId }, storedWords(values.body), now)
  }
  await audit(tx, within, isPublished ? 'learn page published' : 'learn page saved', {
    record: {
      ...{ kind: 'learn page', id: String(subTopicId), version },
      before: newest && { ...valuesOf(newest), isPublished: newest.isPublished },
      after: { ...values, isPublished },
    },
  })
  return { version }
}

/**
 * Saves a page as a draft, or publishes it.
 * @throws Problem 404 for an unknown sub-topic, 409 for a stale version, 422 for a page without a text
 * that is to be published, and for a file that is not the caller's to show.
 */
export async function savePage(
  asked: Asked,
  body: CallInput<'POST /training/admin/Learning/SavePage'>['body'],
): Promise<{ version: number }> {
  const { subTopicId, version, videoUrl, isPublished, note = '' } = body
  const values = { body: cleanHtml(body.body, 'page'), videoUrl }
  if (isPublished && !hasWords(values.body)) {
    const message = 'Write the text before you publish it'
    throw new Problem(422, message, { errors: [{ path: 'body.body', message }] })
  }
  return await inTransaction(asked, async (within) => {
    const page = await heldPage(within, subTopicId, version)
    return await keepPage(within, page, values, { isPublished, note })
  })
}

/**
 * Copies an old version on top, as a draft.
 * @throws Problem 404 for an unknown sub-topic or version, 409 for a stale one.
 */
export async function restorePage(
  asked: Asked,
  body: CallInput<'POST /training/admin/Learning/RestorePage'>['body'],
): Promise<{ version: number }> {
  const { subTopicId, version, restore } = body
  return await inTransaction(asked, async (within) => {
    const page = await heldPage(within, subTopicId, version)
    const found = await findPageVersion(within.db, subTopicId, restore)
    if (found === undefined) throw notFound('The version')
    const note = `As in version ${restore}`
    return await keepPage(within, page, valuesOf(found), { isPublished: false, note })
  })
}

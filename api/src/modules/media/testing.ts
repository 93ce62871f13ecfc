import { readFile } from 'node:fs/promises'
import { newId } from '../../database/ids.ts'
import {
  type Cue,
  files,
  fileUses,
  learnPages,
  mediaAssets,
  mediaCaptions,
  mediaRenditions,
  subTopics,
  topics,
} from '../../database/schema/index.ts'
import { newFileName } from '../../files/file-store.ts'
import type { TestApp } from '../../testing/index.ts'
import { tagOf } from './captions.service.ts'
import { searchTextOf } from './vtt.rules.ts'

/** A small film of `testing/films`, each named by what is in it. */
export async function filmFile(name: string): Promise<Buffer> {
  return await readFile(new URL(`../../testing/films/${name}`, import.meta.url))
}

/** What a film is to be; of a minute, ready and nobody's where nothing is said. */
type FilmValues = Partial<typeof mediaAssets.$inferInsert> & { content?: Buffer; height?: number }

/** A film with its file. @returns its id */
export async function makeFilm(
  { db, files: store, clock }: Pick<TestApp, 'db' | 'files' | 'clock'>,
  { content = Buffer.from('0123456789abcdef'), height = 720, ...values }: FilmValues = {},
): Promise<string> {
  const [id, fileId, storedName] = [newId(), newId(), newFileName('mp4')]
  const [createdAt, bytes, type] = [clock.now(), content.length, 'video/mp4']
  await store.put(storedName, content)
  const sha256 = fileId.replaceAll('-', '').repeat(2)
  const file = { id: fileId, storedName, name: 'Newton.mp4', type, bytes, sha256, createdAt }
  await db.insert(files).values(file)
  const about = { area: 'learn', name: 'Newton.mp4', state: 'ready', seconds: 60 } as const
  const size = { width: 1280, height }
  await db
    .insert(mediaAssets)
    .values({ ...about, ...size, id, fileId, bytes, createdAt, ...values })
  await db.insert(fileUses).values({ fileId, area: 'asset', recordId: id })
  if ((values.state ?? 'ready') === 'ready') {
    await db.insert(mediaRenditions).values({ assetId: id, height, fileId, type })
  }
  return id
}

/** Has a new page of Learn show a film, to everybody who has the question bank. @returns its id */
export async function showOnPage({ db, clock }: Pick<TestApp, 'db' | 'clock'>, assetId: string) {
  const [topic] = await db.select({ id: topics.id }).from(topics).limit(1)
  const name = `Newton ${assetId.slice(-12)}`
  const [made] = await db
    .insert(subTopics)
    .values({ topicId: topic?.id ?? 0, name, position: 99 })
    .returning({ id: subTopics.id })
  const subTopicId = made?.id ?? 0
  const page = { subTopicId, body: '<p>Words</p>', words: 1, assetId, updatedAt: clock.now() }
  await db.insert(learnPages).values(page)
  return { subTopicId, name }
}

export const twoCues: readonly Cue[] = [
  { start: 0, end: 2.5, text: 'Every body\nstays at rest' },
  { start: 3, end: 5, text: 'unless x < y & a force acts' },
]

/** Gives a film captions. @returns their tag */
export async function giveCaptions(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  assetId: string,
  {
    lang = 'en',
    label = 'English',
    cues = twoCues,
  }: Partial<{ lang: string; label: string; cues: readonly Cue[] }> = {},
): Promise<string> {
  const tag = tagOf(cues)
  await db.insert(mediaCaptions).values({
    ...{ assetId, lang, label, cues, tag },
    ...{ searchText: searchTextOf(cues), updatedAt: clock.now() },
  })
  return tag
}

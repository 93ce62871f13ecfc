import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathTo } from '@portal/shared/contract'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { answerTo } from '../../support/calls.ts'
import { people } from '../../support/people.ts'

const project = join(import.meta.dirname, '../../..')

/** A film of the demo world, by the name of its file. */
export const demoFilm = (name: string): string =>
  join(project, 'api/src/database/seed/content/films', name)

/** One of the films that tests are made with. */
export const testFilm = (name: string): string => join(project, 'api/src/testing/films', name)

/** Brings a film by calls, as one that nobody has watched yet; gives its id. */
export async function bringFilm(path: string, name: string): Promise<string> {
  const bytes = new Uint8Array(readFileSync(path))
  const { uploadId } = await answerTo(people.Admin, 'POST /Media/Upload/Begin', {
    body: { kind: 'video', area: 'academy', name, bytes: bytes.length, lastModified: Date.now() },
  })
  await answerTo(people.Admin, 'POST /Media/Upload/Part', {
    query: { uploadId, partNumber: 1 },
    bytes,
  })
  const { asset } = await answerTo(people.Admin, 'POST /Media/Upload/Complete', {
    body: { uploadId },
  })
  if (asset?.state !== 'ready') throw new Error(`${name}: ${asset?.failure}`)
  return asset.assetId
}

/** A video as it is wanted. */
export interface WantedVideo {
  name: string
  /** Path of its film. */
  film: string
  /** How many questions its quiz asks, which has to be passed. */
  questions?: number
}

/** A video that is there. */
export interface MadeVideo {
  id: string
  assetId: string
  questionIds: readonly number[]
}

/** Makes and publishes an academy with one group, by the calls of an admin. */
export async function makeCourse(
  title: string,
  wanted: readonly WantedVideo[],
): Promise<{ id: string; videos: MadeVideo[] }> {
  const academy = await answerTo(people.Admin, 'POST /academy/admin/Academy/Save', {
    body: {
      ...{ title, summary: '', description: '', audience: 'students', allowsSkipping: true },
      ...{ finishBy: null, coverFileId: null },
    },
  })
  const group = await answerTo(people.Admin, 'POST /academy/admin/VideoGroup/Save', {
    body: { academyId: academy.id, name: 'First group', opensOn: null },
  })
  const { questions } = await answerTo(people.Admin, 'GET /academy/admin/Video/FindQuestions', {
    query: { pageNo: 1, pageSize: 20 },
  })
  const bank = questions.map(({ questionId }) => questionId)
  const videos: MadeVideo[] = []
  for (const { name, film, questions: count = 0 } of wanted) {
    const assetId = await bringFilm(film, name)
    const questionIds = bank.splice(0, count)
    const { id, version } = await answerTo(people.Admin, 'POST /academy/admin/Video/Save', {
      body: {
        ...{ groupId: group.id, name, description: '', assetId, link: null, linkMinutes: null },
        ...{ transcript: null, mandatoryQuestion: count > 0 },
      },
    })
    const asked = await answerTo(people.Admin, 'POST /academy/admin/Video/SaveQuestions', {
      body: { videoId: id, version, questionIds },
    })
    await answerTo(people.Admin, 'POST /academy/admin/Video/SetState', {
      body: { id, version: asked.version, state: 'published' },
    })
    videos.push({ id, assetId, questionIds })
  }
  await answerTo(people.Admin, 'POST /academy/admin/Academy/SetState', {
    body: { id: academy.id, version: academy.version, state: 'published' },
  })
  return { id: academy.id, videos }
}

/** Takes an academy back from its learners while something is done. */
export async function withdrawn(id: string, act: () => Promise<void>): Promise<void> {
  const put = async (state: 'draft' | 'published') => {
    const { version } = await answerTo(people.Admin, 'GET /academy/admin/Academy/GetAcademy', {
      query: { id },
    })
    await answerTo(people.Admin, 'POST /academy/admin/Academy/SetState', {
      body: { id, version, state },
    })
  }
  await put('draft')
  try {
    await act()
  } finally {
    await put('published')
  }
}

/**
 * Says that somebody has played these seconds of a film: each span of a playback of its own, of which
 * 30 seconds are taken at once.
 */
export async function havePlayed(
  email: string,
  assetId: string,
  spans: readonly [from: number, to: number][],
): Promise<void> {
  for (const span of spans) {
    const { playbackId } = await answerTo(email, 'POST /Media/Playback/Start', {
      body: { assetId },
    })
    if (playbackId === null) throw new Error(`${email} plays nothing`)
    await answerTo(email, 'POST /Media/Playback/SaveProgress', {
      body: { playbackId, positionSeconds: span[1], watched: [[...span]] },
    })
  }
}

/** How far somebody is with a video, by the server. */
export const standingOf = (email: string, videoId: string) =>
  answerTo(email, 'POST /academy/UserVideo', { body: { videoId } })

/** Places in the list of options of the right answers, as who teaches is told them. */
export async function rightPlaces(questionIds: readonly number[]): Promise<number[]> {
  const places: number[] = []
  for (const id of questionIds) {
    const { answers } = await answerTo(people.Tutor, 'POST /question/QuestionById', {
      body: { id },
    })
    places.push(answers.findIndex(({ isCorrect }) => isCorrect === true))
  }
  return places
}

export const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true })
export const pause = (page: Page) => page.getByRole('button', { name: 'Pause', exact: true })
export const seekBar = (page: Page) => page.getByRole('slider', { name: 'Seek' })
export const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' })

/** The second at which the film is. */
export const secondOf = (page: Page) =>
  page.evaluate(() => document.querySelector('video')?.currentTime ?? -1)

/** Waits until a film has played beyond a second. */
export const past = (page: Page, second: number) =>
  expect.poll(() => secondOf(page), { interval: 50 }).toBeGreaterThan(second)

/** Waits for the file of the film, and has it play at twice the speed. */
export async function playFast(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('2')
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0)
  await play(page).click()
}

/** Address of an academy, with what is said of its video: `video=…&t=5`. */
export const courseAt = (id: string | undefined, said = '') =>
  pathTo('/academy/:course', { course: id ?? '' }) + (said === '' ? '' : `?${said}`)

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mediaAssets, playbacks } from '../../database/schema/index.ts'
import { statementsOf } from '../../testing/count-queries.ts'
import type { TestApp } from '../../testing/index.ts'
import { makeLearn } from '../learn/testing.ts'
import { assetAreas } from './asset-area.ts'
import { playing } from './playing.testing.ts'
import { giveCaptions, makeFilm } from './testing.ts'

let app: TestApp
let student: string
let film: string

beforeAll(async () => {
  app = (await makeLearn()).revise.app
})
afterAll(() => app.close())
beforeEach(async () => {
  student = await app.make.student()
  film = await shownFilm(600)
})

const { start, begun, play, shownFilm } = playing(() => app)

describe('a film that is begun', () => {
  it('says where its files are, and what was watched of it', async () => {
    const en = await giveCaptions(app, film)
    const de = await giveCaptions(app, film, { lang: 'de', label: 'Deutsch' })
    const { status, data } = await start(student, film)
    const at = `/media/learn/${film}`
    expect([status, data]).toEqual([
      200,
      {
        playbackId: expect.any(String),
        sources: [{ src: `${at}/720.mp4`, type: 'video/mp4', height: 720 }],
        poster: null,
        captions: [
          { lang: 'de', label: 'Deutsch', src: `${at}/de-${de}.vtt` },
          { lang: 'en', label: 'English', src: `${at}/en-${en}.vtt` },
        ],
        durationSeconds: 600,
        positionSeconds: 0,
        watched: [],
        isWatched: false,
        maySkip: true,
        unwatchedFrom: 0,
      },
    ])
    await play(
      student,
      data.playbackId ?? '',
      [
        [300, 400],
        [0, 100],
        [350, 500],
      ],
      { positionSeconds: 252 },
    )
    expect((await start(student, film)).data).toMatchObject({
      positionSeconds: 252,
      watched: [
        [0, 100],
        [300, 500],
      ],
      unwatchedFrom: 100,
      isWatched: false,
    })
  })

  it('goes on from its start once it is watched, or was left at its end', async () => {
    const id = await begun(student, film)
    await play(student, id, [[0, 10]], { positionSeconds: 595 })
    expect((await start(student, film)).data.positionSeconds).toBe(0)
    await play(student, id, [[0, 540]], { positionSeconds: 300 })
    expect((await start(student, film)).data).toMatchObject({ positionSeconds: 0, isWatched: true })
  })

  it('is written down for whoever learns, and not for whoever looks', async () => {
    const parent = await app.make.parent([student])
    const [tutor, admin] = [await app.make.tutor(), await app.make.admin()]
    expect((await start(tutor, film)).data.playbackId).not.toBeNull()
    expect((await start(admin, film)).data.playbackId).toBeNull()
    const id = await begun(student, film)
    await play(student, id, [[0, 20]])
    const viewing = { isImpersonating: true }
    const token = await app.tokenOf(student, viewing)
    const response = await app.fastify.inject({
      method: 'POST',
      url: '/api/Media/Playback/Start',
      payload: { assetId: film },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(parent).toBeTruthy()
    expect(response.json().data).toMatchObject({ playbackId: null, watched: [[0, 20]] })
    const rows = await app.db.select().from(playbacks).where(eq(playbacks.assetId, film))
    expect(rows.map(({ userId }) => userId).toSorted()).toEqual([student, tutor].toSorted())
  })

  it('is found by whom it is given out to alone', async () => {
    const without = await app.make.student({ hasQuestionBank: false })
    const ended = await app.make.student({ startedOn: '2019-01-01', expiresOn: '2020-01-01' })
    const allowed = await app.make.student(
      { hasQuestionBank: false },
      { email: 'allowed@portal.test' },
    )
    expect((await start(without, film)).status).toBe(404)
    expect((await start(ended, film)).status).toBe(403)
    expect((await start(allowed, film)).status).toBe(200)
    const hidden = await makeFilm(app)
    expect((await start(student, hidden)).status).toBe(404)
    expect((await start(await app.make.admin(), hidden)).status).toBe(200)
    const own = await app.make.tutor()
    await app.db.update(mediaAssets).set({ uploadedBy: own }).where(eq(mediaAssets.id, hidden))
    expect((await start(own, hidden)).status).toBe(200)
    for (const change of [
      { state: 'failed', failure: 'No' },
      { state: 'checking', failure: '' },
      { state: 'ready', removedAt: app.clock.now() },
    ] as const) {
      await app.db.update(mediaAssets).set(change).where(eq(mediaAssets.id, film))
      expect([change.state, (await start(student, film)).status]).toEqual([change.state, 404])
    }
  })

  it('takes three statements at most beside the check of the account', async () => {
    const token = await app.tokenOf(student)
    const sent = await statementsOf(app.db, async () => {
      await app.fastify.inject({
        method: 'POST',
        url: '/api/Media/Playback/Start',
        payload: { assetId: film },
        headers: { authorization: `Bearer ${token}` },
      })
    })
    expect(sent).toBeLessThanOrEqual(4)
  })
})

describe('a film that becomes watched', () => {
  const areas = assetAreas()
  const told: string[] = []
  let fails = 0
  const { learn } = areas
  beforeAll(() => {
    learn.watched = async (_db, { userId }, assetId) => {
      told.push(`${userId} ${assetId}`)
      if (fails > 0) {
        fails -= 1
        throw new Error('The area could not go on')
      }
    }
    learn.videoOf = () =>
      sql`json_build_object('videoId', ${film}::text, 'isCompleted', false, 'needsQuiz', true)`
  })
  afterAll(() => {
    delete learn.watched
    delete learn.videoOf
  })
  beforeEach(() => {
    told.length = 0
  })

  it('is told to its area once, with what follows of it', async () => {
    const id = await begun(student, film)
    const video = { videoId: film, isCompleted: false, needsQuiz: true }
    expect((await play(student, id, [[0, 539]])).data.video).toEqual(video)
    expect(told).toEqual([])
    expect((await play(student, id, [[539, 540]])).data.video).toEqual(video)
    expect((await play(student, id, [[540, 600]])).data.video).toEqual(video)
    expect(told).toEqual([`${student} ${film}`])
  })

  it('is told again where that failed', async () => {
    fails = 1
    const id = await begun(student, film)
    expect((await play(student, id, [[0, 540]])).status).toBe(500)
    expect((await play(student, id, [[0, 540]])).data.isWatched).toBe(true)
    expect(told).toHaveLength(2)
  })

  it('may be skipped through then, where it could not before', async () => {
    const { shown } = learn
    learn.shown = async () => ({ maySkip: false })
    expect((await start(student, film)).data.maySkip).toBe(false)
    await play(student, await begun(student, film), [[0, 540]])
    expect((await start(student, film)).data.maySkip).toBe(true)
    learn.shown = shown
  })
})

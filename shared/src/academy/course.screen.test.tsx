import { ApiError } from '@portal/shared/api'
import { pathTo } from '@portal/shared/contract'
import {
  expectNoAxeViolations,
  fakeMedia,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { academyId, assetIds, makeGroups, videoIds } from './academy.testing.ts'
import { openCourse } from './course.testing.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

const groupsCall = 'GET /academy/api/VideoGroup/GetAllVideoGroup'
const start = 'POST /Media/Playback/Start'

describe('a course', () => {
  it('opens where it was left, beside its contents', async () => {
    const { network, container } = openCourse()
    expect(await screen.findByRole('heading', { name: 'Resolving', level: 2 })).toBeVisible()
    const contents = screen.getByRole('navigation', { name: 'Contents' })
    const bar = within(contents).getByRole('progressbar', { name: 'Completed videos' })
    expect(bar).toHaveAttribute('aria-valuetext', '0 of 3')
    expect(within(contents).getByText('Opens 3 March')).toBeVisible()
    expect(
      within(contents).getByRole('link', { name: 'Resolving Not started', current: true }),
    ).toBeVisible()
    await screen.findByRole('button', { name: 'Play' })
    expect(network.requestsOf(start)[0]?.body).toEqual({ assetId: assetIds[1] })
    expect(document.title).toContain('Mechanics')
    await screen.findByRole('tab', { name: 'Transcript' })
    await expectNoAxeViolations(container)
  })

  it('opens the video of the address, and the next one', async () => {
    const { user, address, network } = openCourse({}, { search: `?video=${videoIds[0]}&t=30` })
    expect(await screen.findByRole('heading', { name: 'Adding forces' })).toBeVisible()
    expect(await screen.findByText('0:30', { selector: 'span' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Next video' }))
    expect(await screen.findByRole('heading', { name: 'Resolving' })).toBeVisible()
    expect(address()).toBe(`/academy/${academyId}?video=${videoIds[1]}`)
    await waitFor(() => expect(network.requestsOf(start)).toHaveLength(2))
  })

  it('goes to the second of an address that names no video, in the one that it opens', async () => {
    const { video } = openCourse({}, { search: '?t=42' })
    await screen.findByRole('button', { name: 'Play' })
    await video.arrive(60)
    expect(video.film().currentTime).toBe(42)
  })

  it('plays the next one by itself where that was chosen', async () => {
    const { user, video, address } = openCourse()
    await user.click(await screen.findByRole('switch', { name: 'Play the next video by itself' }))
    await user.click(await screen.findByRole('button', { name: 'Play' }))
    await video.arrive(60)
    await video.pass(60)
    expect(await screen.findByRole('heading', { name: 'Friction' })).toBeVisible()
    expect(address()).toBe(`/academy/${academyId}?video=${videoIds[2]}`)
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible()
  })

  it('reads its contents anew when a video is completed', async () => {
    const { user, video, network } = openCourse({
      'POST /Media/Playback/SaveProgress': {
        watchedPercent: 100,
        isWatched: true,
        video: { videoId: videoIds[1], isCompleted: true, needsQuiz: false },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Play' }))
    await video.arrive(60)
    const done = { isCompleted: true, isWatched: true, watchedPercent: 100 }
    // The next to be watched is another one then, and nobody is taken there.
    network.answer({ [groupsCall]: { ...makeGroups({ 1: done }), currentVideoId: videoIds[2] } })
    await video.pass(60)
    expect(await screen.findByRole('link', { name: 'Resolving Completed' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Resolving', level: 2 })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Next video' }))
    expect(await screen.findByRole('heading', { name: 'Friction', level: 2 })).toBeVisible()
  })

  it('says what it is about once that is opened', async () => {
    const { user } = openCourse()
    await user.click(await screen.findByText('About this course'))
    expect(await screen.findByText('All of it.')).toBeVisible()
  })

  it('has its contents in a drawer on phones', async () => {
    fakeMedia(() => false)
    const { user } = openCourse()
    await user.click(await screen.findByRole('button', { name: 'Contents' }))
    const drawer = screen.getByRole('dialog', { name: 'Contents' })
    await user.click(within(drawer).getByRole('link', { name: 'Friction Not started' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByRole('heading', { name: 'Friction' })).toBeVisible()
  })

  it('shows all notes of the course, each with the way to its second', async () => {
    const { user } = openCourse(
      {
        'GET /Media/Note/GetNotes': [
          {
            id: testUid(1),
            assetId: assetIds[2],
            videoName: 'Friction',
            atSeconds: 65,
            text: 'Rough.',
            updatedAt: '2027-03-03T10:00:00Z',
          },
        ],
      },
      { search: '?view=notes' },
    )
    expect(await screen.findByRole('link', { name: '1:05' })).toHaveAttribute(
      'href',
      `/academy/${academyId}?video=${videoIds[2]}&t=65`,
    )
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await user.click(screen.getByRole('button', { name: 'Print all notes' }))
    expect(print).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['an address that is none', {}, '/academy/mechanics'],
    [
      'a course that is not there',
      { [groupsCall]: new ApiError({ status: 404, message: 'Not found.' }) },
      `/academy/${academyId}`,
    ],
  ])('says so of %s', async (_, calls, path) => {
    openCourse(calls, { path })
    expect(await screen.findByText('This course is not there')).toBeVisible()
  })

  it('says that it could not be loaded, and that nothing is to be watched yet', async () => {
    const away = new ApiError({ status: 422, message: 'Away.' })
    const { unmount, network } = openCourse({ [groupsCall]: away })
    expect(await screen.findByText('The course could not be loaded')).toBeVisible()
    unmount()
    network.restore()
    const empty = { videoGroups: [], totalVideos: 0, completedVideos: 0, currentVideoId: null }
    openCourse({ [groupsCall]: empty })
    expect(await screen.findByText('Nothing to watch yet')).toBeVisible()
  })
})

describe('a link', () => {
  const link = { isLink: true, assetId: null, url: 'https://www.youtube.com/watch?v=1' }

  it('opens in a new tab, and its learner says that it was watched', async () => {
    const { user, network } = openCourse({
      [groupsCall]: makeGroups({ 1: link }),
      'POST /academy/UserVideo': { isCompleted: true, watchedPercent: 100, needsQuiz: false },
    })
    const way = await screen.findByRole('link', { name: /Watch on YouTube/ })
    expect(way).toHaveAttribute('target', '_blank')
    network.answer({
      [groupsCall]: makeGroups({ 1: { ...link, isCompleted: true, isWatched: true } }),
    })
    await user.click(screen.getByRole('button', { name: 'I have watched it' }))
    expect(await screen.findByText('You said that you have watched it')).toBeVisible()
    expect(network.requestsOf('POST /academy/UserVideo')[0]?.body).toEqual({ videoId: videoIds[1] })
    expect(document.querySelector('iframe, video')).toBeNull()
  })

  it('is not declared by whoever views the portal of a student', async () => {
    openCourse({ [groupsCall]: makeGroups({ 1: link }) }, { claims: { isImpersonating: true } })
    expect(await screen.findByRole('button', { name: 'I have watched it' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
})

describe('who teaches', () => {
  const tutor = {
    role: 'Tutor' as const,
    path: pathTo('/academy/tutor/:course', { course: academyId }),
    route: '/academy/tutor/:course',
  }

  it('sees the first video of the first group, and how far own students are', async () => {
    const { user, network } = openCourse(
      {
        'GET /academy/api/tutor/Academy/GetMyStudents': {
          students: [
            {
              studentId: testUid(5),
              fullName: 'Ana Petrova',
              completedVideos: 2,
              totalVideos: 3,
              watchedMinutes: 14,
              lastAt: null,
            },
          ],
          totalCount: 1,
        },
      },
      tutor,
    )
    expect(await screen.findByRole('heading', { name: 'Adding forces' })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'My students' }))
    const row = await screen.findByRole('row', { name: /Ana Petrova/ })
    expect(row).toHaveTextContent('2 of 3')
    const [asked] = network.requestsOf('GET /academy/api/tutor/Academy/GetMyStudents')
    expect(asked?.query.academyId).toBe(academyId)
  })
})

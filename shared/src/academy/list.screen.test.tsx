import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { academyCalls, academyId, makeAcademy, totalProgress, videoIds } from './academy.testing.ts'
import ListScreen from './list.screen.tsx'

const list = 'GET /academy/Academy/GetAllAcademy'
const open = (calls: FakeCalls = {}, path = '/academy') =>
  renderScreen(<ListScreen />, { path, route: '/academy', calls: academyCalls(calls) })

describe('the list of courses', () => {
  it('says how far each is and leads on', async () => {
    const name = 'x'.repeat(200)
    const { network, container } = open({
      [list]: {
        academies: [
          makeAcademy(),
          makeAcademy({ id: videoIds[0], name, completedVideos: 0, startedVideos: 0 }),
        ],
        totalCount: 5,
        totalProgress,
      },
    })
    const link = await screen.findByRole('link', { name: 'Continue: Mechanics' })
    expect(link).toHaveAttribute('href', `/academy/${academyId}`)
    expect(screen.getByText('3 of 24 videos · 12 %')).toBeVisible()
    expect(screen.getByRole('link', { name: `Start: ${name}` })).toBeVisible()
    const [course] = screen.getAllByRole('listitem')
    expect(within(course ?? container).getByText('3 min')).toBeVisible()
    expect(network.requestsOf(list)[0]?.query).toEqual({ pageNo: '1', pageSize: '4' })
    expect(await screen.findByRole('navigation', { name: 'Pages of courses' })).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('is filtered by state and searched, what is said in the videos too', async () => {
    const { user, network, address } = open({
      'GET /academy/api/Academy/SearchTranscripts': {
        hits: [
          {
            academyId,
            academyName: 'Mechanics',
            videoId: videoIds[1],
            videoName: 'Resolving',
            assetId: videoIds[2],
            atSeconds: 42.4,
            text: 'Resolve every force.',
          },
        ],
        totalCount: 1,
      },
    })
    await user.click(await screen.findByRole('radio', { name: 'Started' }))
    await waitFor(() => expect(network.requestsOf(list).at(-1)?.query.state).toBe('started'))
    await user.type(screen.getByRole('searchbox'), 'force')
    const hit = await screen.findByRole('link', { name: 'Resolve every force.' })
    expect(hit).toHaveAttribute('href', `/academy/${academyId}?video=${videoIds[1]}&t=42`)
    expect(screen.getByText('Mechanics · Resolving · 0:42')).toBeVisible()
    expect(address()).toBe('/academy?state=started&search=force')
  })

  it.each([
    ['a', []],
    ['a '.repeat(99), ['a '.repeat(50).trim()]],
  ])('looks in transcripts for what the call takes of %j', async (search, asked) => {
    const { network } = open({}, `/academy?search=${encodeURIComponent(search)}`)
    await screen.findByRole('searchbox')
    await waitFor(() => expect(network.requestsOf(list)).not.toEqual([]))
    const call = 'GET /academy/api/Academy/SearchTranscripts'
    await waitFor(() => {
      expect(network.requestsOf(call).map(({ query }) => query.text)).toEqual(asked)
    })
  })

  it('says that there is none yet, and that none fits', async () => {
    const none = { academies: [], totalCount: 0, totalProgress }
    const { unmount, network } = open({ [list]: none })
    const first = 'Your first course appears here when it is published.'
    expect(await screen.findByText(first)).toBeVisible()
    unmount()
    network.restore()
    open({ [list]: none }, '/academy?search=zz')
    expect(await screen.findByText('No course fits')).toBeVisible()
    expect(await screen.findByText('Nothing is said of this')).toBeVisible()
  })

  it('says that it could not be loaded', async () => {
    open({ [list]: new ApiError({ status: 422, message: 'Away.' }) })
    expect(await screen.findByText('The courses could not be loaded')).toBeVisible()
  })

  it('has sixteen on a page for tutors, and their own paths', async () => {
    const { network } = renderScreen(<ListScreen />, {
      role: 'Tutor',
      path: '/academy',
      route: '/academy',
      calls: academyCalls(),
    })
    expect(await screen.findByRole('link', { name: 'Continue: Mechanics' })).toHaveAttribute(
      'href',
      `/academy/tutor/${academyId}`,
    )
    const [asked] = network.requestsOf('GET /academy/api/Tutor/Academy/GetAllAcademy')
    expect(asked?.query.pageSize).toBe('16')
  })
})

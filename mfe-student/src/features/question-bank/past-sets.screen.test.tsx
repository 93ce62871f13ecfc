import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  waitFor,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import PastSetsScreen from './past-sets.screen.tsx'
import { bankCalls, makePastSet, setId } from './question-bank.testing.ts'
import SubjectScreen from './subject.screen.tsx'

const revise = '/resources/question-bank/revise'
const pastSets = 'GET /Revise/api/Revise/GetPastSets'

describe('past sets', () => {
  const path = `${revise}/past-solutions`
  const renderPast = (calls: FakeCalls = {}, query = '') =>
    renderScreen(<PastSetsScreen />, { path: path + query, route: path, calls: bankCalls(calls) })

  it('leads from each set to its solutions', async () => {
    renderPast()
    expect(await screen.findByRole('link', { name: /Physics · Mechanics/ })).toHaveAttribute(
      'href',
      `${revise}/solutions?set=${setId}`,
    )
    expect(screen.getByRole('table', { name: 'Finished sets' })).toHaveTextContent('6 of 10')
    await expectNoAxeViolations()
  })

  it('asks for the page and part in the address', async () => {
    const { user, network, address } = renderPast(
      { [pastSets]: { sets: [makePastSet()], totalCount: 45 } },
      '?page=2&part=2',
    )
    await screen.findAllByText('45 finished sets')
    expect(network.requestsOf(pastSets)[0]?.query).toEqual({
      pageNo: '2',
      pageSize: '20',
      sectionId: '2',
    })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Part' }), 'All parts')
    await waitFor(() => expect(address()).toBe(path))
    expect(network.requestsOf(pastSets).at(-1)?.query).toEqual({ pageNo: '1', pageSize: '20' })
  })

  it('says what will be here', async () => {
    renderPast({ [pastSets]: { sets: [], totalCount: 0 } })
    expect(await screen.findByText('No finished sets yet')).toBeVisible()
  })

  it('leads from a page past the end to the last one', async () => {
    const { network, address } = renderPast(
      {
        [pastSets]: ({ query }) => ({
          sets: Number(query?.pageNo) >= 3 ? [makePastSet()] : [],
          totalCount: 45,
        }),
      },
      '?page=99&part=2',
    )
    expect(await screen.findByRole('link', { name: /Physics · Mechanics/ })).toBeVisible()
    await waitFor(() => expect(address()).toBe(`${path}?part=2&page=3`))
    expect(network.requestsOf(pastSets)).toHaveLength(2)
  })

  it('tells a part without sets from none at all', async () => {
    const { user, address } = renderPast({ [pastSets]: { sets: [], totalCount: 0 } }, '?part=2')
    expect(await screen.findByText('No finished set of this part')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(address()).toBe(path)
    expect(await screen.findByText('No finished sets yet')).toBeVisible()
  })

  it('fails in words and tries again', async () => {
    const { user, network } = renderPast({
      [pastSets]: new ApiError({ status: 400, message: 'Away.' }),
    })
    expect(await screen.findByText('Your past sets could not be loaded')).toBeVisible()
    network.answer(bankCalls())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /Physics · Mechanics/ })).toBeVisible()
  })
})

describe('sets of a subject', () => {
  const renderSubject = (calls: FakeCalls = {}) =>
    renderScreen(<SubjectScreen />, {
      path: `${revise}/mechanics`,
      route: `${revise}/:subject`,
      calls: bankCalls(calls),
    })

  it('shows those under way and finished, and leads to a new one on the subject', async () => {
    const { network } = renderSubject()
    expect(await screen.findByRole('heading', { name: 'Mechanics', level: 1 })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Continue Physics · Mechanics' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Physics · Mechanics' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Build a set' })).toHaveAttribute(
      'href',
      `${revise}?test=1&part=2&subjects=3`,
    )
    expect(network.requestsOf(pastSets)[0]?.query).toMatchObject({ subjectSlug: 'mechanics' })
    await expectNoAxeViolations()
  })

  it('lets unfinished sets be changed', async () => {
    renderSubject()
    expect(await screen.findByRole('link', { name: 'Edit Physics · Mechanics' })).toHaveAttribute(
      'href',
      `${revise}/edit-revise/${setId}`,
    )
  })

  it('starts a set on the subject, of as many questions as there are up to ten', async () => {
    const { user, network, address } = renderSubject({
      'GET /Question/Question/GetQuestionCount': { questionCount: 7, byTopic: [] },
    })
    await user.click(await screen.findByRole('button', { name: 'Practise this subject' }))
    await waitFor(() => expect(address()).toBe(`${revise}/mechanics/${setId}`))
    expect(network.requestsOf('GET /Question/Question/GetQuestionCount')[0]?.query).toMatchObject({
      AdmissionTestId: '1',
      sectionId: '2',
      SubjectId: '3',
    })
    expect(network.requestsOf('POST /Revise/api/Revise/CreateSet')[0]?.body).toMatchObject({
      subjectIds: [3],
      topicIds: [],
      size: 7,
    })
  })

  it('says why a set on the subject could not be built', async () => {
    const { user } = renderSubject({
      'POST /Revise/api/Revise/CreateSet': new ApiError({ status: 422, message: 'None fit.' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Practise this subject' }))
    expect(await screen.findByText('The set could not be built. None fit.')).toBeInTheDocument()
  })

  it('says what will be here', async () => {
    renderSubject({ [pastSets]: { sets: [], totalCount: 0 } })
    expect(await screen.findByText('No finished sets of this subject yet')).toBeVisible()
  })

  it('fails in words', async () => {
    renderSubject({ [pastSets]: new ApiError({ status: 400, message: 'Away.' }) })
    expect(await screen.findByText('The sets could not be loaded')).toBeVisible()
  })
})

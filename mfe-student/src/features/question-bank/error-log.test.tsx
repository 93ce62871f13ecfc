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
import { countOfReason, reasonOfSlug, reasons, wholeCount, withReason } from './error-log.rules.ts'
import PastSetsScreen from './past-sets.screen.tsx'
import { bankCalls, setId } from './question-bank.testing.ts'
import { makeErrorLog, makeMiss } from './study.testing.ts'

const path = '/resources/question-bank/revise/past-solutions'
const logCall = 'GET /Revise/api/Revise/GetErrorLog'
const solutionsCall = 'GET /Revise/api/Revise/GetSolutions'
const setReason = 'POST /Revise/api/Revise/SetMissReason'
const startMisses = 'POST /Revise/api/Revise/StartMisses'
const setLimit = 'POST /Revise/api/Revise/SetReviewLimit'

const renderLog = (calls: FakeCalls = {}, query = '?tab=errors', claims = {}) =>
  renderScreen(<PastSetsScreen />, {
    path: path + query,
    route: path,
    claims,
    calls: bankCalls(calls),
  })

const empty = makeErrorLog({
  misses: [],
  totalCount: 0,
  byReason: [],
  byTopic: [],
  masteredCount: 0,
})
const item = async (text: string) => {
  const found = (await screen.findByText(text)).closest('li')
  if (found === null) throw new Error('No item')
  return within(found)
}

describe('the filter of the error log', () => {
  it('knows reasons by the words of the address, and nothing else', () => {
    for (const { reason, slug } of reasons) expect(reasonOfSlug(slug)).toBe(reason)
    expect(reasonOfSlug('<b>')).toBeNull()
  })

  it('moves a miss and its counts to the reason that was said', () => {
    const log = withReason(makeErrorLog(), 31, 'guessed')
    expect(log.misses[0]?.reason).toBe('guessed')
    expect([countOfReason(log, 'guessed'), countOfReason(log, 'not said')]).toEqual([1, 1])
    expect(wholeCount(log)).toBe(3)
    const moved = withReason(log, 32, 'guessed')
    expect(moved.byReason.map(({ reason }) => reason)).toEqual([null, 'guessed'])
    expect(withReason(log, 99, 'misread')).toBe(log)
    expect(withReason(log, 32, 'misread')).toBe(log)
  })
})

describe('the error log', () => {
  it('is a tab beside past sets', async () => {
    const { user, address } = renderLog({}, '')
    expect(await screen.findByRole('heading', { name: 'Past sets', level: 1 })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Error log' }))
    expect(address()).toBe(`${path}?tab=errors`)
    expect(screen.getByRole('heading', { name: 'Error log', level: 1 })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Past sets' }))
    expect(address()).toBe(path)
  })

  it('lists misses by topic, with times and when they come back', async () => {
    renderLog()
    const stone = await item('A stone falls from a tower')
    expect(stone.getByText('Missed 2 times')).toBeVisible()
    expect(stone.getByText(/difficulty 4 of 5/)).toBeVisible()
    expect(stone.getByText(/^Comes back/)).toBeVisible()
    expect(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Forces', 'Cells']))
    const trolleys = await item('Two trolleys meet')
    expect(trolleys.getByText('Due for review')).toBeVisible()
    expect(trolleys.getByRole('combobox', { name: 'Why it went wrong' })).toHaveDisplayValue(
      'Misread',
    )
    expect(screen.getByText('A question on Cells')).toBeVisible()
    expect(screen.getByText('4 questions mastered and gone from here.')).toBeVisible()
    await screen.findByRole('img', { name: /Reviews due/ })
    await expectNoAxeViolations()
  })

  it('opens a question as it was answered, asked for only then', async () => {
    const { user, network } = renderLog({
      [logCall]: makeErrorLog({ misses: [makeMiss({ questionId: 3 })] }),
    })
    const row = await screen.findByRole('button', { name: /^A stone falls from a tower/ })
    expect(row).toHaveAttribute('aria-expanded', 'false')
    expect(network.requestsOf(solutionsCall)).toHaveLength(0)
    await user.click(row)
    expect(await screen.findByRole('region', { name: 'Solution of question 3' })).toBeVisible()
    expect(network.requestsOf(solutionsCall)[0]?.query).toEqual({ setId })
    expect(screen.getByRole('link', { name: 'In its set' })).toHaveAttribute(
      'href',
      `/resources/question-bank/revise/solutions?set=${setId}&question=3`,
    )
    await expectNoAxeViolations()
    await user.click(row)
    expect(screen.queryByRole('region', { name: 'Solution of question 3' })).toBeNull()
  })

  it('takes a reason from one menu; the counts follow and the miss stays', async () => {
    const { user, network } = renderLog({ [setReason]: undefined })
    const stone = await item('A stone falls from a tower')
    expect(screen.getByRole('radio', { name: 'Not said yet (2)' })).toBeVisible()
    const menu = stone.getByRole('combobox', { name: 'Why it went wrong' })
    expect(menu).toHaveDisplayValue('Not said yet')
    await user.selectOptions(menu, 'Guessed')
    expect(await screen.findByRole('radio', { name: 'Guessed (1)' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Not said yet (1)' })).toBeVisible()
    expect(network.requestsOf(setReason)[0]?.body).toEqual({ questionId: 31, reason: 'guessed' })
    expect(menu).toHaveDisplayValue('Guessed')
  })

  it('takes a reason back that could not be kept', async () => {
    const { user } = renderLog({
      [setReason]: new ApiError({ status: 404, message: 'The missed question is not there.' }),
    })
    const stone = await item('A stone falls from a tower')
    const menu = stone.getByRole('combobox', { name: 'Why it went wrong' })
    await user.selectOptions(menu, 'Guessed')
    expect(await screen.findByText('The missed question is not there.')).toBeVisible()
    expect(menu).toHaveDisplayValue('Not said yet')
    expect(screen.getByRole('radio', { name: 'Not said yet (2)' })).toBeVisible()
  })

  it('filters by reason and topic, from the first page, in the address', async () => {
    const { user, network, address } = renderLog({}, '?tab=errors&page=2')
    await user.click(await screen.findByRole('radio', { name: 'Misread (1)' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Forces (2)')
    expect(address()).toBe(`${path}?tab=errors&reason=misread&topic=5`)
    await waitFor(() =>
      expect(network.requestsOf(logCall).at(-1)?.query).toEqual({
        pageNo: '1',
        pageSize: '20',
        reason: 'misread',
        topicId: '5',
      }),
    )
    await user.click(screen.getByRole('radio', { name: 'All reasons (3)' }))
    expect(address()).toBe(`${path}?tab=errors&topic=5`)
  })

  it('says that nothing fits, and leads back to all', async () => {
    const { user, address } = renderLog(
      { [logCall]: makeErrorLog({ misses: [], totalCount: 0 }) },
      '?tab=errors&reason=guessed',
    )
    expect(await screen.findByText('None of these')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Practise these' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(address()).toBe(`${path}?tab=errors`)
  })

  it('pages', async () => {
    const { network } = renderLog(
      { [logCall]: makeErrorLog({ totalCount: 45 }) },
      '?tab=errors&page=2&reason=misread',
    )
    expect(await screen.findByText('45 questions; a set takes the 3 on this page.')).toBeVisible()
    expect(network.requestsOf(logCall)[0]?.query).toMatchObject({ pageNo: '2' })
    const pages = await screen.findByRole('navigation', { name: 'Pages of questions' })
    expect(within(pages).getByRole('link', { name: /3/ })).toHaveAttribute(
      'href',
      `${path}?tab=errors&reason=misread&page=3`,
    )
  })

  it('makes a set of what is shown, one for one request', async () => {
    const { user, network, address } = renderLog(
      {
        [startMisses]: new ApiError({ status: 0, message: 'The connection was lost.' }),
        [logCall]: makeErrorLog({ totalCount: 23 }),
      },
      '?tab=errors&reason=not-said&topic=5&page=2',
    )
    const practise = await screen.findByRole('button', { name: 'Practise these' })
    await user.click(practise)
    expect(await screen.findByText(/^The set could not be built/)).toBeInTheDocument()
    network.answer({ [startMisses]: { id: setId, subjectSlug: 'mechanics' } })
    await user.click(practise)
    await waitFor(() =>
      expect(address()).toBe(`/resources/question-bank/revise/mechanics/${setId}`),
    )
    const requests = network.requestsOf(startMisses)
    expect(requests.at(-1)?.body).toEqual({
      reason: 'not said',
      topicId: 5,
      size: 20,
      pageNo: 2,
    })
    expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  })

  it('teaches what it is before the first miss', async () => {
    renderLog({ [logCall]: empty })
    expect(await screen.findByText('No errors yet')).toBeVisible()
    expect(screen.getByText(/Say in one tap why it went wrong/)).toBeVisible()
    await expectNoAxeViolations()
  })

  it('praises a log that is empty again', async () => {
    renderLog({ [logCall]: { ...empty, masteredCount: 4 } })
    expect(await screen.findByText('Nothing is left to put right')).toBeVisible()
    expect(screen.getByText(/mastered all 4 questions/)).toBeVisible()
  })

  it('fails in words and tries again', async () => {
    const { user, network } = renderLog({
      [logCall]: new ApiError({ status: 400, message: 'Away.' }),
    })
    expect(await screen.findByText('Your error log could not be loaded')).toBeVisible()
    network.answer(bankCalls())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('A stone falls from a tower')).toBeVisible()
  })

  it('changes nothing while the portal is viewed as the student', async () => {
    const { user, network } = renderLog({}, '?tab=errors', { isImpersonating: true })
    const trolleys = await item('Two trolleys meet')
    const menu = trolleys.getByRole('combobox', { name: 'Why it went wrong' })
    expect(menu).toBeDisabled()
    expect(menu).toHaveDisplayValue('Misread')
    await user.click(screen.getByRole('button', { name: 'Practise these' }))
    await user.click(await screen.findByRole('button', { name: 'Save limit' }))
    expect(network.requestsOf(startMisses)).toEqual([])
    expect(network.requestsOf(setLimit)).toEqual([])
  })
})

describe('the daily limit of reviews', () => {
  const field = () => screen.findByRole('spinbutton', { name: 'Reviews a day, at most' })

  it('is changed, and what is offered asked for again', async () => {
    const { user, network } = renderLog({ [setLimit]: undefined })
    const limit = await field()
    expect(limit).toHaveValue(20)
    await user.clear(limit)
    await user.type(limit, '5')
    await user.click(screen.getByRole('button', { name: 'Save limit' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(network.requestsOf(setLimit)[0]?.body).toEqual({ dailyLimit: 5 })
    expect(network.requestsOf('GET /Revise/api/Revise/GetReviews')).toHaveLength(2)
  })

  it.each(['0', '201', '2.5'])('is not %s', async (typed) => {
    const { user, network } = renderLog()
    const limit = await field()
    await user.clear(limit)
    await user.type(limit, typed)
    await user.click(screen.getByRole('button', { name: 'Save limit' }))
    expect(limit).toHaveAccessibleDescription(expect.stringContaining('Choose 1 to 200 a day'))
    expect(limit).toHaveFocus()
    expect(network.requestsOf(setLimit)).toEqual([])
  })

  it('says when it was not saved', async () => {
    const { user } = renderLog({ [setLimit]: new ApiError({ status: 0, message: 'Lost.' }) })
    const limit = await field()
    await user.clear(limit)
    await user.type(limit, '7')
    await user.click(screen.getByRole('button', { name: 'Save limit' }))
    expect(await screen.findByText('Not saved. Try again.')).toBeVisible()
    expect(limit).toHaveValue(7)
  })
})

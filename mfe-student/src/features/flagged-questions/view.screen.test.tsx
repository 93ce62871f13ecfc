import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  explainedFlag,
  makeFlagPage,
  type RenderScreenOptions,
  renderScreen,
  screen,
  testFlagId,
} from '@portal/shared/testing'
import { afterEach, describe, expect, it } from 'vitest'
import FlagScreen from './view.screen.tsx'

const flagCall = 'GET /Question/QuestionFlag/GetFlag'
const replyCall = 'POST /Question/QuestionFlag/Reply'

const renderFlag = (options: RenderScreenOptions = {}) =>
  renderScreen(<FlagScreen />, {
    path: `/flagged-question-view/${testFlagId}`,
    route: '/flagged-question-view/:id',
    ...options,
    calls: { [flagCall]: makeFlagPage(explainedFlag), ...options.calls },
  })

const box = () => screen.findByRole('textbox', { name: 'Is something still unclear?' })
const send = () => screen.getByRole('button', { name: 'Send the reply' })

afterEach(() => sessionStorage.clear())

describe('a reply under an own flag', () => {
  it('is sent and opens the flag again', async () => {
    const { user, network } = renderFlag({ calls: { [replyCall]: undefined } })
    await user.type(await box(), '  But why?  ')
    expect(await box()).toHaveAccessibleDescription(/opens the flag again/)
    network.answer({ [flagCall]: makeFlagPage() })
    await user.click(send())
    expect(await screen.findByRole('textbox', { name: 'Anything to add?' })).toHaveValue('')
    const [request] = network.requestsOf(replyCall)
    expect(request?.body).toEqual({ flagId: testFlagId, text: 'But why?' })
    expect(request?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/)
    expect(screen.getAllByText('Open')).toHaveLength(2)
  })

  it('is kept with what was typed when it fails, and is sent once for all tries', async () => {
    const { user, network, unmount } = renderFlag({
      calls: { [replyCall]: new ApiError({ status: 409, message: 'Write under the newer flag.' }) },
    })
    await user.type(await box(), 'But why?')
    await user.click(send())
    expect(await screen.findByText(/Write under the newer flag\./)).toBeVisible()
    expect(await box()).toHaveValue('But why?')
    await user.click(send())
    const keys = network.requestsOf(replyCall).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    await expectNoAxeViolations()
    unmount()
    renderFlag()
    expect(await box()).toHaveValue('But why?')
  })

  it('needs words', async () => {
    const { user, network } = renderFlag()
    await box()
    await user.click(send())
    expect(await box()).toHaveAccessibleDescription(/Write what is still unclear/)
    expect(await box()).toHaveFocus()
    expect(network.requestsOf(replyCall)).toHaveLength(0)
  })

  it('cannot be sent by a parent in the student’s view', async () => {
    const { user, network } = renderFlag({ claims: { isImpersonating: true } })
    expect(await box()).toHaveAttribute('readonly')
    expect(send()).toHaveAttribute('aria-disabled', 'true')
    await user.click(send())
    expect(network.requestsOf(replyCall)).toHaveLength(0)
  })

  it('has a way back where the flag is not there', async () => {
    renderFlag({ calls: { [flagCall]: new ApiError({ status: 404, message: 'No.' }) } })
    expect(await screen.findByRole('link', { name: 'Your flagged questions' })).toHaveAttribute(
      'href',
      '/resources/student-flagged-questions',
    )
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { describe, expect, it, vi } from 'vitest'
import { refusal } from '../edit-question.testing.tsx'
import { applyCall, type Correction, correctionsCall, planCall } from './corrections.queries.ts'
import { makeCorrection, makePlan } from './corrections.testing.ts'
import { CorrectionsList } from './corrections-list.tsx'
import WrongKeyDialog from './wrong-key-dialog.tsx'

const correction = makeCorrection()

const open = async (calls: FakeCalls = {}) => {
  const [onDone, onClose] = [vi.fn(), vi.fn()]
  const page = renderScreen(
    <WrongKeyDialog
      questionId={42}
      version={3}
      change={{ correctLetter: 'd' }}
      solution="<p>It is d.</p>"
      answers={[{ letter: 'd', why: 'Because' }]}
      onDone={onDone}
      onClose={onClose}
    />,
    {
      role: 'Admin',
      calls: {
        [planCall]: makePlan(),
        [applyCall]: { correctionId: correction.id },
        [correctionsCall]: [correction],
        ...calls,
      },
    },
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the key' }))
  return { ...page, dialog, onDone, onClose }
}

describe('a key that was changed', () => {
  it('shows first what that does to the answers there are', async () => {
    const { dialog, network } = await open({
      [planCall]: makePlan({
        versions: [
          { version: 1, answers: 5, isMarkedAnew: false },
          { version: 3, answers: 3, isMarkedAnew: true },
        ],
      }),
    })
    const plan = within(dialog.getByRole('region', { name: 'What changes' }))
    expect(await plan.findByText('1 answer loses a mark')).toBeVisible()
    expect(plan.getByRole('list', { name: 'Papers' })).toHaveTextContent(
      'ESAT 2024 style · Physics · 1 answer, 1 gains, 0 lose',
    )
    expect(plan.getByText('2 other sets with an answer to it')).toBeVisible()
    expect(plan.getByText('1 set under way goes on with the new key')).toBeVisible()
    expect(plan.getByText(/Version 1 has other answers: 5 answers stay/)).toBeVisible()
    expect(network.requestsOf(planCall).map(({ body }) => body)).toEqual([
      { questionId: 42, version: 3, correctLetter: 'd', countsOld: false },
    ])
    await expectNoAxeViolations()
  })

  it('is planned anew where nobody is to lose a mark', async () => {
    const { dialog, network, user } = await open()
    await dialog.findByText('1 answer loses a mark')
    network.answer({ [planCall]: makePlan({ lose: 0, unchanged: 2 }) })
    await user.click(dialog.getByRole('checkbox', { name: 'Nobody loses a mark' }))
    await waitFor(() => expect(dialog.queryByText('1 answer loses a mark')).toBeNull())
    expect(network.requestsOf(planCall).at(-1)?.body).toMatchObject({ countsOld: true })
  })

  it('wants a reason, is applied with reasons and solution, and is followed to its end', async () => {
    const { dialog, network, user, onDone } = await open({
      [correctionsCall]: [makeCorrection({ done: 1, isDone: false })],
    })
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await dialog.findByText('Say why the key was wrong')).toBeVisible()
    expect(network.requestsOf(applyCall)).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'D is right')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    const progress = await screen.findByRole('progressbar', { name: 'Answers marked anew' })
    expect(progress).toHaveAttribute('aria-valuetext', '1 of 3')
    const [request] = network.requestsOf(applyCall)
    expect(request?.body).toEqual({
      ...{ questionId: 42, version: 3, correctLetter: 'd', countsOld: false },
      ...{ reason: 'D is right', solution: '<p>It is d.</p>' },
      answers: [{ letter: 'd', why: 'Because' }],
    })
    expect(request?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/)
    network.answer({ [correctionsCall]: [correction] })
    expect(
      await screen.findByText('3 answers marked anew: 1 mark gained, 1 mark lost.', undefined, {
        timeout: 5_000,
      }),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('says why it is refused, and keeps what was typed', async () => {
    const busy = 'The key of this question is being put right. Wait until that is done.'
    const { dialog, user, onClose } = await open({ [applyCall]: refusal(409, busy) })
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'D is right')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await dialog.findByText(busy)).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('D is right')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('of which no answer knows says so', async () => {
    const none = { answers: 0, gain: 0, lose: 0, unchanged: 0, papers: [], sets: 0, openSets: 0 }
    const { dialog, user, onClose } = await open({ [planCall]: makePlan(none) })
    expect(await dialog.findByText(/nobody’s mark changes/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('the corrections of a key', () => {
  const list = (corrections: Correction[]) =>
    renderScreen(<CorrectionsList questionId={42} />, {
      role: 'Admin',
      calls: { [correctionsCall]: corrections },
    })

  it('say who, when, why and what came of them', async () => {
    list([
      makeCorrection({ id: 'two', done: 2, isDone: false, hasStopped: true, countsOld: true }),
      makeCorrection({ id: 'one', by: null, reason: 'A slip' }),
    ])
    const items = await screen.findAllByRole('listitem')
    expect(items[0]).toHaveTextContent('b → d, the old one counts, too')
    expect(items[0]).toHaveTextContent('2 of 3 answers are marked anew.')
    expect(items[1]).toHaveTextContent('A slip')
    expect(items[1]).toHaveTextContent('1 mark gained, 1 mark lost')
    await expectNoAxeViolations()
  })

  it('are none at first', async () => {
    list([])
    expect(await screen.findByText('Its key was never corrected.')).toBeVisible()
  })
})

import {
  expectNoAxeViolations,
  fakeDate,
  fakeSending,
  screen,
  tellLive,
  waitFor,
  within,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../edit-question.testing.tsx'
import {
  analyseCall,
  applyCall,
  beginCall,
  cancelCall,
  chooseCall,
  importCall,
  importsCall,
  itemsCall,
  undoCall,
} from './interchange.queries.ts'
import { importId, makeImport, makeItem, makeListed, openView } from './interchange.testing.tsx'

let sending: ReturnType<typeof fakeSending>
beforeEach(() => {
  fakeDate('2026-11-28T10:00:00Z')
  sending = fakeSending()
})
afterEach(() => sending.restore())

const one = `view=import&import=${importId}`
const file = new File(['123456789'], 'mechanics.xml', { type: 'text/xml' })

describe('what was brought', () => {
  it('where nothing was, says what can be', async () => {
    openView('view=import', { [importsCall]: { imports: [], totalCount: 0 } })
    expect(
      await screen.findByText('Bring questions from Moodle, Canvas or any QTI file'),
    ).toBeVisible()
    await expectNoAxeViolations()
  })

  it('is listed with its state, how far it is and why one is refused; news are shown', async () => {
    const { network } = openView('view=import', {
      [importsCall]: {
        imports: [
          makeListed({ state: 'analysing', done: 1, total: 4 }),
          makeListed({
            ...{ id: '00000000-0000-4000-8000-000000000008', name: 'other.zip', state: 'refused' },
            message: 'The package has links.',
          }),
        ],
        totalCount: 2,
      },
    })
    expect(
      await screen.findByRole('progressbar', { name: 'Being read: mechanics.xml' }),
    ).toHaveAttribute('aria-valuenow', '25')
    expect(screen.getByText('The package has links.')).toBeVisible()
    expect(screen.getAllByRole('link', { name: /mechanics\.xml/ })[0]).toHaveAttribute(
      'href',
      `/question-bank/question-admin?${one}`,
    )
    network.answer({ [importsCall]: { imports: [makeListed()], totalCount: 1 } })
    tellLive()
    expect(await screen.findByText('To be checked')).toBeVisible()
  })
})

describe('a file that is brought', () => {
  it('goes in parts with its origin, is read, and its import opens', async () => {
    const { user, network, address } = openView('view=import', {
      [beginCall]: { importId, partBytes: 5, parts: 2 },
      [analyseCall]: undefined,
    })
    await user.upload(await screen.findByLabelText('File of questions'), file)
    const origin = screen.getByRole('textbox', { name: 'Origin' })
    expect(origin).toHaveValue('mechanics.xml')
    await user.clear(origin)
    await user.type(origin, 'Physics course')
    await user.click(screen.getByRole('button', { name: 'Read the file' }))
    const second = await sending.request(1)
    expect(second.key).toBe(`POST /question/admin/Import/SendPart?importId=${importId}&part=2`)
    expect((second.body as Blob).size).toBe(4)
    expect(await screen.findByRole('progressbar', { name: 'mechanics.xml' })).toBeVisible()
    for (const request of sending.requests) request.answer(200, { received: [] })
    await waitFor(() => expect(address()).toBe(`/question-bank/question-admin?${one}`))
    expect(network.requestsOf(beginCall)[0]?.body).toEqual({
      ...{ name: 'mechanics.xml', size: 9, origin: 'Physics course' },
    })
    expect(network.requestsOf(analyseCall)[0]?.body).toEqual({ importId, defaultTopicId: null })
  })

  it('goes on after a break with the parts that the server does not have', async () => {
    const { user, network } = openView('view=import', {
      [beginCall]: { importId, partBytes: 5, parts: 2 },
      [importCall]: makeImport({ state: 'receiving', partBytes: 5, parts: 2, received: [1] }),
      [analyseCall]: undefined,
    })
    await user.upload(await screen.findByLabelText('File of questions'), file)
    await user.click(screen.getByRole('button', { name: 'Read the file' }))
    for (const tried of [1, 2, 3, 4]) {
      ;(await sending.request(tried)).answer(503, 'The store is away.', { 'retry-after': '0' })
    }
    expect(await screen.findByText('mechanics.xml: The store is away.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Try again: mechanics.xml' }))
    const again = await sending.request(5)
    expect(again.key).toContain('part=2')
    again.answer(200, { received: [1, 2] })
    await waitFor(() => expect(network.requestsOf(analyseCall)).toHaveLength(1))
    expect(network.requestsOf(beginCall)).toHaveLength(1)
    expect(sending.requests).toHaveLength(6)
  })

  it('is not wanted any more once it is cancelled', async () => {
    const { user, network } = openView('view=import', {
      [beginCall]: { importId, partBytes: 5, parts: 2 },
      [cancelCall]: undefined,
    })
    await user.upload(await screen.findByLabelText('File of questions'), file)
    await user.click(screen.getByRole('button', { name: 'Read the file' }))
    const request = await sending.request(0)
    await user.click(screen.getByRole('button', { name: 'Cancel mechanics.xml' }))
    expect(request.isAborted).toBe(true)
    await waitFor(() => expect(network.requestsOf(cancelCall)[0]?.body).toEqual({ importId }))
  })

  it('that is not whole yet takes the same file alone', async () => {
    const { user, network } = openView(one, {
      [importCall]: makeImport({
        ...{ state: 'receiving', bytes: 9, partBytes: 5, parts: 2, received: [1] },
        ...{ outcomes: [], warnings: [] },
      }),
      [analyseCall]: undefined,
    })
    expect(await screen.findByText(/^1 of 2 parts are there/)).toBeVisible()
    await user.upload(screen.getByLabelText('The same file'), new File(['1'], 'other.xml'))
    expect(await screen.findByText('It is another file than mechanics.xml.')).toBeVisible()
    await user.upload(screen.getByLabelText('The same file'), file)
    const request = await sending.request(0)
    expect(request.key).toContain('part=2')
    request.answer(200, { received: [1, 2] })
    await waitFor(() => expect(network.requestsOf(analyseCall)).toHaveLength(1))
  })
})

describe('one import', () => {
  it('counts outcomes and warnings, says what each means, and filters by them', async () => {
    const { user, network, address } = openView(one)
    const counted = within(await screen.findByRole('list', { name: 'Outcomes' }))
    expect(counted.getByText('It becomes a draft.')).toBeVisible()
    expect(screen.getByText('Questions of this kind cannot be asked.')).toBeVisible()
    // What is refused cannot be chosen.
    expect(screen.queryByRole('button', { name: /^Choose all of Kind not known/ })).toBeNull()
    expect(await screen.findByText('Line 40')).toBeVisible()
    await expectNoAxeViolations()
    await user.click(screen.getByRole('link', { name: '1 item: Kind not known here: matching' }))
    expect(address()).toContain('warning=unsupported%3Amatching')
    await waitFor(() =>
      expect(network.requestsOf(itemsCall).at(-1)?.query).toMatchObject({
        ...{ importId, warning: 'unsupported:matching' },
      }),
    )
  })

  it('takes all of an outcome, or leaves one item out', async () => {
    const { user, network } = openView(one, { [chooseCall]: { chosen: 2 } })
    await user.click(await screen.findByRole('button', { name: 'Choose all of New' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Choose all' }))
    expect(await screen.findByText('2 items chosen.')).toBeVisible()
    await user.click(await screen.findByRole('checkbox', { name: 'Take item 3, Falling stone' }))
    await waitFor(() => expect(network.requestsOf(chooseCall)).toHaveLength(2))
    expect(network.requestsOf(chooseCall).map(({ body }) => body)).toEqual([
      { importId, outcome: 'new', isChosen: true },
      { importId, itemNos: [3], isChosen: false },
    ])
  })

  it('is applied once it is counted and confirmed; what is refused is said', async () => {
    const { user, network } = openView(one, { [applyCall]: refusal(409, 'It is not read yet.') })
    await user.click(await screen.findByRole('button', { name: 'Apply' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Apply 3 items?' }))
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await dialog.findByText('It is not read yet.')).toBeVisible()
    network.answer({
      [applyCall]: undefined,
      [importCall]: makeImport({ state: 'applying', done: 1, total: 3 }),
    })
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByRole('progressbar', { name: 'Items applied' })).toBeVisible()
  })

  it('is cancelled', async () => {
    const { user, network } = openView(one, { [cancelCall]: undefined })
    await user.click(await screen.findByRole('button', { name: 'Cancel import' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Cancel import' }))
    await waitFor(() => expect(network.requestsOf(cancelCall)[0]?.body).toEqual({ importId }))
  })

  it('is undone, and what stays is named with why', async () => {
    const { user } = openView(one, {
      [importCall]: makeImport({ state: 'applied', applied: 2, left: 1, canUndo: true }),
      [itemsCall]: {
        items: [
          makeItem({ message: 'Somebody has edited it since.' }),
          makeItem({ itemNo: 4, title: 'Other', isApplied: true, outcome: 'new' }),
        ],
        totalCount: 2,
      },
      [undoCall]: { undone: 1, left: [{ questionId: 99, message: 'It has been given out.' }] },
    })
    expect(await screen.findByText('Somebody has edited it since.')).toBeVisible()
    expect(screen.getByText('Left out')).toBeVisible()
    expect(screen.getByText(/^2 items applied, 1 item left out/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo import' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo 2 items?' }))
    await user.click(dialog.getByRole('button', { name: 'Undo import' }))
    const stay = within(await screen.findByRole('list', { name: 'Questions that stay' }))
    expect(stay.getByText('It has been given out.')).toBeVisible()
    expect(stay.getByRole('link', { name: 'Question 99' })).toBeVisible()
  })

  it.each([
    ['cancelled', 0, 'Nothing has changed in the question bank.'],
    ['cancelled', 2, '2 items applied before stay as they are.'],
    ['undone', 2, /^What it made is taken back/],
  ] as const)(
    'that is %s after %i items says what became of them',
    async (state, applied, said) => {
      openView(one, { [importCall]: makeImport({ state, applied }) })
      expect(await screen.findByText(said)).toBeVisible()
      expect(screen.queryByRole('button', { name: /import$/ })).toBeNull()
    },
  )

  it.each([
    ['refused', 'The file is refused'],
    ['failed', 'The import has failed'],
  ] as const)('that is %s says why', async (state, title) => {
    openView(one, {
      [importCall]: makeImport({
        ...{ state, message: 'The file declares entities.', outcomes: [], warnings: [] },
      }),
    })
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByText('The file declares entities.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
  })
})

import { ApiError, type CallAnswer } from '@portal/shared/api'
import {
  act,
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  makeCurriculumInfo,
  makeCurriculumItem,
  makeItemLink,
  renderScreen,
  screen,
  tellLive,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { infoCall, monthCall } from './curriculum.queries.ts'
import CurriculumScreen from './curriculum.screen.tsx'

const tickCall = 'POST /Curriculum/Curriculum/SetCompletion'
const addCall = 'POST /Curriculum/Curriculum/AddOwnItem'
const changeCall = 'POST /Curriculum/Curriculum/ChangeOwnItem'
const removeCall = 'POST /Curriculum/Curriculum/RemoveOwnItem'

const surds = makeCurriculumItem({ links: [makeItemLink()] })
const done = makeCurriculumItem({
  ...{ id: testUid(902), curriculumText: 'Read chapter 1', isCompleted: true, isExtended: true },
})
const own = makeCurriculumItem({
  ...{ id: testUid(903), curriculumText: 'Ask about Oxford', source: 'own', isOwn: true },
})

beforeEach(() => fakeDate('2027-11-15T12:00:00Z'))

const open = (calls: FakeCalls = {}, options: { path?: string; isViewing?: boolean } = {}) =>
  renderScreen(<CurriculumScreen />, {
    path: options.path ?? '/curriculum',
    route: '/curriculum',
    ...(options.isViewing && { claims: { isImpersonating: true } }),
    calls: {
      [infoCall]: makeCurriculumInfo(),
      [monthCall]: { items: [surds, done] },
      'GET /User/Account/GetMe': new ApiError({ status: 404, message: '' }),
      ...calls,
    },
  })

it('opens with the current month: what is done is struck through, and links lead on', async () => {
  const { network, container } = open()
  expect(
    await screen.findByRole('tab', { name: /^November.*this month.*1\/2 done/ }),
  ).toHaveAttribute('aria-selected', 'true')
  expect(
    screen
      .getAllByRole('tab')
      .map((tab) => tab.textContent?.slice(0, 3))
      .join(' '),
  ).toBe('Sep Oct Nov Dec Jan Feb Mar Apr May Jun Jul Aug')
  const list = within(await screen.findByRole('list', { name: 'Items of November' }))
  expect(list.getByRole('checkbox', { name: 'Revise surds' })).not.toBeChecked()
  expect(list.getByRole('checkbox', { name: 'Read chapter 1' })).toBeChecked()
  expect(list.getByText('Read chapter 1').tagName).toBe('S')
  expect(list.getAllByText('Extended')).toHaveLength(1)
  expect(list.getByRole('link', { name: 'Practise surds' })).toHaveAttribute(
    'href',
    '/resources/question-bank/12',
  )
  expect(screen.getByRole('progressbar', { name: 'Done in November' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 2',
  )
  expect(network.requestsOf(monthCall).map(({ query }) => query)).toEqual([{}])
  await expectNoAxeViolations(container)
})

it('is called extended for whom it is', async () => {
  open({ [infoCall]: makeCurriculumInfo({ shouldSeeExtendedCurriculum: true }) })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Extended curriculum' }),
  ).toBeVisible()
})

it('has each month at an address, and says of an empty one that nothing is planned', async () => {
  const { user, network, address } = open({}, { path: '/curriculum?month=10' })
  expect(await screen.findByRole('tab', { name: /^October/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  network.answer({ [monthCall]: { items: [] } })
  await user.click(screen.getByRole('tab', { name: 'May' }))
  expect(await screen.findByText('Nothing is planned for May yet.')).toBeVisible()
  expect(address()).toBe('/curriculum?month=5')
  expect(network.requestsOf(monthCall).at(-1)?.query).toEqual({ monthNumber: '5' })
  await user.click(screen.getByRole('tab', { name: /^November/ }))
  expect(address()).toBe('/curriculum')
})

it('shows a tick at once, in the list and on the tab', async () => {
  let answer: (ticked: CallAnswer<typeof tickCall>) => void = () => undefined
  const { user, network } = open({
    [tickCall]: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  const box = await screen.findByRole('checkbox', { name: 'Revise surds' })
  await user.click(box)
  expect(box).toBeChecked()
  expect(screen.getByText('Revise surds').tagName).toBe('S')
  expect(screen.getByRole('tab', { name: /2\/2 done/ })).toBeVisible()
  // Taken back while the first is under way: it waits, so that the last one stands.
  await user.click(box)
  expect(box).not.toBeChecked()
  await waitFor(() => expect(network.requestsOf(tickCall)).toHaveLength(1))
  answer({ ...surds, isCompleted: true })
  await waitFor(() => expect(network.requestsOf(tickCall)).toHaveLength(2))
  answer(surds)
  expect(network.requestsOf(tickCall).map(({ body }) => body)).toEqual([
    { id: surds.id, isCompleted: true },
    { id: surds.id, isCompleted: false },
  ])
})

it('takes a tick back that could not be saved, and says so', async () => {
  const { user } = open({ [tickCall]: new ApiError({ status: 0, message: '' }) })
  const box = await screen.findByRole('checkbox', { name: 'Revise surds' })
  await user.click(box)
  expect(
    await screen.findByText(/^The tick could not be saved, so the item is as it was\./),
  ).toBeVisible()
  expect(box).not.toBeChecked()
  expect(screen.getByRole('tab', { name: /1\/2 done/ })).toBeVisible()
})

it('offers a tick for what is done elsewhere, and ticks nothing by itself', async () => {
  const item = { ...surds, links: [makeItemLink({ state: 'done' })] }
  const { user, network } = open({
    [monthCall]: { items: [item] },
    [tickCall]: { ...item, isCompleted: true },
  })
  const offer = await screen.findByRole('button', {
    name: 'You have done this. Tick it? Revise surds',
  })
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(screen.getByRole('link', { name: 'Practise surds (done)' })).toBeVisible()
  await user.click(offer)
  await waitFor(() =>
    expect(network.requestsOf(tickCall)[0]?.body).toEqual({ id: item.id, isCompleted: true }),
  )
})

it('tells links that are locked or gone as words', async () => {
  open({
    [monthCall]: {
      items: [
        {
          ...surds,
          links: [
            makeItemLink({ label: 'The film', kind: 'video', state: 'locked' }),
            makeItemLink({ label: 'The old page', kind: 'learnPage', state: 'gone', to: null }),
            makeItemLink({
              ...{ label: 'Elsewhere', kind: 'web', id: null, path: 'https://example.org/a' },
              to: 'https://example.org/a',
            }),
          ],
        },
      ],
    },
  })
  expect(await screen.findByText('The film (locked)')).toBeVisible()
  expect(screen.getByText('The old page')).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Elsewhere'])
  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank')
})

it('adds an item of one’s own to the month that is open', async () => {
  const { user, network } = open({ [addCall]: own })
  await user.click(await screen.findByRole('button', { name: 'Add my own item' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add my own item' }))
  await user.click(dialog.getByRole('button', { name: 'Add item' }))
  expect(network.requestsOf(addCall)).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: 'What you want to do' }), 'Ask about Oxford')
  network.answer({ [monthCall]: { items: [surds, done, own] } })
  await user.click(dialog.getByRole('button', { name: 'Add item' }))
  expect(await screen.findByRole('checkbox', { name: 'Ask about Oxford' })).toBeVisible()
  expect(network.requestsOf(addCall).map(({ body }) => body)).toEqual([
    { monthNumber: 11, text: 'Ask about Oxford' },
  ])
})

it('says why no more can be added', async () => {
  const message = 'A month has at most 50 items of your own.'
  const { user } = open({
    [addCall]: new ApiError({ status: 422, message, serverMessage: message }),
  })
  await user.click(await screen.findByRole('button', { name: 'Add my own item' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'One more')
  await user.click(dialog.getByRole('button', { name: 'Add item' }))
  expect(await dialog.findByText(message)).toBeVisible()
})

it('changes and removes own items, and no others', async () => {
  const { user, network } = open({
    [monthCall]: { items: [surds, own] },
    [changeCall]: { ...own, curriculumText: 'Ask about Bath' },
    [removeCall]: undefined,
  })
  const menu = await screen.findByRole('button', { name: 'What to do with Ask about Oxford' })
  expect(screen.queryByRole('button', { name: 'What to do with Revise surds' })).toBeNull()
  expect(screen.getByText('My own')).toBeVisible()
  await user.click(menu)
  await user.click(screen.getByRole('menuitem', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change my item' }))
  const field = dialog.getByRole('textbox')
  await user.clear(field)
  await user.type(field, 'Ask about Bath')
  await user.click(dialog.getByRole('button', { name: 'Save item' }))
  await waitFor(() =>
    expect(network.requestsOf(changeCall)[0]?.body).toEqual({ id: own.id, text: 'Ask about Bath' }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'What to do with Ask about Oxford' }))
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(network.requestsOf(removeCall)[0]?.body).toEqual({ id: own.id }))
})

it('can be looked at and not changed by a parent who looks on', async () => {
  const { user, network } = open({ [monthCall]: { items: [surds, own] } }, { isViewing: true })
  const box = await screen.findByRole('checkbox', { name: 'Revise surds' })
  expect(box).toHaveAttribute('aria-disabled', 'true')
  expect(box).toHaveAttribute('title', expect.stringContaining('nothing can be changed'))
  await user.click(box)
  expect(network.requestsOf(tickCall)).toEqual([])
  expect(screen.getByRole('button', { name: 'Add my own item' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(screen.queryByRole('button', { name: /^What to do/ })).toBeNull()
})

it('prints the month', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})

it('follows what is published meanwhile, and fails in words', async () => {
  const failure = new ApiError({ status: 422, message: 'Not now.' })
  const { user, network } = open({ [infoCall]: failure })
  expect(await screen.findByText('Your curriculum could not be loaded')).toBeVisible()
  network.answer({ [infoCall]: makeCurriculumInfo(), [monthCall]: failure })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('November could not be loaded')).toBeVisible()
  network.answer({ [monthCall]: { items: [surds] } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('checkbox', { name: 'Revise surds' })
  network.answer({ [monthCall]: { items: [{ ...surds, curriculumText: 'Revise surds well' }] } })
  act(tellLive)
  expect(await screen.findByRole('checkbox', { name: 'Revise surds well' })).toBeVisible()
})

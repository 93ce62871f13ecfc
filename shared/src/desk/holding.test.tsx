import { ApiError } from '@portal/shared/api'
import { act, fakeDate, screen, tellLive, testUid, waitFor, within } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import {
  focusText,
  leavePageNow,
  makeComment,
  makeDeskMarking,
  makeDeskRead,
  openDesk,
  returnCall,
  saveCall,
  testItemId,
  wholeMarking,
} from './desk.testing.tsx'
import { itemCall } from './desk.types.ts'

const claimCall = 'POST /Marking/tutor/Marking/Claim'
const conflict = new ApiError({ status: 409, message: 'This marking was saved elsewhere.' })
const saves = (network: { requestsOf: (key: typeof saveCall) => { body: unknown }[] }) =>
  network.requestsOf(saveCall).map(({ body }) => body)

it('is read only for everybody but its marker, and says who has it', async () => {
  fakeDate('2026-11-26T16:00:00Z')
  const { user } = await openDesk(
    makeDeskRead({
      item: { mayMark: false },
      marking: wholeMarking({ comments: [makeComment(1, 'a court')] }),
      heldBy: { name: 'Tom Harper', since: '2026-11-26T14:02:00Z' },
    }),
    {},
    { role: 'Admin' },
  )
  expect(await screen.findByText(/^Tom Harper has this since/)).toHaveTextContent(
    'Tom Harper has this since 14:02',
  )
  expect(screen.queryByRole('button', { name: 'Return' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Grades' }))
  expect(screen.getByText('A clear start; say more of why you read law.')).toBeVisible()
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled()
  screen.getByRole('application').focus()
  await user.keyboard('c')
  expect(screen.queryByRole('textbox')).toBeNull()
})

it.each([
  ['checking', 'This waits for a check by a senior tutor.'],
  ['marked', 'Returned 26 Nov 2026, 09:00'],
  ['sent back', 'This was sent back without a grade.'],
  ['withdrawn', 'Its student has taken this back.'],
] as const)('says how an item stands that is %s', async (state, said) => {
  await openDesk(
    makeDeskRead({ item: { state, mayMark: false, markedAt: '2026-11-26T09:00:00Z' } }),
  )
  const title = await screen.findByText(new RegExp(`^${said.split(' ', 1)[0]}\\b`))
  expect(title).toHaveTextContent(said)
  expect(title).toBeVisible()
})

it('lets its new marker take over what was begun', async () => {
  const begun = makeDeskMarking({ revision: 5, overall: 'Begun by Ann.' })
  const { user, network } = await openDesk(
    makeDeskRead({
      takeOver: { markerName: 'Ann Lee', savedAt: '2026-11-25T10:00:00Z', marking: begun },
    }),
  )
  expect(await screen.findByText('Ann Lee had begun to mark this')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take over the draft' }))
  await focusText()
  await user.keyboard('o')
  expect(screen.getByRole('textbox', { name: /^Overall/ })).toHaveValue('Begun by Ann.')
  act(() => void leavePageNow())
  await waitFor(() => expect(saves(network)).toHaveLength(1))
  expect(saves(network)[0]).toMatchObject({
    ...{ baseRevision: 5, takeOver: true, overall: 'Begun by Ann.' },
  })
})

it('or start clean', async () => {
  const { user, network } = await openDesk(
    makeDeskRead({
      takeOver: {
        ...{ markerName: 'Ann Lee', savedAt: '2026-11-25T10:00:00Z' },
        marking: makeDeskMarking({ revision: 5, overall: 'Begun by Ann.' }),
      },
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Start clean' }))
  await focusText()
  await user.keyboard('o')
  await user.keyboard('Mine.')
  act(() => void leavePageNow())
  await waitFor(() => expect(saves(network)).toHaveLength(1))
  expect(saves(network)[0]).toMatchObject({ baseRevision: 0, overall: 'Mine.' })
  expect(saves(network)[0]).not.toHaveProperty('takeOver')
})

it('keeps what was written to be read and copied once it is somebody else’s', async () => {
  const { user, network } = await openDesk(makeDeskRead({ marking: wholeMarking() }))
  await focusText()
  network.answer({
    [saveCall]: new ApiError({ status: 404, message: 'The item was not found.' }),
    [itemCall]: new ApiError({ status: 404, message: 'The item was not found.' }),
  })
  await user.keyboard('cMy work{Control>}{Enter}{/Control}')
  act(() => void leavePageNow())
  expect(await screen.findByRole('alert')).toHaveTextContent('This was taken away from you')
  expect(screen.getByText('My work')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Return' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copy my work' }))
  expect(await navigator.clipboard.readText()).toContain(
    '1. “I read law because I like arguments.”: My work',
  )
})

it('joins what two tabs commented', async () => {
  const { user, network } = await openDesk(makeDeskRead({ marking: makeDeskMarking() }))
  await focusText()
  await user.keyboard('cMine{Control>}{Enter}{/Control}')
  network.answer({
    [saveCall]: conflict,
    [itemCall]: makeDeskRead({
      marking: makeDeskMarking({ revision: 4, comments: [makeComment(9, 'a court')] }),
    }),
  })
  act(() => void leavePageNow())
  expect(await screen.findByText('Joined with what you marked elsewhere')).toBeVisible()
  expect(screen.getByText('On a court')).toBeVisible()
  expect(screen.getByText('Mine')).toBeVisible()
})

it('asks which of two overall comments stays', async () => {
  const { user, network } = await openDesk(makeDeskRead({ marking: makeDeskMarking() }))
  await focusText()
  await user.keyboard('o')
  await user.keyboard('Said here.')
  network.answer({
    [saveCall]: conflict,
    [itemCall]: makeDeskRead({
      marking: makeDeskMarking({ revision: 4, overall: 'Said elsewhere.' }),
    }),
  })
  act(() => void leavePageNow())
  const question = await screen.findByRole('alertdialog', { name: 'Which overall comment stays?' })
  network.answer({
    [saveCall]: { markingId: testUid(710), revision: 5, savedAt: '2026-11-26T10:02:00Z' },
  })
  await user.click(within(question).getByRole('button', { name: 'Keep: Written elsewhere' }))
  expect(screen.getByRole('textbox', { name: /^Overall/ })).toHaveValue('Said elsewhere.')
})

it('never says Saved before the server did, and returns nothing that is not saved', async () => {
  const { user, network } = await openDesk(makeDeskRead({ marking: wholeMarking() }))
  await focusText()
  expect(screen.getByText('Saved')).toBeVisible()
  network.answer({ [saveCall]: new ApiError({ status: 503, message: 'Later.' }) })
  await user.keyboard('o')
  await user.keyboard(' More.')
  expect(screen.queryByText('Saved')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Return' }))
  const dialog = await screen.findByRole('dialog', { name: 'Return: Why law' })
  await user.click(within(dialog).getByRole('button', { name: 'Return' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('not saved yet')
  expect(network.requestsOf(returnCall)).toHaveLength(0)
  expect(screen.getByText(/wait for Saved/)).toBeInTheDocument()
})

it('claims what waits in the pool, and hears who was faster', async () => {
  const { user, network } = await openDesk(
    new ApiError({ status: 409, message: 'Claim it first.' }),
    { [claimCall]: new ApiError({ status: 409, message: 'Ann Lee has it.' }) },
  )
  await user.click(await screen.findByRole('button', { name: 'Claim' }))
  expect(await screen.findByText('Ann Lee has it.')).toBeVisible()
  network.answer({ [claimCall]: { itemId: testItemId }, [itemCall]: makeDeskRead() })
  await user.click(screen.getByRole('button', { name: 'Claim' }))
  expect(await screen.findByRole('application')).toBeVisible()
})

it('can be claimed by a senior tutor who reads it in the pool', async () => {
  const inPool = makeDeskRead({ item: { mayMark: false, marker: null } })
  const { user, network } = await openDesk(
    inPool,
    { [claimCall]: { itemId: testItemId } },
    { role: 'Senior Tutor' },
  )
  expect(await screen.findByText('This waits in the pool')).toBeVisible()
  network.answer({ [itemCall]: makeDeskRead() })
  await user.click(screen.getByRole('button', { name: 'Claim' }))
  expect(await screen.findByRole('button', { name: 'Return' })).toBeVisible()
})

it('is only read in the pool by an admin', async () => {
  await openDesk(makeDeskRead({ item: { mayMark: false, marker: null } }), {}, { role: 'Admin' })
  expect(await screen.findByText('Nobody has it yet.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull()
})

it.each([
  [404, 'This is not with you'],
  [409, 'This waits in the pool'],
  [500, 'The piece could not be loaded'],
])('says what there is instead of the item: %i', async (status, said) => {
  await openDesk(new ApiError({ status, message: 'No.' }))
  // Nothing else names the page.
  expect(await screen.findByRole('heading', { level: 1, name: said })).toBeVisible()
})

it('hears that it was taken away, and by whom it is marked now', async () => {
  const { network } = await openDesk(makeDeskRead({ marking: wholeMarking() }))
  await focusText()
  network.answer({
    [itemCall]: makeDeskRead({
      item: { mayMark: false, marker: { id: testUid(3), name: 'Ann Lee' } },
      marking: wholeMarking(),
      heldBy: { name: 'Ann Lee', since: '2026-11-26T14:02:00Z' },
    }),
  })
  act(() => tellLive())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This was taken away from you; Ann Lee has it now',
  )
})

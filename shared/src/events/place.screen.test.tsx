import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  fakeDate,
  makeEvent,
  makeOwnPlace,
  screen,
  testEventId,
  within,
} from '@portal/shared/testing'
import { beforeEach, expect, it } from 'vitest'
import { openEvent } from './event.testing.tsx'
import { eventCall } from './events.queries.ts'

const registerCall = 'POST /Event/Event/Register'
const cancelCall = 'POST /Event/Event/CancelPlace'

beforeEach(() => fakeDate('2027-03-05T09:00:00Z'))

const registered = makeOwnPlace({ state: 'registered', mayRegister: false, mayCancel: true })
const waiting = makeOwnPlace({
  ...{ state: 'waiting', queuePlace: 3, mayRegister: false, mayCancel: true },
})
const full = { registered: 20 }

it.each([
  ['many places', {}, '8 places are left.'],
  ['one place', { registered: 19 }, 'One place is left.'],
  ['no limit', { capacity: null }, 'There are places.'],
  ['no place', full, 'All places are taken. You can join the queue.'],
  ['a place that others wait for', { registered: 19, waiting: 1 }, /^All places are taken\./],
])('says that there is %s', async (_, changes, words) => {
  openEvent(changes)
  expect(await screen.findByText(words)).toBeVisible()
})

it('is taken', async () => {
  const { user, network } = openEvent(
    {},
    { [registerCall]: { state: 'registered', queuePlace: null } },
  )
  const button = await screen.findByRole('button', { name: 'Register' })
  network.answer({ [eventCall]: makeEvent({ registered: 13, own: registered }) })
  await user.click(button)
  expect(await screen.findByText('You have a place in Vectors.')).toBeVisible()
  expect(await screen.findByText('You have a place.')).toBeVisible()
  expect(network.requestsOf(registerCall)[0]?.body).toEqual({
    id: testEventId,
    acceptsQueue: false,
  })
  expect(screen.getByRole('button', { name: 'Cancel place' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull()
})

it('is asked for once by who presses twice', async () => {
  const answered = Promise.withResolvers<{ state: 'registered'; queuePlace: null }>()
  const { user, network } = openEvent({}, { [registerCall]: () => answered.promise })
  await user.dblClick(await screen.findByRole('button', { name: 'Register' }))
  answered.resolve({ state: 'registered', queuePlace: null })
  expect(await screen.findByText('You have a place in Vectors.')).toBeVisible()
  expect(network.requestsOf(registerCall)).toHaveLength(1)
})

it('that went meanwhile is offered in the queue', async () => {
  const { user, network } = openEvent(
    { registered: 19 },
    { [registerCall]: new ApiError({ status: 409, message: 'It is full.' }) },
  )
  await user.click(await screen.findByRole('button', { name: 'Register' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'The last place has just gone' })
  await expectNoAxeViolations(dialog)
  network.answer({
    [registerCall]: { state: 'waiting', queuePlace: 3 },
    [eventCall]: makeEvent({ ...full, waiting: 3, own: waiting }),
  })
  await user.click(within(dialog).getByRole('button', { name: 'Join the queue' }))
  expect(await screen.findByText('You are 3rd in the queue for Vectors.')).toBeVisible()
  expect(network.requestsOf(registerCall).map(({ body }) => body)).toEqual([
    { id: testEventId, acceptsQueue: false },
    { id: testEventId, acceptsQueue: true },
  ])
  expect(await screen.findByText(/^You are 3rd in the queue\. A place/)).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Leave the queue' })).toBeVisible()
})

it('that went meanwhile is left, and the page says that it is full', async () => {
  const { user, network } = openEvent(
    { registered: 19 },
    { [registerCall]: new ApiError({ status: 409, message: 'It is full.' }) },
  )
  const button = await screen.findByRole('button', { name: 'Register' })
  network.answer({ [eventCall]: makeEvent(full) })
  await user.click(button)
  const dialog = await screen.findByRole('alertdialog', { name: 'The last place has just gone' })
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }))
  expect(network.requestsOf(registerCall)).toHaveLength(1)
  expect(await screen.findByText('All places are taken. You can join the queue.')).toBeVisible()
})

it('in the queue is taken at once where all are taken', async () => {
  const { user, network } = openEvent(full, {
    [registerCall]: { state: 'waiting', queuePlace: 1 },
  })
  await user.click(await screen.findByRole('button', { name: 'Join the queue' }))
  expect(await screen.findByText('You are 1st in the queue for Vectors.')).toBeVisible()
  expect(network.requestsOf(registerCall)[0]?.body).toEqual({ id: testEventId, acceptsQueue: true })
})

it('that is refused is said with the reason', async () => {
  const message = 'This seminar has begun.'
  const { user } = openEvent(
    {},
    { [registerCall]: new ApiError({ status: 422, message, serverMessage: message }) },
  )
  await user.click(await screen.findByRole('button', { name: 'Register' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('is given back once that is confirmed', async () => {
  const { user, network } = openEvent({ own: registered }, { [cancelCall]: undefined })
  await user.click(await screen.findByRole('button', { name: 'Cancel place' }))
  const title = 'Do you want to give back your place in Vectors?'
  const dialog = within(await screen.findByRole('alertdialog', { name: title }))
  await user.click(dialog.getByRole('button', { name: 'Keep it' }))
  expect(network.requestsOf(cancelCall)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Cancel place' }))
  const again = within(await screen.findByRole('alertdialog', { name: title }))
  expect(again.getByText(/begin at the end of the queue\.$/)).toBeVisible()
  network.answer({ [eventCall]: makeEvent({ own: makeOwnPlace({ state: 'cancelled' }) }) })
  await user.click(again.getByRole('button', { name: 'Cancel place' }))
  expect(await screen.findByText('Your place is given back.')).toBeVisible()
  expect(network.requestsOf(cancelCall)[0]?.body).toEqual({ id: testEventId })
  expect(await screen.findByText('You gave your place back')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Register' })).toBeVisible()
})

it('in the queue is left, and what is refused stays asked', async () => {
  const message = 'It has begun.'
  const { user, network } = openEvent(
    { ...full, waiting: 3, own: waiting },
    { [cancelCall]: new ApiError({ status: 422, message, serverMessage: message }) },
  )
  await user.click(await screen.findByRole('button', { name: 'Leave the queue' }))
  const title = 'Do you want to leave the queue for Vectors?'
  const dialog = within(await screen.findByRole('alertdialog', { name: title }))
  await user.click(dialog.getByRole('button', { name: 'Leave the queue' }))
  expect(await dialog.findByText(message)).toBeVisible()
  network.answer({ [cancelCall]: undefined })
  await user.click(dialog.getByRole('button', { name: 'Leave the queue' }))
  expect(await screen.findByText('You have left the queue.')).toBeVisible()
})

it('names what else is at that time, and refuses nothing', async () => {
  openEvent({
    clashes: [
      {
        info: 'Physics with Tom Harper',
        ...{ startsAt: '2027-03-06T11:00:00Z', endsAt: '2027-03-06T12:00:00Z' },
      },
    ],
  })
  expect(await screen.findByText('You have something else at that time')).toBeVisible()
  expect(screen.getByText(/^Physics with Tom Harper, .*11:00 to 12:00$/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Register' })).toBeEnabled()
})

it('that the office gives out is only said', async () => {
  openEvent({
    enrolment: 'by admin',
    own: makeOwnPlace({ mayRegister: false, reasons: ['The office gives out the places.'] }),
  })
  expect(await screen.findByText('The office gives out the places.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Register|queue/ })).toBeNull()
})

it('is not taken while the portal of a student is viewed', async () => {
  openEvent({}, {}, { claims: { isImpersonating: true } })
  expect(await screen.findByRole('button', { name: 'Register' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

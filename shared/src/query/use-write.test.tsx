import { ApiError, type CallAnswer, type CallKey } from '@portal/shared/api'
import { renderScreen, screen, waitFor } from '@portal/shared/testing'
import { expect, test, vi } from 'vitest'
import { queryOf, useQuery, useWrite, type WriteOptions } from './index.ts'

const giveCall = 'POST /Exam/tutor/Simulate/GiveExtraMinutes'
const limitCall = 'POST /Revise/api/Revise/SetReviewLimit'
const meCall = 'GET /User/Account/GetMe'

const me: CallAnswer<typeof meCall> = {
  id: '00000000-0000-4000-8000-000000000001',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@portal.test',
  role: 'Student',
  timeZone: 'Europe/London',
  hasPicture: false,
  schools: [],
}
const given: CallAnswer<typeof giveCall> = { deadlineAt: '2026-03-02T11:00:00Z', extraMinutes: 5 }
const lost = new ApiError({ status: 0, message: '' })

/** Gives minutes by buttons; says where the write stands. */
function Minutes(options: WriteOptions<typeof giveCall>) {
  const give = useWrite(giveCall, options)
  const press = (minutes: number) => () => {
    give.write({ body: { studentId: 's', setId: 't', minutes } })
  }
  return (
    <main>
      <button type="button" onClick={press(5)}>
        Five
      </button>
      <button type="button" onClick={press(10)}>
        Ten
      </button>
      <output aria-label="State">
        {give.isWriting ? 'writing' : (give.error?.message ?? `done ${give.isDone}`)}
      </output>
    </main>
  )
}

const five = () => screen.getByRole('button', { name: 'Five' })
const ten = () => screen.getByRole('button', { name: 'Ten' })
const stands = (text: string) =>
  waitFor(() => expect(screen.getByLabelText('State')).toHaveTextContent(text))

/** Answers that are given by hand, in the order in which they were asked for. */
function byHand<T>() {
  const waiting: ((answer: T | ApiError) => void)[] = []
  return {
    answer: () => new Promise<T | ApiError>((resolve) => waiting.push(resolve)),
    give: (answer: T | ApiError) => waiting.shift()?.(answer),
  }
}

const keysOf = (network: ReturnType<typeof renderScreen>['network'], key: CallKey) =>
  network.requestsOf(key).map(({ headers }) => headers.get('idempotency-key'))

test('one press twice is sent once', async () => {
  const hand = byHand<CallAnswer<typeof giveCall>>()
  const { user, network } = renderScreen(<Minutes />, { calls: { [giveCall]: hand.answer } })
  await user.dblClick(five())
  await stands('writing')
  hand.give(given)
  await stands('done true')
  expect(network.requestsOf(giveCall)).toHaveLength(1)
})

test('the same input goes again with the same key after a failure, and with a new one after success', async () => {
  const { user, network } = renderScreen(<Minutes />, { calls: { [giveCall]: lost } })
  await user.click(five())
  await stands('The connection was lost.')
  network.answer({ [giveCall]: given })
  await user.click(five())
  await stands('done true')
  await user.click(five())
  await waitFor(() => expect(keysOf(network, giveCall)).toHaveLength(3))
  const [first, again, next] = keysOf(network, giveCall)
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

test('other input has another key', async () => {
  const { user, network } = renderScreen(<Minutes />, { calls: { [giveCall]: lost } })
  await user.click(five())
  await stands('The connection was lost.')
  await user.click(ten())
  await waitFor(() => expect(keysOf(network, giveCall)).toHaveLength(2))
  expect(new Set(keysOf(network, giveCall)).size).toBe(2)
})

test('what is wanted later is sent later, and its outcome stands', async () => {
  const hand = byHand<CallAnswer<typeof giveCall>>()
  const { user, network } = renderScreen(<Minutes />, { calls: { [giveCall]: hand.answer } })
  await user.click(five())
  await user.click(ten())
  await waitFor(() => expect(network.requestsOf(giveCall)).toHaveLength(1))
  hand.give(new ApiError({ status: 422, message: 'Too many.' }))
  await waitFor(() => expect(network.requestsOf(giveCall)).toHaveLength(2))
  await stands('writing')
  hand.give(given)
  await stands('done true')
  expect(network.requestsOf(giveCall).map(({ body }) => body)).toMatchObject([
    { minutes: 5 },
    { minutes: 10 },
  ])
})

function WithName(options: WriteOptions<typeof giveCall>) {
  const name = useQuery(queryOf(meCall)).data?.firstName
  return (
    <>
      <Minutes changes={[meCall]} {...options} />
      <p>{name}</p>
    </>
  )
}

test('what it changes is read again before it is done, and where a refusal says the page is behind', async () => {
  const { user, network } = renderScreen(<WithName />, {
    calls: { [meCall]: me, [giveCall]: given },
  })
  await screen.findByText('Ada')
  network.answer({ [meCall]: { ...me, firstName: 'Grace' } })
  await user.click(five())
  await stands('done true')
  expect(screen.getByText('Grace')).toBeVisible()
  const refuse = async (status: number) => {
    network.answer({ [giveCall]: new ApiError({ status, message: `No ${status}.` }) })
    await user.click(five())
    await stands(`No ${status}.`)
  }
  await refuse(422)
  expect(network.requestsOf(meCall)).toHaveLength(2)
  await refuse(409)
  await waitFor(() => expect(network.requestsOf(meCall)).toHaveLength(3))
})

test('nothing is sent while the portal is viewed as a student', async () => {
  const { user, network } = renderScreen(<Minutes />, {
    claims: { isImpersonating: true },
    calls: { [giveCall]: given },
  })
  await user.click(five())
  await stands('done false')
  expect(network.requestsOf(giveCall)).toHaveLength(0)
})

const reportCall = 'POST /System/Reports/ReportRemoteFailure'

function Report() {
  const report = useWrite(reportCall, { whileViewing: true })
  const body = { remote: 'mfe-student', version: '1', shown: null, cause: 'It broke' } as const
  return (
    <button type="button" onClick={() => report.write({ body })}>
      Report
    </button>
  )
}

test('but for calls that the contract allows, which must say so', async () => {
  const { user, network } = renderScreen(<Report />, {
    claims: { isImpersonating: true },
    calls: { [reportCall]: undefined },
  })
  await user.click(screen.getByRole('button', { name: 'Report' }))
  await waitFor(() => expect(network.requestsOf(reportCall)).toHaveLength(1))
})

// @ts-expect-error: it must be said for calls that are allowed …
;() => useWrite(reportCall)
// @ts-expect-error: … and cannot be said for others.
;() => useWrite(limitCall, { whileViewing: true })

function Limit({ shown }: { shown: (limit: number) => void }) {
  const limit = useWrite(limitCall, {
    show: ({ body }) => {
      shown(body.dailyLimit)
      return () => shown(-body.dailyLimit)
    },
  })
  return (
    <main>
      {[1, 2, 3].map((dailyLimit) => (
        <button
          key={dailyLimit}
          type="button"
          onClick={() => limit.write({ body: { dailyLimit } })}
        >
          {dailyLimit}
        </button>
      ))}
    </main>
  )
}

test('what is shown at once is undone when it fails, and what came later is shown again', async () => {
  const shown = vi.fn()
  const hand = byHand<CallAnswer<typeof limitCall>>()
  const { user, network } = renderScreen(<Limit shown={shown} />, {
    calls: { [limitCall]: hand.answer },
  })
  for (const name of ['1', '2', '3']) await user.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(shown.mock.calls.flat()).toEqual([1, 2, 3]))
  hand.give(new ApiError({ status: 500, message: 'No.' }))
  await waitFor(() => expect(shown.mock.calls.flat()).toEqual([1, 2, 3, -1, 2, 3]))
  await waitFor(() => expect(network.requestsOf(limitCall)).toHaveLength(2))
  hand.give(undefined)
  await waitFor(() => expect(network.requestsOf(limitCall)).toHaveLength(3))
  hand.give(new ApiError({ status: 500, message: 'No.' }))
  await waitFor(() => expect(shown.mock.calls.flat()).toEqual([1, 2, 3, -1, 2, 3, -3]))
})

const pictureCall = 'POST /user/student/update-pofile'

function Picture({ files }: { files: readonly Blob[] }) {
  const save = useWrite(pictureCall)
  return files.map((file, at) => (
    <button key={at} type="button" onClick={() => save.write({ file })}>
      {at}
    </button>
  ))
}

test('another file is another intent', async () => {
  const files = [new Blob(['a']), new Blob(['b'])]
  const { user, network } = renderScreen(<Picture files={files} />, {
    calls: { [pictureCall]: lost },
  })
  for (const name of ['0', '1', '1']) {
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(network.requests.length).toBeGreaterThan(0))
  }
  await waitFor(() => expect(network.requests).toHaveLength(3))
  const [one, other, again] = keysOf(network, pictureCall)
  expect(other).not.toBe(one)
  expect(again).toBe(other)
})

test('is done with the answer and what the server said, wherever the person is by then', async () => {
  const done = vi.fn()
  const { user, unmount } = renderScreen(<Minutes done={done} />)
  const answer = vi.spyOn(globalThis, 'fetch')
  answer.mockImplementation(async () => {
    unmount()
    return Response.json({ success: true, message: 'Given.', data: null })
  })
  await user.click(five())
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(done.mock.calls[0]).toMatchObject([null, { body: { minutes: 5 } }, 'Given.'])
})

import type { TestApp } from '../../testing/index.ts'
import { keyOfOthers, type Letter } from './bank.testing.ts'
import type { World } from './world.testing.ts'

/** Devices on which a paper is sat without a connection, and which send what they kept later. */

/** How a sitting ends: by its student, by the timer of the device, or by the server. */
export type Ending = 'handed in' | 'time up' | 'by the server'

export interface Device {
  student: string
  setId: string
  /** What was chosen for the first question at last, and before that. */
  letter: Letter
  first: Letter | null
  ending: Ending
}

const minute = 60_000

/** Has everybody begin the first part of the paper now; from then on their devices are offline. */
export async function beginAll(
  app: TestApp,
  world: World,
  plans: readonly Pick<Device, 'letter' | 'first' | 'ending'>[],
): Promise<Device[]> {
  const devices: Device[] = []
  for (const [at, plan] of plans.entries()) {
    const student = world.students[at] ?? ''
    const { data } = await app.call('POST /Exam/Simulate/Start', student, {
      body: { examSectionIds: [world.paper.parts[0]?.examSectionId ?? 0] },
    })
    world.setIds.push(data.setId)
    devices.push({ ...plan, student, setId: data.setId })
  }
  return devices
}

/**
 * The device is back: it sends its answers in the order in which they were given, as the runner does,
 * then the hand-in, unless that is left to the server.
 * @param begun when the paper was begun; what is sent is dated from it
 * @returns what became of each answer
 */
export async function comeBack(
  app: TestApp,
  { questionIds }: World,
  { student, setId, letter, first, ending }: Device,
  begun: Date,
): Promise<string[]> {
  const [questionId = 0, second = 0, third = 0] = questionIds
  const given: [id: number, letter: Letter, minutes: number, sequence: number][] = [
    ...(first === null
      ? []
      : [[questionId, first, 2, 1] satisfies [number, Letter, number, number]]),
    [second, keyOfOthers, 4, 1],
    [questionId, letter, 6, 2],
    [third, 'c', 8, 1],
  ]
  const outcomes: string[] = []
  for (const [id, chosen, minutes, sequence] of given) {
    const { status, data } = await app.call('POST /Revise/api/Revise/SaveAnswer', student, {
      body: {
        ...{ setId, questionId: id, sequence, response: { kind: 'choice', letter: chosen } },
        ...{ timeMs: minutes * 20_000, hiddenMs: 0, isMarkedForReview: false, submit: false },
        answeredAt: new Date(begun.getTime() + minutes * minute).toISOString(),
      },
    })
    if (status !== 200) throw new Error(`An answer was refused (${status})`)
    outcomes.push(data.outcome)
  }
  if (ending === 'by the server') return outcomes
  const isTimeUp = ending === 'time up'
  const { status } = await app.call('POST /Revise/api/Revise/FinishSet', student, {
    body: {
      setId,
      finishedAt: new Date(begun.getTime() + (isTimeUp ? 40 : 9) * minute).toISOString(),
      ...(isTimeUp ? { isTimeUp } : {}),
    },
  })
  if (status !== 200) throw new Error(`The paper was not handed in (${status})`)
  return outcomes
}

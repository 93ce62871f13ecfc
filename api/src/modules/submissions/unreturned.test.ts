import type { RecordKind } from '@portal/shared/api/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Readable } from '../../access/area.fixtures.ts'
import { nothingBut } from '../../access/area.fixtures.ts'
import { inputFor, readInputs } from '../../access/areas.fixtures.ts'
import { callsByRole, isReading, send, signIn } from '../../access/walk.fixtures.ts'
import { makeReadable, makeWorld, type World } from '../../access/world.fixtures.ts'
import { makeSimulate } from '../simulate/testing.ts'
import { makeMarking, makeVersion } from '../writing/testing.ts'

/** Words of a marking, which stand nowhere else. */
const secret = 'quixotically'

let world: World
let readable: Readable
let student: string
/** What the student has of the kinds that calls name. */
let own: Partial<Record<RecordKind, string>>

beforeAll(async () => {
  world = makeWorld(await makeSimulate())
  readable = await makeReadable(world)
  const { app } = world.simulate
  student = await app.make.student()
  const tutor = await app.make.tutor({ students: [student], isEssayPsTutor: true })
  const words = {
    ...{ overall: `${secret} overall`, privateNote: `${secret} note` },
    grades: [{ key: 'argument', points: 25, note: secret }],
  }
  const open = await makeVersion(app, student, { item: { markerId: tutor } })
  await makeMarking(app, open.itemId, tutor, words)
  const checked = await makeVersion(app, student, {
    item: { markerId: tutor, state: 'checking', percent: null },
  })
  await makeMarking(app, checked.itemId, tutor, { ...words, state: 'finished' })
  own = { student, piece: open.pieceId, 'piece version': open.versionId }
})
afterAll(() => world.simulate.app.close())

it('no answer to a student or a parent holds a word of a marking that was not returned', async () => {
  const { app } = world.simulate
  const people = { Student: student, Parent: await app.make.parent([student]) } as const
  let answered = 0
  for (const role of ['Student', 'Parent'] as const) {
    const token = await signIn(world, people[role])
    for (const { call, record } of callsByRole.filter((one) => one.role === role)) {
      if (!isReading(call)) continue
      const id = record === undefined ? undefined : own[record.kind]
      const input =
        record === undefined
          ? (readInputs[call]?.(readable) ?? {})
          : inputFor(call, nothingBut(id ?? crypto.randomUUID()))
      const { status, body } = await send(world, call, token, input)
      expect([role, call, status < 500, body.includes(secret)]).toEqual([role, call, true, false])
      if (status === 200) answered += 1
    }
  }
  // Most of them have something to say; a walk of refusals would prove nothing.
  expect(answered).toBeGreaterThan(80)
})

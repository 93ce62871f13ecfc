import { expect, test, vi } from 'vitest'
import { change } from './answer-keeper.testing.ts'
import { type AnswerStorage, memoryStorage, type StoredSave } from './answer-storage.ts'
import { createStoreWriter } from './store-writer.ts'

const owner = 'ada'
const set = {
  ...{ owner, setId: 'set', title: 'Forces', finishedAt: null, questionId: null },
  crossedOut: {},
}
const saveOf = (sequence: number, letter: string): StoredSave => ({
  ...change(4, letter),
  ...{ sequence, owner, isConfirmed: false },
})

/** A device that was full when the first answer was given, and has room now. */
async function afterAFullDevice() {
  const device = memoryStorage(true)
  let isFull = true
  const storage: AnswerStorage = {
    ...device,
    putSave: async (save) => {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError')
      return device.putSave(save)
    },
  }
  const onChange = vi.fn()
  const writer = createStoreWriter(storage, onChange)
  writer.putSave(saveOf(1, 'a'))
  await vi.waitFor(() => expect(writer.isLasting()).toBe(false))
  isFull = false
  return { device, writer }
}
const kept = async (device: AnswerStorage) => (await device.load(owner, 'set')).saves

test.each<[string, (writer: ReturnType<typeof createStoreWriter>) => void]>([
  ['another row is written', (writer) => writer.putSet(set)],
  ['the writer is asked to try again', (writer) => writer.retry()],
])(
  'an older answer that failed is not written over a newer one under way when %s',
  async (_, then) => {
    const { device, writer } = await afterAFullDevice()
    writer.putSave(saveOf(2, 'b'))
    then(writer)
    await vi.waitFor(() => expect(writer.isLasting()).toBe(true))
    expect(await kept(device)).toEqual([saveOf(2, 'b')])
  },
)

test('what failed is written as soon as there is room', async () => {
  const { device, writer } = await afterAFullDevice()
  writer.putSet(set)
  await vi.waitFor(() => expect(writer.isLasting()).toBe(true))
  expect(await kept(device)).toEqual([saveOf(1, 'a')])
})

import { renderScreen, screen } from '@portal/shared/testing'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { makeComment } from './desk.testing.tsx'
import type { Comment } from './desk.types.ts'
import { type Numbered, useNumbered } from './use-numbered.ts'

const seen: Numbered[] = []

function Comments({ then }: { then: readonly Comment[] }) {
  const [comments, setComments] = useState<readonly Comment[]>(first)
  seen.push(useNumbered(comments))
  return (
    <button type="button" onClick={() => setComments(then)}>
      Change
    </button>
  )
}

const first = [makeComment(1, 'a court'), makeComment(2, 'I like')]

async function changeTo(then: readonly Comment[]): Promise<[Numbered, Numbered]> {
  seen.length = 0
  const { user } = renderScreen(<Comments then={then} />)
  await user.click(screen.getByRole('button'))
  const [before, after] = [seen[0], seen.at(-1)]
  if (!before || !after || before === after) throw new Error('Nothing has changed')
  return [before, after]
}

it('keeps the marks the same objects while somebody writes in a comment', async () => {
  const [one, other] = first
  if (!one || !other) throw new Error('There are two')
  const [before, after] = await changeTo([{ ...one, text: 'Another text' }, other])
  expect(after.marks).toBe(before.marks)
  expect(after.ids).toBe(before.ids)
  expect(after.comments[1]?.comment.text).toBe('Another text')
})

it('numbers by place, and draws only marks anew that are another', async () => {
  const [before, after] = await changeTo([...first, makeComment(3, 'Last year')])
  expect(after.ids).toEqual([2, 3, 1].map((number) => makeComment(number, 'a').id))
  expect(after.marks[0]).toBe(before.marks[0])
  expect(after.marks[2]).toMatchObject({ number: 3 })
})

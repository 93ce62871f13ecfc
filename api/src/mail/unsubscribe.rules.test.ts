import { randomUUID } from 'node:crypto'
import { notificationKinds } from '@portal/shared/contract'
import { describe, expect, it } from 'vitest'
import {
  kindInWords,
  readUnsubscribe,
  unsubscribeAddress,
  unsubscribeToken,
} from './unsubscribe.rules.ts'

const userId = randomUUID()
const token = unsubscribeToken({ userId, kind: 'company' }, 'secret')

describe('a link in a mail’s foot', () => {
  it('names whose mails of which kind it stops, in signs that need no escaping', () => {
    expect(readUnsubscribe(token, 'secret')).toEqual({ userId, kind: 'company' })
    expect(token).toMatch(/^[\w.-]{1,200}$/)
    const settings = { publicUrl: 'https://portal.example', sessionSecret: 'secret' }
    expect(unsubscribeAddress({ userId, kind: 'company' }, settings, 'Unsubscribe')).toBe(
      `https://portal.example/api/Notification/Mail/Unsubscribe?token=${token}`,
    )
  })

  it('holds for a kind of an earlier release', () => {
    const old = unsubscribeToken({ userId, kind: 'gone' }, 'secret')
    expect(readUnsubscribe(old, 'secret')).toEqual({ userId, kind: 'gone' })
  })

  it.each([
    ['', 'secret'],
    ['a.b.c', 'secret'],
    [token.replace('company', 'tuition'), 'secret'],
    [token.replace(userId, randomUUID()), 'secret'],
    [`${token}.x`, 'secret'],
    [token.slice(0, -4), 'secret'],
    [token, 'another secret'],
  ])('is nothing when it is changed or of another secret', (changed, secret) => {
    expect(readUnsubscribe(changed, secret)).toBeUndefined()
  })

  it('is said in words, of every kind and of one that is gone', () => {
    expect(kindInWords('tuition')).toBe('mails about “Tuition”')
    expect(kindInWords('daily')).toMatch('daily mail')
    expect(kindInWords('<b>')).toBe('mails of this kind')
  })

  it('may name every kind there is', () => {
    for (const { name } of notificationKinds) expect(name).toMatch(/^[a-z]{1,30}$/)
    // No kind is in the daily mail until somebody chooses that: stopping it looks at choices alone.
    expect(notificationKinds.filter(({ first }) => first.email === 'daily')).toEqual([])
  })
})

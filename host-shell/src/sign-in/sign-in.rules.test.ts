// @vitest-environment jsdom
import { ApiError } from '@portal/shared/api'
import { describe, expect, it } from 'vitest'
import { failureMessage } from './sign-in.rules.ts'

const now = new Date(2026, 2, 2, 14, 20, 30).getTime()
const failed = (status: number, message = '', retryAfter?: number) =>
  new ApiError({ status, message, retryAfter })

describe('failureMessage', () => {
  it.each([
    [failed(401, 'Whatever'), 'Email or password is incorrect.'],
    [failed(429, '', 840), 'Too many attempts. Please try again in 14 minutes, at 14:35.'],
    [failed(429, '', 20), 'Too many attempts. Please try again in a minute, at 14:21.'],
    [failed(429), 'Too many attempts. Please try again in a few minutes.'],
    [
      failed(0, 'The connection was lost.'),
      'The connection was lost. Check your network and try again.',
    ],
    [failed(503, 'The portal is starting.'), 'The portal is starting.'],
    [new Error('x'), 'Something went wrong. Please try again.'],
  ])('%s', (error, message) => {
    expect(failureMessage(error, now)).toBe(message)
  })
})

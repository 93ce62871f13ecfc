import { describe, expect, it } from 'vitest'
import { Problem } from '../../problem.ts'
import { refuseVideoLink } from './links.rules.ts'

const at = { path: 'body.link', hosts: ['www.youtube.com', 'vimeo.com'] }

describe('the link of a film', () => {
  it.each([null, 'https://vimeo.com/1', 'https://WWW.YouTube.com/watch?v=1'])('may be %s', (link) =>
    expect(refuseVideoLink(link, at)).toBeUndefined(),
  )

  it.each([
    'https://evil.example/1',
    'https://vimeo.com.evil.example/1',
    'https://evil.example/vimeo.com',
    'https://vimeo.com@evil.example/1',
    'https://player.vimeo.com/1',
  ])('may not be %s, and the field is told why', (link) => {
    const message = 'Links may lead to www.youtube.com, vimeo.com.'
    expect(() => refuseVideoLink(link, at)).toThrow(
      expect.objectContaining({ status: 422, message, errors: [{ path: 'body.link', message }] }),
    )
    expect(() => refuseVideoLink(link, at)).toThrow(Problem)
  })
})

import { describe, expect, it } from 'vitest'
import { captionAddress, posterAddress, readFilmName, renditionAddress } from './addresses.rules.ts'

const film = { area: 'learn', assetId: '01900000-0000-7000-8000-000000000001' }
const at = '/media/learn/01900000-0000-7000-8000-000000000001'

describe('the addresses of a film', () => {
  it('are those of its files, its poster and its captions', () => {
    expect(renditionAddress(film, { height: 720, type: 'video/mp4' })).toBe(`${at}/720.mp4`)
    expect(renditionAddress(film, { height: 360, type: 'video/webm' })).toBe(`${at}/360.webm`)
    expect(posterAddress(film, { type: 'image/jpeg', sha256: '0123456789abcdef' })).toBe(
      `${at}/poster.jpg?v=01234567`,
    )
    expect(captionAddress(film, { lang: 'pt-BR', tag: '1f3a9c2b' })).toBe(
      `${at}/pt-BR-1f3a9c2b.vtt`,
    )
  })

  it.each([
    ['720.mp4', { part: 'rendition', height: 720, extension: 'mp4' }],
    ['360.webm', { part: 'rendition', height: 360, extension: 'webm' }],
    ['poster.webp', { part: 'poster', extension: 'webp' }],
    ['poster.png', { part: 'poster', extension: 'png' }],
    ['en-1f3a9c2b.vtt', { part: 'captions', lang: 'en', tag: '1f3a9c2b' }],
    ['zh-Hant-TW-1f3a9c2b.vtt', { part: 'captions', lang: 'zh-Hant-TW', tag: '1f3a9c2b' }],
  ])('%s names a part', (name, part) => {
    expect(readFilmName(name)).toEqual(part)
  })

  it.each([
    ...['720.mov', '720', '0720.mp4', '0.mp4', '123456.mp4', '720.mp4.mp4', ' 720.mp4'],
    ...['poster.svg', 'poster', 'poster.WEBP', 'en.vtt', 'en-1F3A9C2B.vtt', 'en-1f3a9c2.vtt'],
    ...['e-1f3a9c2b.vtt', '../720.mp4', '', 'constructor'],
  ])('%j names none', (name) => {
    expect(readFilmName(name)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { type FilmFacts, faultOf, unreadable, wholeSeconds } from './check.rules.ts'

const fine: FilmFacts = {
  container: 'MP4',
  picture: { codec: 'avc', width: 1280, height: 720 },
  sound: { codec: 'aac' },
  seconds: 60,
}
const withPicture = (codec: string | null, container = 'MP4'): FilmFacts => ({
  ...fine,
  container,
  picture: { codec, width: 1280, height: 720 },
})

describe('a film that can be shown', () => {
  it.each<FilmFacts>([
    fine,
    { ...fine, sound: null },
    { ...fine, sound: { codec: 'mp3' } },
    { ...withPicture('vp9', 'WebM'), sound: { codec: 'opus' } },
    { ...withPicture('vp8', 'WebM'), sound: { codec: 'vorbis' } },
    { ...fine, seconds: 1 },
    { ...fine, seconds: 14_400.4 },
  ])('has no fault: %o', (facts) => {
    expect(faultOf(facts)).toBeNull()
  })
})

describe('a film that cannot be shown', () => {
  it.each<[FilmFacts | null, string]>([
    [withPicture('hevc'), 'This is HEVC, which many browsers cannot play. Export it as H.264.'],
    [withPicture('av1'), 'This is AV1, which some browsers cannot play. Export it as H.264.'],
    [withPicture('prores'), 'This is ProRes, which many browsers cannot play. Export it as H.264.'],
    [withPicture(null), 'The picture is of a kind that browsers cannot play. Export it as H.264.'],
    [
      withPicture('vp9'),
      'This is VP9 in a file of type MP4, which many browsers cannot play. Export it as H.264.',
    ],
    [
      withPicture('av1', 'WebM'),
      'This is AV1, which some browsers cannot play. Export it as VP9, or as an MP4 with H.264.',
    ],
    [
      withPicture('avc', 'QuickTime File Format'),
      'The video must be an MP4 or a WebM. Export it as an MP4 with H.264.',
    ],
    [
      { ...fine, sound: { codec: 'ac3' } },
      'The sound is Dolby Digital, which many browsers cannot play. Export it with AAC.',
    ],
    [
      { ...fine, sound: { codec: null } },
      'The sound is of a kind that many browsers cannot play. Export it with AAC.',
    ],
    [
      { ...fine, picture: null },
      'There is no picture in this file. Export the video with its picture.',
    ],
    [{ ...fine, seconds: 0.99 }, 'The video is shorter than a second.'],
    [{ ...fine, seconds: 14_400.5 }, 'The video is longer than four hours. Cut it into parts.'],
    [{ ...fine, seconds: 0 }, unreadable],
    [{ ...fine, picture: { codec: 'avc', width: 0, height: 0 } }, unreadable],
    [{ ...fine, picture: { codec: 'avc', width: 16, height: 70_000 } }, unreadable],
    [null, unreadable],
  ])('%o: %s', (facts, words) => {
    expect(faultOf(facts)).toBe(words)
  })
})

it.each([
  [1, 1],
  [60.4, 60],
  [60.5, 61],
  [14_400, 14_400],
])('%d seconds are watched in %d', (seconds, whole) => {
  expect(wholeSeconds(seconds)).toBe(whole)
})

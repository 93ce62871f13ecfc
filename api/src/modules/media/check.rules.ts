/** What a file turned out to hold. */
export interface FilmFacts {
  /** As its library names it: `MP4`, `WebM`. */
  container: string
  /** Null without a picture. */
  picture: {
    /** Null for one that is not known. */
    codec: string | null
    /** As it is shown, upright and with square pixels. */
    width: number
    height: number
  } | null
  /** The sound that is played; null without one. */
  sound: { codec: string | null } | null
  /** Length; 0 where it cannot be told. */
  seconds: number
}

const shortestS = 1
const longestS = 14_400

/** What browsers play, by container. */
const playable: Readonly<Record<string, { pictures: readonly string[]; as: string }>> = {
  MP4: { pictures: ['avc'], as: 'H.264' },
  WebM: { pictures: ['vp8', 'vp9'], as: 'VP9, or as an MP4 with H.264' },
}
const sounds: readonly string[] = ['aac', 'mp3', 'opus', 'vorbis']

const names: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'HEVC',
  av1: 'AV1',
  vp8: 'VP8',
  vp9: 'VP9',
  prores: 'ProRes',
  ac3: 'Dolby Digital',
  eac3: 'Dolby Digital Plus',
  dts: 'DTS',
  flac: 'FLAC',
}

/** Said of what cannot be read at all. */
export const unreadable =
  'This file cannot be read as a video. It may be damaged. Export it again as an MP4 with H.264.'

/**
 * Why a film cannot be shown, in words for whoever brought it.
 * @param facts null for a file that cannot be read
 * @returns null for one that can be shown
 */
export function faultOf(facts: FilmFacts | null): string | null {
  if (facts === null) return unreadable
  const { container, picture, sound, seconds } = facts
  const rule = playable[container]
  if (rule === undefined)
    return 'The video must be an MP4 or a WebM. Export it as an MP4 with H.264.'
  if (picture === null)
    return 'There is no picture in this file. Export the video with its picture.'
  if (picture.codec === null || !rule.pictures.includes(picture.codec)) {
    return faultOfPicture(picture.codec, container, rule.as)
  }
  if (sound !== null && !(sound.codec !== null && sounds.includes(sound.codec))) {
    return faultOfSound(sound.codec)
  }
  if (!isSize(picture.width) || !isSize(picture.height) || seconds === 0) return unreadable
  if (seconds < shortestS) return 'The video is shorter than a second.'
  if (Math.round(seconds) > longestS) {
    return 'The video is longer than four hours. Cut it into parts.'
  }
  return null
}

function faultOfPicture(codec: string | null, container: string, as: string): string {
  const isElsewhere = Object.values(playable).some(({ pictures }) => pictures.includes(codec ?? ''))
  const name = nameOf(codec)
  if (name === null)
    return `The picture is of a kind that browsers cannot play. Export it as ${as}.`
  const what = isElsewhere ? `${name} in a file of type ${container}` : name
  const many = codec === 'av1' ? 'some browsers' : 'many browsers'
  return `This is ${what}, which ${many} cannot play. Export it as ${as}.`
}

function faultOfSound(codec: string | null): string {
  const name = nameOf(codec)
  const what = name === null ? 'of a kind that' : `${name}, which`
  return `The sound is ${what} many browsers cannot play. Export it with AAC.`
}

/** What a format is called; null for one that is not known. */
const nameOf = (codec: string | null): string | null =>
  codec === null ? null : (names[codec] ?? codec.toUpperCase())

/** Files of a film are named by the height of their picture. */
const isSize = (pixels: number) => Number.isInteger(pixels) && pixels >= 1 && pixels <= 16_384

/** In how many seconds a film is watched. */
export const wholeSeconds = (seconds: number): number => Math.max(1, Math.round(seconds))

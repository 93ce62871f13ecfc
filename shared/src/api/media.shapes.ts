import * as z from 'zod'
import { asRule, moment, uid } from './common.ts'

/** What a film belongs to. */
export const mediaAreas = ['academy', 'seminar', 'course', 'learn'] as const

/** A film is at most four hours long. */
const longestFilmS = 14_400

/** A second of a film. */
export const filmSecond = z.int().min(0).max(longestFilmS)

/** Seconds that were played: from the first to before the second. */
export const playedSpan = z
  .tuple([filmSecond, filmSecond])
  .refine(([from, to]) => from < to, asRule('A span ends after it starts'))

/** A language of captions, as BCP 47 has it: `en`, `pt-BR`. */
export const lang = z
  .string()
  .max(20)
  .regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8}){0,2}$/, 'Choose a language')

/** A line of captions: seconds from the start of the film, plain text. */
export const cue = z.object({ start: z.number().min(0), end: z.number().min(0), text: z.string() })

/** Captions of one language, where they are chosen and shown. */
export const captionTrack = z.object({ lang: z.string(), label: z.string(), src: z.string() })

export const assetState = z.enum(['uploading', 'checking', 'converting', 'ready', 'failed'])

/** What is known of a film once it has been brought. */
export const assetFacts = {
  assetId: uid,
  state: assetState,
  /** Why it cannot be played, in words; empty unless it failed. */
  failure: z.string(),
  /** Null until it has been checked. */
  durationSeconds: z.int().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
}

/** What shows a film. */
export const assetUse = z.object({
  kind: z.enum(['video', 'recording', 'learn page']),
  id: z.string(),
  title: z.string(),
})

/** A note at a second of a film. */
export const mediaNote = z.object({
  id: uid,
  assetId: uid,
  /** Of the academy's video; of another film what it is called where it is shown. */
  videoName: z.string(),
  atSeconds: z.int(),
  text: z.string(),
  updatedAt: moment,
})

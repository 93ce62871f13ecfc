import * as z from 'zod'
import { asRule, listOf, moment, paging, search, uid, version } from './common.ts'
import { defineEndpoints } from './define.ts'
import {
  assetFacts,
  assetState,
  assetUse,
  captionTrack,
  cue,
  filmSecond,
  lang,
  mediaAreas,
  mediaNote,
  playedSpan,
} from './media.shapes.ts'

const viewers = ['Student', 'Tutor', 'Senior Tutor', 'Admin'] as const
/** What an admin watches is a look at it, and nothing is kept of that. */
const learners = ['Student', 'Tutor', 'Senior Tutor'] as const
const staff = ['Tutor', 'Senior Tutor', 'Admin'] as const

/** A film that is given out to the caller. */
const toWatch = { rule: 'given', kind: 'film' } as const
/** A film that the caller brought or gives; any for admins. */
const toEdit = { rule: 'own', kind: 'film to edit' } as const
const anyFilm = {
  who: ['Admin'],
  record: { rule: 'any', kind: 'film to edit', at: 'body.assetId' },
} as const

const note = { who: learners, record: { rule: 'own', kind: 'film note', at: 'body.id' } } as const
const text = (most: number) => z.string().trim().min(1).max(most)
const label = text(60)

/** Films: playing, what was watched, transcripts, notes, and what looks after them. */
export const mediaEndpoints = defineEndpoints({
  'POST /Media/Playback/Start': {
    summary:
      'Begin to play a film: its files, captions, and what was watched of it. While viewing as a student nothing is begun, and `playbackId` is null.',
    access: { who: viewers, record: { ...toWatch, at: 'body.assetId' } },
    whileImpersonating: true,
    body: z.strictObject({ assetId: uid }),
    answer: z.object({
      /** Null for whoever only looks: admins, and while viewing as a student. */
      playbackId: uid.nullable(),
      /** The best first. */
      sources: z.array(z.object({ src: z.string(), type: z.string(), height: z.int() })),
      poster: z.string().nullable(),
      captions: z.array(captionTrack),
      durationSeconds: z.int(),
      /** Where it was left; 0 for one that is watched, or was left within 5 s of its end. */
      positionSeconds: z.int(),
      /** In order, never meeting. */
      watched: z.array(z.tuple([z.int(), z.int()])),
      isWatched: z.boolean(),
      /** Whether a second may be gone to that was not watched before. */
      maySkip: z.boolean(),
      /** The first second that was not watched. */
      unwatchedFrom: z.int(),
    }),
  },
  'POST /Media/Playback/SaveProgress': {
    summary:
      'Add what was played, and say where the film stands. Sent again, late, or from several devices it does no harm; 422, and nothing kept, for more than 2 seconds for each since the playback began, and 30.',
    access: {
      who: learners,
      record: { rule: 'own', kind: 'playback', at: 'body.playbackId' },
    },
    checksAccount: true,
    body: z.strictObject({
      playbackId: uid,
      positionSeconds: filmSecond,
      watched: z.array(playedSpan).max(500),
    }),
    answer: z.object({
      watchedPercent: z.int().min(0).max(100),
      isWatched: z.boolean(),
      /** The first video of an academy that shows it; null for other films. */
      video: z
        .object({ videoId: uid, isCompleted: z.boolean(), needsQuiz: z.boolean() })
        .nullable(),
    }),
  },
  'GET /Media/Playback/GetTranscript': {
    summary: 'What is said in a film; where it has no captions the plain transcript, without cues.',
    access: { who: viewers, record: { ...toWatch, at: 'query.assetId' } },
    query: z.object({ assetId: uid, lang: lang.optional() }),
    answer: z.object({
      /** Null for the plain transcript. */
      lang: z.string().nullable(),
      label: z.string(),
      cues: z.array(cue),
      /** The plain transcript; empty where there are cues, or nothing at all. */
      text: z.string(),
      languages: z.array(z.object({ lang: z.string(), label: z.string() })),
    }),
  },
  'GET /Media/Note/GetNotes': {
    summary: 'Own notes of a film, or of all films of an academy, by film and second.',
    access: { who: learners, record: 'none' },
    query: z
      .object({ assetId: uid.optional(), academyId: uid.optional() })
      .refine(
        ({ assetId, academyId }) => (assetId === undefined) !== (academyId === undefined),
        'Name a film or an academy',
      ),
    answer: z.array(mediaNote),
  },
  'POST /Media/Note/Save': {
    summary: 'Note something at a second of a film, or change such a note.',
    access: { who: learners, record: { ...toWatch, at: 'body.assetId' } },
    idempotent: true,
    body: z.strictObject({
      id: uid.optional(),
      assetId: uid,
      atSeconds: filmSecond,
      text: text(2_000),
    }),
    answer: z.object({ id: uid }),
  },
  'POST /Media/Note/Remove': {
    summary: 'Remove a note, or bring it back within 10 minutes.',
    access: note,
    body: z.strictObject({ id: uid, isRestored: z.boolean().default(false) }),
  },
  'GET /Media/Asset/GetAsset': {
    summary: 'A film as those who look after it see it.',
    access: { who: staff, record: { ...toEdit, at: 'query.id' } },
    query: z.object({ id: uid }),
    answer: z.object({
      ...assetFacts,
      name: z.string(),
      area: z.enum(mediaAreas),
      renditions: z.array(
        z.object({ height: z.int(), type: z.string(), bytes: z.int(), src: z.string() }),
      ),
      captions: z.array(
        z.object({
          lang: z.string(),
          label: z.string(),
          cueCount: z.int(),
          version: z.int(),
        }),
      ),
      poster: z.string().nullable(),
      usedBy: z.array(assetUse),
    }),
  },
  'GET /Media/admin/Asset/GetAllAssets': {
    summary: 'All films, the newest first; to choose one that is there already.',
    access: { who: ['Admin'], record: 'none' },
    query: z.object({
      ...paging,
      search,
      area: z.enum(mediaAreas).optional(),
      state: assetState.optional(),
      isUsed: z.enum(['true', 'false']).optional(),
    }),
    answer: listOf(
      'assets',
      z.object({
        ...assetFacts,
        name: z.string(),
        area: z.enum(mediaAreas),
        bytes: z.int(),
        poster: z.string().nullable(),
        createdAt: moment,
        isUsed: z.boolean(),
      }),
    ),
  },
  'POST /Media/Asset/SavePoster': {
    summary: 'Show a picture before a film begins.',
    access: { who: staff, record: { ...toEdit, at: 'query.assetId' } },
    query: z.object({ assetId: uid }),
    upload: { kind: 'image' },
    answer: z.object({ poster: z.string() }),
  },
  'POST /Media/admin/Asset/Remove': {
    summary: 'Remove a film; 409, with what shows it, while something does.',
    access: { who: ['Admin'], record: { rule: 'any', kind: 'film to edit', at: 'body.id' } },
    body: z.strictObject({ id: uid }),
  },
  'POST /Media/admin/Caption/Upload': {
    summary:
      'Bring captions of a language as WebVTT or SubRip; 422 with the first line at fault where they cannot be read.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'film to edit', at: 'query.assetId' },
    },
    query: z.object({ assetId: uid, lang, label }),
    upload: { kind: 'captions' },
    answer: z.object({
      cueCount: z.int(),
      version: z.int(),
      /** What was mended or left out, by line of the file. */
      warnings: z.array(z.object({ line: z.int(), message: z.string() })),
    }),
  },
  'GET /Media/admin/Caption/GetCues': {
    summary: 'Captions as they are edited.',
    access: {
      who: ['Admin'],
      record: { rule: 'any', kind: 'film to edit', at: 'query.assetId' },
    },
    query: z.object({ assetId: uid, lang }),
    answer: z.object({ version: z.int(), label: z.string(), cues: z.array(cue) }),
  },
  'POST /Media/admin/Caption/SaveCues': {
    summary: 'Save edited captions; 409 where somebody has saved them meanwhile.',
    access: anyFilm,
    takes: { maxBytes: 4 * 1024 * 1024 },
    body: z.strictObject({
      assetId: uid,
      lang,
      label,
      version,
      cues: z
        .array(
          z
            .strictObject({
              start: z.number().min(0).max(14_400),
              end: z.number().min(0).max(14_400),
              text: text(500),
            })
            .refine(({ start, end }) => start < end, {
              path: ['end'],
              ...asRule('A line ends after it starts'),
            }),
        )
        .max(5_000)
        .refine(
          (cues) => cues.every(({ start }, at) => at === 0 || (cues[at - 1]?.start ?? 0) <= start),
          asRule('Lines stand in the order of their starts'),
        ),
    }),
    answer: z.object({ version: z.int() }),
  },
  'POST /Media/admin/Caption/Remove': {
    summary: 'Remove the captions of a language.',
    access: anyFilm,
    body: z.strictObject({ assetId: uid, lang }),
  },
})

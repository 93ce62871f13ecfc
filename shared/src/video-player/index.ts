/**
 * Films with what was watched of them, captions, transcript and notes. A screen loads it by
 * `part(() => import('@portal/shared/video-player'))`, or has it in a script of its own.
 */

export { keepChoices, readChoices } from './film-choices.ts'
export { FilmPlayer, type FilmPlayerProps } from './film-player.tsx'
export type { SavedProgress } from './film-types.ts'
export { NotesOfAcademy } from './notes-of-academy.tsx'
export { joined, type Span, secondsIn } from './played.rules.ts'
export { clockOf, secondOf } from './time.rules.ts'

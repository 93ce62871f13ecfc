import type { Role } from './roles.ts'

const megabyte = 1024 * 1024

/** What a file may be: its types, how large, by whom, and how that is said. */
export interface FileRule {
  /** Media types by content, with what files of each end with. */
  readonly types: Readonly<Record<string, string>>
  /** The file must be smaller than this. */
  readonly lessThanBytes: number
  /** Of an image: it may have no more pixels than this. */
  readonly mostPixels?: number
  /** For `File must be …`. */
  readonly words: string
  /** Who may bring one. */
  readonly who: readonly Role[]
}

const pdf = { 'application/pdf': 'pdf' }
const staff: readonly Role[] = ['Tutor', 'Senior Tutor', 'Admin']
const office = 'application/vnd.openxmlformats-officedocument'

/** Kinds of files, each judged by content. Clients know the sentences and the sizes of images. */
export const fileKinds = {
  image: {
    // Types that a browser shows as an image and that carry no script.
    types: { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/gif': 'gif' },
    lessThanBytes: 2 * megabyte,
    words: 'an image',
    who: ['Student', 'Parent', 'School Manager', ...staff],
  },
  logo: {
    types: { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' },
    lessThanBytes: 2 * megabyte,
    // Few bytes can claim to be an image that no page could show.
    mostPixels: 4_000_000,
    words: 'an image',
    who: ['School Manager', 'Admin'],
  },
  pdf: { types: pdf, lessThanBytes: 100 * megabyte, words: 'a PDF', who: ['Student', ...staff] },
  document: {
    types: {
      ...pdf,
      [`${office}.wordprocessingml.document`]: 'docx',
      [`${office}.presentationml.presentation`]: 'pptx',
      [`${office}.spreadsheetml.sheet`]: 'xlsx',
      'image/png': 'png',
      'image/jpeg': 'jpg',
    },
    lessThanBytes: 25 * megabyte,
    words: 'a PDF, a Word, PowerPoint or Excel document, or a PNG or JPEG image',
    who: staff,
  },
  writing: {
    types: { ...pdf, [`${office}.wordprocessingml.document`]: 'docx' },
    lessThanBytes: 10 * megabyte,
    words: 'a PDF or a Word document',
    who: ['Student'],
  },
  marked: {
    types: {
      ...pdf,
      [`${office}.wordprocessingml.document`]: 'docx',
      'image/png': 'png',
      'image/jpeg': 'jpg',
    },
    lessThanBytes: 10 * megabyte,
    words: 'a PDF, a Word document, or a PNG or JPEG image',
    who: ['Tutor', 'Senior Tutor'],
  },
  csv: {
    types: { 'text/csv': 'csv' },
    lessThanBytes: 5 * megabyte,
    words: 'a CSV',
    who: ['Admin'],
  },
  table: {
    // In whichever of the usual encodings; who reads it finds out.
    types: { 'text/csv': 'csv' },
    lessThanBytes: 5 * megabyte,
    words: 'a CSV',
    who: ['Admin'],
  },
  captions: {
    // Both are text, told by how they begin; which of them it is, whoever reads it finds out.
    types: { 'text/vtt': 'vtt', 'application/x-subrip': 'srt' },
    lessThanBytes: megabyte,
    words: 'captions as VTT or SRT',
    who: ['Admin'],
  },
  video: {
    types: { 'video/mp4': 'mp4', 'video/webm': 'webm' },
    // Unless the server was told another limit (`VIDEO_MAX_MB`).
    lessThanBytes: 2048 * megabyte,
    words: 'an MP4 or WebM video',
    who: staff,
  },
  package: {
    types: { 'application/zip': 'zip' },
    lessThanBytes: 512 * megabyte,
    words: 'a ZIP package',
    who: ['Admin'],
  },
} as const satisfies Readonly<Record<string, FileRule>>

export type FileKind = keyof typeof fileKinds

/** Kinds that come in one call. */
export const wholeKinds = ['image', 'pdf', 'document', 'writing', 'marked', 'csv'] as const
/** Kinds that may come in parts; films and packages always do. */
export const partKinds = ['pdf', 'document', 'video', 'package'] as const

/** Bytes of every part but the last: the smallest that bucket stores take. */
export const partBytes = 5 * megabyte

/** What is said of a file of another type. */
export function mustBe(kind: FileKind): string {
  return `File must be ${fileKinds[kind].words}`
}

/**
 * What is said of a file that is too large.
 * @param lessThanBytes where the server was told another limit than the usual one
 */
export function mustBeSmaller(
  kind: FileKind,
  lessThanBytes: number = fileKinds[kind].lessThanBytes,
): string {
  return `File size must be less than ${lessThanBytes / megabyte}MB`
}

/** What is said of an image with more pixels than it may have. */
export function mustHaveFewerPixels(mostPixels: number): string {
  return `File must have at most ${mostPixels / 1_000_000} megapixels`
}

/** What is larger is sent in parts where its kind may be. */
export const wholeUpTo = 20 * megabyte

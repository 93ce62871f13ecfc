import { pathTo } from '@portal/shared/contract'
import type { PieceKind } from './submissions.queries.ts'

/** What is open of a piece: its text, what was handed in, what came back. */
export const pieceViews = ['write', 'versions', 'marking'] as const
export type PieceView = (typeof pieceViews)[number]

const tabs = { essay: 'essays', statement: 'statements' } as const

/** Where the tab of a kind is, in the address. */
export const tabOf = (kind: PieceKind) => tabs[kind]

/** The kind whose tab is open; essays where the address says nothing that there is. */
export const kindIn = (params: URLSearchParams): PieceKind | undefined => {
  const tab = params.get('tab')
  return tab === tabs.essay ? 'essay' : tab === tabs.statement ? 'statement' : undefined
}

/** Where the list of a kind is. */
export const listPath = (kind: PieceKind) =>
  `${pathTo('/resources/submissions', {})}?tab=${tabOf(kind)}`

/** Where a task that was set is started. */
export const setTaskPath = (kind: PieceKind, taskId: string) => `${listPath(kind)}&task=${taskId}`

/** Id of the set task that an address leads to, as notices and calendars do. */
export const setTaskIn = (params: URLSearchParams): string | null => params.get('task')

interface Opened {
  view?: PieceView
  version?: number
  /** What that version is compared with. */
  against?: number | 'draft'
  /** Its kept states are open over it. */
  history?: true
}

/** Where a piece is, and what is open of it. */
export function piecePath(kind: PieceKind, id: string, opened: Opened = {}): string {
  const { view, version, against, history } = opened
  const more = new URLSearchParams({ piece: id })
  if (view !== undefined && view !== 'write') more.set('view', view)
  if (version !== undefined) more.set('version', String(version))
  if (against !== undefined) more.set('against', String(against))
  if (history) more.set('open', 'history')
  return `${listPath(kind)}&${more}`
}

/**
 * What is open of a piece. An address that names a version alone is of what came back for it, and one
 * that names two is of the difference between them.
 */
export function viewIn(params: URLSearchParams): PieceView {
  const view = pieceViews.find((one) => one === params.get('view'))
  if (view !== undefined) return view
  if (params.has('against')) return 'versions'
  return params.has('version') ? 'marking' : 'write'
}

const numberIn = (said: string | null): number | undefined =>
  /^[1-9]\d?$/.test(said ?? '') ? Number(said) : undefined

/** The number of the version that an address names. */
export const versionIn = (params: URLSearchParams): number | undefined =>
  numberIn(params.get('version'))

/** What an address compares that version with. */
export const againstIn = (params: URLSearchParams): number | 'draft' | undefined =>
  params.get('against') === 'draft' ? 'draft' : numberIn(params.get('against'))

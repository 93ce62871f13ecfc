import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page, Route } from 'playwright'
import { openAs, people } from '../support/people.ts'
import { servePiece } from '../support/piece.ts'

const file = readFileSync(join(import.meta.dirname, 'film.webm'))

/** A save of what was watched, as the player sends it. */
export interface Save {
  playbackId: string
  positionSeconds: number
  watched: [from: number, to: number][]
}

/** What stands in the server's place: it keeps what it is sent, and fails when it is told to. */
export interface FilmServer {
  saves: Save[]
  /** Saves do not come through. */
  isCut: boolean
  /** The file is refused so many more times. */
  refusals: number
  /** Nothing beyond may be skipped to. */
  maySkip: boolean
  unwatchedFrom: number
  /** Answers that the player asks for on a page. */
  serve: (page: Page) => Promise<void>
}

/** A film of 30 seconds in two qualities with captions, and who keeps what is watched of it. */
export function filmServer(): FilmServer {
  let playbacks = 0
  const server: FilmServer = {
    saves: [],
    isCut: false,
    refusals: 0,
    maySkip: true,
    unwatchedFrom: 0,
    serve: async (page) => {
      await page.route('**/media/**', (route) => media(route, server))
      await page.route('**/api/Media/**', (route) => {
        const path = new URL(route.request().url()).pathname
        if (path.endsWith('/SaveProgress')) {
          if (server.isCut) return route.abort()
          server.saves.push(route.request().postDataJSON())
          return answer(route, { watchedPercent: 10, isWatched: false, video: null })
        }
        if (path.endsWith('/Start')) {
          playbacks += 1
          return answer(route, started(server, playbacks))
        }
        return answer(route, path.endsWith('/GetTranscript') ? transcript : [])
      })
    },
  }
  return server
}

/** The page with the player, as a student of the portal has it. */
export async function openPlayer(
  server: FilmServer,
  query = '',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await openAs(people.Student, options)
  await showPlayer(page, server, query)
  return page
}

/** The player in a page that is there. */
export async function showPlayer(page: Page, server: FilmServer, query = ''): Promise<void> {
  await server.serve(page)
  await servePiece(page, 'player', 'Player')
  await page.goto(`/player/${query}`)
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0)
}

function answer(route: Route, data: unknown): Promise<void> {
  return route.fulfill({ json: { success: true, message: null, data } })
}

/** The file by ranges, as the server gives it. */
function media(route: Route, server: FilmServer): Promise<void> {
  const request = route.request()
  const { pathname } = new URL(request.url())
  if (pathname.endsWith('.vtt')) {
    return route.fulfill({ contentType: 'text/vtt', body: captions })
  }
  if (!pathname.endsWith('.webm')) return route.fulfill({ status: 404 })
  if (server.refusals > 0) {
    server.refusals -= 1
    return route.fulfill({ status: 401 })
  }
  const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(request.headers().range ?? '') ?? []
  const first = Number(from)
  const last = to === '' ? file.length - 1 : Math.min(Number(to), file.length - 1)
  return route.fulfill({
    status: 206,
    contentType: 'video/webm',
    headers: {
      'accept-ranges': 'bytes',
      'content-range': `bytes ${first}-${last}/${file.length}`,
    },
    body: file.subarray(first, last + 1),
  })
}

function started({ saves, maySkip, unwatchedFrom }: FilmServer, number: number) {
  return {
    playbackId: `0f8e1c1e-5a3b-4a59-9d51-${String(number).padStart(12, '0')}`,
    sources: [720, 360].map((height) => ({
      src: `/media/academy/film/${height}.webm`,
      type: 'video/webm',
      height,
    })),
    poster: null,
    captions: [
      { lang: 'en', label: 'English', src: '/media/academy/film/en-1.vtt' },
      { lang: 'fr', label: 'Français', src: '/media/academy/film/fr-1.vtt' },
    ],
    durationSeconds: 30,
    positionSeconds: saves.at(-1)?.positionSeconds ?? 0,
    watched: [],
    isWatched: false,
    maySkip,
    unwatchedFrom,
  }
}

const cues = Array.from({ length: 10 }, (_, at) => ({
  start: at * 3,
  end: at * 3 + 3,
  text: `Line ${at + 1} of what is said`,
}))

const transcript = {
  lang: 'en',
  label: 'English',
  cues,
  text: '',
  languages: [
    { lang: 'en', label: 'English' },
    { lang: 'fr', label: 'Français' },
  ],
}

const moment = (second: number) => `00:00:${String(second).padStart(2, '0')}.000`
const captions = `WEBVTT\n\n${cues
  .map(({ start, end, text }) => `${moment(start)} --> ${moment(Math.min(end, 29))}\n${text}\n`)
  .join('\n')}`

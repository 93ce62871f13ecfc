import { AnnotationMode, getDocument, PDFDataRangeTransport, PDFWorker } from 'pdfjs-dist'
import {
  EventBus,
  FindState,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/web/pdf_viewer.mjs'
import './pages.css'
import { labelLinks, labelPages } from './labels.ts'
import { outlineOf } from './outline.rules.ts'
import { heldPage } from './page.rules.ts'
import { chunkBytes, type RangeSource } from './range-source.ts'
import type { OutlineEntry, ReaderState } from './reader-types.ts'
import { thumbnailMaker } from './thumbnail-maker.ts'
import { heldZoom, scaleValueOf, type Zoom } from './zoom.rules.ts'

/** Address of the folder that the build is in, with a slash at its end. */
declare const __webpack_public_path__: string

/** What draws an open document. */
export interface Engine {
  goTo: (page: number) => void
  goToEntry: (entry: OutlineEntry) => void
  zoomTo: (zoom: Zoom) => void
  rotate: () => void
  find: (query: string) => void
  findNext: (query: string, steps: 1 | -1) => void
  outline: () => Promise<readonly OutlineEntry[]>
  thumbnail: (page: number) => Promise<string | null>
  end: () => void
}

/** Which hit is shown, of how many. */
interface Count {
  current: number
  total: number
}

interface EngineOptions {
  /** What scrolls. */
  box: HTMLDivElement
  /** What the pages are put into. */
  pages: HTMLDivElement
  source: RangeSource
  /** The beginning of the file, and how long all of it is. */
  file: { length: number; first: Uint8Array<ArrayBuffer> }
  /** Where it opens. */
  at: ReaderState
  tell: (changed: Partial<ReaderState>) => void
}

/** Asks the source for what the document needs. */
class Ranges extends PDFDataRangeTransport {
  readonly #source: RangeSource

  constructor({ source, file }: EngineOptions) {
    super(file.length, file.first)
    this.#source = source
  }

  override requestDataRange(begin: number, end: number): void {
    this.#source.part(begin, end).then((bytes) => this.onDataRange(begin, bytes))
  }
}

/** Links lead within the document, or to https in a tab of its own; any other leads nowhere. */
class Links extends PDFLinkService {
  override addLinkAttributes(link: HTMLAnchorElement, url: string): void {
    if (/^https:\/\//i.test(url)) super.addLinkAttributes(link, url, true)
    else link.title = url
  }

  // A whole address: one that begins with its mark is taken for a way to skip parts of the page.
  override getAnchorUrl(anchor: string): string {
    return anchor === '' ? '' : `${location.pathname}${location.search}${anchor}`
  }

  // A document presses no buttons of its reader's.
  override executeNamedAction(): void {}
  override async executeSetOCGState(): Promise<void> {}
}

const words = {
  getLanguage: () => 'en-gb',
  getDirection: () => 'ltr' as const,
  get: async () => '',
  translate: async () => undefined,
  translateOnce: async () => undefined,
  destroy: async () => undefined,
  pause: () => undefined,
  resume: () => undefined,
}

/** Opens a document in the elements and tells of all that changes, until it is ended. */
export function startEngine(options: EngineOptions): Engine {
  const { box, pages, file, at, tell } = options
  const closing = new AbortController()
  const eventBus = new EventBus()
  const linkService = new Links({
    eventBus,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer',
  })
  const findController = new PDFFindController({ eventBus, linkService })
  const viewer = new PDFViewer({
    container: box,
    viewer: pages,
    eventBus,
    linkService,
    findController,
    annotationMode: AnnotationMode.ENABLE,
    // No tools that write into a document.
    annotationEditorMode: -1,
    enableSelectionRendering: false,
    enableAutoLinking: false,
    l10n: words as never,
    ...{ abortSignal: closing.signal },
  })
  linkService.setViewer(viewer)

  let zoom: Zoom = at.zoom
  let query = ''
  let isSearching = false
  const on = <E>(name: string, listen: (event: E) => void) =>
    eventBus.on(name, listen, { signal: closing.signal })
  on('pagesinit', () => {
    labelPages(pages)
    viewer.pagesRotation = at.turned
    viewer.currentScaleValue = scaleValueOf(zoom)
    const page = heldPage(at.page, viewer.pagesCount)
    viewer.currentPageNumber = page
    tell({ status: 'open', pages: viewer.pagesCount, page })
  })
  on<{ pageNumber: number }>('pagechanging', ({ pageNumber }) => tell({ page: pageNumber }))
  on<{ scale: number; presetValue?: string }>('scalechanging', ({ scale, presetValue }) => {
    // Two fingers zoom without asking.
    if (presetValue === undefined && typeof zoom === 'number') zoom = heldZoom(scale)
    tell({ scale, zoom })
  })
  on<{ source: { div: HTMLElement } }>('annotationlayerrendered', ({ source: page }) =>
    labelLinks(page),
  )
  const hits = (count: Count) => {
    if (query !== '') tell({ found: { query, isSearching, ...count } })
  }
  on<{ matchesCount: Count }>('updatefindmatchescount', ({ matchesCount }) => hits(matchesCount))
  on<{ state: number; matchesCount: Count }>('updatefindcontrolstate', (event) => {
    isSearching = event.state === FindState.PENDING
    hits(event.matchesCount)
  })

  const port = new Worker(new URL('pdfjs-dist/build/pdf.worker.mjs', import.meta.url), {
    type: 'module',
  })
  const worker = PDFWorker.create({ port })
  const assets = new URL(`${__webpack_public_path__}pdf/`, document.baseURI).href
  const task = getDocument({
    worker,
    ...(file.first.length < file.length
      ? { range: new Ranges(options) }
      : { data: file.first.slice() }),
    rangeChunkSize: chunkBytes,
    disableAutoFetch: true,
    disableStream: true,
    // The policy of the page allows none; pictures are decoded by what stands in for it.
    useWasm: false,
    wasmUrl: `${assets}wasm/`,
    cMapUrl: `${assets}cmaps/`,
    standardFontDataUrl: `${assets}standard_fonts/`,
    verbosity: 0,
  })
  task.onPassword = () => tell({ status: 'locked' })
  const opened = task.promise.then(
    (document) => {
      linkService.setDocument(document, null)
      viewer.setDocument(document)
      return document
    },
    (error: Error) => {
      if (closing.signal.aborted) return null
      tell({ status: error.name === 'PasswordException' ? 'locked' : 'broken' })
      return null
    },
  )

  const small = thumbnailMaker(opened, () => viewer.pagesRotation)
  /** What fits the room fits it again when there is another. */
  const room = new ResizeObserver(() => {
    // Hidden, as under a message in its place: nothing fits.
    if (box.clientWidth === 0) return
    if (viewer.pagesCount > 0 && typeof zoom !== 'number') {
      viewer.currentScaleValue = scaleValueOf(zoom)
    }
    viewer.update()
  })
  room.observe(box)

  const seek = (type: '' | 'again', sought: string, findPrevious: boolean) =>
    eventBus.dispatch('find', {
      source: box,
      type,
      query: sought,
      caseSensitive: false,
      entireWord: false,
      highlightAll: true,
      findPrevious,
      matchDiacritics: false,
    })
  return {
    goTo: (page) => {
      if (viewer.pagesCount > 0) viewer.scrollPageIntoView({ pageNumber: page })
    },
    goToEntry: ({ goal }) => {
      if (goal !== null)
        void linkService.goToDestination(typeof goal === 'string' ? goal : [...goal])
    },
    zoomTo: (to) => {
      zoom = to
      if (viewer.pagesCount > 0) viewer.currentScaleValue = scaleValueOf(to)
      tell({ zoom })
    },
    rotate: () => {
      const page = viewer.currentPageNumber
      viewer.pagesRotation = (viewer.pagesRotation + 90) % 360
      viewer.scrollPageIntoView({ pageNumber: page })
      small.forget()
      tell({ turned: viewer.pagesRotation })
    },
    find: (sought) => {
      query = sought
      if (sought === '') eventBus.dispatch('findbarclose', { source: box })
      else seek('', sought, false)
    },
    findNext: (sought, steps) => seek('again', sought, steps === -1),
    outline: async () => outlineOf((await (await opened)?.getOutline()) ?? []),
    thumbnail: small.of,
    end: () => {
      closing.abort()
      // The viewer notes its height on the whole page, and leaves it there.
      document.documentElement.style.removeProperty('--viewer-container-height')
      room.disconnect()
      small.end()
      viewer.setDocument(null as never)
      linkService.setDocument(null as never)
      void task.destroy().finally(() => port.terminate())
    },
  }
}

/**
 * Address that every call is put behind, without a slash at its end. Chosen at run time, so that
 * one build can talk to any server that keeps the contract: `<meta name="portal-api" content="…">`
 * in the page, else `/api` at the page's own origin.
 */
export function baseAddress(): string {
  const given = document.querySelector('meta[name="portal-api"]')?.getAttribute('content')
  return new URL(given || '/api', window.location.origin).href.replace(/\/+$/, '')
}

/** What a call's parts may hold; the contract types them exactly. */
export interface RawInput {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  file?: Blob
}

/** The whole address of a call. */
export function addressOf(path: string, input: RawInput): string {
  return baseAddress() + callPath(path, input)
}

/** Fills `:name` parts of a path and adds the query; values that are undefined are left out. */
export function callPath(path: string, { params = {}, query = {} }: RawInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === null || value === '') {
      throw new TypeError(`The call ${path} needs params.${name}`)
    }
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  const text = search.toString()
  return filled + (text === '' ? '' : `?${text}`)
}

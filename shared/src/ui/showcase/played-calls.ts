/**
 * What stands in for a server on the page of examples: it gets what is asked for and what is sent. A
 * promise that never settles is a call that is still on its way.
 */
type Played = (query: URLSearchParams, body: unknown) => unknown

/** Thrown by a played call to refuse. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const played = new Map<string, Played>()
let network: typeof fetch | undefined

/**
 * Answers calls of the page of examples, which has no server: by what the call is named, as
 * `GET /Lists/View/GetViews`. Everything above the network is the real thing.
 */
export function playCalls(answers: Readonly<Record<string, Played>>): void {
  for (const [call, answer] of Object.entries(answers)) played.set(call, answer)
  if (network !== undefined) return
  network = globalThis.fetch
  const rest = network
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const answer = played.get(`${request.method} ${pathname.replace(/^\/api/, '')}`)
    if (answer === undefined) return await rest(request)
    const text = await request.text()
    try {
      const data = (await answer(searchParams, text === '' ? undefined : JSON.parse(text))) ?? null
      return Response.json({ success: true, message: null, data })
    } catch (error) {
      const { status, message } = error instanceof Refusal ? error : new Refusal(500, String(error))
      return Response.json({ success: false, message, data: null, errors: [] }, { status })
    }
  }
}

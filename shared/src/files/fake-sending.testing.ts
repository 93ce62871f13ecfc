import { vi } from 'vitest'

/** What a request brought, and how it is answered. */
export interface FakeRequest {
  /** `POST /File/File/Upload?kind=image`. */
  key: string
  body: unknown
  headers: Record<string, string>
  isAborted: boolean
  /** Says that so many bytes have left. */
  sent(bytes: number): void
  /** Answers in the envelope; 0 stands for a connection that broke. */
  answer(status: number, data?: unknown, headers?: Record<string, string>): void
}

/** Puts a fake in the place of `XMLHttpRequest`; every request waits for its answer. */
export function fakeSending() {
  const requests: FakeRequest[] = []

  class Fake {
    upload: { onprogress?: (event: { loaded: number }) => void } = {}
    status = 0
    responseText = ''
    timeout = 0
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    #key = ''
    #headers: Record<string, string> = {}
    #answered: Record<string, string> = {}
    #request: FakeRequest | undefined

    open(method: string, address: string) {
      const { pathname, search } = new URL(address)
      this.#key = `${method} ${pathname.replace('/api', '')}${search}`
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value
    }
    getResponseHeader(name: string) {
      return this.#answered[name] ?? null
    }
    abort() {
      if (this.#request !== undefined) this.#request.isAborted = true
      this.onabort?.()
    }
    send(body: unknown) {
      this.#request = {
        key: this.#key,
        body: body instanceof FormData ? body.get('file') : body,
        headers: this.#headers,
        isAborted: false,
        sent: (loaded) => this.upload.onprogress?.({ loaded }),
        answer: (status, data, headers = {}) => {
          if (status === 0) return this.onerror?.()
          this.status = status
          this.#answered = headers
          const isGood = status === 200
          this.responseText = JSON.stringify(
            isGood ? { success: true, data } : { success: false, message: data },
          )
          this.onload?.()
        },
      }
      requests.push(this.#request)
    }
  }
  vi.stubGlobal('XMLHttpRequest', Fake)
  return {
    requests,
    /** The request after so many others; waits for it. */
    async request(index: number): Promise<FakeRequest> {
      return await vi.waitFor(() => {
        const found = requests[index]
        if (found === undefined) throw new Error(`There is no request ${index}`)
        return found
      })
    },
    restore: () => vi.unstubAllGlobals(),
  }
}

/** How a file of the page of examples fares, by its name; any other gets there. */
const fates: Readonly<Record<string, Fate>> = {
  'Essay.pdf': { stopsAt: 0.4 },
  'Cut off.pdf': { stopsAt: 0.7, answer: 0 },
  'Infected.pdf': { answer: 422, message: 'This file was refused by the virus check.' },
  'Busy.pdf': {
    ...{ answer: 503, message: 'Files cannot be checked for viruses right now. Please try again.' },
  },
  'Lesson.mp4': { stopsAt: 0.5 },
}

interface Fate {
  /** The share at which it stops, for ever where nothing is answered. */
  stopsAt?: number
  /** The status; 0 for a connection that breaks. */
  answer?: number
  message?: string
}

/** Those that failed once get there the next time. */
const failed = new Set<string>()
let count = 0

/** A request of the page of examples, which has no server: it tells of its way as a real one does. */
class PlayedRequest extends XMLHttpRequest {
  #answer = { status: 0, text: '' }
  #isOver = false

  override get status(): number {
    return this.#answer.status
  }

  override get responseText(): string {
    return this.#answer.text
  }

  override abort(): void {
    this.#end('abort')
  }

  override send(body?: XMLHttpRequestBodyInit): void {
    const sent = body instanceof FormData ? body.get('file') : body
    const size = sent instanceof Blob ? sent.size : 0
    const name = sent instanceof File ? sent.name : 'Lesson.mp4'
    const fate: Fate = failed.has(name) ? { answer: 200 } : { answer: 200, ...fates[name] }
    const isHeld = fates[name]?.stopsAt !== undefined && fates[name].answer === undefined
    // A turn later, as everything that comes from a network.
    setTimeout(() => {
      this.upload.dispatchEvent(
        new ProgressEvent('progress', { loaded: size * (fate.stopsAt ?? 1) }),
      )
      if (isHeld) return
      if (fate.answer !== 200 && fate.answer !== 422) failed.add(name)
      if (fate.answer === 0) return this.#end('error')
      count += 1
      const data = { id: `kept-${count}`, name, bytes: size }
      const { answer: status = 200, message = null } = fate
      this.#answer = { status, text: JSON.stringify({ success: status === 200, message, data }) }
      this.#end('load')
    })
  }

  #end(how: 'load' | 'error' | 'abort'): void {
    if (this.#isOver) return
    this.#isOver = true
    this.dispatchEvent(new ProgressEvent(how))
  }
}

/** Has every file that is sent on the page of examples go to nobody. */
export function playSending(): void {
  globalThis.XMLHttpRequest = PlayedRequest
}

import type { FoundFile, ReadWarning } from './formats.ts'

/** Something about an item for which it is refused; its message is a sentence. */
export class RefusedItem extends Error {
  readonly refusal: string

  constructor(name: string, message: string) {
    super(message)
    this.refusal = name
  }
}

/** What is noticed while an item is read. */
export class Notes {
  readonly #warnings = new Map<string, ReadWarning>()
  readonly #files = new Map<string, FoundFile>()

  warn(name: string, detail?: string): void {
    const short = detail?.slice(0, 200)
    const warning = short === undefined ? { name } : { name, detail: short }
    this.#warnings.set(JSON.stringify(warning), warning)
  }

  found(file: FoundFile): void {
    this.#files.set(file.placeholder, file)
  }

  get warnings(): ReadWarning[] {
    return [...this.#warnings.values()]
  }

  get files(): FoundFile[] {
    return [...this.#files.values()]
  }
}

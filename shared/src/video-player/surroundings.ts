import type { Surroundings } from './quality.rules.ts'

/** What the browser tells of its window and connection; some tell nothing of the latter. */
export function surroundings(): Surroundings {
  const connection: unknown = Reflect.get(navigator, 'connection')
  const of = (name: string): unknown =>
    typeof connection === 'object' && connection !== null
      ? Reflect.get(connection, name)
      : undefined
  const kind = of('effectiveType')
  return {
    width: window.innerWidth,
    savesData: of('saveData') === true,
    connection: typeof kind === 'string' ? kind : undefined,
  }
}

import type { ScreenPath } from './screen-paths.ts'

/** Names of a path's parameters: `'name' | 'id'` for `/tutor/:name/:id`. */
type ParamOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never

/**
 * The address of a screen of the portal's table: `pathTo('/tutor/:name/:id', { name, id })`. What is
 * put in is encoded, so that nothing of it counts as part of the path.
 */
export function pathTo<Path extends ScreenPath>(
  path: Path,
  params: Readonly<Record<ParamOf<Path>, string | number>>,
): string {
  return fill(path, params)
}

function fill(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
}

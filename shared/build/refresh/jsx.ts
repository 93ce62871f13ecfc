import { jsx, jsxs } from 'react/jsx-runtime'

/**
 * `react/jsx-dev-runtime`, which the compiler asks for when it prepares for fast refresh, by what the
 * shell gives to remotes.
 */
export function jsxDEV(
  type: Parameters<typeof jsx>[0],
  props: unknown,
  key: string | undefined,
  isStatic: boolean,
): ReturnType<typeof jsx> {
  return isStatic ? jsxs(type, props, key) : jsx(type, props, key)
}

export { Fragment } from 'react/jsx-runtime'

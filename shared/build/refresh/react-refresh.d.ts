/** What is used of React's fast refresh, which comes without types. */
declare module 'react-refresh/runtime' {
  type Sign = (
    type: unknown,
    key?: string,
    forceReset?: boolean,
    hooks?: () => unknown[],
  ) => unknown
  /** A component over all of its versions. */
  interface Family {
    current: unknown
  }
  export function injectIntoGlobalHook(target: object): void
  export function register(type: unknown, id: string): void
  export function createSignatureFunctionForTransform(): Sign
  export function getFamilyByType(type: unknown): Family | undefined
  export function isLikelyComponentType(type: unknown): boolean
  export function performReactRefresh(): void
}

declare const PORTAL_BUILD_VERSION: string | undefined
declare const PORTAL_BUILD_COMMIT: string | undefined

/**
 * Version and commit of the bundle that this module was compiled into. Each remote and the shell
 * carry their own copy, which is why the contract is no shared singleton. Unit tests, which are
 * not bundled, see `unbuilt`.
 */
export const buildInfo = {
  version: typeof PORTAL_BUILD_VERSION === 'string' ? PORTAL_BUILD_VERSION : 'unbuilt',
  commit: typeof PORTAL_BUILD_COMMIT === 'string' ? PORTAL_BUILD_COMMIT : 'unbuilt',
} as const

import { ReleaseError } from './release-error.ts'

/**
 * Other origins that remotes may be served from, from REMOTE_ORIGINS: `https://…`, parted by
 * spaces or commas.
 * @throws ReleaseError when one of them is no https origin.
 */
export function allowedOrigins(
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const listed = (environment.REMOTE_ORIGINS ?? '').split(/[\s,]+/).filter((text) => text !== '')
  return listed.map((text) => {
    if (!URL.canParse(text) || !text.startsWith('https://') || new URL(text).pathname !== '/') {
      throw new ReleaseError(`REMOTE_ORIGINS must list https origins; ${text} is none`)
    }
    return new URL(text).origin
  })
}

import type { Viewer } from './remote.ts'

/** Who sees the question bank: holders of the claim, and whoever is on the allow-list (specification 6). */
export function hasQuestionBank({ claims, settings }: Viewer): boolean {
  const isAllowed = settings.allowList.some(
    (address) => address.toLowerCase() === claims.email.toLowerCase(),
  )
  return claims.hasQuestionBank || isAllowed
}

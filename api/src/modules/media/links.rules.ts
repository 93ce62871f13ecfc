import { Problem } from '../../problem.ts'

/**
 * Refuses the address of a film on another site unless its host is one that the portal knows
 * (`VIDEO_LINK_HOSTS`): whatever shows a link instead of a film holds to this.
 * @param link an https address, or null where there is none
 * @param path the field that it was sent in, such as `body.link`
 * @throws Problem 422 at the field, with the hosts that links may lead to.
 */
export function refuseVideoLink(
  link: string | null,
  { path, hosts }: { path: string; hosts: readonly string[] },
): void {
  if (link === null || hosts.includes(new URL(link).hostname)) return
  const message = `Links may lead to ${hosts.join(', ')}.`
  throw new Problem(422, message, { errors: [{ path, message }] })
}

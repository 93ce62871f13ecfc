import type { Remote, Screen } from '@portal/shared/contract'

/**
 * What is left of a remote once the person's programme has ended: the screens that stay open, which
 * what the person then lacks does not close, and the ways to them. The account opens over any page.
 */
export function afterProgramme({ profile, features, ...remote }: Remote): Remote {
  const stays = ({ needs, locked, ...screen }: Screen) => (screen.afterProgramme ? [screen] : [])
  return {
    ...remote,
    features: features.map(({ id, screens, menu = [] }) => ({
      id,
      screens: screens.flatMap(stays),
      menu,
    })),
  }
}

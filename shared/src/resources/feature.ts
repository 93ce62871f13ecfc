import { defineFeature, type Feature } from '@portal/shared/contract'
import { FolderOpen } from 'lucide-react'
import type { ResourcesOptions } from './resources-page.tsx'

/** Id of the menu section; entries of other features name it as their parent. */
const section = 'resources'

export interface ResourcesFeatureOptions extends ResourcesOptions {
  /** Its place in the role's menu. */
  order: number
}

/**
 * Resources: the section of the menu, and the page with a tile for each entry in it.
 * @param features the remote's other features, whose entries with this parent are shown.
 */
export function resourcesFeature(
  features: readonly Feature[],
  { order, ...options }: ResourcesFeatureOptions,
): Feature {
  const entries = features
    .flatMap((feature) => feature.menu ?? [])
    .filter((entry) => entry.parent === section)
  return defineFeature({
    id: 'resources',
    screens: [
      {
        id: 'resources.home',
        path: '/resources',
        title: 'Resources',
        load: async () => {
          const { resourcesPage } = await import('./resources-page.tsx')
          return { default: resourcesPage(entries, options) }
        },
      },
    ],
    menu: [
      {
        id: section,
        label: 'Resources',
        icon: FolderOpen,
        path: '/resources',
        order,
      },
    ],
  })
}

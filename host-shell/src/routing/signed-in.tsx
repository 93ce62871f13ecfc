import type { Claims } from '@portal/shared/contract'
import { type ComponentType, use } from 'react'

type Pages = ComponentType<{ claims: Claims }>

let loaded: Pages | null = null
let loading: Promise<Pages> | null = null

/** Fetches what only people who are signed in need: frame, remote loading, all of the design system. */
export function loadSignedIn(): Promise<Pages> {
  loading ??= import(/* webpackChunkName: "signed-in" */ './portal-pages.tsx').then(
    ({ PortalPages }) => {
      loaded = PortalPages
      return PortalPages
    },
  )
  loading.catch(() => {
    loading = null
  })
  return loading
}

/** The signed-in part of the portal; suspends only where it was not fetched before. */
export function SignedIn({ claims }: { claims: Claims }) {
  const PortalPages = loaded ?? use(loadSignedIn())
  return <PortalPages claims={claims} />
}

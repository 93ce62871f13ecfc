import type { FetchQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Claims } from './claims.ts'
import type { RemoteName, Role } from './roles.ts'

/** The contract that this build of the shell and of the remotes speaks. */
export const contractNumber = 2

/** What a screen, menu entry or lock rule may look at: who is here, and the server's settings. */
export interface Viewer {
  claims: Claims
  settings: PublicSettings
  /** Name of the person's first school, once it is known; for the menu's labels. */
  schoolName?: string
}

/** Settings as a screen sees them: what the server publishes, and what it says of this person. */
export interface PublicSettings {
  /** True when the server runs the demo world. */
  isDemo: boolean
  helpChatUrl: string
  reviewUrl: string
  /**
   * The person's own address, if it is one that sees the question bank and upgrades without the
   * claim; else empty. Nobody learns of anybody else's.
   */
  allowList: readonly string[]
}

/** A lazily loaded component; the promise is not started before it is needed. */
export type LazyComponent<P = object> = () => Promise<{ default: ComponentType<P> }>

/** A query, as `queryOf` makes it. */
export type FirstRead = Pick<FetchQueryOptions, 'queryKey' | 'queryFn'>

/** Whose page it is whose first reads are asked for. */
export interface PageShown {
  /** Parameters of the screen's path. */
  params: Readonly<Record<string, string | undefined>>
  /** Id of the person's first school. */
  school?: string | undefined
}

/** One page of the portal. */
export interface Screen {
  /** Unique in the remote, for example `question-bank.home`. */
  id: string
  /** Route path, in the router's syntax (`/revise/:subject/:start`). */
  path: string
  /** Page name: document title, and heading where the top bar shows one. */
  title: string | ((viewer: Viewer) => string)
  /** Roles of this remote that may open it; left out means all roles of the remote. */
  roles?: readonly Role[]
  /** A further condition on the claims; when false the page is shown as unauthorized. */
  needs?: (viewer: Viewer) => boolean
  /** Stays open once the person's programme has ended, whatever they then lack; all others close. */
  afterProgramme?: true
  /** When true the locked page is shown in place of the screen. */
  locked?: (viewer: Viewer) => boolean
  /** What the locked page says of what would be here, in one sentence. */
  lockedText?: string
  /** `frame`: inside sidebar and top bar (the default). `bare`: the whole window, as the runner. */
  layout?: 'frame' | 'bare'
  /**
   * Reads that the screen shows first. The shell starts them on hover, focus and at navigation; and
   * those of a screen that people come straight to (the menu leads to it, or it `isDirect`) are asked
   * for by the page before any script has come: the build takes their addresses from here.
   */
  firstReads?: (page: PageShown) => readonly FirstRead[]
  /**
   * People come straight to its address although no menu leads there, as when a set is loaded anew:
   * the page asks for its first reads, scripts and styles at once. Each costs everybody's page some
   * hundred bytes.
   */
  isDirect?: true
  load: LazyComponent
}

/**
 * What a role says of a screen that several roles see: to whom of its own it opens. Factories, in
 * `shared/src/<domain>/feature.ts`, take it.
 */
export type ScreenRules = Pick<
  Screen,
  'roles' | 'needs' | 'afterProgramme' | 'locked' | 'lockedText'
>

/** Icons are components that take a size in pixels, such as those of lucide-react. */
export type Icon = ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>

/** One entry of the side menu. */
export interface MenuEntry {
  id: string
  label: string | ((viewer: Viewer) => string)
  /** What it leads to, in one sentence, for pages that show entries as tiles. */
  about?: string
  icon: Icon
  /** Where it goes inside the portal. */
  path?: string
  /** Opens in a new window instead: an address from the settings. */
  opens?: 'helpChatUrl'
  /** Order among its siblings, smallest first, in steps of ten. */
  order: number
  /** Roles of this remote that see it; left out means all of them. */
  roles?: readonly Role[]
  visible?: (viewer: Viewer) => boolean
  /** Shows the lock icon; the screen's own `locked` decides what opens. */
  locked?: (viewer: Viewer) => boolean
  /** Id of the section (an entry with children) that holds this one. */
  parent?: string
  /** A section that is open when the portal starts. */
  startsOpen?: boolean
  /** The four entries with this mark stand in the bottom bar on phones. */
  mobile?: boolean
}

/**
 * What may open over the shell, as the ESAT picker. It decides itself when it shows, and is loaded
 * once the screen asked for has been drawn.
 */
export interface Overlay {
  id: string
  order: number
  load: LazyComponent<OverlayProps>
}

/** What an overlay is told of the page under it. */
export interface OverlayProps {
  /** Inside sidebar and top bar; false on bare pages such as the runner, which nothing may cover. */
  isFramed: boolean
}

/** A piece that the top bar shows on certain paths: a legend, a button, a counter. */
export interface TopBarPiece {
  id: string
  /** Route paths on which it shows. */
  paths: readonly string[]
  order: number
  roles?: readonly Role[]
  load: LazyComponent
}

/** A folder of a remote: what it adds to the portal, as data and lazy loaders. */
export interface Feature {
  id: string
  /**
   * The switch of a feature whose screens are not there yet: its menu entries and top bar pieces are
   * declared, with their rules, but not shown.
   */
  isHidden?: true
  screens: readonly Screen[]
  menu?: readonly MenuEntry[]
  overlays?: readonly Overlay[]
  topBar?: readonly TopBarPiece[]
}

/** What the content of the profile popup is told. */
export interface ProfileProps {
  /** Whether this viewer has a page at a path. */
  hasScreen: (path: string) => boolean
  onClose: () => void
}

/** What a remote exposes as the default export of its module `./remote`. */
export interface Remote {
  contract: number
  name: RemoteName
  roles: readonly Role[]
  build: { version: string; commit: string }
  features: readonly Feature[]
  /**
   * What the profile popup holds of the remote's own, with a way to its page for the account. Where
   * it is left out, the account opens over any page.
   */
  profile?: LazyComponent<ProfileProps>
  /** Segments of paths, in small letters, that say for whom a page is: the breadcrumb has no part for them. */
  unnamedSegments?: readonly string[]
}

/** Declares a remote; a function so that a mistake is a compile error where it is made. */
export function defineRemote(remote: Remote): Remote {
  return remote
}

/** Declares a feature of a remote. */
export function defineFeature(feature: Feature): Feature {
  return feature
}

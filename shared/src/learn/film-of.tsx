import { part } from '@portal/shared/idle'
import { chakra, Skeleton, Surface } from '@portal/shared/ui'
import { Suspense } from 'react'
import type { PageContent } from './learn.rules.ts'

const PageFilm = part(() => import('./page-film.tsx'), { failed: 'The video could not be loaded' })

/** What of a page says which film it has. */
export type FilmedPage = Pick<PageContent, 'film' | 'videoUrl' | 'title'>

/** The film of a page: the portal's own in its player, else one that its address names. */
export function FilmOf({ page: { film, videoUrl, title } }: { page: FilmedPage }) {
  if (film === null) {
    return videoUrl === null ? null : <AddressedFilm address={videoUrl} title={title} />
  }
  return (
    <div data-print="hidden">
      <Suspense fallback={<Skeleton aspectRatio="16 / 9" height="auto" />}>
        <PageFilm key={film.assetId} assetId={film.assetId} title={title} />
      </Suspense>
    </div>
  )
}

/** A film elsewhere; its subtitles stand beside it under the same name. */
function AddressedFilm({ address, title }: { address: string; title: string }) {
  return (
    <Surface overflow="hidden" data-print="hidden">
      <chakra.video
        controls
        preload="metadata"
        playsInline
        aria-label={`Film: ${title}`}
        src={address}
        display="block"
        width="100%"
        aspectRatio="16 / 9"
        bg="bg.ink"
      >
        <track kind="captions" srcLang="en" label="English" src={captionsOf(address)} />
      </chakra.video>
    </Surface>
  )
}

function captionsOf(address: string): string {
  return address.replace(/\.[a-z0-9]+(?=$|\?)/i, '.vtt')
}

import { FilmPlayer } from '@portal/shared/video-player'

/** The film of a page, with what was watched of it. */
export default function PageFilm({ assetId, title }: { assetId: string; title: string }) {
  return <FilmPlayer assetId={assetId} title={title} />
}

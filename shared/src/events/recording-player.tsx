import { FilmPlayer } from '@portal/shared/video-player'

/** The recording of a session. */
export default function RecordingPlayer({ assetId, title }: { assetId: string; title: string }) {
  return <FilmPlayer assetId={assetId} title={title} />
}

import { Surface, Tabs } from '@portal/shared/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Notes } from './notes.tsx'
import { Transcript } from './transcript.tsx'

/** What a key has asked for, at which second. */
export interface AsideAsked {
  what: 'note' | 'search'
  at: number
}

interface AsideProps {
  assetId: string
  /** What the film is called. */
  title: string
  /** Second at which the film is. */
  at: number
  /** Language of the captions that are shown; null for none. */
  lang: string | null
  /** False for whoever keeps no notes. */
  hasNotes: boolean
  asked: AsideAsked | null
  onSeek: (second: number) => void
  notesLink: ReactNode
}

/** Transcript and notes of a film: beside it, below it on phones. */
export default function PlayerAside({ assetId, hasNotes, asked, notesLink, ...rest }: AsideProps) {
  const [tab, setTab] = useState<'transcript' | 'notes'>('transcript')
  useEffect(() => {
    if (asked !== null) setTab(asked.what === 'note' ? 'notes' : 'transcript')
  }, [asked])
  const transcript = {
    id: 'transcript' as const,
    label: 'Transcript',
    content: () => <Transcript assetId={assetId} isSought={asked?.what === 'search'} {...rest} />,
  }
  const notes = {
    id: 'notes' as const,
    label: 'Notes',
    content: () => (
      <Notes
        assetId={assetId}
        at={rest.at}
        asked={asked?.what === 'note' ? asked : null}
        onSeek={rest.onSeek}
        link={notesLink}
      />
    ),
  }
  return (
    <Surface paddingX="4" paddingTop="2" paddingBottom="4">
      <Tabs
        label="Beside the video"
        value={tab}
        onValue={setTab}
        tabs={hasNotes ? [transcript, notes] : [transcript]}
      />
    </Surface>
  )
}

import { useSearchParams } from '@portal/shared/router'
import { EmptyState, Stack } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import type { PieceRead } from '../submissions.queries.ts'
import { ComparePick } from './compare-pick.tsx'
import type { Parts } from './text.rules.ts'
import { VersionCard } from './version-card.tsx'
import { VersionOpened } from './version-opened.tsx'
import { openedIn, sidesOf, usualSides } from './versions.rules.ts'
import { VersionsCompared } from './versions-compared.tsx'

export interface VersionsTabProps {
  read: PieceRead
  /** The draft as it is at this moment, to be compared with a version. */
  now: () => Parts
}

/** What was handed in, the newest first; one of them to be read, or two texts side by side. */
export default function VersionsTab({ read, now }: VersionsTabProps) {
  const { piece, versions } = read
  const [params] = useSearchParams()
  const isReadOnly = useReadOnly() !== null || read.isReadOnly
  if (versions.length === 0) {
    return (
      <EmptyState title="Nothing is handed in yet" level={2}>
        Each time that you hand in, the text stands here as it was.
      </EmptyState>
    )
  }
  const opened = openedIn(params, versions)
  if (opened.kind === 'read') return <VersionOpened piece={piece} row={opened.version} />
  if (opened.kind === 'compare') {
    return <VersionsCompared {...{ read, now }} before={opened.before} after={opened.after} />
  }
  const sides = usualSides(versions)
  return (
    <Stack gap="5">
      {sides === null ? null : <ComparePick {...sides} piece={piece} sides={sidesOf(versions)} />}
      <Stack as="ul" gap="4" listStyleType="none" aria-label="Versions">
        {versions.map((version) => (
          <li key={version.versionId}>
            <VersionCard {...{ read, version, isReadOnly }} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

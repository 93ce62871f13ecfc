import { useLiveReads } from '@portal/shared/live'
import { useSearchParams } from '@portal/shared/router'
import { EmptyState, Heading, Stack } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { useState } from 'react'
import { versionIn } from '../address.rules.ts'
import { markedBy } from '../pieces.rules.ts'
import { type PieceRead, versionCall } from '../submissions.queries.ts'
import { EarlierMarking, EarlierVersion } from './earlier-markings.tsx'
import { MarkingOfVersion } from './marking-of-version.tsx'
import { MarkingStanding } from './marking-standing.tsx'
import { MarkingTools } from './marking-tools.tsx'
import { VersionPart } from './version-part.tsx'
import { hasCome, shownVersion, type VersionRow } from './versions.rules.ts'

export interface MarkingTabProps {
  read: PieceRead
}

const liveReads = [versionCall] as const

/** What came back for a piece: one version's marking, and all others below it. */
export default function MarkingTab({ read }: MarkingTabProps) {
  const { versions } = read
  const [params] = useSearchParams()
  useLiveReads('writing', liveReads)
  const row = shownVersion(versions, versionIn(params))
  if (row === undefined) return <NothingYet last={versions[0]} />
  return <Opened key={row.versionId} {...{ read, row }} />
}

function NothingYet({ last }: { last: VersionRow | undefined }) {
  return (
    <EmptyState title="Nothing has come back yet" level={2}>
      {last?.state === 'pending' && last.dueAt !== null
        ? `Version ${last.number} is with a marker. ${markedBy(last.dueAt)}.`
        : 'Once you have handed in and a marker has returned it, grades and comments stand here.'}
    </EmptyState>
  )
}

function Opened({ read, row }: { read: PieceRead; row: VersionRow }) {
  const { piece, versions } = read
  const { versionId, number } = row
  const isReadOnly = useReadOnly() !== null || read.isReadOnly
  const [isHidden, setHidden] = useState(false)
  const others = versions.filter((one) => one.versionId !== versionId && hasCome(one))
  return (
    <Stack gap="6">
      <VersionPart {...{ versionId, number }}>
        {(version) => {
          const [newest, ...earlier] = version.markings.filter(({ state }) => state === 'returned')
          return (
            <>
              <MarkingTools
                {...{ read, row, version, isReadOnly, isHidden }}
                hasMarks={newest !== undefined && newest.comments.length > 0}
                onHidden={setHidden}
              />
              <MarkingStanding {...{ read, row, version }} />
              {newest === undefined ? null : (
                <MarkingOfVersion
                  {...{ piece, version, isReadOnly, isHidden }}
                  marking={newest}
                  before={newest.role === 'second' ? earlier[0] : undefined}
                />
              )}
              {earlier.length + others.length === 0 ? null : (
                <Heading level={2}>Earlier markings</Heading>
              )}
              {earlier.map((marking) => (
                <EarlierMarking
                  key={marking.markingId}
                  {...{ piece, version, marking, isReadOnly }}
                />
              ))}
            </>
          )
        }}
      </VersionPart>
      {others.map((one) => (
        <EarlierVersion key={one.versionId} {...{ piece, isReadOnly }} row={one} />
      ))}
    </Stack>
  )
}

import { DateText, Disclosure } from '@portal/shared/ui'
import { useState } from 'react'
import { MarkingOfVersion, type MarkingOfVersionProps, titleOf } from './marking-of-version.tsx'
import { MarkingStanding } from './marking-standing.tsx'
import { VersionPart } from './version-part.tsx'
import type { VersionRow } from './versions.rules.ts'

/** A marking that a newer one of the same version stands over. */
export function EarlierMarking(props: Omit<MarkingOfVersionProps, 'before' | 'level'>) {
  const { marking, version } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      summary={titleOf(marking, version.number)}
      meta={<DateText moment={marking.returnedAt} />}
      onOpen={() => setOpen(true)}
    >
      {isOpen ? <MarkingOfVersion {...props} level={3} /> : null}
    </Disclosure>
  )
}

export interface EarlierVersionProps extends Pick<MarkingOfVersionProps, 'piece' | 'isReadOnly'> {
  row: VersionRow
}

/** All that came back for another version; it is fetched when it is opened. */
export function EarlierVersion({ piece, row, isReadOnly }: EarlierVersionProps) {
  const { versionId, number, markedAt, percent } = row
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      summary={`Version ${number}${percent === null ? '' : `: ${percent}%`}`}
      meta={markedAt === null ? undefined : <DateText moment={markedAt} />}
      onOpen={() => setOpen(true)}
    >
      {isOpen ? (
        <VersionPart {...{ versionId, number }}>
          {(version) => (
            <>
              <MarkingStanding {...{ row, version }} read={null} />
              {version.markings
                .filter(({ state }) => state === 'returned')
                .map((marking, index, all) => (
                  <MarkingOfVersion
                    key={marking.markingId}
                    {...{ piece, version, marking, isReadOnly }}
                    before={marking.role === 'second' ? all[index + 1] : undefined}
                    level={3}
                  />
                ))}
            </>
          )}
        </VersionPart>
      ) : null}
    </Disclosure>
  )
}

import { DateText, Disclosure } from '@portal/shared/ui'
import { useState } from 'react'
import { MarkingOfVersion, type MarkingOfVersionProps, titleOf } from './marking-of-version.tsx'
import { MarkingStanding } from './marking-standing.tsx'
import { VersionPart } from './version-part.tsx'
import type { VersionRow } from './versions.rules.ts'

export interface EarlierMarkingProps extends Omit<MarkingOfVersionProps, 'before' | 'level'> {
  /** All that came back is on the paper, whether or not it is open. */
  isPrinting: boolean
}

/** A marking that a newer one of the same version stands over. */
export function EarlierMarking({ isPrinting, ...props }: EarlierMarkingProps) {
  const { marking, version } = props
  const opened = useOpened(isPrinting)
  return (
    <Disclosure
      summary={titleOf(marking, version.number)}
      meta={<DateText moment={marking.returnedAt} />}
      {...opened}
    >
      {opened.open ? <MarkingOfVersion {...props} level={3} /> : null}
    </Disclosure>
  )
}

export interface EarlierVersionProps
  extends Pick<EarlierMarkingProps, 'piece' | 'isReadOnly' | 'isPrinting'> {
  row: VersionRow
}

/** All that came back for another version; it is fetched when it is opened. */
export function EarlierVersion({ piece, row, isReadOnly, isPrinting }: EarlierVersionProps) {
  const { versionId, number, markedAt, percent } = row
  const opened = useOpened(isPrinting)
  return (
    <Disclosure
      summary={`Version ${number}${percent === null ? '' : `: ${percent}%`}`}
      meta={markedAt === null ? undefined : <DateText moment={markedAt} />}
      {...opened}
    >
      {opened.open ? (
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

/** Open while somebody reads it or it is printed; what printing opens is closed again. */
function useOpened(isPrinting: boolean) {
  const [isOpen, setOpen] = useState(false)
  return {
    open: isPrinting || isOpen,
    onOpen: () => {
      if (!isPrinting) setOpen(true)
    },
    onClose: () => setOpen(false),
  }
}

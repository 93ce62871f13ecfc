import type { CallKey } from '@portal/shared/api'
import {
  Badge,
  Button,
  ConfirmDialog,
  Drawer,
  messageOf,
  QueryRegion,
  SkeletonList,
  Stack,
  toast,
  VisuallyHidden,
} from '@portal/shared/ui'
import { useState } from 'react'
import { type RecordKey, useRestore, useVersions, type Version } from './history.queries.ts'
import { VersionCard } from './version-card.tsx'
import { type FieldWords, VersionChanges } from './version-changes.tsx'

export interface HistoryDrawerProps extends FieldWords {
  record: RecordKey
  /** What the record is called: `Autumn 2026`. */
  name: string
  /** Reads that show the record, asked for again once a version is back. */
  changes: readonly CallKey[]
  onClose: () => void
}

/** Every version of a record that is kept, what each changed, and the way back to it. */
export function HistoryDrawer(props: HistoryDrawerProps) {
  const { record, name, changes, onClose, ...words } = props
  const versions = useVersions(record)
  const [wanted, setWanted] = useState<Version | null>(null)
  const restore = useRestore(changes)
  const bringBack = async (version: number, currentVersion: number) => {
    const body = { ...record, version, currentVersion }
    return (await restore.write({ body })).version
  }
  const confirm = async (version: number, current: number) => {
    const made = await bringBack(version, current)
    const undo = () =>
      bringBack(current, made)
        .then(() => toast.success(`“${name}” is as it was before.`))
        .catch((error) => toast.danger(`That could not be undone. ${messageOf(error) ?? ''}`))
    toast.success(`“${name}” is as it was in version ${version}.`, {
      action: { label: 'Undo', onPress: () => void undo() },
    })
  }
  return (
    <Drawer open title={`History of ${name}`} onClose={onClose}>
      <QueryRegion
        query={versions}
        compact
        failed="The history could not be loaded"
        skeleton={<SkeletonList rows={4} />}
        empty={{
          when: (all) => all.length === 0,
          title: 'Nothing is kept yet',
          children: 'From the next time it is saved, every version stands here.',
        }}
      >
        {(all) => (
          <>
            <Stack as="ul" gap="3" listStyle="none">
              {all.map((version, at) => (
                <RecordVersion
                  key={version.version}
                  record={record}
                  version={version}
                  before={all[at + 1]?.version}
                  isNow={at === 0}
                  onRestore={() => setWanted(version)}
                  {...words}
                />
              ))}
            </Stack>
            <ConfirmDialog
              open={wanted !== null}
              title={`Restore version ${wanted?.version ?? ''}?`}
              confirmLabel="Restore"
              onConfirm={() => wanted && confirm(wanted.version, all[0]?.version ?? 0)}
              onClose={() => setWanted(null)}
            >
              It is saved as a new version; what is there now stays in the history.
            </ConfirmDialog>
          </>
        )}
      </QueryRegion>
    </Drawer>
  )
}

interface RecordVersionProps extends FieldWords {
  record: RecordKey
  version: Version
  before: number | undefined
  isNow: boolean
  onRestore: () => void
}

function RecordVersion({ version, isNow, onRestore, ...rest }: RecordVersionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <VersionCard
      version={version.version}
      badge={isNow ? <Badge tone="brand">Now</Badge> : null}
      by={version.savedBy}
      at={version.savedAt}
      actions={
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {rest.before === undefined ? 'What it held' : 'What it changed'}
          <VisuallyHidden> in version {version.version}</VisuallyHidden>
        </Button>
      }
      onRestore={isNow ? undefined : onRestore}
    >
      {isOpen ? <VersionChanges {...rest} version={version.version} /> : null}
    </VersionCard>
  )
}

import { inWords, partsOf, written } from '@portal/shared/forms'
import { chakra, FailedState, messageOf, SkeletonText, Stack, Text } from '@portal/shared/ui'
import { type RecordKey, useVersion } from './history.queries.ts'
import { changesOf } from './history.rules.ts'

/** How the fields of a kind of record are called, and how their values read. */
export interface FieldWords {
  labels?: Readonly<Record<string, string>>
  words?: Readonly<Record<string, (value: never) => string>>
}

export interface VersionChangesProps extends FieldWords {
  record: RecordKey
  version: number
  /** The version before it; undefined where that is not kept. */
  before: number | undefined
}

/** What a version changed of the one before, field by field. */
export function VersionChanges(props: VersionChangesProps) {
  const { record, version, before, labels = {}, words = {} } = props
  const now = useVersion(record, version)
  const was = useVersion(record, before)
  const failed = now.isError ? now : was.isError ? was : null
  if (failed) {
    return (
      <FailedState compact title="The version could not be loaded" onRetry={() => failed.refetch()}>
        {messageOf(failed.error)}
      </FailedState>
    )
  }
  if (now.data === undefined || (before !== undefined && was.data === undefined)) {
    return <SkeletonText lines={3} />
  }
  const changes = changesOf(was.data?.values, now.data.values)
  const textOf = (field: string, value: unknown) =>
    // A version of an older release may lack a field; otherwise it holds what its words are for.
    (value === undefined ? undefined : words[field]?.(value as never)) ?? written(value)
  return (
    <Stack as="dl" gap="3">
      {changes.map((change) => (
        <Change
          key={change.field}
          name={labels[change.field] ?? inWords(change.field)}
          before={before === undefined ? undefined : textOf(change.field, change.before)}
          after={textOf(change.field, change.after)}
        />
      ))}
    </Stack>
  )
}

const Value = chakra('dd', {
  base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', '& > del, & > ins': { color: 'fg' } },
})
const Gone = chakra('del', { base: { bg: 'danger.soft', borderRadius: 'sm' } })
const Come = chakra('ins', {
  base: { bg: 'success.soft', borderRadius: 'sm', textDecoration: 'none', fontWeight: 'medium' },
})

interface ChangeProps {
  name: string
  /** Undefined where nothing is known of it. */
  before: string | undefined
  after: string
}

function Change({ name, before, after }: ChangeProps) {
  const [start, gone, end] = partsOf(before ?? after, after)
  const [, come] = partsOf(after, before ?? after)
  return (
    <div>
      <Text as="dt" size="sm" tone="muted">
        {name}
      </Text>
      <Value>
        {start}
        {gone === '' ? null : <Gone>{gone}</Gone>}
        {gone !== '' && come !== '' && !/\s$/.test(gone) ? ' ' : null}
        {come === '' ? null : <Come>{come}</Come>}
        {end}
      </Value>
    </div>
  )
}

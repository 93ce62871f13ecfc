import { ChooseFiles, SendingRows } from '@portal/shared/files'
import { Alert, Card, formatBytes, formatNumber, ProgressBar, Stack, Text } from '@portal/shared/ui'
import { useState } from 'react'
import type { Import, Undone } from './interchange.queries.ts'
import { itemsInWords } from './interchange.words.ts'
import { LeftList } from './left-list.tsx'
import { useImportSends } from './use-import-sends.ts'

export interface ImportStandingProps {
  asked: Import
  /** What was taken back just now; null where nothing was. */
  undone: Undone | null
}

/** How an import stands, in words, with how far it is. */
export function ImportStanding({ asked, undone }: ImportStandingProps) {
  const { state, message, chosen } = asked
  switch (state) {
    case 'receiving':
      return <GoOn asked={asked} />
    case 'analysing':
      return <Progress asked={asked} label="Items read" />
    case 'applying':
      return <Progress asked={asked} label="Items applied" />
    case 'undoing':
      return <Progress asked={asked} label="Items taken back" />
    case 'analysed':
      return (
        <Alert kind="info" title={`${itemsInWords(chosen)} chosen`}>
          Nothing has changed yet. Look at the warnings, choose what you want, then apply it.
        </Alert>
      )
    case 'refused':
      return (
        <Alert kind="danger" title="The file is refused">
          {message}
        </Alert>
      )
    case 'failed':
      return (
        <Alert kind="danger" title="The import has failed">
          {message}
        </Alert>
      )
    case 'applied':
    case 'undone':
    case 'cancelled':
      return <Ended asked={asked} undone={undone} />
  }
}

const titles = {
  applied: 'The import is applied',
  undone: 'The import is undone',
  cancelled: 'The import is cancelled',
}

/** What came of an import that is over, and what was left as it was. */
function Ended({ asked, undone }: ImportStandingProps) {
  const { state, message, applied, left } = asked
  if (state !== 'applied' && state !== 'undone' && state !== 'cancelled') return null
  const stayed = undone?.left ?? []
  const isWhole = left === 0 && stayed.length === 0
  const said = {
    applied: `${itemsInWords(applied)} applied${left > 0 ? `, ${itemsInWords(left)} left out: each says why below` : ''}.`,
    undone: 'What it made is taken back, but for what somebody has changed or given out since.',
    cancelled:
      applied > 0
        ? `${itemsInWords(applied)} applied before stay as they are.`
        : 'Nothing has changed in the question bank.',
  }
  return (
    <Alert
      kind={isWhole ? (state === 'applied' ? 'success' : 'info') : 'warning'}
      title={titles[state]}
    >
      <Stack gap="2">
        <Text>{said[state]}</Text>
        {message === null ? null : <Text>{message}</Text>}
        {stayed.length === 0 ? null : (
          <>
            <Text weight="medium">These stay as they are:</Text>
            <LeftList left={stayed} label="Questions that stay" />
          </>
        )}
      </Stack>
    </Alert>
  )
}

function Progress({ asked: { done, total }, label }: { asked: Import; label: string }) {
  return (
    <Card>
      <Stack gap="2">
        <ProgressBar
          label={label}
          value={total === null || total === 0 ? undefined : done / total}
          text={
            total === null ? formatNumber(done) : `${formatNumber(done)} of ${formatNumber(total)}`
          }
        />
        <Text size="sm" tone="muted">
          It goes on when you leave this page.
        </Text>
      </Stack>
    </Card>
  )
}

/** Sends what is missing of a file. */
function GoOn({ asked }: { asked: Import }) {
  const { id, name, bytes, origin, defaultTopicId, received, parts } = asked
  const [fault, setFault] = useState<string>()
  const { send, ...uploads } = useImportSends(
    { importId: id, origin, defaultTopicId },
    () => undefined,
  )
  return (
    <Card title="The file is not whole yet">
      <Stack gap="3">
        <Text>
          {`${formatNumber(received.length)} of ${formatNumber(parts)} parts are there. Choose the same file again, and the others follow.`}
        </Text>
        {uploads.sending.length > 0 ? (
          <SendingRows {...uploads} />
        ) : (
          <ChooseFiles
            label="The same file"
            hint={`${name}, ${formatBytes(bytes)}`}
            accept=".xml,.zip,.imscc,.qti,.txt,.gift,.csv"
            error={fault}
            onFiles={([file]) => {
              if (file === undefined) return
              const isSame = file.name.slice(0, 200) === name && file.size === bytes
              setFault(isSame ? undefined : `It is another file than ${name}.`)
              if (isSame) send([file])
            }}
          />
        )}
      </Stack>
    </Card>
  )
}

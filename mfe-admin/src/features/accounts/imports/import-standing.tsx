import {
  Alert,
  DateText,
  formatNumber,
  ProgressBar,
  plural,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { missing, toWrite } from './import.rules.ts'
import { doneInWords, goneInWords, kinds, planInWords } from './import.words.ts'
import type { Counts, Import } from './imports.queries.ts'

/** What stays of each kind, for its heading. */
const stays = { people: 'Accounts', results: 'Results' } as const

export interface ImportStandingProps {
  asked: Import
}

/** How an import stands, in words. */
export function ImportStanding({ asked }: ImportStandingProps) {
  const { state, counts, message, takeBackUntil } = asked
  switch (state) {
    case 'checking':
      return <Progress label="Each row is checked" done={asked.checkedRows} total={asked.rows} />
    case 'applying':
      return <Progress label="The rows are written" done={0} total={asked.rows} />
    case 'taking back':
      return <TakingBack asked={asked} />
    case 'checked':
      return counts === null ? null : <Checked asked={asked} counts={counts} />
    case 'done':
      return (
        <Alert
          kind={message === null ? 'success' : 'warning'}
          title={message === null ? 'The import is applied' : 'Only a part is taken back'}
        >
          <Text>{message ?? (counts === null ? null : doneInWords(asked.kind, counts))}</Text>
          {message === null ? null : <WhatStays asked={asked} />}
          {takeBackUntil === null ? (
            <Text>It is too late to take it back.</Text>
          ) : (
            <Text>
              It can be taken back until <DateText moment={takeBackUntil} style="dateTime" />.
            </Text>
          )}
        </Alert>
      )
    case 'failed':
      return (
        <Alert kind="danger" title="The import has failed">
          {`${message ?? 'The portal could not go on with it.'} Nothing was written. Bring the file again.`}
        </Alert>
      )
    case 'discarded':
      return (
        <Alert kind="info" title="The import is discarded">
          Nothing was written.
        </Alert>
      )
    case 'taken back':
      return (
        <Alert kind={asked.stayedCount > 0 ? 'warning' : 'info'} title="The import is taken back">
          <WhatStays asked={asked} />
        </Alert>
      )
  }
}

/** How far a job has got; how much there is, while it has not begun. */
function Progress({ label, done, total }: { label: string; done: number; total: number }) {
  const share = total > 0 && done > 0 ? done / total : undefined
  return (
    <Stack gap="2">
      <ProgressBar
        label={label}
        value={share}
        text={
          share === undefined
            ? `${formatNumber(total)} in all`
            : `${formatNumber(done)} of ${formatNumber(total)}`
        }
      />
      <Text size="sm" tone="muted">
        It goes on when you leave this page.
      </Text>
    </Stack>
  )
}

/** How far taking back has got, and who stays of those who were looked at. */
function TakingBack({ asked }: { asked: Import }) {
  const { counts, removed, stayedCount, kind } = asked
  return (
    <Stack gap="4">
      <Progress
        label={`Unused ${kinds[kind].nouns[1]} are removed`}
        done={removed + stayedCount}
        total={counts?.create ?? 0}
      />
      {stayedCount === 0 ? null : <WhatStays asked={asked} />}
    </Stack>
  )
}

/** What comes of the file as it stands, or what keeps it from being applied. */
function Checked({ asked, counts }: { asked: Import; counts: Counts }) {
  const lacking = missing(asked)
  return (
    <Stack gap="3">
      {asked.isCheckedAnew ? (
        <Alert kind="warning" live title="Nothing was written: something had changed">
          What the file names is not as it was when it was checked. Each row was checked anew: look
          at them again, then apply it.
        </Alert>
      ) : null}
      {lacking.length > 0 ? (
        <Alert kind="danger" title={`No column is taken for ${lacking.join(', ')}`}>
          Change the columns, and every row is checked again.
        </Alert>
      ) : counts.bad > 0 ? (
        <Alert kind="warning" title="It cannot be applied with bad rows">
          A file is written whole or not at all. Mend these rows in the file and bring it again;
          each row below says what is wrong with it.
        </Alert>
      ) : toWrite(counts) === 0 ? (
        <Alert kind="info" title="There is nothing to do">
          All that the file says is there already.
        </Alert>
      ) : (
        <Alert kind="info" title="Nothing is written yet">
          {`When you apply it, ${planInWords(asked.kind, counts)}`}
        </Alert>
      )}
    </Stack>
  )
}

/** So many who stay are named at most; the rows below name all. */
const namedAtMost = 10

/** How much is gone, and who stays with why; of very many the first by name. */
function WhatStays({ asked }: { asked: Import }) {
  const { stayedCount } = asked
  const stayed = asked.stayed.slice(0, namedAtMost)
  const more = stayedCount - stayed.length
  return (
    <Stack gap="2">
      <Text>{goneInWords(asked)}</Text>
      {stayed.length === 0 ? null : (
        <>
          <Text weight="medium">These stay as they are:</Text>
          <Stack as="ul" gap="1" listStyleType="none" aria-label={`${stays[asked.kind]} that stay`}>
            {stayed.map(({ userId, name, why }, at) => (
              // A student may have several results, of which the same is to be said.
              <Text as="li" key={`${userId} ${at}`}>
                <TextLink to={`/accounts?person=${userId}`}>{name}</TextLink>
                {`: ${why}`}
              </Text>
            ))}
          </Stack>
          {more === 0 ? null : (
            <Text>{`${plural(more, 'more stays', 'more stay')}. Each row below says why.`}</Text>
          )}
        </>
      )}
    </Stack>
  )
}

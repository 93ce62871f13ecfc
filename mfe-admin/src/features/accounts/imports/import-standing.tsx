import {
  Alert,
  DateText,
  formatNumber,
  ProgressBar,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { missing, toWrite } from './import.rules.ts'
import { doneInWords, planInWords } from './import.words.ts'
import type { Counts, Import, TakenBack } from './imports.queries.ts'

export interface ImportStandingProps {
  asked: Import
  /** What was taken back just now; null where nothing was. */
  takenBack: TakenBack | null
}

/** How an import stands, in words. */
export function ImportStanding({ asked, takenBack }: ImportStandingProps) {
  const { state, counts, message, takeBackUntil } = asked
  switch (state) {
    case 'checking':
      return <Progress asked={asked} label="Each row is checked" />
    case 'applying':
      return <Progress asked={asked} label="The rows are written" />
    case 'checked':
      return counts === null ? null : <Checked asked={asked} counts={counts} />
    case 'done':
      return (
        <Alert kind="success" title="The import is applied">
          <Text>{counts === null ? null : doneInWords(asked.kind, counts)}</Text>
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
      return <TakenBackNote takenBack={takenBack} />
  }
}

function Progress({
  asked: { rows, checkedRows, state },
  label,
}: {
  asked: Import
  label: string
}) {
  const share = state === 'checking' && rows > 0 && checkedRows > 0 ? checkedRows / rows : undefined
  return (
    <Stack gap="2">
      <ProgressBar
        label={label}
        value={share}
        text={
          share === undefined
            ? `${formatNumber(rows)} in all`
            : `${formatNumber(checkedRows)} of ${formatNumber(rows)}`
        }
      />
      <Text size="sm" tone="muted">
        It goes on when you leave this page.
      </Text>
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

function TakenBackNote({ takenBack }: { takenBack: TakenBack | null }) {
  const stayed = takenBack?.stayed ?? []
  return (
    <Alert kind={stayed.length > 0 ? 'warning' : 'info'} title="The import is taken back">
      <Stack gap="2">
        <Text>
          {takenBack === null
            ? 'Accounts that it made and nobody had used are gone.'
            : `${takenBack.removed === 1 ? '1 account is' : `${formatNumber(takenBack.removed)} accounts are`} gone.`}
        </Text>
        {stayed.length === 0 ? null : (
          <>
            <Text weight="medium">These stay as they are:</Text>
            <Stack as="ul" gap="1" listStyleType="none" aria-label="Accounts that stay">
              {stayed.map(({ userId, name, why }) => (
                <Text as="li" key={userId}>
                  <TextLink to={`/accounts?person=${userId}`}>{name}</TextLink>
                  {`: ${why}`}
                </Text>
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </Alert>
  )
}

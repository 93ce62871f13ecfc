import { SearchField, SelectField } from '@portal/shared/forms'
import { dialogPart } from '@portal/shared/idle'
import { editAction, rowActions, tellOutcome } from '@portal/shared/lists'
import { useSearchParams } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import { type Column, QueryTable } from '@portal/shared/tables'
import {
  Badge,
  Box,
  Button,
  dash,
  Kbd,
  LiveText,
  plural,
  RelativeTime,
  Row,
  Stack,
  Surface,
  Text,
} from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { type BankComment, useBank, useRemoveComment } from './bank.queries.ts'
import { bankKindName, bankKindOptions } from './bank.words.ts'
import type { BankDialogProps } from './bank-dialog.tsx'

const BankDialog = dialogPart<BankDialogProps>(() => import('./bank-dialog.tsx'), 'Comment')

const kindIn = (text: string | null) => bankKindOptions.find(({ value }) => value === text)?.value

/** Comments that a marker uses again: own ones, and those that everybody has. */
export default function BankTab() {
  const [params, setParams] = useSearchParams()
  const mayShare = useSession(({ claims }) => claims?.role !== 'Tutor')
  const search = params.get('search') ?? ''
  const kind = kindIn(params.get('kind'))
  const bank = useBank({ ...(kind && { kind }), ...(search !== '' && { search }) })
  const remove = useRemove()
  const [open, setOpen] = useState<{ comment: BankComment | undefined } | null>(null)
  const ask = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: true })
  }
  const isFiltered = kind !== undefined || search !== ''
  const add = (
    <Button variant="primary" onClick={() => setOpen({ comment: undefined })}>
      New comment
    </Button>
  )
  const count = bank.data && plural(bank.data.length, 'comment')
  return (
    <Stack gap="4">
      <Row gap="3">
        <Box flex="1 1 16rem" maxWidth={{ md: '24rem' }}>
          <SearchField
            label="Search comments"
            placeholder="Search by words or shortcut"
            value={search}
            onValue={(value) => ask('search', value)}
          />
        </Box>
        <Box width="16rem" maxWidth="100%">
          <SelectField
            labelHidden
            label="Kind"
            options={[{ value: '', label: 'All kinds' }, ...bankKindOptions]}
            value={kind ?? ''}
            onValue={(value) => ask('kind', value)}
          />
        </Box>
        <Box marginLeft="auto">{add}</Box>
      </Row>
      <Text size="sm" tone="muted">
        {count}
      </Text>
      {count ? <LiveText>{count}</LiveText> : null}
      <Surface overflow="clip">
        <QueryTable
          query={bank}
          compact={false}
          failed="The comments could not be loaded"
          label="Comments"
          rows={bank.data}
          isStale={bank.isPlaceholderData}
          rowKey={({ id }) => id}
          columns={[
            ...columns,
            rowActions<BankComment>(nameOf, (comment) =>
              comment.isShared && !mayShare
                ? []
                : [
                    editAction(() => setOpen({ comment })), // It can be had back, so it does not warn.
                    { id: 'remove', label: 'Remove', onChoose: () => remove(comment) },
                  ],
            ),
          ]}
          empty={
            isFiltered
              ? { title: 'No comment fits', illustration: 'search', level: 2 }
              : {
                  title: 'No comment yet',
                  children: 'Keep what you write often. On the desk, / finds it in any comment.',
                  action: add,
                  level: 2,
                }
          }
        />
      </Surface>
      <Suspense>
        {open === null ? null : (
          <BankDialog comment={open.comment} mayShare={mayShare} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </Stack>
  )
}

/** How a comment is called: its first words. */
const nameOf = ({ text }: BankComment) => {
  const [first = ''] = text.split('\n')
  return `“${first.length > 60 ? `${first.slice(0, 59)}…` : first}”`
}

const columns: readonly Column<BankComment>[] = [
  {
    ...{ id: 'text', header: 'Comment', primary: true, width: '20rem' },
    cell: ({ text }) => (
      <Text as="span" weight="normal" lineClamp="3" overflowWrap="anywhere">
        {text}
      </Text>
    ),
  },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => bankKindName(kind) },
  { id: 'criterion', header: 'Criterion', cell: ({ criterion }) => criterion ?? dash },
  {
    ...{ id: 'shortcut', header: 'Shortcut' },
    cell: ({ shortcut }) => (shortcut === null ? dash : <Kbd>{shortcut}</Kbd>),
  },
  {
    ...{ id: 'whose', header: 'Whose' },
    cell: ({ isShared }) => (isShared ? <Badge tone="brand">Everybody’s</Badge> : 'Mine'),
  },
  {
    ...{ id: 'used', header: 'Used last' },
    cell: ({ lastUsedAt }) =>
      lastUsedAt === null ? 'Not yet' : <RelativeTime moment={lastUsedAt} />,
  },
]

/** Takes a comment out of the bank at once, with the way back. */
function useRemove() {
  const { write } = useRemoveComment()
  return ({ id }: BankComment) =>
    void tellOutcome(async () => {
      await write({ body: { id, isRemoved: true } })
      return {
        said: 'The comment is removed.',
        undo: () => write({ body: { id, isRemoved: false } }),
      }
    })
}

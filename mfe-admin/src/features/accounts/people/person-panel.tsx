import { dialogPart } from '@portal/shared/idle'
import { Drawer, QueryRegion, SkeletonText, Stack, Text } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { PersonLinks } from '../links/person-links.tsx'
import { Devices } from './devices.tsx'
import type { EntitlementDialogProps } from './entitlement-dialog.tsx'
import { Entitlements } from './entitlements.tsx'
import { type Person, peopleReads, usePerson } from './people.queries.ts'
import { personWords } from './person.words.ts'
import { PersonActions } from './person-actions.tsx'
import { PersonFacts } from './person-facts.tsx'
import type { PersonFormProps } from './person-form.tsx'
import type { StopDialogProps } from './stop-dialog.tsx'

const PersonForm = dialogPart<PersonFormProps>(() => import('./person-form.tsx'), 'Account')
const StopDialog = dialogPart<StopDialogProps>(() => import('./stop-dialog.tsx'), 'Account')
const EntitlementDialog = dialogPart<EntitlementDialogProps>(
  () => import('./entitlement-dialog.tsx'),
  'Entitlement',
)
const HistoryDrawer = dialogPart(() => import('@portal/shared/history'), 'History')

/** What is open over the panel. */
export type Opened = 'edit' | 'stop' | 'history' | { held: Person['entitlements'][number] }

export interface PersonPanelProps {
  userId: string
  onClose: () => void
}

/** All that is to be known of a person, and done with the account; the whole page on phones. */
export default function PersonPanel({ userId, onClose }: PersonPanelProps) {
  const person = usePerson(userId)
  const [open, setOpen] = useState<Opened | null>(null)
  const close = () => setOpen(null)
  const { data } = person
  const title = data ? `${data.firstName} ${data.lastName}` : 'Person'
  return (
    <>
      <Drawer open wide title={title} description={data?.role} onClose={onClose}>
        <QueryRegion
          query={person}
          failed="The person could not be loaded"
          skeleton={<SkeletonText lines={12} />}
        >
          {(one) => <Content person={one} onOpen={setOpen} />}
        </QueryRegion>
      </Drawer>
      <Suspense>
        {data && open === 'edit' ? <PersonForm person={data} onClose={close} /> : null}
        {data && open === 'stop' ? <StopDialog person={data} onClose={close} /> : null}
        {data && typeof open === 'object' && open !== null ? (
          <EntitlementDialog person={data} held={open.held} onClose={close} />
        ) : null}
        {data && open === 'history' ? (
          <HistoryDrawer
            record={{ kind: 'account', id: userId }}
            name={title}
            changes={peopleReads}
            onClose={close}
            {...personWords}
          />
        ) : null}
      </Suspense>
    </>
  )
}

function Content({ person, onOpen }: { person: Person; onOpen: (what: Opened) => void }) {
  const { userId, firstName, lastName, role, links } = person
  const name = `${firstName} ${lastName}`
  return (
    <Stack gap="8">
      <PersonActions person={person} onOpen={onOpen} />
      <PersonFacts person={person} />
      <PersonLinks person={{ userId, name, role, links }} changes={peopleReads} />
      {person.entitlements.length > 0 ? (
        <Entitlements person={person} onChange={(held) => onOpen({ held })} />
      ) : null}
      <Devices userId={userId} name={name} />
      {role === 'Admin' ? (
        <Text tone="muted" size="sm">
          One admin with a password is always left, and nobody stops their own account.
        </Text>
      ) : null}
    </Stack>
  )
}

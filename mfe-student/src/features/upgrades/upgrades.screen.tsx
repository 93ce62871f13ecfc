import { dialogPart } from '@portal/shared/idle'
import { useLiveReads } from '@portal/shared/live'
import {
  ConfirmDialog,
  Grid,
  Page,
  PageHeader,
  QueryRegion,
  SkeletonCards,
  Text,
  toast,
} from '@portal/shared/ui'
import { UpgradeCard } from '@portal/shared/upgrades'
import { useReadOnly } from '@portal/shared/viewing'
import { Suspense, useState } from 'react'
import { Standing, StateBadge } from './standing.tsx'
import { type Upgrade, upgradeReads, useCancelRequest, useUpgrades } from './upgrades.queries.ts'
import { useNewClaims } from './use-new-claims.ts'

const RequestDialog = dialogPart(() => import('./request-dialog.tsx'), 'Request')

/** What can be added to the programme: asked for here, with what became of it. */
export default function UpgradesScreen() {
  const upgrades = useUpgrades()
  useLiveReads('bell', upgradeReads)
  return (
    <Page>
      <PageHeader title="Upgrades" description="What can be added to your programme" />
      <QueryRegion
        query={upgrades}
        failed="The upgrades could not be loaded"
        skeleton={<SkeletonCards count={6} columns={3} />}
        empty={{
          when: ({ upgrades: all }) => all.length === 0,
          title: hasEverything,
          children: 'When there is something new, it stands here.',
          illustration: 'done',
          level: 2,
        }}
      >
        {({ upgrades: all }) => <Catalogue upgrades={all} />}
      </QueryRegion>
    </Page>
  )
}

const hasEverything = 'Your programme has everything on offer.'

/** What is open beside the cards: the form of a request, or the question whether one goes. */
type Open = { what: 'request' | 'cancel'; upgrade: Upgrade }

/** Whether the student has it already, by itself or with the programme. */
const isHad = ({ mine }: Upgrade) => mine?.state === 'active' || mine?.state === 'included'

function Catalogue({ upgrades }: { upgrades: readonly Upgrade[] }) {
  const cancel = useCancelRequest()
  const readOnly = useReadOnly()
  useNewClaims(upgrades)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const cancelled = open?.what === 'cancel' ? open.upgrade : undefined
  return (
    <>
      {upgrades.every(isHad) ? <Text>{hasEverything}</Text> : null}
      <Grid as="ul" columns={3} listStyleType="none" aria-label="Upgrades">
        {upgrades.map((upgrade) => (
          <UpgradeCard key={upgrade.id} upgrade={upgrade} state={<StateBadge upgrade={upgrade} />}>
            <Standing
              upgrade={upgrade}
              readOnly={readOnly}
              onRequest={() => setOpen({ what: 'request', upgrade })}
              onCancel={() => setOpen({ what: 'cancel', upgrade })}
            />
          </UpgradeCard>
        ))}
      </Grid>
      {open?.what === 'request' ? (
        <Suspense>
          <RequestDialog upgrade={open.upgrade} onClose={close} />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={cancelled !== undefined}
        title={`Do you want to take back your request for ${cancelled?.name ?? ''}?`}
        confirmLabel="Take it back"
        onConfirm={async () => {
          const requestId = cancelled?.mine?.requestId
          if (requestId === undefined || requestId === null) return
          await cancel.write({ body: { requestId } })
          toast.success('Your request is taken back.')
        }}
        onClose={close}
      >
        You can ask for it again at any time.
      </ConfirmDialog>
    </>
  )
}

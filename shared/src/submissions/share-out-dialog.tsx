import { ApiError } from '@portal/shared/api'
import { CheckboxGroup, NumberField } from '@portal/shared/forms'
import {
  Alert,
  Button,
  Dialog,
  formatDate,
  messageOf,
  plural,
  QueryRegion,
  SkeletonList,
  Stack,
  useTimeZone,
} from '@portal/shared/ui'
import { useState } from 'react'
import { type ChosenItems, isAway, moved } from './queue.rules.ts'
import { SharePreview } from './share-preview.tsx'
import { loadInWords } from './sharing.words.ts'
import {
  type Marker,
  type Share,
  useAssign,
  useMarkers,
  useShareOut,
} from './submissions.queries.ts'
import type { Shared } from './use-sharing.tsx'

export interface ShareOutDialogProps {
  title: string
  items: ChosenItems
  /** The marker whose pile is shared out; left out, whatever was chosen is, whoever has it. */
  from?: Marker
  /** Called with what came of it. */
  onDone: (outcome: Shared) => void
  onClose: () => void
}

/** Shares submissions out by how much each marker can take: first a preview, then just that change. */
export default function ShareOutDialog({
  title,
  items,
  from,
  onDone,
  onClose,
}: ShareOutDialogProps) {
  const markers = useMarkers()
  const today = formatDate(Date.now(), 'isoDate', useTimeZone())
  const able = (markers.data ?? []).filter(({ markerId }) => markerId !== from?.markerId)
  const [picked, setPicked] = useState<string[]>()
  const markerIds = picked ?? able.filter((one) => !isAway(one, today)).map((one) => one.markerId)
  const [howMany, setHowMany] = useState<number | null>(from?.open ?? null)
  const sharing = useSharingOut({ items, from, markerIds, howMany })
  const { shares, fault } = sharing
  const apply = async () => {
    const outcome = await sharing.apply()
    if (outcome !== undefined) onDone(outcome)
  }
  const count = shares === null ? 0 : moved(shares).length
  return (
    <Dialog
      open
      keepOnPressOutside
      size="lg"
      title={title}
      description="By how much each marker can take; what is due first goes first."
      onClose={onClose}
      footer={
        shares === null ? (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="primary"
              loading={sharing.isBusy}
              disabled={markerIds.length === 0}
              onClick={() => void sharing.preview()}
            >
              Preview
            </Button>
          </>
        ) : (
          <>
            <Button onClick={sharing.back}>Back</Button>
            <Button
              variant="primary"
              loading={sharing.isBusy}
              disabled={count === 0}
              onClick={() => void apply()}
            >
              {count === 0 ? 'Share out' : `Share out ${plural(count, 'submission')}`}
            </Button>
          </>
        )
      }
    >
      <Stack gap="5">
        {fault === '' ? null : (
          <Alert kind="danger" live>
            {fault}
          </Alert>
        )}
        <QueryRegion
          query={markers}
          compact
          failed="The markers could not be loaded"
          skeleton={<SkeletonList rows={4} />}
          empty={{
            when: () => able.length === 0,
            title: 'There is nobody to share with',
            level: 3,
          }}
        >
          {(all) =>
            shares === null ? (
              <>
                {from === undefined ? null : (
                  <NumberField
                    label={`How many of the ${from.open} that ${from.name} has`}
                    min={1}
                    max={from.open}
                    value={howMany}
                    onValue={setHowMany}
                  />
                )}
                <CheckboxGroup
                  label="Markers"
                  hint="Whoever is away is left out; nobody makes a second look at an own marking."
                  options={able.map((marker) => ({
                    value: marker.markerId,
                    label: marker.name,
                    description: loadInWords(marker, today),
                    disabled: isAway(marker, today),
                  }))}
                  value={markerIds}
                  onValue={setPicked}
                />
              </>
            ) : (
              <SharePreview shares={shares} markers={all} />
            )
          }
        </QueryRegion>
      </Stack>
    </Dialog>
  )
}

interface Wanted {
  items: ChosenItems
  from: Marker | undefined
  markerIds: readonly string[]
  howMany: number | null
}

/** The preview, and the change that must be just what it said; where it is not, it is previewed anew. */
function useSharingOut({ items, from, markerIds, howMany }: Wanted) {
  const sharing = useShareOut()
  const assigning = useAssign()
  const [shares, setShares] = useState<readonly Share[] | null>(null)
  const [fault, setFault] = useState('')
  const body = {
    ...items,
    markerIds: [...markerIds],
    ...(from !== undefined && { fromMarkerId: from.markerId }),
    ...(from !== undefined && howMany !== null && { howMany }),
  }
  const say = (error: unknown) =>
    setFault(messageOf(error) ?? 'The submissions could not be shared out. Try again.')
  const look = async () => {
    try {
      setShares(await sharing.write({ body: { ...body, preview: true } }))
    } catch (error) {
      setShares(null)
      say(error)
    }
  }
  return {
    shares,
    fault,
    isBusy: sharing.isWriting,
    back: () => {
      setFault('')
      setShares(null)
    },
    preview: () => {
      setFault('')
      return look()
    },
    /** Undefined where nothing was changed. */
    apply: async (): Promise<Shared | undefined> => {
      if (shares === null) return undefined
      setFault('')
      try {
        const done = moved(
          await sharing.write({ body: { ...body, preview: false, expected: [...shares] } }),
        )
        const before = done.map(({ itemId, from: markerId }) => ({ itemId, markerId }))
        return {
          said: `${plural(done.length, 'submission is', 'submissions are')} shared out.`,
          ...(before.length > 0 && { undo: () => assigning.write({ body: { undo: before } }) }),
        }
      } catch (error) {
        say(error)
        if (error instanceof ApiError && error.status === 409) await look()
        return undefined
      }
    },
  }
}

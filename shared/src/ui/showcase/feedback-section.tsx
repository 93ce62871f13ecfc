import { RadioGroup, TextField } from '@portal/shared/forms'
import { dialogPart, part } from '@portal/shared/idle'
import { type ComponentType, Suspense, useState } from 'react'
import {
  Alert,
  Button,
  Card,
  ConfirmDialog,
  Dialog,
  Drawer,
  EmptyState,
  FailedState,
  Grid,
  Illustration,
  LinkButton,
  LockedState,
  QueryRegion,
  Row,
  SkeletonText,
  Spinner,
  Stack,
  Text,
  toast,
} from '../index.ts'

const illustrations = [
  'empty',
  'search',
  'failed',
  'locked',
  'done',
  'calendar',
  'questions',
  'chart',
  'message',
] as const

const sentence =
  'The question was saved, but two students who are at it keep what they have begun with. '

/** A script that cannot be had the first time; a part asks for it twice by itself. */
function lateScript<P>(Content: ComponentType<P>) {
  let tries = 0
  return async () => {
    tries += 1
    if (tries <= 2) throw new Error('The script is played, and away.')
    return { default: Content }
  }
}

const Jobs = part(
  lateScript(() => <Text>Here it is.</Text>),
  { failed: 'The jobs could not be loaded' },
)
const TermDialog = dialogPart(
  lateScript(({ onClose }: { onClose: () => void }) => (
    <Dialog open title="New term" onClose={onClose}>
      <Text>Here it is.</Text>
    </Dialog>
  )),
  'New term',
)

/** What comes in a script of its own: the rest stays where that cannot be had. */
function LateParts() {
  const [shown, setShown] = useState<'part' | 'dialog'>()
  return (
    <Stack gap="4">
      <Row>
        <Button onClick={() => setShown('part')}>A part of a screen</Button>
        <Button onClick={() => setShown('dialog')}>A dialog</Button>
      </Row>
      <Suspense fallback={<SkeletonText lines={2} />}>
        {shown === 'part' ? <Jobs /> : null}
        {shown === 'dialog' ? <TermDialog onClose={() => setShown(undefined)} /> : null}
      </Suspense>
    </Stack>
  )
}

const undo = { action: { label: 'Undo', onPress: () => void toast.info('Undone') } }

/** Three at a time; those of failures stay longer. */
function Toasts() {
  return (
    <Row>
      <Button onClick={() => toast.success('Assignments Added Successfully')}>Done</Button>
      <Button onClick={() => toast.info('Your tutor has moved Thursday’s session.')}>
        To know
      </Button>
      <Button onClick={() => toast.warning('This text takes no images.')}>Careful</Button>
      <Button onClick={() => toast.danger('Something went wrong. Try again.')}>Failed</Button>
      <Button onClick={() => toast.success('3 notices are archived.', undo)}>
        With the way back
      </Button>
      <Button onClick={() => toast.warning(sentence.repeat(2).trim(), undo)}>A long one</Button>
    </Row>
  )
}

type RegionState = 'loading' | 'failed' | 'empty' | 'filled'

/** Messages, dialogs, and the states of a region that waits for data. */
export function FeedbackSection() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'drawer'>()
  const [state, setState] = useState<RegionState>('loading')
  const close = () => setOpen(undefined)
  const query = {
    data: state === 'filled' ? ['Algebra'] : state === 'empty' ? [] : undefined,
    error: null,
    isError: state === 'failed',
    isPending: state === 'loading',
    isFetching: false,
    // The page has no server: the state is chosen above.
    refetch: async () => {
      setState('filled')
      return new Promise<never>(() => undefined)
    },
  }
  return (
    <Stack gap="6">
      <Card title="Messages in the page">
        <Stack gap="3">
          <Alert>Your tutor has moved Thursday's session to 17:00.</Alert>
          <Alert kind="success" title="Question Updated Successfully" />
          <Alert kind="warning" title="5 minutes left" onClose={() => toast.info('Dismissed')}>
            Answers are saved as you go.
          </Alert>
          <Alert
            kind="danger"
            title="Email or password is incorrect."
            action={<Button size="sm">Reset password</Button>}
          />
        </Stack>
      </Card>
      <Card title="Things that open">
        <Row>
          <Button onClick={() => setOpen('dialog')}>Dialog</Button>
          <Button onClick={() => setOpen('confirm')}>Confirm</Button>
          <Button onClick={() => setOpen('drawer')}>Drawer</Button>
        </Row>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          title="Insert equation"
          description="LaTeX, as it will be stored with the question."
          footer={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="primary" onClick={close}>
                Add equation
              </Button>
            </>
          }
        >
          <TextField label="Enter Equation" defaultValue="\frac{1}{2}mv^2" />
        </Dialog>
        <ConfirmDialog
          open={open === 'confirm'}
          onClose={close}
          danger
          title="Are you sure you want to delete this assignment?"
          confirmLabel="Delete"
          onConfirm={() => toast.success('Assignment deleted')}
        >
          The question itself stays.
        </ConfirmDialog>
        <Drawer open={open === 'drawer'} onClose={close} title="Questions in this set">
          <Text tone="muted">12 answered, 3 flagged, 5 to go.</Text>
        </Drawer>
      </Card>
      <Grid columns={2}>
        <Card title="Short messages" description="At the window’s edge, spoken as they come.">
          <Toasts />
        </Card>
        <Card
          title="Parts that cannot be had at first"
          description="They come when somebody tries again."
        >
          <LateParts />
        </Card>
      </Grid>
      <Card title="A region that waits for data">
        <Stack gap="5">
          <RadioGroup<RegionState>
            label="State"
            labelHidden
            look="segmented"
            value={state}
            onValue={setState}
            options={[
              { value: 'loading', label: 'Loading' },
              { value: 'failed', label: 'Failed' },
              { value: 'empty', label: 'Empty' },
              { value: 'filled', label: 'Filled' },
            ]}
          />
          <QueryRegion
            query={query}
            skeleton={<SkeletonText lines={4} />}
            failed="Your topics could not be loaded"
            empty={{
              when: (data) => data.length === 0,
              title: 'No topics yet',
              children: 'They appear after your first set.',
            }}
          >
            {(data) => <Text>{data.join(', ')}</Text>}
          </QueryRegion>
        </Stack>
      </Card>
      <Grid columns={3}>
        <Card>
          <EmptyState
            title="No submissions yet"
            action={
              <LinkButton to="#upload" variant="primary">
                Upload an essay
              </LinkButton>
            }
          >
            Essays and personal statements you send appear here with their marks.
          </EmptyState>
        </Card>
        <Card>
          <FailedState
            title="Your calendar could not be loaded"
            onRetry={() => toast.info('Tried again')}
          />
        </Card>
        <Card>
          <LockedState
            title="Academy is not in your programme"
            action={<LinkButton to="#upgrade">See upgrades</LinkButton>}
          >
            Video lessons with questions for each topic of your test.
          </LockedState>
        </Card>
      </Grid>
      <Card title="Illustrations">
        <Row gap="6">
          {illustrations.map((name) => (
            <Illustration key={name} name={name} />
          ))}
          <Spinner />
        </Row>
      </Card>
    </Stack>
  )
}

import { RadioGroup, TextField } from '@portal/shared/forms'
import { useState } from 'react'
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
          <Button onClick={() => toast.success('Assignments Added Successfully')}>Toast</Button>
          <Button
            onClick={() =>
              toast.danger('Something went wrong', {
                action: { label: 'Undo', onPress: () => toast.info('Undone') },
              })
            }
          >
            Toast with action
          </Button>
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

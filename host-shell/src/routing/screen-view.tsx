import type { Screen, Viewer } from '@portal/shared/contract'
import { useLocation, useNavigate } from '@portal/shared/router'
import {
  Button,
  FailedState,
  LinkButton,
  LockedState,
  Page,
  Row,
  SkeletonCards,
  Stack,
} from '@portal/shared/ui'
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ErrorPage } from '../errors/index.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { lazyComponent, startFirstReads } from './screen-state.ts'
import { useArrivalFocus, useDocumentTitle } from './use-arrival.ts'

// In memory by the time that a release can have taken a script away.
const loadRecovery = () => import(/* webpackChunkName: "versions" */ '../remotes/recover-chunk.ts')

interface Props {
  screen: Screen
  params: Readonly<Record<string, string | undefined>>
  viewer: Viewer
  /** Where the viewer sees what can be added to the programme; undefined where there is no such page. */
  upgradesPath?: string | undefined
}

/** One screen of a remote: guarded, loaded when it is first shown, with its own error boundary. */
export function ScreenView({ screen, params, viewer, upgradesPath }: Props) {
  const title = typeof screen.title === 'function' ? screen.title(viewer) : screen.title
  const isOpen =
    (screen.roles?.includes(viewer.claims.role) ?? true) && (screen.needs?.(viewer) ?? true)
  const isLocked = isOpen && (screen.locked?.(viewer) ?? false)
  useDocumentTitle(isOpen ? title : 'This page is not available')

  if (!isOpen) return <ErrorPage type="unauthorized" />
  if (isLocked) {
    return (
      <LockedScreen
        title={title}
        text={screen.lockedText}
        upgradesPath={upgradesPath}
        askAt={viewer.settings.helpChatUrl}
      />
    )
  }
  return <OpenScreen screen={screen} params={params} title={title} />
}

function OpenScreen({
  screen,
  params,
  title,
}: Pick<Props, 'screen' | 'params'> & { title: string }) {
  const { key } = useLocation()
  const [attempt, setAttempt] = useState(0)
  const hasShown = useRef(false)
  // Before the screen's code is there, so that code and data come side by side.
  useLayoutEffect(() => void startFirstReads(screen, params), [screen, params])
  const Content = lazyComponent(screen.load)
  return (
    <ScreenBoundary
      // A new try is a new boundary.
      key={attempt}
      where={`screen ${screen.id}`}
      resetKey={key}
      load={screen.load}
      fallback={(error) => (
        <ScreenFailed
          title={title}
          onArrival={async () => {
            if (!hasShown.current) await (await loadRecovery()).recoverArrival(error)
          }}
          onRetry={async () => {
            await loadRecovery().then(
              ({ recoverChunk }) => recoverChunk(error),
              () => undefined,
            )
            setAttempt((before) => before + 1)
          }}
        />
      )}
    >
      <Suspense
        fallback={
          <Page>
            <SkeletonCards count={4} columns={2} />
          </Page>
        }
      >
        <Arrived
          onShown={() => {
            hasShown.current = true
          }}
        >
          <Content />
        </Arrived>
      </Suspense>
    </ScreenBoundary>
  )
}

/** Its effects run once the screen's code has come, which is when there is a heading to go to. */
function Arrived({ onShown, children }: { onShown: () => void; children: React.ReactNode }) {
  useArrivalFocus()
  useEffect(onShown)
  return children
}

interface ScreenFailedProps {
  title: string
  /** Called once, when the failure shows. */
  onArrival: () => unknown
  onRetry: () => Promise<void>
}

function ScreenFailed({ title, onArrival, onRetry }: ScreenFailedProps) {
  useArrivalFocus()
  const navigate = useNavigate()
  const arrive = useRef(onArrival)
  useEffect(() => void arrive.current(), [])
  return (
    <Stack alignItems="center">
      <FailedState level={1} title={`${title} could not be shown`} onRetry={onRetry}>
        Nothing else is affected.
      </FailedState>
      <Button variant="secondary" onClick={() => navigate(-1)}>
        Go back
      </Button>
    </Stack>
  )
}

interface LockedScreenProps extends Pick<Props, 'upgradesPath'> {
  title: string
  /** What would be here. */
  text: string | undefined
  /** Address of the help chat; empty where there is none. */
  askAt: string
}

function LockedScreen({ title, text, upgradesPath, askAt }: LockedScreenProps) {
  useArrivalFocus()
  return (
    <LockedState
      level={1}
      title={`${title}: not part of your programme yet`}
      action={
        <Row justifyContent="center" _empty={{ display: 'none' }}>
          {upgradesPath === undefined ? null : (
            <LinkButton variant="primary" to={upgradesPath}>
              See upgrades
            </LinkButton>
          )}
          {askAt === '' ? null : (
            <LinkButton to={askAt} target="_blank">
              Ask us
            </LinkButton>
          )}
        </Row>
      }
    >
      {text ??
        'You can add it with an upgrade. Ask your tutor or our help team what it holds and how to get it.'}
    </LockedState>
  )
}

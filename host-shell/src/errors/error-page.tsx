import { useLocation, useNavigate } from '@portal/shared/router'
import { signOut, useSession } from '@portal/shared/session'
import { Button, chakra, Heading, Text } from '@portal/shared/ui'
import { ArrowLeft, Cog, LogIn } from 'lucide-react'
import { useContext } from 'react'
import { rememberAskedPage } from '../routing/asked-page.ts'
import { useArrivalFocus } from '../routing/use-arrival.ts'
import { InFrame } from './in-frame.ts'

/** What the page says; the sentences are given word for word. */
const words = {
  expired: 'Your session has expired. Please sign in again.',
  unauthorized: 'This page is not available',
  error: 'Something went wrong. If the problem persists, please contact us.',
}

const Layout = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6',
    width: '100%',
    maxWidth: 'form',
    marginX: 'auto',
    paddingX: { base: '4', md: '6' },
    paddingY: { base: '10', md: '16' },
    textAlign: 'center',
  },
  variants: { alone: { true: { minHeight: '100dvh' } } },
})

/** Two cogs in each other's teeth, on a soft ground. */
const CogPlate = chakra('div', {
  base: {
    position: 'relative',
    width: '28',
    height: '28',
    borderRadius: 'full',
    bg: 'bg.brandSoft',
    color: 'fg.brand',
    flexShrink: 0,
    '& > svg': { position: 'absolute', strokeWidth: '1.5px' },
    '& > svg:first-of-type': { left: '5', top: '7' },
    '& > svg:last-of-type': { right: '4', top: '4', opacity: 0.55 },
  },
})

export interface ErrorPageProps {
  type: 'unauthorized' | 'error'
  /** Said in place of the general sentence. */
  message?: string
  /** The server's id of the request that failed, for those who ask for help. */
  requestId?: string
}

/**
 * The error page. Whatever it was called for, a session that is missing,
 * unreadable or expired comes first, because signing in again is then what helps.
 */
export function ErrorPage({ type, message, requestId }: ErrorPageProps) {
  const isSignedIn = useSession((session) => session.status === 'signed-in')
  const isInFrame = useContext(InFrame)
  useArrivalFocus()
  const headline = isSignedIn ? (message ?? words[type]) : words.expired
  return (
    <Layout as={isInFrame ? 'div' : 'main'} alone={!isInFrame}>
      <CogPlate aria-hidden="true">
        <Cog size={56} />
        <Cog size={36} />
      </CogPlate>
      <Heading level={1} size="lg" tabIndex={-1}>
        {headline}
      </Heading>
      {isSignedIn ? <GoBack toHome={type === 'unauthorized'} /> : <SignInAgain />}
      {isSignedIn && requestId ? (
        <Text size="sm" tone="muted">
          Reference for our help team: <chakra.span fontFamily="mono">{requestId}</chakra.span>
        </Text>
      ) : null}
    </Layout>
  )
}

function GoBack({ toHome }: { toHome: boolean }) {
  const navigate = useNavigate()
  // A page opened by itself, as from a mail, has nothing before it to go back to.
  const go = () => (toHome || window.history.length <= 1 ? navigate('/') : navigate(-1))
  return (
    <Button variant="primary" icon={<ArrowLeft size={18} />} onClick={go}>
      Go back
    </Button>
  )
}

function SignInAgain() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const leave = () => {
    rememberAskedPage(pathname + search + hash)
    signOut()
    navigate('/login')
  }
  return (
    <Button variant="primary" icon={<LogIn size={18} />} onClick={leave}>
      Sign in again
    </Button>
  )
}

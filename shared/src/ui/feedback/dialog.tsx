import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId } from 'react'
import { IconButton } from '../actions/button.tsx'
import { Heading, Text } from '../layout/text.tsx'
import { chakra } from '../theme/chakra.tsx'
import { useModal } from './use-modal.ts'

const Frame = chakra('dialog', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    color: 'fg',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    boxShadow: 'dialog',
    overflow: 'hidden',
    outline: 'none',
    maxWidth: 'none',
    maxHeight: 'none',
    padding: '0',
    _backdrop: { bg: 'bg.scrim', animation: 'fade 160ms ease-out' },
    '& > [data-part=head]': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      paddingX: { base: '4', md: '6' },
      paddingTop: { base: '4', md: '5' },
      paddingBottom: '1',
      '& > div': { flex: '1', minWidth: '0', paddingTop: '1' },
    },
    '& > [data-part=body]': {
      flex: '1',
      minHeight: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingX: { base: '4', md: '6' },
      // Told to what sticks to the top in here.
      '--over': '{spacing.3}',
      paddingTop: 'var(--over)',
      paddingBottom: { base: '4', md: '6' },
    },
    '& > [data-part=foot]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      paddingX: { base: '4', md: '6' },
      paddingY: '4',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
  },
  variants: {
    place: {
      centre: {
        margin: 'auto',
        borderRadius: 'xl',
        width: 'calc(100vw - 2rem)',
        maxHeight: 'min(48rem, calc(100dvh - 2rem))',
        animation: 'rise 160ms ease-out',
      },
      end: {
        marginY: '0',
        marginRight: '0',
        marginLeft: 'auto',
        height: '100dvh',
        width: 'min(26rem, calc(100vw - 2.5rem))',
        borderWidth: '0',
        borderLeftWidth: '1px',
        animation: 'slideInEnd 180ms ease-out',
      },
      start: {
        marginY: '0',
        marginLeft: '0',
        marginRight: 'auto',
        height: '100dvh',
        width: 'min(22rem, calc(100vw - 2.5rem))',
        borderWidth: '0',
        borderRightWidth: '1px',
        animation: 'slideInStart 180ms ease-out',
      },
      bottom: {
        marginX: 'auto',
        marginTop: 'auto',
        marginBottom: '0',
        width: 'min(100vw, 40rem)',
        maxHeight: 'calc(100dvh - 3rem)',
        borderBottomWidth: '0',
        borderTopRadius: 'xl',
        animation: 'slideInUp 180ms ease-out',
      },
    },
    size: {
      sm: { maxWidth: '26rem' },
      md: { maxWidth: '36rem' },
      lg: { maxWidth: '52rem' },
      // The whole window on phones.
      xl: {
        width: { base: '100vw', md: 'calc(100vw - 2rem)' },
        height: { base: '100dvh', md: 'auto' },
        maxWidth: '72rem',
        maxHeight: { base: '100dvh', md: 'calc(100dvh - 2rem)' },
        borderRadius: { base: '0', md: 'xl' },
      },
      // The whole window, for what is a page by itself, with a header and a way out of its own.
      full: {
        width: '100vw',
        height: '100dvh',
        maxHeight: '100dvh',
        margin: '0',
        borderWidth: '0',
        borderRadius: '0',
        bg: 'bg.canvas',
        '& > [data-part=head]': { srOnly: true },
        '& > [data-part=body]': { '--over': '0px', paddingX: '0', paddingBottom: '0' },
      },
      drawer: {},
      // The whole window on phones: an editor is in it.
      wide: { width: { base: '100vw', md: 'min(48rem, calc(100vw - 4rem))' } },
      page: { width: { base: '100vw', md: 'min(68rem, calc(100vw - 2.5rem))' } },
    },
  },
})

export interface DialogProps {
  open: boolean
  /** Escape, the close button, a press outside. Without it the dialog can only end by its buttons. */
  onClose?: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full'
  /** A press outside does not close it: for forms with something typed. */
  keepOnPressOutside?: boolean
  /** `alertdialog` for questions that need an answer. */
  role?: 'dialog' | 'alertdialog'
  /** Nobody asked for it, so no control of it may take a key that was meant for the page. */
  opensByItself?: boolean
}

interface FrameProps extends Omit<DialogProps, 'open' | 'size'> {
  place: 'centre' | 'end' | 'start' | 'bottom'
  size: 'sm' | 'md' | 'lg' | 'xl' | 'full' | 'drawer' | 'wide' | 'page'
}

function Modal(props: FrameProps) {
  const { onClose, title, description, children, footer, size, place, role } = props
  const ref = useModal(props.opensByItself)
  const id = useId()
  const cancel = (event: SyntheticEvent) => {
    // React owns whether it is open; the browser's own closing would get out of step.
    if (event.target !== ref.current) return
    event.preventDefault()
    onClose?.()
  }
  const closed = (event: SyntheticEvent) => {
    // Escape pressed twice closes a dialog whatever it says to the first press. Whoever opened it may
    // want it to stay, as for something that is not saved.
    if (event.target !== ref.current || ref.current.open) return
    ref.current.showModal()
    onClose?.()
  }
  const pressOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (props.keepOnPressOutside || event.target !== ref.current) return
    const box = ref.current.getBoundingClientRect()
    const inside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom
    if (!inside) onClose?.()
  }
  return (
    <Frame
      ref={ref}
      role={role}
      place={place}
      size={size}
      aria-labelledby={id}
      aria-describedby={description ? `${id}-text` : undefined}
      onCancel={cancel}
      onClose={closed}
      onMouseDown={pressOutside}
    >
      {/* No header and footer elements: outside a section they are the page's own landmarks. */}
      <div data-part="head">
        <div>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {description ? (
            <Text size="sm" tone="muted" id={`${id}-text`} marginTop="1">
              {description}
            </Text>
          ) : null}
        </div>
        {onClose && size !== 'full' ? (
          <IconButton label="Close" icon={<X size={18} />} onClick={onClose} />
        ) : null}
      </div>
      <div data-part="body">{children}</div>
      {footer ? <div data-part="foot">{footer}</div> : null}
    </Frame>
  )
}

/** A modal dialog on the native `<dialog>`: traps and returns focus, Escape closes it. */
export function Dialog({ open, size = 'md', ...rest }: DialogProps) {
  return open ? <Modal {...rest} size={size} place="centre" /> : null
}

export interface DrawerProps extends Omit<DialogProps, 'size'> {
  /** The edge it comes from; `end` (right) when left out. */
  side?: 'start' | 'end' | 'bottom'
  /** For editors: half of a wide window, or nearly all of it; the whole of a phone's. */
  wide?: true | 'page'
}

/** A modal panel from an edge of the window. */
export function Drawer({ open, side = 'end', wide, ...rest }: DrawerProps) {
  return open ? (
    <Modal {...rest} size={wide === true ? 'wide' : (wide ?? 'drawer')} place={side} />
  ) : null
}

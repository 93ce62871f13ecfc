import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { SmartLink } from '../provider/link-context.tsx'
import { chakra } from '../theme/chakra.tsx'

const Frame = chakra(SmartLink, {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '4',
    height: '100%',
    minWidth: '0',
    padding: { base: '4', md: '5' },
    bg: 'bg.surface',
    color: 'fg',
    textDecoration: 'none',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'border.brand' },
    '& > [data-part=icon]': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      width: '11',
      height: '11',
      borderRadius: 'lg',
      bg: 'bg.brandSoft',
      color: 'fg.brand',
    },
    '& > [data-part=words]': {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      flex: '1',
      minWidth: '0',
    },
    '& strong': {
      lineClamp: 3,
      fontWeight: 'semibold',
      overflowWrap: 'anywhere',
      lineHeight: 'snug',
    },
    '& [data-part=text]': { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& > svg': { flexShrink: 0, color: 'fg.subtle', alignSelf: 'center' },
  },
})

export interface LinkCardProps {
  to: string
  title: ReactNode
  children?: ReactNode
  /** 22 px, on a tinted square. */
  icon?: ReactNode
  /** A badge or figure under the text. */
  meta?: ReactNode
  /** Opens in a new tab. */
  newTab?: boolean
}

/** A card that is one link. */
export function LinkCard({ to, title, children, icon, meta, newTab }: LinkCardProps) {
  return (
    <Frame to={to} target={newTab ? '_blank' : undefined}>
      {icon ? (
        <span data-part="icon" aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <span data-part="words">
        <strong>{title}</strong>
        {children ? <span data-part="text">{children}</span> : null}
        {meta ? <chakra.span marginTop="2">{meta}</chakra.span> : null}
      </span>
      <ChevronRight size={18} aria-hidden />
    </Frame>
  )
}

const Details = chakra('details', {
  base: {
    minWidth: '0',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'bg.surface',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '12',
      paddingX: '4',
      paddingY: '2',
      cursor: 'pointer',
      fontWeight: 'medium',
      listStyle: 'none',
      borderRadius: 'lg',
      overflowWrap: 'anywhere',
      _hover: { bg: 'bg.subtle' },
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& > summary > [data-part=words]': { flex: '1', minWidth: '0' },
    '& > summary > svg': {
      flexShrink: 0,
      color: 'fg.muted',
      transition: 'transform 160ms ease-out',
    },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    '& > div': { paddingX: '4', paddingBottom: '4', paddingTop: '1' },
  },
})

export interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  /** At the summary's end. */
  meta?: ReactNode
  /** Open at first. */
  open?: boolean
  /** Disclosures of the same name open one at a time. */
  name?: string
  /** Called whenever it was opened, for what is fetched only then. */
  onOpen?: () => void
  /** Called whenever it was closed. */
  onClose?: () => void
}

/** Something to open, on the native `<details>`. */
export function Disclosure({
  summary,
  children,
  meta,
  open,
  name,
  onOpen,
  onClose,
}: DisclosureProps) {
  return (
    <Details
      open={open}
      name={name}
      onToggle={({ currentTarget }) => (currentTarget.open ? onOpen : onClose)?.()}
    >
      <summary>
        <span data-part="words">{summary}</span>
        {meta}
        <ChevronDown size={18} aria-hidden />
      </summary>
      <div>{children}</div>
    </Details>
  )
}

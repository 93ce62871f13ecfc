import { SmartLink } from '../provider/link-context.tsx'
import { chakra } from '../theme/chakra.tsx'

const Frame = chakra('nav', {
  base: {
    minWidth: '0',
    fontSize: 'sm',
    color: 'fg.muted',
    '& ol': { display: 'flex', flexWrap: 'wrap', listStyle: 'none', minWidth: '0' },
    '& li': { display: 'flex', alignItems: 'center', minWidth: '0', maxWidth: '100%' },
    '& li:not(:last-child)::after': {
      content: '""',
      width: '5px',
      height: '5px',
      marginX: '2.5',
      flexShrink: 0,
      borderTopWidth: '1.5px',
      borderRightWidth: '1.5px',
      borderColor: 'fg.subtle',
      transform: 'rotate(45deg)',
    },
    '& a, & span': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      maxWidth: { base: '10rem', md: '20rem' },
    },
    '& a': { borderRadius: 'xs', _hover: { color: 'fg.link', textDecoration: 'underline' } },
    '& [aria-current]': { color: 'fg' },
  },
})

export interface Crumb {
  label: string
  /** Left out on the last one. */
  to?: string
}

/** Where the page stands; parts are links except the last. */
export function Breadcrumb({
  items,
  label = 'Breadcrumb',
}: {
  items: readonly Crumb[]
  label?: string
}) {
  return (
    <Frame aria-label={label}>
      <ol>
        {items.map((item, index) => (
          <li key={item.to ?? item.label}>
            {item.to !== undefined && index < items.length - 1 ? (
              <SmartLink to={item.to} title={item.label}>
                {item.label}
              </SmartLink>
            ) : (
              <span
                aria-current={index === items.length - 1 ? 'page' : undefined}
                title={item.label}
              >
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Frame>
  )
}

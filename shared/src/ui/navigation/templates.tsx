import type { ReactNode } from 'react'
import { LiveText } from '../data/progress.tsx'
import { chakra } from '../theme/chakra.tsx'
import { PageHeader, type PageHeaderProps } from './page-header.tsx'

/** A page's content: gutters, at most 1,280 px wide, sections under each other. */
export const Page = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '5', md: '8' },
    width: '100%',
    maxWidth: 'page',
    marginX: 'auto',
    paddingX: { base: '4', md: '6' },
    paddingY: { base: '5', md: '8' },
    minWidth: '0',
  },
})

export interface DashboardTemplateProps extends PageHeaderProps {
  /** Today's next step, across the top. */
  next?: ReactNode
  /** Cards in a 12-column grid; give each a `DashboardCell`. */
  children: ReactNode
}

/** Greeting and today's next step across the top, then a grid of cards. */
export function DashboardTemplate({ next, children, ...header }: DashboardTemplateProps) {
  return (
    <Page>
      <PageHeader {...header} />
      {next}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' }}
        gap={{ base: '4', md: '6' }}
      >
        {children}
      </chakra.div>
    </Page>
  )
}

/** A place in the dashboard's grid: 3 to 12 columns wide on large windows. */
export const DashboardCell = chakra('div', {
  base: { display: 'grid', minWidth: '0', '& > *': { minWidth: '0' } },
  variants: {
    span: {
      3: { gridColumn: { lg: 'span 3' } },
      4: { gridColumn: { lg: 'span 4' } },
      5: { gridColumn: { lg: 'span 5' } },
      6: { gridColumn: { lg: 'span 6' } },
      7: { gridColumn: { lg: 'span 7' } },
      8: { gridColumn: { lg: 'span 8' } },
      9: { gridColumn: { lg: 'span 9' } },
      12: { gridColumn: { lg: 'span 12' } },
    },
  },
  defaultVariants: { span: 6 },
})

/**
 * Cards under each other beside another such column: where heights differ, the one marked
 * `data-grow` fills what is left, so that no hole stands beside the taller column.
 */
export const DashboardColumn = chakra(DashboardCell, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '4', md: '6' },
    '& > [data-grow], & > :only-child': { flexGrow: '1' },
  },
})

export interface ListTemplateProps extends PageHeaderProps {
  /** `128 questions`; spoken when it changes. */
  count?: string
  /** Search and filter chips. */
  filters?: ReactNode
  pager?: ReactNode
  /** The table, cards or list. */
  children: ReactNode
}

/** Title, count, filters as chips, table or cards, pager. */
export function ListTemplate({ count, filters, pager, children, ...header }: ListTemplateProps) {
  return (
    <Page gap={{ base: '4', md: '6' }}>
      <PageHeader {...header} description={header.description ?? count} />
      {count ? <LiveText>{count}</LiveText> : null}
      {filters ? (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" data-print="hidden">
          {filters}
        </chakra.div>
      ) : null}
      {children}
      {pager}
    </Page>
  )
}

export interface DetailTemplateProps extends PageHeaderProps {
  /** Related things in a side column. */
  side?: ReactNode
  /** Tabs and sections. */
  children: ReactNode
}

/** Header with facts and actions, tabs, a side column of related things. */
export function DetailTemplate({ side, children, ...header }: DetailTemplateProps) {
  return (
    <Page>
      <PageHeader {...header} />
      <chakra.div
        display="grid"
        gap={{ base: '5', md: '8' }}
        gridTemplateColumns={
          side ? { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' } : 'minmax(0, 1fr)'
        }
      >
        <chakra.div minWidth="0" display="flex" flexDirection="column" gap="6">
          {children}
        </chakra.div>
        {side ? (
          <chakra.aside
            minWidth="0"
            display="flex"
            flexDirection="column"
            gap="4"
            aria-label="Related"
          >
            {side}
          </chakra.aside>
        ) : null}
      </chakra.div>
    </Page>
  )
}

export interface FormTemplateProps extends PageHeaderProps {
  /** `Form` with its sections. */
  children: ReactNode
}

/** One column of sections; end the form with a `SaveBar`. */
export function FormTemplate({ children, ...header }: FormTemplateProps) {
  return (
    <Page>
      <PageHeader {...header} />
      <chakra.div width="100%" maxWidth="reading">
        {children}
      </chakra.div>
    </Page>
  )
}

/** The bar at a form's end that stays in view: what is saved and what is not, and the buttons. */
export function SaveBar({ state, children }: { state?: string; children: ReactNode }) {
  return (
    <chakra.div
      data-save-bar=""
      position="sticky"
      bottom={{ base: '16', md: '4' }}
      zIndex="bar"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      paddingX="4"
      paddingY="3"
      bg="bg.raised"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      boxShadow="float"
    >
      <chakra.span fontSize="sm" color="fg.muted" role="status">
        {state}
      </chakra.span>
      <chakra.div display="flex" flexWrap="wrap" gap="3" marginLeft="auto">
        {children}
      </chakra.div>
    </chakra.div>
  )
}

import { Box, chakra, Drawer, type DrawerProps, Heading, Tabs, useMedia } from '@portal/shared/ui'
import { type ReactNode, useId } from 'react'

const Columns = chakra('div', {
  base: { display: 'grid', gap: '8', alignItems: 'start' },
  variants: {
    beside: {
      narrow: { gridTemplateColumns: 'minmax(0, 1fr) 14rem' },
      wide: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
    },
  },
})

interface DrawerBesideProps extends Pick<DrawerProps, 'wide' | 'title' | 'description' | 'footer'> {
  /** The width of a window from which there is room for both, as `64rem`. */
  from: string
  /** Its own name and that of the tab that it is behind where it is narrow. */
  label: string
  tab: string
  /** What stands beside it. */
  beside: { title: string; width: 'narrow' | 'wide'; content: ReactNode }
  onClose: () => void
  children: ReactNode
}

/** A drawer in which something is written, with what helps beside it; behind a tab where it is narrow. */
export function DrawerBeside(props: DrawerBesideProps) {
  const { from, label, tab, beside, children, ...drawer } = props
  const id = useId()
  const isWide = useMedia(`(min-width: ${from})`, true)
  return (
    <Drawer open keepOnPressOutside {...drawer}>
      {isWide ? (
        <Columns beside={beside.width}>
          <Box minWidth="0">{children}</Box>
          <Box as="aside" aria-labelledby={id} minWidth="0" position="sticky" top="0">
            <Heading level={3} size="md" id={id}>
              {beside.title}
            </Heading>
            {beside.content}
          </Box>
        </Columns>
      ) : (
        <Tabs
          label={label}
          tabs={[
            { id: 'own', label: tab, content: () => <Box paddingTop="4">{children}</Box> },
            {
              id: 'beside',
              label: beside.title,
              content: () => <Box paddingTop="4">{beside.content}</Box>,
            },
          ]}
        />
      )}
    </Drawer>
  )
}

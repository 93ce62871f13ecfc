import { useNavigate } from '@portal/shared/router'
import { Box, chakra, Kbd, SmartLink, Text } from '@portal/shared/ui'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect } from 'react'
import { type LearnView, type PageContent, pagePath, turnOf } from './learn.rules.ts'

const TurnLink = chakra(SmartLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minWidth: '0',
    height: '100%',
    padding: '4',
    bg: 'bg.surface',
    color: 'fg',
    textDecoration: 'none',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'border.brand' },
    '& > span': { display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' },
    '& small': { fontSize: 'xs', color: 'fg.muted', fontWeight: 'medium' },
    '& strong': { fontWeight: 'semibold', lineHeight: 'snug', overflowWrap: 'anywhere' },
    '& > svg': { flexShrink: 0, color: 'fg.subtle' },
  },
  variants: { end: { true: { textAlign: 'end' } } },
})

/** The ways to the neighbouring pages of the subject, by links and by the arrow keys. */
export function PageTurner({ page, view }: { page: PageContent; view: LearnView }) {
  const navigate = useNavigate()
  const pathOf = (neighbour: PageContent['next']) =>
    neighbour === null
      ? null
      : pagePath(
          view.base,
          { learningId: page.learningId, slug: page.subjectSlug },
          neighbour.subTopicId,
        )
  const previous = pathOf(page.previous)
  const next = pathOf(page.next)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const turn = turnOf(event)
      const path = turn === 'previous' ? previous : turn === 'next' ? next : null
      if (path !== null) navigate(path)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [navigate, previous, next])
  if (page.previous === null && page.next === null) return null
  return (
    <Box as="nav" aria-label={`Pages of ${page.subjectName}`} data-print="hidden">
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        {page.previous !== null && previous !== null ? (
          <TurnLink to={previous}>
            <ArrowLeft size={18} aria-hidden />
            <span>
              <small>Previous</small>
              <strong>{page.previous.name}</strong>
            </span>
          </TurnLink>
        ) : null}
        {page.next !== null && next !== null ? (
          <Box gridColumn={{ sm: '2' }}>
            <TurnLink to={next} end>
              <span>
                <small>Next</small>
                <strong>{page.next.name}</strong>
              </span>
              <ArrowRight size={18} aria-hidden />
            </TurnLink>
          </Box>
        ) : null}
      </Box>
      <Text
        size="xs"
        tone="muted"
        marginTop="3"
        display={{ base: 'none', lg: 'block' }}
        textAlign="center"
      >
        <Kbd>←</Kbd> and <Kbd>→</Kbd> turn the pages
      </Text>
    </Box>
  )
}

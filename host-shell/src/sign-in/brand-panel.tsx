import { chakra } from '@portal/shared/ui'
import { BrandLine } from '../frame/brand-mark.tsx'
import { PractiseDrawing } from './practise-drawing.tsx'

const Panel = chakra('header', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '8',
    overflow: 'hidden',
    bg: 'bg.ink',
    color: 'fg.onInk',
    paddingX: { base: '5', md: '10', xl: '16' },
    paddingY: { base: '5', lg: '10' },
    '& > [data-part=words]': { display: { base: 'none', lg: 'block' }, maxWidth: '30rem' },
    '& > svg': { display: { base: 'none', lg: 'block' } },
  },
})

/** The side of the sign-in page that says what the portal is for; a slim bar on small windows. */
export function BrandPanel() {
  return (
    <Panel>
      <BrandLine />
      <PractiseDrawing />
      <div data-part="words">
        <chakra.p
          fontSize={{ base: 'xl', xl: '2xl' }}
          fontWeight="semibold"
          letterSpacing="tight"
          lineHeight="tight"
        >
          Practise the right questions. See how far you have come.
        </chakra.p>
        <chakra.p marginTop="3" color="fg.onInkMuted">
          Preparation for university admissions tests, with students, tutors, parents and schools in
          one place.
        </chakra.p>
      </div>
    </Panel>
  )
}

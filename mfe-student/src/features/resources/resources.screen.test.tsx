import type { MenuEntry } from '@portal/shared/contract'
import { expectNoAxeViolations, renderScreen, screen } from '@portal/shared/testing'
import { FolderOpen } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { resourcesFeature } from './feature.ts'
import { resourcesScreen } from './resources.screen.tsx'

const entry = (more: Partial<MenuEntry>): MenuEntry => ({
  id: 'question-bank',
  label: 'Question bank',
  icon: FolderOpen,
  path: '/resources/question-bank',
  order: 10,
  parent: 'resources',
  ...more,
})

describe('resources', () => {
  it('has a tile for each entry that the student sees, in their order', async () => {
    const Screen = resourcesScreen([
      entry({
        id: 'library',
        label: 'Library',
        path: '/resources/library',
        order: 30,
        locked: () => true,
      }),
      entry({ about: 'Practise here.', visible: ({ claims }) => claims.hasQuestionBank }),
      entry({ id: 'hidden', label: 'Hidden', visible: () => false }),
    ])
    renderScreen(<Screen />)
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/resources/question-bank',
      '/resources/library',
    ])
    expect(links[0]).toHaveTextContent('Practise here.')
    expect(links[1]).toHaveTextContent('Locked')
    await expectNoAxeViolations()
  })

  it('says what will be here', async () => {
    const Screen = resourcesScreen([])
    renderScreen(<Screen />)
    expect(await screen.findByText('Your programme has no resources yet')).toBeVisible()
  })

  it('takes its entries from the other features', async () => {
    const feature = resourcesFeature([
      { id: 'question-bank', screens: [], menu: [entry({})] },
      { id: 'other', screens: [], menu: [entry({ id: 'elsewhere', parent: undefined })] },
    ])
    const { default: Screen } = (await feature.screens[0]?.load()) ?? { default: () => null }
    renderScreen(<Screen />)
    expect(await screen.findAllByRole('link')).toHaveLength(1)
  })
})

import type { MenuEntry } from '@portal/shared/contract'
import { expectNoAxeViolations, renderScreen, screen, within } from '@portal/shared/testing'
import { FolderOpen } from 'lucide-react'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { resourcesFeature } from './feature.ts'
import { resourcesPage } from './resources-page.tsx'

const entry = (more: Partial<MenuEntry>): MenuEntry => ({
  id: 'question-bank',
  label: 'Question bank',
  icon: FolderOpen,
  path: '/resources/question-bank',
  order: 10,
  parent: 'resources',
  ...more,
})

const noPosts = { posts: [], totalCount: 0, unreadCount: 0 }
const show = (Screen: ComponentType) =>
  renderScreen(<Screen />, { calls: { 'GET /blog/blog': noPosts } })

const tiles = () => screen.findAllByRole('link', { name: /Question bank|Library|Hidden/ })

const options = {
  description: 'Everything you can learn and practise with.',
  none: { title: 'Your programme has no resources yet', text: 'They show here.' },
}

describe('resources', () => {
  it('has a tile for each entry that somebody sees, in their order', async () => {
    const Screen = resourcesPage(
      [
        entry({
          id: 'library',
          label: 'Library',
          path: '/resources/library',
          order: 30,
          locked: () => true,
        }),
        entry({ about: 'Practise here.', visible: ({ claims }) => claims.hasQuestionBank }),
        entry({ id: 'hidden', label: 'Hidden', visible: () => false }),
      ],
      options,
    )
    show(Screen)
    const links = await tiles()
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/resources/question-bank',
      '/resources/library',
    ])
    expect(links[0]).toHaveTextContent('Practise here.')
    expect(links[1]).toHaveTextContent('Locked')
    await expectNoAxeViolations()
  })

  it('says what will be here', async () => {
    const Screen = resourcesPage([], options)
    show(Screen)
    expect(await screen.findByText('Your programme has no resources yet')).toBeVisible()
  })

  it('has the blog and the news below the tiles, and in their place once one is read', async () => {
    const Screen = resourcesPage([entry({})], options)
    const { user } = show(Screen)
    const card = await screen.findByRole('region', { name: 'Blog and news' })
    await user.click(await within(card).findByRole('link', { name: 'All posts' }))
    expect(await screen.findByRole('heading', { name: 'Blog and news', level: 1 })).toBeVisible()
  })

  it('takes its entries from the other features', async () => {
    const feature = resourcesFeature(
      [
        { id: 'question-bank', screens: [], menu: [entry({})] },
        {
          id: 'other',
          screens: [],
          menu: [entry({ id: 'elsewhere', label: 'Library', parent: undefined })],
        },
      ],
      { ...options, order: 20 },
    )
    const { default: Screen } = (await feature.screens[0]?.load()) ?? { default: () => null }
    show(Screen)
    expect(await tiles()).toHaveLength(1)
  })
})

import type { Claims, Role } from '@portal/shared/contract'
import { part } from '@portal/shared/idle'
import { renderScreen, screen, waitFor } from '@portal/shared/testing'
import { expect, it, vi } from 'vitest'
import { type DashboardCards, type DashboardPlace, LaterCards } from './later-cards.tsx'

interface About {
  open: number
}

/** A card of the registry, and how often its script was asked for. */
function makeCard(id: string, rules: Partial<DashboardCards<About, DashboardPlace>> = {}) {
  const load = vi.fn(async () => ({ default: ({ open }: About) => <p>{`${id}: ${open}`}</p> }))
  return { load, card: { id, Cards: part<About>(load, { failed: `${id} failed` }), ...rules } }
}

function open(
  made: readonly ReturnType<typeof makeCard>[],
  { place, about = { open: 3 }, role = 'Tutor', claims = {} }: Asked = {},
) {
  const cards = made.map(({ card }) => card)
  return renderScreen(
    <main>
      <LaterCards cards={cards} about={about} {...(place && { place })} />
      <p>The page</p>
    </main>,
    { role, claims },
  )
}

interface Asked {
  place?: DashboardPlace
  about?: About
  role?: Role
  claims?: Partial<Claims>
}

const rules: readonly [string, Partial<DashboardCards<About, DashboardPlace>>, Asked, Asked][] = [
  ['a role', { roles: ['Senior Tutor'] }, { role: 'Senior Tutor' }, { role: 'Tutor' }],
  [
    'an entitlement',
    { needs: ({ claims }) => claims.hasAcademy },
    { claims: { hasAcademy: true } },
    { claims: { hasAcademy: false } },
  ],
  ['what is known', { when: (about) => about.open > 2 }, {}, { about: { open: 2 } }],
  ['a place', { place: 'above' }, { place: 'above' }, { place: 'below' }],
]

it.each(rules)(
  'shows a card by %s, and fetches no script of what is not shown',
  async (_, rule, asked, other) => {
    const first = open([makeCard('One', rule)], asked)
    expect(await screen.findByText('One: 3')).toBeVisible()
    first.unmount()

    const hidden = makeCard('Two', rule)
    // It tells when the other would have come.
    const beside = makeCard('Beside', other.place && { place: other.place })
    open([hidden, beside], other)
    expect(await screen.findByText(/^Beside/)).toBeVisible()
    expect(hidden.load).not.toHaveBeenCalled()
    expect(screen.queryByText(/^Two/)).toBeNull()
  },
)

it('keeps the order of the registry and the room of those that are on their way', async () => {
  const late = Promise.withResolvers<void>()
  const slow = makeCard('Slow', { height: '31rem' })
  slow.load.mockImplementation(async () => {
    await late.promise
    return { default: () => <p>Slow: at last</p> }
  })
  const { container } = open([slow, makeCard('Quick')])
  // The quick one waits for nobody.
  const quick = await screen.findByText('Quick: 3')
  const room = quick.previousElementSibling
  expect(room && getComputedStyle(room).height).toBe('496px')
  late.resolve()
  expect(await screen.findByText('Slow: at last')).toBeVisible()
  expect(container.querySelector('main')).toHaveTextContent('Slow: at lastQuick: 3The page')
})

it('keeps the room that what is known says', async () => {
  const card = makeCard('Slow', { height: ({ open: rows }) => `${rows * 2}rem` })
  card.load.mockImplementation(() => new Promise(() => undefined))
  open([card, makeCard('Quick')])
  const room = (await screen.findByText('Quick: 3')).previousElementSibling
  expect(room && getComputedStyle(room).height).toBe('96px')
})

it('leaves the others where one cannot be had', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = makeCard('Broken')
  broken.load.mockRejectedValue(new Error('gone'))
  open([broken, makeCard('Sound')])
  expect(await screen.findByText('Broken failed')).toBeVisible()
  await waitFor(() => expect(screen.getByText('Sound: 3')).toBeVisible())
})

it('takes no room where nothing is registered', () => {
  const { container } = open([])
  expect(container.querySelector('main')?.children).toHaveLength(1)
})

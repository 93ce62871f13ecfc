import { describe, expect, it } from 'vitest'
import { holds } from '../contract/index.ts'
import { renderScreen, screen } from '../testing/index.ts'
import { useViewer } from './viewer.ts'

const own = 'GET /System/Settings/GetOwnSettings'

function Bank() {
  const viewer = useViewer()
  if (viewer === null) return <p>Not known yet</p>
  return <p>{holds('questionBank')(viewer) ? 'Open' : 'Closed'}</p>
}

describe('whether somebody is on the allow-list', () => {
  it.each([
    ['opens the question bank', true, 'Open'],
    ['or not', false, 'Closed'],
  ])('is asked for a student without the claim, and %s', async (_, isOnAllowList, expected) => {
    const { network } = renderScreen(<Bank />, {
      claims: { hasQuestionBank: false },
      calls: { [own]: { isOnAllowList } },
    })
    expect(screen.getByText('Not known yet')).toBeVisible()
    expect(await screen.findByText(expected)).toBeVisible()
    expect(network.requestsOf(own)).toHaveLength(1)
  })

  it('counts as no when the server cannot be asked', async () => {
    renderScreen(<Bank />, { claims: { hasQuestionBank: false } })
    expect(await screen.findByText('Closed')).toBeVisible()
  })

  it.each([
    ['a student with the claim', { claims: { hasQuestionBank: true } }],
    ['another role', { role: 'Parent', claims: { hasQuestionBank: false } }],
  ] as const)('is not asked for %s', (_, options) => {
    const { network } = renderScreen(<Bank />, options)
    expect(screen.queryByText('Not known yet')).toBeNull()
    expect(network.requests).toEqual([])
  })
})

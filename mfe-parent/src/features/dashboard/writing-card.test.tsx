import { renderScreen, screen, testUid } from '@portal/shared/testing'
import { expect, test } from 'vitest'
import WritingCard from './writing-card.tsx'

const studentId = testUid(1)

test('shows what was handed in last, and leads to all of it', async () => {
  const { network } = renderScreen(<WritingCard studentId={studentId} />, {
    role: 'Parent',
    calls: {
      'GET /Writing/Writing/GetStudentPieces': {
        pieces: [
          {
            ...{ versionId: testUid(3), kind: 'essay', title: 'Is doubt useful?', number: 1 },
            ...{ state: 'marked', handedInAt: '2026-12-01T10:00:00Z', percent: 75 },
            ...{ markedAt: '2026-12-04T10:00:00Z', overall: 'A clear argument.' },
          },
        ],
        totalCount: 9,
      },
    },
  })
  expect(await screen.findByText('A clear argument.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All writing' })).toHaveAttribute(
    ...['href', `/parent-dashboard/${studentId}?tab=writing`],
  )
  expect(screen.queryByRole('button', { name: /^Load more/ })).toBeNull()
  const [asked] = network.requestsOf('GET /Writing/Writing/GetStudentPieces')
  expect(asked?.query).toMatchObject({ studentId, pageSize: '3' })
})

import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { everybodys } from '../../access/reasons.fixtures.ts'
import { newId } from '../../database/ids.ts'
import { dataRequests } from '../../database/schema/index.ts'
import { makeTuition } from '../../testing/index.ts'
import { password } from '../authentication/testing.ts'
import { gradedStudent } from '../report-cards/cards.fixtures.ts'
import { answerTo } from '../sets/testing.ts'
import { bookableHour } from '../tuition/hours.fixtures.ts'

const hash = 'x'.repeat(43)

export const userAccess = {
  calls: {
    'GET /User/Account/GetMe': { who: 'ASTRPM', after: true },
    'POST /User/Account/UpdateMe': { who: 'ASTRPM', after: true },
    'POST /User/Account/ChangeEmail': { who: 'ASTRPM', after: true },
    'POST /User/Account/ConfirmEmail': { who: 'everybody' },
    'GET /User/Account/DownloadMyData': {
      who: 'ASTRPM',
      after: true,
      viewing: false,
      limit: '10 in 15 min',
    },
    'GET /User/Account/GetDeletionRequest': { who: '-S--P-', after: true, viewing: false },
    'POST /User/Account/RequestDeletion': { who: '-S--P-', after: true, limit: '10 in 15 min' },
    'POST /User/Account/WithdrawDeletion': { who: '-S--P-', after: true },
    'GET /User/admin/Account/GetDeletionRequests': { who: 'A-----' },
    'POST /User/admin/Account/DecideDeletion': { who: 'A-----', record: 'any: deletion request' },
    'GET /user/student/booking-light': { who: '-S----' },
  },
  inputs: {
    'POST /User/Account/UpdateMe': () => ({
      body: { firstName: 'A', lastName: 'B', timeZone: 'Europe/London' },
    }),
    'POST /User/Account/ChangeEmail': () => ({
      body: { email: 'somewhere@portal.test', password: 'wrong' },
    }),
    'POST /User/Account/ConfirmEmail': () => ({ body: { token: hash } }),
    'POST /User/Account/RequestDeletion': () => ({}),
    'POST /User/Account/WithdrawDeletion': () => ({}),
    'POST /User/admin/Account/DecideDeletion': ({ id: requestId }) => ({
      body: { requestId, decision: 'declined' },
    }),
  },
  records: {
    'deletion request': {
      whose: 'anybody',
      of: async ({ simulate: { app } }, userId) => {
        const id = newId()
        await app.db.insert(dataRequests).values({
          ...{ id, userId, kind: 'deletion', requestedAt: app.clock.now() },
          ...{ receivedOn: '2026-01-01', dueOn: '2026-02-02' },
        })
        return nothingBut(id)
      },
    },
    student: {
      whose: 'a student',
      of: async ({ simulate }, owner, state) => {
        if (state === 'graded') return await gradedStudent({ simulate }, owner)
        if (state === 'reported') {
          const tuition = makeTuition(simulate.app.db)
          const tutor = await simulate.app.make.tutor()
          await tuition.report(await tuition.session(tutor, owner, '2026-03-01T10:00:00Z'))
          return nothingBut(owner)
        }
        if (state === undefined) {
          return { ...nothingBut(owner), hour: await bookableHour({ simulate }, owner) }
        }
        const { examSectionId } = simulate.part(state === 'essay' ? 'Mock 1' : '2024')
        const { setId } = await simulate.sit([examSectionId], owner)
        const { questions } = await simulate.getSet(setId, owner)
        const essay = questions.find(({ questionType }) => questionType === 2)
        const made = { id: owner, setId, questionId: essay?.questionId ?? 0 }
        if (state === 'essay') {
          const response = answerTo({ questionType: 2 }, true)
          await simulate.save(setId, made.questionId, { response }, owner)
          await simulate.finish(setId, owner)
        }
        return made
      },
    },
  },
  shared: {
    'GET /User/admin/Account/GetDeletionRequests': everybodys,
  },
  unaudited: {
    'POST /User/Account/UpdateMe': 'it is the caller’s own name and time zone',
  },
  doing: {
    'POST /User/Account/ChangeEmail': { body: { email: 'elsewhere@portal.test', password } },
  },
} satisfies AreaAccess

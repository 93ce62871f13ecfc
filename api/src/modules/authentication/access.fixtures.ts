import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { newId } from '../../database/ids.ts'
import { refreshTokens, sessions } from '../../database/schema/index.ts'
import { password } from './testing.ts'

const hash = 'x'.repeat(43)
const dayMs = 86_400_000

export const authenticationAccess = {
  calls: {
    'POST /authentication/authenticate': { who: 'everybody' },
    'POST /Authentication/Session/Renew': { who: 'everybody' },
    'POST /Authentication/Session/SignOut': { who: 'everybody' },
    'POST /authentication/admin/impersonation/startImpersonation': {
      who: '----P-',
      record: 'own child: student',
      limit: '30 in 15 min',
    },
    'POST /authentication/admin/impersonation/stopImpersonation': {
      who: '-S----',
      viewing: true,
      onlyViewing: true,
    },
    'GET /Authentication/Session/GetSessions': { who: 'ASTRPM', after: true, viewing: false },
    'POST /Authentication/Session/EndSession': {
      who: 'ASTRPM',
      record: 'own: session',
      after: true,
    },
    'POST /Authentication/Password/ForgotPassword': { who: 'everybody' },
    'POST /Authentication/Password/CheckLink': { who: 'everybody' },
    'POST /Authentication/Password/ResetPassword': { who: 'everybody' },
    'POST /Authentication/Password/ChangePassword': { who: 'ASTRPM', after: true },
  },
  inputs: {
    'POST /authentication/authenticate': () => ({
      body: { email: 'nobody@x.test', password: 'x' },
    }),
    'POST /Authentication/Session/Renew': () => ({ body: { refreshToken: hash } }),
    'POST /Authentication/Session/SignOut': () => ({ body: { refreshToken: hash } }),
    'POST /authentication/admin/impersonation/startImpersonation': ({ id: studentId }) => ({
      body: { isParent: true, studentId },
    }),
    'POST /authentication/admin/impersonation/stopImpersonation': () => ({}),
    'POST /Authentication/Session/EndSession': ({ id: sessionId }) => ({ body: { sessionId } }),
    'POST /Authentication/Password/ForgotPassword': () => ({ body: { email: 'nobody@x.test' } }),
    'POST /Authentication/Password/CheckLink': () => ({ body: { token: hash } }),
    'POST /Authentication/Password/ResetPassword': () => ({
      body: { token: hash, password: 'correct horse battery' },
    }),
    'POST /Authentication/Password/ChangePassword': () => ({
      body: { oldPassword: 'wrong', newPassword: 'correct horse battery' },
    }),
  },
  records: {
    session: {
      whose: 'anybody',
      of: async ({ simulate: { app } }, userId) => {
        const [id, at] = [newId(), app.clock.now()]
        await app.db
          .insert(sessions)
          .values({ id, userId, createdAt: at, lastUsedAt: at, address: '10.0.0.1' })
        const expiresAt = new Date(at.getTime() + dayMs)
        await app.db.insert(refreshTokens).values({ hash: id, sessionId: id, expiresAt })
        return nothingBut(id)
      },
    },
  },
  doing: {
    'POST /Authentication/Password/ChangePassword': {
      body: { oldPassword: password, newPassword: 'another horse, another battery' },
    },
  },
} satisfies AreaAccess

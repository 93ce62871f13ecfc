import type { Role } from '@portal/shared/contract'
import { type FakeCalls, testUid } from '@portal/shared/testing'
import type { Device, Me } from './account.queries.ts'

export const meCall = 'GET /User/Account/GetMe'
const preferencesCall = 'GET /User/Account/GetPreferences'
export const sessionsCall = 'GET /Authentication/Session/GetSessions'
export const deletionCall = 'GET /User/Account/GetDeletionRequest'

export function makeMe(changes: Partial<Me> = {}): Me {
  return {
    id: testUid(1),
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@portal.test',
    role: 'Student',
    timeZone: 'Europe/London',
    schools: [],
    hasPicture: false,
    ...changes,
  }
}

export function makeDevice(changes: Partial<Device> = {}): Device {
  return {
    id: testUid(10),
    device: 'Chrome on Linux',
    address: '192.0.2.1',
    createdAt: '2027-03-01T10:00:00Z',
    lastUsedAt: '2027-03-03T10:00:00Z',
    isCurrent: true,
    ...changes,
  }
}

export const otherDevice = makeDevice({
  id: testUid(11),
  device: 'Firefox on Windows',
  isCurrent: false,
})

/** The calls of the account, answered for a person of this role. */
export function accountCalls(role: Role = 'Student', more: FakeCalls = {}): FakeCalls {
  return {
    [meCall]: makeMe({ role }),
    [preferencesCall]: {
      preferences: [
        { kind: 'alerts', inPortal: true, email: 'daily' },
        { kind: 'tuition', inPortal: true, email: 'none' },
      ],
    },
    'GET /User/Account/GetQuietHours': { isOn: true, from: '21:00', to: '07:00' },
    [sessionsCall]: { sessions: [makeDevice(), otherDevice] },
    [deletionCall]: null,
    ...more,
  }
}

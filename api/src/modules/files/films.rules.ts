import { type Claims, hasEntitlement } from '@portal/shared/contract'
import type { MediaArea } from '../../database/schema/index.ts'

/**
 * Whether somebody may bring a film for an area: admins for all; those who give seminars recordings
 * of what they give.
 */
export function mayBringFilmFor(claims: Claims, area: MediaArea): boolean {
  if (claims.role === 'Admin') return true
  return ['seminar', 'course'].includes(area) && hasEntitlement(claims, 'seminarTutor')
}

/** A tutor as far as it matters to whom the tutor belongs. */
export interface TeamMember {
  userId: string
  role: string
  isActive: boolean
}

/**
 * Why one cannot be in the other's team; null where it can. Teams have one level: senior tutors lead
 * them and are in none, so that no line of them ever comes back to its beginning.
 * @param senior undefined where there is no such tutor
 */
export function teamFault(tutor: TeamMember, senior: TeamMember | undefined): string | null {
  if (senior === undefined) return 'There is no such senior tutor'
  if (senior.userId === tutor.userId) return 'Nobody is in their own team'
  if (tutor.role === 'Senior Tutor') return 'A senior tutor is in nobody’s team'
  if (senior.role !== 'Senior Tutor') return 'Only a senior tutor has a team'
  return senior.isActive ? null : 'This account has been stopped'
}

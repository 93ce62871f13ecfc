/** The six roles, spelt as the session token's `role` claim spells them. */
export const roles = [
  'Admin',
  'Student',
  'Tutor',
  'Senior Tutor',
  'Parent',
  'School Manager',
] as const

export type Role = (typeof roles)[number]

/** Names of the remotes; each is a folder of the workspace and a key of `remotes.json`. */
export const remoteNames = [
  'mfe-student',
  'mfe-tutor',
  'mfe-parent',
  'mfe-school',
  'mfe-admin',
] as const

export type RemoteName = (typeof remoteNames)[number]

/** The one place where the shell's choice by role is made: which remote serves whom. */
export const remoteOfRole: Readonly<Record<Role, RemoteName>> = {
  Admin: 'mfe-admin',
  Student: 'mfe-student',
  Tutor: 'mfe-tutor',
  'Senior Tutor': 'mfe-tutor',
  Parent: 'mfe-parent',
  'School Manager': 'mfe-school',
}

/** True for the name of a remote. */
export function isRemoteName(value: unknown): value is RemoteName {
  return typeof value === 'string' && (remoteNames as readonly string[]).includes(value)
}

/** True when a text read from a token is one of the six roles. */
export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && (roles as readonly string[]).includes(value)
}

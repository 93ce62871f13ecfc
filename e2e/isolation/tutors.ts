import { contractNumber, type RemoteVersion } from '@portal/shared/contract'
import type { Page } from 'playwright'
import { type Handmade, handmade, type Releases } from './releases.ts'

/** The remote that most tests of releases change, and a heading of its own dashboard. */
export const tutors = 'mfe-tutor'
export const tutorHeading = 'My students'

/** A version of one page, which says `Page of <label>`. */
export function one(
  releases: Releases,
  label: string,
  page: Partial<Handmade> = {},
  contract?: number,
): RemoteVersion {
  const script = handmade(tutors, label, {
    heading: `Page of ${label}`,
    contract: contract ?? contractNumber,
    ...page,
  })
  return releases.single(tutors, label, script, contract === undefined ? {} : { contract })
}

/** Waits for a heading. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()

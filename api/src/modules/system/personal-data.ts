import { sql } from 'drizzle-orm'
import { mine, type PersonalData } from '../../database/personal-data.ts'

export const systemData = {
  demo_world: 'what the demo world was made of',
  settings: [
    // What it was set to is the portal's.
    mine(
      'settingsChanged',
      'by',
      { blank: { by: null } },
      { select: sql`jsonb_build_object('setting', t.key, 'changedAt', t.updated_at)` },
    ),
  ],
} satisfies PersonalData

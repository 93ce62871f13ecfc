import type { PersonalData } from '../../database/personal-data.ts'

export const systemData = {
  demo_world: 'what the demo world was made of',
  settings: 'how the portal runs',
} satisfies PersonalData

import type { CallAnswer } from '@portal/shared/api'
import { formatMoney, formatNumber } from '@portal/shared/ui'

type Upgrade = CallAnswer<'GET /upgrade/userUpgrade/GetAllUpgrades'>['upgrades'][number]

/** What a programme can open to its student, by the names of the claims. */
export type Sold = Upgrade['entitlements'][number]

/** What is opened, in the words of the menu. */
export const soldNames: Readonly<Record<Sold, string>> = {
  hasQuestionBank: 'Question bank',
  hasCourses: 'Courses',
  hasAcademy: 'Academy',
  hasSeminar: 'Seminars',
  hasLibrary: 'Library',
  hasReadingList: 'Reading list',
  hasPsSubmission: 'Personal statements',
  hasEssaySubmission: 'Essays',
}

const allSold: readonly Sold[] = [
  ...(['hasQuestionBank', 'hasCourses', 'hasAcademy', 'hasSeminar'] as const),
  ...(['hasLibrary', 'hasReadingList', 'hasPsSubmission', 'hasEssaySubmission'] as const),
]

/** The same as choices, in this order. */
export const soldOptions = allSold.map((value) => ({ value, label: soldNames[value] }))

const units = { once: 'once', month: 'a month', hour: 'an hour' } as const

/** A price in words: `£1,200 once`. */
export function priceOf({ pricePence, per }: Pick<Upgrade, 'pricePence' | 'per'>): string {
  return `${formatMoney(pricePence)} ${units[per]}`
}

/** Hours, which come in quarters: `2.5 hours`. */
export function hoursInWords(hours: number): string {
  return `${formatNumber(hours, 2)} ${hours === 1 ? 'hour' : 'hours'}`
}

/** What an upgrade adds, each in a few words, hours first. */
export function addedOf({
  entitlements,
  hours,
}: {
  entitlements: readonly Sold[]
  hours: number
}): string[] {
  return [
    ...(hours === 0 ? [] : [`${hoursInWords(hours)} of tuition`]),
    ...allSold.filter((one) => entitlements.includes(one)).map((one) => soldNames[one]),
  ]
}

import { formatDay } from '@portal/shared/calendar'
import { optionsOf, vatNames } from '../../../sales/money.words.ts'
import type { Setting } from './settings.queries.ts'

export type Key = Setting['key']

/** How a setting is typed. */
export type SettingKind =
  | 'line'
  | 'lines'
  | 'colour'
  | 'day'
  | 'number'
  | 'tax'
  | 'emails'
  | 'days'
  | 'hours'
  | 'rates'

interface Described {
  kind: SettingKind
  hint: string
}

/** What each setting does, and how it is typed. */
export const described: Readonly<Record<Key, Described>> = {
  portalName: { kind: 'line', hint: 'Above the menu, on the sign-in page and in window titles.' },
  brandColour: {
    kind: 'colour',
    hint: 'Of buttons, links and what is chosen. White text on it needs a contrast of 4.5:1. Each browser wears it from its next load.',
  },
  helpChatUrl: { kind: 'line', hint: 'Where “Chat with us” leads. Begins with https://' },
  reviewUrl: { kind: 'line', hint: 'Where people are asked to review. Begins with https://' },
  allowList: {
    kind: 'emails',
    hint: 'Two people who see the question bank and upgrades without buying them.',
  },
  companyName: { kind: 'line', hint: 'As it stands on invoices.' },
  companyAddress: { kind: 'lines', hint: 'As it stands on invoices.' },
  vatNumber: { kind: 'line', hint: 'Empty: the company charges no VAT, and none is shown.' },
  defaultVat: {
    kind: 'tax',
    hint: 'A company’s tuition is standard-rated, a sole proprietor’s exempt (VAT Notice 701/30).',
  },
  vatRates: { kind: 'rates', hint: 'Each holds from its day until the next one.' },
  bankDetails: { kind: 'lines', hint: 'How an invoice is paid.' },
  invoiceFooter: { kind: 'lines', hint: 'Below what an invoice says of payment.' },
  invoiceDaysBefore: { kind: 'number', hint: 'The first of a plan goes out at once.' },
  reminderDays: {
    kind: 'days',
    hint: 'Days from the one on which an invoice is due: -3 is three days before.',
  },
  closedUntil: { kind: 'day', hint: 'No payment or credit may be entered before this day.' },
  quietHours: {
    kind: 'hours',
    hint: 'Mails wait until they end, by the clock of whoever gets them, who may choose others; password links do not wait.',
  },
  mailFooter: { kind: 'lines', hint: 'Below every mail.' },
}

/** The settings by what they are about. */
export const groups: readonly { title: string; description: string; keys: readonly Key[] }[] = [
  {
    title: 'Portal',
    description: 'How the portal looks, and where it leads.',
    keys: ['portalName', 'brandColour', 'helpChatUrl', 'reviewUrl', 'allowList'],
  },
  {
    title: 'Company',
    description: 'Who sells. Documents that were issued stay as they were.',
    keys: ['companyName', 'companyAddress', 'vatNumber', 'defaultVat', 'vatRates'],
  },
  {
    title: 'Invoices',
    description: 'When they go out, and what they say.',
    keys: ['bankDetails', 'invoiceFooter', 'invoiceDaysBefore', 'reminderDays', 'closedUntil'],
  },
  {
    title: 'Mails',
    description: 'What goes out by mail, and when.',
    keys: ['quietHours', 'mailFooter'],
  },
]

export const taxes: readonly { value: string; label: string }[] = optionsOf(vatNames)

export interface Rate {
  from: string
  /** Percent. */
  standard: number | null
  reduced: number | null
}

export interface Hours {
  isOn: boolean
  from: string
  to: string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A value as text; nothing where it is none. */
export const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

export const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

/** A list as texts, as they are typed one by one. */
export const textsOf = (value: unknown) => (Array.isArray(value) ? value.map(textOf) : [])

export function hoursOf(value: unknown): Hours {
  const { isOn, from, to } = isObject(value) ? value : {}
  return { isOn: isOn === true, from: textOf(from), to: textOf(to) }
}

/** Rates in percent; they are kept in hundredths of one. */
export function ratesOf(value: unknown): Rate[] {
  const percent = (rate: unknown) => (typeof rate === 'number' ? rate / 100 : null)
  return (Array.isArray(value) ? value : []).filter(isObject).map((rate) => ({
    from: textOf(rate.from),
    standard: percent(rate.standard),
    reduced: percent(rate.reduced),
  }))
}

export const sentRates = (rates: readonly Rate[]) =>
  rates.map(({ from, standard, reduced }) => ({
    from,
    standard: standard === null ? null : Math.round(standard * 100),
    reduced: reduced === null ? null : Math.round(reduced * 100),
  }))

/** What is typed as days, as the numbers that are sent; what is none stays as it is, to be refused. */
export const sentDays = (texts: readonly string[]) =>
  texts.map((text) => (/^-?\d{1,3}$/.test(text.trim()) ? Number(text) : text))

const dayInWords = (days: number) => {
  const many = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`
  return days === 0 ? 'on the day' : `${many} ${days < 0 ? 'before' : 'after'}`
}

/** A value as it is read; null where there is none. */
export function inWords({ key, value }: Pick<Setting, 'key' | 'value'>): string | null {
  switch (described[key].kind) {
    case 'day':
      return typeof value === 'string' ? formatDay(value) : null
    case 'number':
      return typeof value === 'number' ? dayInWords(-value) : null
    case 'tax':
      return taxes.find((tax) => tax.value === value)?.label ?? null
    case 'days':
      return Array.isArray(value) && value.length > 0
        ? value.map((day) => dayInWords(Number(day))).join(', ')
        : null
    case 'emails':
      return textsOf(value).join(', ') || null
    case 'hours': {
      const { isOn, from, to } = hoursOf(value)
      return isOn ? `${from} to ${to}` : 'None'
    }
    case 'rates':
      return ratesOf(value)
        .map(
          ({ from, standard, reduced }) => `${standard} % and ${reduced} % from ${formatDay(from)}`,
        )
        .join('; ')
    default:
      return textOf(value) || null
  }
}

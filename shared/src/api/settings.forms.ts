import * as z from 'zod'
import { brandColourFault } from '../contract/brand-colour.rules.ts'
import { asRule, day, httpsLink, version, wholeNumber } from './common.ts'

/** How a line of an invoice is taxed. */
export const vatKind = z.enum(['standard', 'reduced', 'zero', 'exempt', 'outside'])

const line = (most: number) => z.string().trim().max(most, `Use at most ${most} characters`)
const needed = (most: number) => line(most).min(1, 'Enter a name')

const rate = wholeNumber(0, 10_000, 'Enter a rate from 0 to 100 %')
const quarter = z
  .string()
  .regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, 'Enter a quarter of an hour such as 21:00')

/** Hours in which mails wait, by quarters; over midnight where `from` is later than `to`. */
export const quietHours = z
  .strictObject({ isOn: z.boolean(), from: quarter, to: quarter })
  .refine(({ from, to }) => from !== to, {
    ...asRule('Quiet hours must end at another time than they begin'),
    path: ['to'],
  })

/** VAT in hundredths of a percent, from a day on. */
const vatRate = z.strictObject({ from: day, standard: rate, reduced: rate })

const isOnceEach = (list: readonly unknown[]) => new Set(list).size === list.length

/** `#rrggbb`, dark enough for white text. */
const brandColour = z
  .string()
  .toLowerCase()
  .regex(/^#[\da-f]{6}$/, 'Enter a colour such as #485aff')
  .superRefine((hex, { addIssue }) => {
    const message = brandColourFault(hex)
    if (message !== null) addIssue({ code: 'custom', message, params: { isRule: true } })
  })

/**
 * What can be set while the portal runs, and the form of each; `Reset` sets it back, so that none of
 * them needs a value for nothing.
 */
export const settingForms = {
  /** Emails that see the question bank and upgrades without the claim, in lower case. */
  allowList: z.array(z.email('Enter an email address').toLowerCase()).max(2, 'Two emails at most'),
  bankDetails: line(500),
  /** The colour of buttons, links and what is chosen. */
  brandColour,
  /** Nothing is entered into the accounts before this day. */
  closedUntil: day,
  companyAddress: line(500),
  /** As it stands on invoices. */
  companyName: needed(120),
  /** How a line is taxed where nobody says otherwise. */
  defaultVat: vatKind,
  helpChatUrl: httpsLink,
  /** So many days before it is due an invoice is issued. */
  invoiceDaysBefore: wholeNumber(0, 60, 'Enter a number of days from 0 to 60'),
  invoiceFooter: line(1_000),
  /** Stands under every mail. */
  mailFooter: line(500),
  portalName: needed(60),
  /** The hours in which mails wait, by the clock of whoever gets them. */
  quietHours,
  /** Days from the one on which an invoice is due: before it below 0. */
  reminderDays: z
    .array(wholeNumber(-60, 120, 'Enter days from -60 to 120'))
    .max(8, 'Eight reminders at most')
    .refine(isOnceEach, asRule('Each day once'))
    .overwrite((days) => days.toSorted((a, b) => a - b)),
  reviewUrl: httpsLink,
  /** Empty where the company charges no VAT. */
  vatNumber: z
    .string()
    .overwrite((text) => text.replace(/[\s.-]/g, '').toUpperCase())
    .regex(/^$|^(GB|XI)?(\d{9}|\d{12})$/, 'Enter nine or twelve digits, after GB or XI'),
  vatRates: z
    .array(vatRate)
    .min(1, 'At least one rate')
    .max(30, 'Thirty rates at most')
    .refine((rates) => isOnceEach(rates.map(({ from }) => from)), asRule('Each day once'))
    .overwrite((rates) => rates.toSorted((a, b) => a.from.localeCompare(b.from))),
}

export type SettingKey = keyof typeof settingForms

/** The values that can be saved, by their keys. */
export type SettingValues = { [K in SettingKey]: z.output<(typeof settingForms)[K]> }

/** A settings' key, as a call names it. */
export const settingKey = z.enum(Object.keys(settingForms) as [SettingKey, ...SettingKey[]])

/** 0 for a setting that nobody has saved yet. */
export const savedVersion = z.union([z.literal(0), version])

const saved = <K extends SettingKey>(key: K) =>
  z.strictObject({ key: z.literal(key), value: settingForms[key], version: savedVersion })

/** A setting as it is to be, with the version that was seen. */
export const savedSetting = z.discriminatedUnion('key', [
  saved('allowList'),
  saved('bankDetails'),
  saved('brandColour'),
  saved('closedUntil'),
  saved('companyAddress'),
  saved('companyName'),
  saved('defaultVat'),
  saved('helpChatUrl'),
  saved('invoiceDaysBefore'),
  saved('invoiceFooter'),
  saved('mailFooter'),
  saved('portalName'),
  saved('quietHours'),
  saved('reminderDays'),
  saved('reviewUrl'),
  saved('vatNumber'),
  saved('vatRates'),
])

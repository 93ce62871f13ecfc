import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem } from '../../problem.ts'
import { readerOf } from './curriculum.service.ts'
import { searchTargets, withLinks } from './links/index.ts'
import { monthSave } from './template.rules.ts'
import {
  findTemplate,
  findTemplates,
  insertTemplate,
  isProgramme,
  itemsOfTemplates,
  markChanged,
  removeItems,
  type TemplateItem,
  updateTemplate,
  writeItems,
} from './templates.repository.ts'

/** Refuses (409) what was made of a version that is no more the present one. */
export const changedMeanwhile = (): Problem =>
  new Problem(
    409,
    'Somebody else changed this template meanwhile. Open it again to see how it is now.',
  )

/** Refuses (404) a list that is asked for by a template that is not there. */
export async function refuseUnknown(db: Asked['db'], id: string | undefined): Promise<void> {
  if (id !== undefined && (await findTemplate(db, id, false)) === undefined) {
    throw notFound('The template')
  }
}

const isGone = ({ links }: { links: readonly { state: string }[] }) =>
  links.filter(({ state }) => state === 'gone').length

/** All templates, with how many of their links lead nowhere. */
export async function templates(
  asked: Asked,
): Promise<CallAnswer<'GET /Curriculum/admin/Curriculum/GetTemplates'>> {
  const { db, now } = asked
  const heads = await findTemplates(db)
  const items = (
    await itemsOfTemplates(
      db,
      heads.map(({ id }) => id),
    )
  ).filter(({ isRemoved }) => !isRemoved)
  const shown = await withLinks(db, items, readerOf(asked, null), now)
  return heads.map((head) => ({
    ...head,
    brokenLinks: shown
      .filter(({ templateId }) => templateId === head.id)
      .reduce((sum, item) => sum + isGone(item), 0),
  }))
}

/**
 * A template with its items by month.
 * @throws Problem 404 for none
 */
export async function template(
  asked: Asked,
  { id }: CallInput<'GET /Curriculum/admin/Curriculum/GetTemplate'>['query'],
): Promise<CallAnswer<'GET /Curriculum/admin/Curriculum/GetTemplate'>> {
  const { db, now } = asked
  const [head] = await findTemplates(db, id)
  if (head === undefined) throw notFound('The template')
  const items = (await itemsOfTemplates(db, [id])).filter(({ isRemoved }) => !isRemoved)
  const shown = await withLinks(db, items, readerOf(asked, null), now)
  return {
    ...head,
    brokenLinks: shown.reduce((sum, item) => sum + isGone(item), 0),
    months: Array.from({ length: 12 }, (_, index) => ({
      monthNumber: index + 1,
      items: shown
        .filter(({ month }) => month === index + 1)
        .map(({ id: itemId, text, isExtended, links }) => ({
          id: itemId,
          text,
          isExtended,
          links,
        })),
    })),
  }
}

/** What can be linked to, by its words. */
export async function linkTargets(
  { db }: Asked,
  { kind, search }: CallInput<'GET /Curriculum/admin/Curriculum/GetLinkTargets'>['query'],
): Promise<CallAnswer<'GET /Curriculum/admin/Curriculum/GetLinkTargets'>> {
  return (await searchTargets(db, kind, search)).map((choice) => ({ kind, ...choice }))
}

function programmeTaken(programName: string | null): Problem {
  const message =
    programName === null
      ? 'There is a template for every programme already.'
      : 'This programme has a template already.'
  return new Problem(409, message, { errors: [{ path: 'body.programName', message }] })
}

type Save = CallInput<'POST /Curriculum/admin/Curriculum/SaveTemplate'>['body']

/** Copies the items of another template, as new ones. */
async function copyItems(within: Asked, from: string, to: string): Promise<void> {
  const { db: tx, now } = within
  if ((await findTemplate(tx, from, true)) === undefined) throw notFound('The template')
  const items = (await itemsOfTemplates(tx, [from])).filter(({ isRemoved }) => !isRemoved)
  const copies = items.map(({ isRemoved: _, templateId: __, ...item }) => ({
    ...item,
    id: newId(now.getTime()),
    version: 1,
  }))
  await writeItems(tx, to, copies)
}

/**
 * Makes a template, empty or as a copy, or gives one another name or programme.
 * @throws Problem 404 for an unknown one, 409 for an old version or a programme that has one, 422 for
 *   a programme that nobody has
 */
export async function saveTemplate(
  asked: Asked,
  { id, copyOf, name, programName, version }: Save,
): Promise<{ id: string; version: number }> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const before = id === undefined ? undefined : await findTemplate(tx, id, true)
    if (id !== undefined && before === undefined) throw notFound('The template')
    if (before !== undefined && before.version !== version) throw changedMeanwhile()
    if (programName !== null && !(await isProgramme(tx, programName))) {
      const message = 'No student has a programme with this name.'
      throw new Problem(422, message, { errors: [{ path: 'body.programName', message }] })
    }
    const saved = { id: id ?? newId(now.getTime()), name, programName }
    const next = (before?.version ?? 0) + 1
    const isSaved =
      before === undefined
        ? await insertTemplate(tx, saved)
        : await updateTemplate(tx, { ...saved, version: next })
    if (!isSaved) throw programmeTaken(programName)
    if (before === undefined && copyOf !== undefined) await copyItems(within, copyOf, saved.id)
    await audit(tx, within, 'curriculum template saved', {
      record: {
        ...{ kind: 'curriculum template', id: saved.id },
        before: before ? { name: before.name, programName: before.programName } : null,
        after: { name, programName },
      },
    })
    return { id: saved.id, version: next }
  })
}

const words = (items: readonly TemplateItem[], month: number) =>
  items
    .filter((item) => item.month === month && !item.isRemoved)
    .map(({ text, isExtended }) => (isExtended ? `${text} (extended)` : text))

/**
 * Saves a month of a template; nobody's curriculum changes by it.
 * @throws Problem 404 for an unknown template, 409 for an old version, 422 for an item that is not of
 *   the template
 */
export async function saveMonth(
  asked: Asked,
  {
    templateId,
    monthNumber,
    version,
    items: sent,
  }: CallInput<'POST /Curriculum/admin/Curriculum/SaveMonth'>['body'],
): Promise<{ version: number }> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, now } = within
    const held = await findTemplate(tx, templateId, true)
    if (held === undefined) throw notFound('The template')
    if (held.version !== version) throw changedMeanwhile()
    const items = await itemsOfTemplates(tx, [templateId])
    const next = version + 1
    const save = monthSave(items, monthNumber, sent, next, () => newId(now.getTime()))
    if (save === undefined) {
      const message = 'An item is no longer in this template. Open it again.'
      throw new Problem(422, message, { errors: [{ path: 'body.items', message }] })
    }
    if (!save.isChanged) return { version }
    await removeItems(tx, save.removed, next, now)
    await writeItems(tx, templateId, save.written)
    await markChanged(tx, templateId, next, save.months)
    await audit(tx, within, 'curriculum template saved', {
      record: {
        ...{ kind: 'curriculum template', id: templateId },
        before: { month: monthNumber, items: words(items, monthNumber).join('\n') },
        after: { month: monthNumber, items: sent.map(({ text }) => text).join('\n') },
      },
    })
    return { version: next }
  })
}

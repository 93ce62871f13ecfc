import type { AddressedList } from './list.rules.ts'

/** The names that a list has in an address, but for the page, which is no part of a view. */
const namesOf = ({ filters = [], at = '' }: AddressedList) =>
  ['search', 'sort', 'direction', 'size', 'columns', 'rows', ...filters.map(({ id }) => id)].map(
    (name) => at + name,
  )

/** What an address says of the list, to be kept as a view; '' where it asks for nothing. */
export function addressOfView(params: URLSearchParams, list: AddressedList): string {
  const kept = namesOf(list).flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value]] : []
  })
  return new URLSearchParams(kept).toString()
}

/** The address with what a view says of the list in place of what it said before. */
export function openView(
  params: URLSearchParams,
  view: string,
  list: AddressedList,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of [...namesOf(list), `${list.at ?? ''}page`]) next.delete(name)
  for (const [name, value] of new URLSearchParams(view)) {
    if (namesOf(list).includes(name)) next.set(name, value)
  }
  return next
}

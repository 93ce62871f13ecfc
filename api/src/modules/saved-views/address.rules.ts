/** A view as it is kept: all that its address says. */
interface Kept {
  query: string
  columns: string[]
}

/** The query of an address without its columns, and these. */
export function readAddress(address: string): Kept {
  const params = new URLSearchParams(address)
  const columns = params.get('columns')?.split(',').filter(Boolean) ?? []
  params.delete('columns')
  return { query: params.toString(), columns }
}

/** Both as one address; what the query says of columns gives way. */
export function addressOf({ query, columns }: Kept): string {
  const params = new URLSearchParams(query)
  params.delete('columns')
  if (columns.length > 0) params.set('columns', columns.join(','))
  return params.toString()
}

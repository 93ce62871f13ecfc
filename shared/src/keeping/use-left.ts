import { useSession } from '@portal/shared/session'
import { useEffect, useState } from 'react'
import { draftIn } from './draft-storage.ts'
import { storageOfPage } from './environment.ts'
import { forgetUnsent } from './unsent.ts'

/** What the device has of a thing that is not edited here. */
export interface Left<T> {
  /** Null where there is nothing, and until it was looked for. */
  value: T | null
  /** Gives it up. */
  forget: () => Promise<void>
}

/**
 * What a person has on this device alone of something that can no longer be edited.
 * @param name as the keeper had it: `piece <id>`. It counts at the first render.
 */
export function useLeft<T>(name: string, isValue: (value: unknown) => value is T): Left<T> {
  const owner = useSession(({ claims }) => claims?.userId ?? '')
  const [value, setValue] = useState<T | null>(null)
  useEffect(() => {
    let isOver = false
    void leftOf(owner, name, isValue).then((left) => {
      if (!isOver) setValue(() => left)
    })
    return () => {
      isOver = true
    }
  }, [owner, name, isValue])
  return {
    value,
    forget: async () => {
      await forgetUnsent(owner, name)
      setValue(null)
    },
  }
}

/** The newest that any tab has left. */
async function leftOf<T>(
  owner: string,
  name: string,
  isValue: (value: unknown) => value is T,
): Promise<T | null> {
  const rows = await (await storageOfPage()).list(owner, name).catch(() => [])
  return (
    rows.map((row) => draftIn(row, isValue)?.value ?? null).findLast((one) => one !== null) ?? null
  )
}

import { useEffect, useState } from 'react'

/**
 * An address under which a file in memory can be shown; undefined until there is one, and as soon as
 * it is of another file.
 */
export function useAddress(file: Blob | null | undefined): string | undefined {
  const [made, setMade] = useState<{ file: Blob; address: string }>()
  useEffect(() => {
    if (!file) return
    const address = URL.createObjectURL(file)
    setMade({ file, address })
    return () => URL.revokeObjectURL(address)
  }, [file])
  return made !== undefined && made.file === file ? made.address : undefined
}

/** Lets the browser save a file under this name. */
export function giveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to save by then; the address would else hold the file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

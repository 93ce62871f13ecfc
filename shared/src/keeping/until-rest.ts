/**
 * Waits until everything is with the server, or nothing more will be sent before something happens.
 * @returns whether the server has everything.
 */
export function untilRest(keeper: {
  snapshot: () => { isSaved: boolean }
  isAtRest: () => boolean
  subscribe: (listener: () => void) => () => void
}): Promise<boolean> {
  return new Promise((resolve) => {
    let unsubscribe: (() => void) | undefined
    const look = () => {
      const { isSaved } = keeper.snapshot()
      if (!isSaved && !keeper.isAtRest()) return
      unsubscribe?.()
      resolve(isSaved)
    }
    unsubscribe = keeper.subscribe(look)
    look()
  })
}

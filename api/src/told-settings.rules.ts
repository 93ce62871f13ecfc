/** Settings of which the environment gives the first value, and by which variable. */
const variableOf = {
  allowList: 'ALLOW_LIST',
  helpChatUrl: 'HELP_CHAT_URL',
  reviewUrl: 'REVIEW_URL',
} as const

export type EnvironmentKey = keyof typeof variableOf

/** Those that the server was told at its start. */
export function keysToldBy(variables: Readonly<Record<string, unknown>>): EnvironmentKey[] {
  return (Object.keys(variableOf) as EnvironmentKey[]).filter(
    (key) => variables[variableOf[key]] !== undefined,
  )
}

/** Asks the API as whom the token belongs to: a read, or a write where there is a body. */
export type Ask = (path: string, body?: unknown) => Promise<ReturnType<typeof JSON.parse>>

/**
 * @returns what gives the data of answers.
 * @throws Error with what the server says, where it does not say 200.
 */
export const askAs =
  (baseUrl: string, token: string): Ask =>
  async (path, body) => {
    const answer = await fetch(`${baseUrl}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': crypto.randomUUID(),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()).data
  }

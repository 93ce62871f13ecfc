/** The portal's logo is shown to everybody, also before they sign in. */
export async function mayOpenPortalLogo(): Promise<boolean> {
  return true
}

/** From this length on a password is called safe; it is advised and never demanded (ACC-Q05). */
export const advisedLength = 8

/** What to say about a new password by its length alone. */
export const adviceOn = (password: string, floor: number): 'short' | 'enough' | 'safer' => {
  if (password.length < floor) return 'short'
  return password.length < advisedLength ? 'enough' : 'safer'
}

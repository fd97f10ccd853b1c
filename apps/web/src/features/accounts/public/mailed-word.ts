/** The word that a mailed link carries, from the search of its address; without one the link is not whole. */
export const mailedWord = ({ token }: Record<string, unknown>): { token?: string } =>
  typeof token === 'string' ? { token } : {}

/** What the server writes into each page of what the operator has set, by the name of its mark. */
type Fact = 'session' | 'password-min-length' | 'source-url'

/** One of these facts; null where it is not stated, as in development, where no server has filled the marks in. */
export function findPageFact(name: Fact): string | null {
  const content = document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
  return content === '' || content.startsWith('__') ? null : content
}

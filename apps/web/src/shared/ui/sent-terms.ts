/** The terms that a search box has sent, the oldest first: the one that is shown, and those whose answers are still to come. */
export type SentTerms = readonly [string, ...string[]]

/**
 * What is left to come once an address asks for a term, and whether the box asked for it itself. Answers may come late and
 * one by one while more is typed; only what came from elsewhere, as by going back, takes the place of what is typed.
 */
export function onceAsked(sent: SentTerms, asked: string): { sent: SentTerms; isOwn: boolean } {
  const place = sent.indexOf(asked)
  return { sent: [asked, ...(place < 0 ? [] : sent.slice(place + 1))], isOwn: place >= 0 }
}

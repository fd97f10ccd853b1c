/** A choice as this browser keeps it; null where it keeps none, or keeps nothing at all. */
export function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Has this browser keep a choice; one that keeps nothing goes on without. */
export function keepChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // What was chosen then holds for this visit at the most.
  }
}

/** Has this browser keep a choice no more. */
export function forgetChoice(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

import type { ComponentProps } from 'react'
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx'

const load = async () => (await import('./reading-notes.tsx')).ReadingNotes
const Notes = lazyPart(load)

/** What a text leaves open, once it leaves something open: most texts read clear. */
export const LateReadingNotes = (props: ComponentProps<Awaited<ReturnType<typeof load>>>) =>
  props.reading.unknown.length + props.reading.questions.length > 0 && <Notes {...props} />

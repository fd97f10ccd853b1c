import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { useDocumentTitle } from '../../../shared/ui/page-title.tsx'
import { publicTexts } from '../public-pages.texts.ts'

type Props = { title: string; text: ReactNode; onRetry: () => void }

/** Stands where nothing is shown: what is private, what is missing and what failed look alike (SHR-60). */
export function NotShown({ title, text, onRetry }: Props) {
  useDocumentTitle(title)
  return (
    <EmptyState
      wholePage
      title={title}
      text={text}
      action={
        <Button variant="default" onClick={onRetry}>
          {publicTexts.tryAgain}
        </Button>
      }
    />
  )
}

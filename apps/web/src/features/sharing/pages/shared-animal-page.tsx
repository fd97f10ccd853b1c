import type { SharedAnimal } from '@clutchbook/domain/sharing/sharing.schema'
import { useQuery } from '@tanstack/react-query'
import { useDocumentTitle } from '../../../shared/ui/page-title.tsx'
import { LockedPage } from '../components/locked-page.tsx'
import { NotShown } from '../components/not-shown.tsx'
import { PreviewNote } from '../components/preview-note.tsx'
import { PublicFoot } from '../components/public-foot.tsx'
import { SharedAnimalSkeleton } from '../components/shared-animal-skeleton.tsx'
import { SharedAnimalView } from '../components/shared-animal-view.tsx'
import { useEyes, useRefusal } from '../hooks/use-eyes.ts'
import { isLocked, sharedAnimalQuery } from '../public-pages.queries.ts'
import { publicTexts } from '../public-pages.texts.ts'
import classes from './shared-animal-page.module.css'

type Props = {
  /** The animal that the address names; null where it names none. */
  id: number | null
  /** The owner looks at what others would see, shared or not. */
  preview: boolean
}

/** One animal, for everyone with its link (SHR-01). */
export const SharedAnimalPage = ({ id, preview }: Props) =>
  id === null ? <Missing onRetry={() => location.reload()} /> : <LoadedAnimal id={id} preview={preview} />

function LoadedAnimal({ id, preview }: { id: number; preview: boolean }) {
  const look = useEyes(preview)
  const { data, error, refetch } = useQuery(sharedAnimalQuery(id, look.eyes))
  useRefusal(look, error)
  if (data) return <Shown animal={data} asPreview={look.eyes === 'owner'} />
  if (isLocked(error)) return <LockedPage place={{ page: 'animal', id }} />
  return error ? <Missing onRetry={() => void refetch()} /> : <SharedAnimalSkeleton />
}

function Shown({ animal, asPreview }: { animal: SharedAnimal; asPreview: boolean }) {
  useDocumentTitle(animal.name)
  return (
    <>
      {asPreview && <PreviewNote />}
      <SharedAnimalView animal={animal} />
      <PublicFoot />
    </>
  )
}

const { title, text, advice } = publicTexts.animalMissing

/** What is missing, private or out of reach looks alike (SHR-09, SHR-13, SHR-60). */
const Missing = ({ onRetry }: { onRetry: () => void }) => (
  <NotShown
    title={title}
    text={
      <>
        {text} <span className={classes.advice}>{advice}</span>
      </>
    }
    onRetry={onRetry}
  />
)

import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { Scales } from '../../../shared/ui/scales.tsx'
import { MediaView } from '../../media/public/media-view.tsx'
import { collectionTexts } from '../collection.texts.ts'

const texts = collectionTexts.card

type Props = { animal: Pick<Animal, 'id' | 'name' | 'photos'>; eager: boolean }

/** The profile photo of an animal in a list, or its scales. */
export function AnimalPhoto({ animal: { id, name, photos }, eager }: Props) {
  const scales = <Scales seed={id} label={texts.noImage} />
  const [address] = photos
  if (!address) return scales
  return (
    <MediaView
      key={address}
      address={address}
      kind="image"
      alt={texts.photoOf(name)}
      small
      eager={eager}
      fallback={scales}
    />
  )
}

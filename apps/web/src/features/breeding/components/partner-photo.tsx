import { Scales } from '../../../shared/ui/scales.tsx'
import { MediaView } from '../../media/public/media-view.tsx'
import { breedingTexts } from '../breeding.texts.ts'
import type { Partner } from '../pair.ts'

type Props = {
  partner: Partner
  /** Its name stands beside it, so the picture is decoration. */
  quiet?: boolean
}

/** A partner's photo, or the scales that stand for it. Fills the box around it. */
export function PartnerPhoto({ partner: { name, photo, seed }, quiet = false }: Props) {
  const scales = <Scales seed={seed} label={quiet ? '' : breedingTexts.detail.noImage} />
  if (!photo) return scales
  return (
    <MediaView
      key={photo}
      address={photo}
      kind="image"
      alt={quiet ? '' : breedingTexts.detail.photoOf(name)}
      fallback={scales}
    />
  )
}

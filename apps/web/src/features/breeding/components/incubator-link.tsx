import EggIcon from 'lucide-react/icons/egg'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { breedingTexts } from '../breeding.texts.ts'

/** Leads to what is being incubated (EGG-20, BRD-Q10). */
export const IncubatorLink = () => (
  <LinkButton to="/incubating" variant="default" leftSection={<EggIcon size={17} aria-hidden />}>
    {breedingTexts.viewIncubator}
  </LinkButton>
)

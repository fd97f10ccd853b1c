import Dna from 'lucide-react/icons/dna'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { breedingTexts } from '../breeding.texts.ts'

/** Leads to what a pair may give (GEN-62). */
export const GeneticsLink = () => (
  <LinkButton to="/genetics" variant="default" leftSection={<Dna size={17} aria-hidden />}>
    {breedingTexts.genetics}
  </LinkButton>
)

import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { ownGenesTexts as texts } from '../own-genes.texts.ts'

/** Of a species whose genes nobody knows yet. */
export const NoGenes = ({ species }: { species: string }) => (
  <EmptyState
    title={texts.begin(species)}
    text={texts.beginText}
    action={
      <LinkButton to="/genetics/genes" search={{ species }}>
        {texts.addSome}
      </LinkButton>
    }
  />
)

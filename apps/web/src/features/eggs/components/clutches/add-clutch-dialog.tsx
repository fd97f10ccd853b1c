import { type ClutchKind, clutchKindOf, clutchKinds } from '@clutchbook/domain/clutches/clutches.rules'
import { useState } from 'react'
import { Chip, ChipGroup } from '../../../../shared/ui/chip.tsx'
import { FormDialog } from '../../../../shared/ui/form-dialog.tsx'
import { clutchKindTexts as texts } from '../../clutches.texts.ts'
import { useLayingFacts } from '../../hooks/use-laying-facts.ts'
import { EggForm, eggDialogWidth } from '../egg-form.tsx'
import classes from './clutch-form.module.css'
import { LitterForm } from './litter-form.tsx'

type Props = { projectId: number; clutchSize: number | null; onClose: () => void }

/** Adds what a female laid or bore: eggs, or the litter of a species that is known to bear live young (CLU-03, EGG-09). */
export function AddClutchDialog({ projectId, clutchSize, onClose }: Props) {
  const { species } = useLayingFacts(projectId)
  const [chosen, setChosen] = useState<ClutchKind | null>(null)
  const kind = chosen ?? clutchKindOf(species)
  return (
    <FormDialog
      sends={kind === 'litter' ? 'POST /api/clutches' : 'POST /api/eggs/clutch'}
      title={texts.titles[kind]}
      size={eggDialogWidth}
      onClose={onClose}
    >
      <div className={classes.kind}>
        <ChipGroup label={texts.label}>
          {clutchKinds.map((offered) => (
            <Chip key={offered} on={offered === kind} onPress={() => setChosen(offered)}>
              {texts.kinds[offered]}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      {kind === 'litter' ? (
        <LitterForm projectId={projectId} onClose={onClose} />
      ) : (
        <EggForm
          start={{ kind: 'clutch', egg: null, projectId, clutchSize }}
          choosesProject={false}
          onClose={onClose}
        />
      )}
    </FormDialog>
  )
}

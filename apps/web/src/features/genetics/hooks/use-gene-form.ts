import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import {
  changeFrom,
  type GeneValues,
  geneFields,
  geneProblems,
  newGeneFrom,
  refusedFields,
  valuesOf,
} from '../gene-form.ts'
import { addGene, changeGene, type KeeperGene, removeGene } from '../keeper-genes.queries.ts'
import { ownGenesTexts as texts } from '../own-genes.texts.ts'
import { tellSaid } from './tell-said.ts'

type Options = {
  species: string
  /** The gene that is changed; null for a new one. */
  gene: KeeperGene | null
  /** What a new one is called at first. */
  name: string
  onSaved: (gene: KeeperGene) => void
}

/** The form of a gene, and saving it with a way back. */
export function useGeneForm({ species, gene, name, onSaved }: Options) {
  const cache = useQueryClient()
  // One key for the whole life of the form: however often it is sent, one gene comes of it (SHELL-59).
  const [key] = useState(newCallKey)
  const [isBusy, setBusy] = useState(false)
  const { form, draft } = useDraftForm<GeneValues>({
    draft: { name: gene ? `gene:${gene.id}` : `gene of ${species} ${name}`.trim(), keeps: 'changes' },
    initialValues: valuesOf(gene, name),
    validate: geneProblems,
  })

  const save = async (values: GeneValues): Promise<KeeperGene> => {
    if (!gene) {
      const added = await addGene(cache, newGeneFrom(species, values), key)
      tellSaid(texts.added(added.name), () => removeGene(cache, added.id))
      return added
    }
    const changed = await changeGene(cache, gene.id, changeFrom(gene, values))
    const before = changeFrom(gene, valuesOf(gene, name))
    tellSaid(texts.changed(changed.name), () => changeGene(cache, gene.id, before))
    return changed
  }

  const submit = async (values: GeneValues): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      const saved = await save(values)
      draft.end()
      onSaved(saved)
    } catch (error) {
      showFailure(error, texts.saveFailed, texts.nothingChanged)
      const refused = Object.entries(fieldErrorsOf(error, Object.keys(refusedFields))).map(
        ([field, problem]) => [refusedFields[field as keyof typeof refusedFields], problem],
      )
      refuseFields(form, Object.fromEntries(refused), geneFields)
    } finally {
      setBusy(false)
    }
  }
  return {
    form,
    draft,
    isBusy,
    onSubmit: form.onSubmit(submit, (problems) => refuseFields(form, problems, geneFields)),
  }
}

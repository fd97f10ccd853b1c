import { ensureEntries, takeEntries } from '@clutchbook/domain/genetics/entries.rules'
import type { WrittenEntry } from '@clutchbook/domain/genetics/entry'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { useState } from 'react'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { takeTyped, withTyped } from '../gene-entries.ts'
import { genesTexts } from '../genes.texts.ts'
import type { GenesAnimal } from '../genes-animal.ts'
import type { Genotype } from '../genotype.queries.ts'
import { useKeepGenes } from './use-keep-genes.ts'

type Values = {
  entries: WrittenEntry[]
  /** What stands in the field and was not taken yet. */
  typed: string
  writeMorph: boolean
}

type Options = {
  animal: GenesAnimal
  genotype: Genotype
  genome: Genome
  begun: string
  onSaved: () => void
}

/** The form of an animal's genes, and saving it. */
export function useGenesForm({ animal, genotype, genome, begun, onSaved }: Options) {
  const { save, isBusy } = useKeepGenes(animal, genotype)
  const today = useToday()()
  const [problem, setProblem] = useState<string | null>(null)
  const { form, draft } = useDraftForm<Values>({
    draft: { name: `genes:${animal.id}`, keeps: 'changes' },
    initialValues: { entries: [...genotype.entries], typed: begun, writeMorph: false },
  })
  const { entries, typed, writeMorph } = form.values

  const change = (next: WrittenEntry[]): void => {
    setProblem(null)
    form.setFieldValue('entries', next)
  }
  /** Takes what was typed; what is open or unknown stays in the field to be answered. */
  const take = (text: string): void => {
    const taken = takeTyped(genome, text).entries
    form.setFieldValue('typed', taken ? '' : text)
    if (taken) change(withTyped(entries, taken))
  }
  const add = (added: readonly WrittenEntry[]): void => {
    form.setFieldValue('typed', '')
    change(withTyped(entries, added))
  }

  const submit = async (): Promise<void> => {
    // A name that is still in the field counts, where it reads clear.
    const rest = typed.trim() === '' ? [] : takeTyped(genome, typed).entries
    if (rest === null) return setProblem(genesTexts.editor.unread(typed.trim()))
    const all = withTyped(entries, rest)
    const refused = problemOf(genome, all, { animal, today, genotype })
    if (refused) return setProblem(refused)
    const isSaved = await save({ entries: all, writeMorph }, genesTexts.editor.saved)
    if (!isSaved) return
    draft.end()
    onSaved()
  }

  return { form, draft, entries, typed, writeMorph, problem, isBusy, change, take, add, submit }
}

type Ground = { animal: GenesAnimal; today: string; genotype: Genotype }

/** Why entries can't be, by the rules that the server applies too; null where they can. */
function problemOf(
  genome: Genome,
  entries: readonly WrittenEntry[],
  { animal: { sex }, today, genotype }: Ground,
): string | null {
  try {
    const own = entries.filter(({ gene }) => !genotype.foreign.includes(gene))
    ensureEntries(genome, takeEntries(genome, own), {
      sex: sex === 'Unsexed' ? null : sex === 'Male' ? 'male' : 'female',
      today,
    })
    return null
  } catch (error) {
    if (error instanceof DomainError) return error.message
    throw error
  }
}

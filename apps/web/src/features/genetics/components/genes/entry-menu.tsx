import { type Evidence, entryLimits, evidences, type WrittenEntry } from '@clutchbook/domain/genetics/entry'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import Trash2 from 'lucide-react/icons/trash-2'
import { DayInput } from '../../../../shared/forms/day-input.tsx'
import { Chip, ChipRow } from '../../../../shared/ui/chip.tsx'
import { genesTexts } from '../../genes.texts.ts'
import type { GenesAnimal } from '../../genes-animal.ts'
import classes from './entry-menu.module.css'

const texts = genesTexts.editor

type Props = {
  genome: Genome
  animal: GenesAnimal
  entry: WrittenEntry
  /** What the entry says, for what takes it out. */
  text: string
  /** Null takes it out. */
  onChange: (entry: WrittenEntry | null) => void
}

/** How a gene is known, and what else can be said of it; a test asks for its laboratory and day. */
export function EntryMenu({ genome, animal, entry, text, onChange }: Props) {
  const change = (said: Partial<WrittenEntry>): void => onChange({ ...entry, ...said })
  const locus = genome.locusOf(entry.gene)
  return (
    <div className={classes.menu}>
      <ChipRow label={texts.known} wraps>
        {evidences.map((evidence) => (
          <Chip
            key={evidence}
            on={entry.evidence === evidence}
            onPress={() => change({ evidence, ...certainBy(evidence, entry) })}
          >
            {texts.evidence[evidence]}
          </Chip>
        ))}
      </ChipRow>
      {entry.evidence === 'lab' && <LabFields entry={entry} change={change} />}
      {locus ? (
        <div className={classes.pair}>
          <NativeSelect
            label={texts.copies}
            value={entry.copies ?? 1}
            data={([0, 1, 2] as const).map((copies) => ({
              value: String(copies),
              label: texts.copiesOf[copies],
            }))}
            onChange={(event) => change(copiesSaid(event.currentTarget.value))}
          />
          {!isCertain(entry) && (
            <TextInput
              label={texts.chance}
              description={texts.chanceHint}
              value={entry.chance}
              autoComplete="off"
              onChange={(event) => change({ chance: event.currentTarget.value })}
            />
          )}
          {locus.linkage === 'recombining' && animal.sex === 'Male' && entry.copies === 1 && (
            <NativeSelect
              label={texts.maker}
              value={entry.maker ?? ''}
              data={(['', 'male', 'female'] as const).map((value) => ({ value, label: texts.makers[value] }))}
              onChange={(event) => change({ maker: makerSaid(event.currentTarget.value) })}
            />
          )}
        </div>
      ) : (
        <NumberInput
          label={texts.percent}
          value={entry.percent ?? ''}
          min={0}
          max={100}
          hideControls
          onChange={(value) => change({ percent: typeof value === 'number' ? value : null })}
        />
      )}
      <div className={classes.pair}>
        {entry.evidence === 'stated' && (
          <Text label={texts.statedBy} value={entry.statedBy} onSay={(statedBy) => change({ statedBy })} />
        )}
        <Text
          label={texts.note}
          value={entry.note}
          most={entryLimits.note}
          onSay={(note) => change({ note })}
        />
      </div>
      <Button
        variant="subtle"
        color="danger"
        className={classes.remove ?? ''}
        leftSection={<Trash2 size={16} aria-hidden />}
        aria-label={texts.remove(text)}
        onClick={() => onChange(null)}
      >
        {texts.removeShort}
      </Button>
    </div>
  )
}

type LabProps = { entry: WrittenEntry; change: (said: Partial<WrittenEntry>) => void }

const LabFields = ({ entry, change }: LabProps) => (
  <div className={classes.pair}>
    <Text
      label={texts.laboratory}
      value={entry.laboratory}
      needed
      onSay={(laboratory) => change({ laboratory })}
    />
    <DayInput
      label={texts.testedOn}
      withAsterisk
      value={entry.testedOn}
      onChange={(testedOn) => change({ testedOn })}
    />
    <Text label={texts.marker} value={entry.marker} onSay={(marker) => change({ marker })} />
    <Text label={texts.file} value={entry.file} onSay={(file) => change({ file })} />
  </div>
)

type TextProps = {
  label: string
  value: string | null
  most?: number
  needed?: boolean
  onSay: (text: string | null) => void
}

const Text = ({ label, value, most = entryLimits.text, needed = false, onSay }: TextProps) => (
  <TextInput
    label={label}
    withAsterisk={needed}
    value={value ?? ''}
    maxLength={most}
    autoComplete="off"
    onChange={(event) => onSay(event.currentTarget.value || null)}
  />
)

/** Whether nothing is open of an entry: what is proven, and what is proven absent. */
const isCertain = ({ evidence, copies }: WrittenEntry): boolean =>
  evidence === 'lab' || evidence === 'offspring' || copies === 0

/** What is proven is certain. */
const certainBy = (evidence: Evidence, entry: WrittenEntry): Partial<WrittenEntry> =>
  isCertain({ ...entry, evidence }) ? { chance: '1' } : {}

const copiesSaid = (value: string): Partial<WrittenEntry> => {
  const copies = value === '0' ? 0 : value === '2' ? 2 : 1
  return { copies, ...(copies === 0 && { chance: '1' }), ...(copies !== 1 && { maker: null }) }
}

const makerSaid = (value: string): WrittenEntry['maker'] =>
  value === 'male' || value === 'female' ? value : null

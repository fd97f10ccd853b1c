import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { FormButtons } from '../../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../../shared/ui/form-dialog.tsx'
import { uiTexts } from '../../../../shared/ui/ui.texts.ts'
import { figuresQuery, type SpeciesFigures } from '../../figures.queries.ts'
import { figuresTexts as texts } from '../../figures.texts.ts'
import { type NumberName, numbersAsked, type RangeName, rangesAsked } from '../../figures-form.ts'
import { type FiguresForm, useFiguresForm } from '../../hooks/use-figures-form.ts'
import classes from './figures-dialog.module.css'

const dialogWidth = 520

type Props = { species: string; onClose: () => void }

/** A keeper's own figures of a species, beside what is known of it (SEA-07). */
export function FiguresDialog({ species, onClose }: Props) {
  const { data, error, refetch } = useQuery(figuresQuery(species))
  return (
    <FormDialog
      sends="PUT /api/species-facts/{species}"
      title={texts.open(species)}
      size={dialogWidth}
      onClose={onClose}
    >
      {data ? (
        <FiguresFields figures={data} onClose={onClose} />
      ) : error ? (
        <p className={classes.text}>
          <span role="alert">{texts.failedToLoad}</span>{' '}
          <button type="button" className={classes.again} onClick={() => void refetch()}>
            {uiTexts.tryAgain}
          </button>
        </p>
      ) : (
        <p className={classes.text} role="status">
          {texts.loading}
        </p>
      )}
    </FormDialog>
  )
}

function FiguresFields({ figures, onClose }: { figures: SpeciesFigures; onClose: () => void }) {
  const { form, draft, isBusy, kind, onSubmit } = useFiguresForm(figures, onClose)
  const cancel = () => {
    draft.end()
    onClose()
  }
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <DraftNotice draft={draft} />
      <p className={classes.text}>{texts.text}</p>
      {figures.known === null && (
        <NativeSelect
          label={texts.kind}
          data={[
            { value: '', label: texts.notSaid },
            { value: 'eggs', label: texts.kinds.eggs },
            { value: 'litter', label: texts.kinds.litter },
          ]}
          {...form.getInputProps('kind')}
        />
      )}
      {rangesAsked(kind).map((name) => (
        <RangeField key={name} name={name} form={form} figures={figures} />
      ))}
      {numbersAsked.map((name) => (
        <TextInput
          key={name}
          label={texts.figures[name]}
          description={knownWords(figures, name)}
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps(name)}
        />
      ))}
      {figures.sources.length > 0 && <p className={classes.text}>{texts.sources(figures.sources)}</p>}
      <FormButtons texts={texts} busy={isBusy} inReach onCancel={cancel} />
    </form>
  )
}

type RangeProps = { name: RangeName; form: FiguresForm['form']; figures: SpeciesFigures }

/** The least and the most of a figure, beside each other. */
function RangeField({ name, form, figures }: RangeProps) {
  const label = texts.figures[name]
  const { error, ...least } = form.getInputProps(`${name}Least`)
  return (
    <fieldset className={classes.range}>
      <legend>{label}</legend>
      <p className={classes.known}>{knownWords(figures, name)}</p>
      <div className={classes.two}>
        <TextInput
          aria-label={texts.least(label)}
          inputMode="numeric"
          autoComplete="off"
          error={error}
          {...least}
        />
        <span aria-hidden>–</span>
        <TextInput
          aria-label={texts.most(label)}
          inputMode="numeric"
          autoComplete="off"
          error={error !== undefined && error !== null && error !== false}
          {...form.getInputProps(`${name}Most`)}
        />
      </div>
    </fieldset>
  )
}

/** What is known of a figure, and whether that is a rule of thumb. A figure of the keeper's own says no more how sure the known one is. */
function knownWords({ known, confidence }: SpeciesFigures, name: RangeName | NumberName): string {
  const figure: number | readonly [number, number] | undefined = known?.[name]
  if (figure === undefined) return texts.unknown
  const words = typeof figure === 'number' ? String(figure) : texts.range(figure[0], figure[1])
  return texts.known(words, confidence[name] === 'low')
}

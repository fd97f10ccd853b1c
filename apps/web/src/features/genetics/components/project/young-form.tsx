import { youngLimits } from '@clutchbook/domain/breeding/project-young.rules'
import { longestMorph } from '@clutchbook/domain/genetics/genetics-limits.rules'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useRef } from 'react'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { FormButtons } from '../../../../shared/ui/form-buttons.tsx'
import { type YoungForm as Form, useYoungForm } from '../../hooks/use-young-form.ts'
import type { ProjectYoung } from '../../project-genes.queries.ts'
import { projectGenesTexts } from '../../project-genes.texts.ts'
import { withRow } from '../../young-form-values.ts'
import classes from './young-form.module.css'

const texts = projectGenesTexts.form

type Props = { counted: ProjectYoung; onClose: () => void }

/** The young of a project as rows of a number and a look; what is refused stands at its row. */
export function YoungForm({ counted, onClose }: Props) {
  const { form, draft, isBusy, onSubmit } = useYoungForm(counted, onClose)
  const { rows } = form.values
  const { list, add, remove } = useRows(form)
  const cancel = () => {
    draft.end()
    onClose()
  }
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      <DraftNotice draft={draft} />
      <p className={classes.intro}>{texts.intro}</p>
      {rows.length === 0 ? (
        <p className={classes.intro}>{texts.none}</p>
      ) : (
        <ul className={classes.rows} ref={list}>
          {rows.map(({ key }, place) => (
            <Row key={key} form={form} place={place} onRemove={() => remove(place)} />
          ))}
        </ul>
      )}
      <Button
        className={classes.add ?? ''}
        variant="default"
        leftSection={<Plus size={17} aria-hidden />}
        disabled={rows.length >= youngLimits.rows}
        onClick={add}
      >
        {texts.add}
      </Button>
      <FormButtons texts={texts} busy={isBusy} inReach onCancel={cancel} />
    </form>
  )
}

/** Adds rows and takes them out; the focus goes to what was added, or to the row that took the place. */
function useRows(form: Form) {
  const { rows } = form.values
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const place = Math.min(wanted.current, rows.length - 1)
    wanted.current = null
    list.current?.children[place]?.querySelector('input')?.focus()
  }, [rows.length])
  return {
    list,
    add: () => {
      wanted.current = rows.length
      form.setFieldValue('rows', withRow(rows))
    },
    remove: (place: number) => {
      wanted.current = place
      form.clearErrors()
      form.setFieldValue(
        'rows',
        rows.filter((_row, at) => at !== place),
      )
    },
  }
}

type RowProps = { form: Form; place: number; onRemove: () => void }

function Row({ form, place, onRemove }: RowProps) {
  const row = place + 1
  return (
    <li className={classes.row}>
      <TextInput
        label={place === 0 && texts.count}
        aria-label={texts.countOf(row)}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps(`rows.${place}.count`)}
      />
      <TextInput
        label={place === 0 && texts.text}
        aria-label={texts.textOf(row)}
        maxLength={longestMorph}
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps(`rows.${place}.text`)}
      />
      <ActionIcon
        className={classes.remove ?? ''}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={texts.remove(row)}
        onClick={onRemove}
      >
        <Trash2 size={17} aria-hidden />
      </ActionIcon>
    </li>
  )
}

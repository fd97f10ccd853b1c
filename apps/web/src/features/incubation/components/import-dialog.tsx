import { betweenWords } from '@clutchbook/domain/incubation/climate-words.rules'
import { formatAmount } from '@clutchbook/domain/kernel/amount'
import { Button, NativeSelect } from '@mantine/core'
import FileUp from 'lucide-react/icons/file-up'
import { useRef } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { FileChooser } from '../../../shared/forms/file-chooser.tsx'
import { DetailList } from '../../../shared/ui/detail-list.tsx'
import { FailureNumber } from '../../../shared/ui/failure-number.tsx'
import { FormDialog } from '../../../shared/ui/form-dialog.tsx'
import { useCurrentUser } from '../../accounts/public/use-current-user.ts'
import { useReadingImport } from '../hooks/use-reading-import.ts'
import { importTexts as texts } from '../incubation.texts.ts'
import type { ReadingsPreview } from '../incubator-changes.queries.ts'
import type { Box, Incubator } from '../incubators.queries.ts'
import { momentWords } from '../moment-words.ts'
import classes from './import-dialog.module.css'

const dialogWidth = 560

type Props = { incubator: Incubator; boxes: readonly Box[]; onClose: () => void }

/** Brings in a file of a data logger: what would come of it shows first, and what came of it can be taken back (CLU-24). */
export function ImportDialog({ incubator, boxes, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const work = useReadingImport({ kind: 'incubator', id: incubator.id }, onClose)
  const { place, looked, isBusy } = work
  const preview = looked.state === 'read' ? looked.preview : null
  return (
    <FormDialog
      sends="POST /api/incubators/{id}/readings/import"
      title={texts.title}
      size={dialogWidth}
      onClose={onClose}
    >
      <div className={classes.stack}>
        <p className={classes.dim}>{texts.intro}</p>
        {boxes.length > 0 && (
          <NativeSelect
            label={texts.into}
            data={[
              { value: '', label: incubator.name },
              ...boxes.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={place.kind === 'box' ? String(place.id) : ''}
            disabled={isBusy}
            onChange={({ currentTarget: { value } }) =>
              work.choosePlace(
                value === '' ? { kind: 'incubator', id: incubator.id } : { kind: 'box', id: Number(value) },
              )
            }
          />
        )}
        <div>
          <Button
            variant={work.hasFile ? 'default' : 'filled'}
            leftSection={<FileUp size={18} aria-hidden />}
            loading={looked.state === 'reading'}
            disabled={isBusy}
            onClick={() => input.current?.click()}
          >
            {work.hasFile ? texts.other : texts.choose}
          </Button>
          <FileChooser
            ref={input}
            label={texts.choose}
            accept=".csv,.txt,text/csv,text/plain"
            onFiles={([file]) => file && work.choose(file)}
          />
        </div>
        <div role="status">
          {looked.state === 'reading' && <p className={classes.dim}>{texts.reading}</p>}
        </div>
        {looked.state === 'failed' && (
          <div role="alert" className={classes.refusal}>
            <p>{messageOf(looked.error, texts.lookFailed)}</p>
            <FailureNumber error={looked.error} />
          </div>
        )}
        {preview && <Outcome preview={preview} />}
        <div className={classes.buttons}>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {texts.cancel}
          </Button>
          {preview && preview.stored > 0 && (
            <Button loading={isBusy} onClick={() => void work.bring()}>
              {texts.submit(preview.stored)}
            </Button>
          )}
        </div>
      </div>
    </FormDialog>
  )
}

/** The most lines that are told one by one. */
const linesShown = 12

/** What would come of a file. */
function Outcome({ preview }: { preview: ReadingsPreview }) {
  const { timeZone } = useCurrentUser()
  const { format, rows, stored, known, refused, refusedCount, from, to } = preview
  const moment = (at: string): string => momentWords(new Date(at), timeZone)
  const shown = refused.slice(0, linesShown)
  return (
    <div className={classes.stack} role="status">
      <DetailList
        notes={null}
        details={[
          { term: texts.format, text: texts.formats[format] ?? format },
          { term: texts.rows, text: formatAmount(rows) },
          ...(from && to ? [{ term: texts.span, text: betweenWords(moment(from), moment(to)) }] : []),
          { term: texts.stored, text: formatAmount(stored) },
          { term: texts.known, text: formatAmount(known) },
          { term: texts.refused, text: formatAmount(refusedCount) },
        ]}
      />
      {stored === 0 && <p>{texts.none}</p>}
      {shown.length > 0 && (
        <ul className={classes.lines}>
          {shown.map(({ line, reason }) => (
            <li key={line}>
              <strong>{texts.line(line)}</strong> {reason}
            </li>
          ))}
          {refusedCount > shown.length && <li>{texts.more(refusedCount - shown.length)}</li>}
        </ul>
      )}
    </div>
  )
}

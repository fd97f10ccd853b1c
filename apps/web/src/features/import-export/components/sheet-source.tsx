import { Button, Textarea } from '@mantine/core'
import FileUp from 'lucide-react/icons/file-up'
import { useRef, useState } from 'react'
import { FileChooser } from '../../../shared/forms/file-chooser.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import type { SheetImport } from '../hooks/use-sheet-import.ts'
import { importExportTexts } from '../import-export.texts.ts'
import { pastedRows } from '../pasted-rows.ts'
import { Refusal } from './refusal.tsx'
import classes from './sheet.module.css'

const texts = importExportTexts.source

/** Where a sheet comes from: a file, or rows copied out of a spreadsheet program. */
export function SheetSource({ work }: { work: SheetImport }) {
  const input = useRef<HTMLInputElement>(null)
  const [pasted, setPasted] = useState(pastedRows.find)
  return (
    <SectionCard title={texts.heading}>
      <div className={classes.stack}>
        <p className={classes.text}>{texts.text}</p>
        <div>
          <Button
            leftSection={<FileUp size={18} aria-hidden />}
            loading={work.isLooking}
            onClick={() => input.current?.click()}
          >
            {texts.choose}
          </Button>
        </div>
        <FileChooser
          ref={input}
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onFiles={([file]) => file && work.choose(file)}
        />
        <Textarea
          label={texts.paste}
          value={pasted}
          onChange={(event) => {
            setPasted(event.currentTarget.value)
            pastedRows.keep(event.currentTarget.value)
          }}
          rows={5}
          spellCheck={false}
          classNames={{ input: classes.pasted ?? '' }}
        />
        {pasted.trim() !== '' && (
          <div>
            <Button
              variant="default"
              loading={work.isLooking}
              onClick={() => work.choose(new Blob([pasted], { type: 'text/csv' }))}
            >
              {texts.look}
            </Button>
          </div>
        )}
        <div role="status">{work.isLooking && <p className={classes.text}>{texts.reading}</p>}</div>
        {work.lookFailure && <Refusal error={work.lookFailure} otherwise={texts.failed} />}
      </div>
    </SectionCard>
  )
}

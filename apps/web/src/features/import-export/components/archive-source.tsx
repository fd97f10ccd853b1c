import { Button } from '@mantine/core'
import FolderInput from 'lucide-react/icons/folder-input'
import { useRef } from 'react'
import { FileChooser } from '../../../shared/forms/file-chooser.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { useArchiveImport } from '../hooks/use-archive-import.ts'
import { importExportTexts } from '../import-export.texts.ts'
import { Refusal } from './refusal.tsx'
import classes from './sheet.module.css'

const texts = importExportTexts.archive

/** Brings everything of another account in, from the archive that was downloaded there (D2). */
export function ArchiveSource() {
  const input = useRef<HTMLInputElement>(null)
  const { bring, isBringing, failure, result } = useArchiveImport()
  return (
    <SectionCard title={texts.heading}>
      <div className={classes.stack}>
        <p className={classes.text}>{texts.text}</p>
        {!result && (
          <div>
            <Button
              variant="default"
              leftSection={<FolderInput size={18} aria-hidden />}
              loading={isBringing}
              onClick={() => input.current?.click()}
            >
              {texts.choose}
            </Button>
          </div>
        )}
        <FileChooser
          ref={input}
          accept=".zip,application/zip"
          label={texts.choose}
          onFiles={([file]) => file && bring(file)}
        />
        <div role="status" className={classes.stack}>
          {isBringing && <p className={classes.text}>{texts.working}</p>}
          {result && <p>{texts.done(result)}</p>}
          {result && result.missingFiles > 0 && (
            <p className={classes.text}>{texts.missing(result.missingFiles)}</p>
          )}
        </div>
        {result && (
          <div>
            <LinkButton to="/animals">{importExportTexts.done.open}</LinkButton>
          </div>
        )}
        {failure && <Refusal error={failure} otherwise={texts.failed} />}
      </div>
    </SectionCard>
  )
}

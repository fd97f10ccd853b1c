import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { ConnectionNotice } from '../../../shared/ui/connection-notice.tsx'
import { Crumbs } from '../../../shared/ui/crumbs.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { ArchiveSource } from '../components/archive-source.tsx'
import { SheetColumns } from '../components/sheet-columns.tsx'
import { SheetOutcome } from '../components/sheet-outcome.tsx'
import { SheetSource } from '../components/sheet-source.tsx'
import { useSheetImport } from '../hooks/use-sheet-import.ts'
import { importExportTexts as texts } from '../import-export.texts.ts'
import classes from './import-animals-page.module.css'

const way = [
  { to: '/', label: texts.home },
  { to: '/animals', label: texts.back },
] as const

/** Brings the animals of a sheet in: choose it, look at what would come of it, import (D1, R64). */
export function ImportAnimalsPage() {
  const work = useSheetImport()
  return (
    <>
      <PageHeader title={texts.title} breadcrumb={<Crumbs way={way} here={texts.title} />} />
      <ConnectionNotice sends="POST /api/moving/sheet" />
      <div className={classes.parts}>
        {work.count === null ? (
          <>
            {!work.preview && <SheetSource work={work} />}
            {!work.preview && <ArchiveSource />}
            {work.preview && <SheetColumns work={work} preview={work.preview} />}
            {work.preview && <SheetOutcome work={work} preview={work.preview} />}
          </>
        ) : (
          <Done count={work.count} onAgain={work.startOver} onUndo={work.undo} />
        )}
      </div>
    </>
  )
}

type DoneProps = { count: number; onAgain: () => void; onUndo: () => void }

function Done({ count, onAgain, onUndo }: DoneProps) {
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone; what it did stands here.
  useEffect(() => place.current?.focus(), [])
  return (
    <SectionCard title={texts.done.title(count)}>
      <div ref={place} tabIndex={-1} role="status" className={classes.done}>
        <p className={classes.text}>{texts.done.text}</p>
        <div className={classes.buttons}>
          <LinkButton to="/animals">{texts.done.open}</LinkButton>
          <Button variant="default" onClick={onAgain}>
            {texts.done.again}
          </Button>
          <Button variant="subtle" onClick={onUndo}>
            {texts.done.undo}
          </Button>
        </div>
      </div>
    </SectionCard>
  )
}

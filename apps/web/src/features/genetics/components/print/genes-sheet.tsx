import { shownDay } from '../../../../shared/day-format.ts'
import { PrintDesk } from '../../../../shared/print/print-desk.tsx'
import { QrCode } from '../../../../shared/print/qr-code.tsx'
import { genesTexts } from '../../genes.texts.ts'
import { genesSheetTexts as texts } from '../../genes-sheet.texts.ts'
import { type PrintedGenes, type SheetParent, sheetGenesOf } from '../../genes-sheet.ts'
import { storiesOf } from '../../reading-words.ts'
import classes from './genes-sheet.module.css'

/** What an animal carries, as it is handed over with it: black on white in every theme, on A4 and Letter (GEN-68). */
export function GenesSheet({ printed, onPrint }: { printed: PrintedGenes; onPrint: () => void }) {
  const { genotype, version, today } = printed
  const stories = storiesOf(genotype.readings)
  return (
    <PrintDesk className={classes.desk} print={texts.print} onPrint={onPrint}>
      <article className={classes.sheet}>
        <Head printed={printed} />
        <Genes printed={printed} />
        {stories.length > 0 && (
          <ul className={classes.lines}>
            {stories.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {genotype.warnings.length > 0 && <Welfare printed={printed} />}
        <section className={classes.part}>
          <h2>{texts.parents}</h2>
          <dl className={classes.parents}>
            <Parent role={texts.father} parent={printed.father} />
            <Parent role={texts.mother} parent={printed.mother} />
          </dl>
        </section>
        <footer className={classes.foot}>
          <p>{texts.evidence}</p>
          <p>{texts.chances}</p>
          <p>{texts.state(shownDay(today), version)}</p>
        </footer>
      </article>
    </PrintDesk>
  )
}

function Head({ printed: { animal, genotype, link } }: { printed: PrintedGenes }) {
  const { tradeName, nowName } = genotype
  const { terms } = texts
  const facts = [
    [terms.sex, animal.sex],
    [terms.hatched, animal.dateOfBirth && shownDay(animal.dateOfBirth)],
    [terms.producedBy, animal.producedBy],
    [terms.customId, animal.customId],
  ] as const
  return (
    <header className={classes.head}>
      <div>
        <p className={classes.kind}>
          {texts.maker} · {texts.heading}
        </p>
        <h1 className={classes.name}>{animal.name}</h1>
        <p className={classes.species}>{animal.species}</p>
        <p className={classes.written}>{tradeName ?? nowName}</p>
        {tradeName && <p className={classes.also}>{nowName}</p>}
        <dl className={classes.facts}>
          {facts.map(([term, text]) =>
            text ? (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </div>
      {link && (
        <div className={classes.code}>
          <QrCode address={link} label={texts.code(animal.name)} />
          <p>{texts.scan}</p>
        </div>
      )}
    </header>
  )
}

function Genes({ printed: { genotype } }: { printed: PrintedGenes }) {
  const genes = sheetGenesOf(genotype)
  if (genes.length === 0) return <p>{texts.normal}</p>
  return (
    <table className={classes.genes}>
      <thead>
        <tr>
          <th scope="col">{texts.gene}</th>
          <th scope="col">{texts.chance}</th>
          <th scope="col">{texts.known}</th>
        </tr>
      </thead>
      <tbody>
        {genes.map(({ gene, text, chance, known }) => (
          <tr key={gene}>
            <th scope="row">{text}</th>
            <td>{chance}</td>
            <td>{known}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Welfare = ({ printed: { genotype } }: { printed: PrintedGenes }) => (
  <section className={classes.part}>
    <h2>{texts.welfare}</h2>
    <ul className={classes.lines}>
      {genotype.warnings.map((warning) => (
        <li key={`${warning.code} ${warning.genes.join()}`}>
          <strong>{genesTexts.level[warning.level]}.</strong> {warning.note}
        </li>
      ))}
    </ul>
  </section>
)

const Parent = ({ role, parent }: { role: string; parent: SheetParent | null }) => (
  <div>
    <dt>{role}</dt>
    <dd>
      <strong>{parent?.name ?? texts.unknown}</strong>
      {parent?.genes && <span>{parent.genes}</span>}
    </dd>
  </div>
)

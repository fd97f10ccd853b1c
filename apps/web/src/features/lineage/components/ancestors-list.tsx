import { useQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import type { Ancestor } from '../lineage.queries.ts'
import { ancestorsQuery } from '../lineage.queries.ts'
import { lineageTexts } from '../lineage.texts.ts'
import { detailsOf } from '../relatives.ts'
import classes from './ancestors-list.module.css'

const texts = lineageTexts.ancestors
const { box } = lineageTexts

type Acts = {
  onEdit: (ancestor: Ancestor) => void
  onRemove: (ancestor: Ancestor) => void
  onViewPhotos: (ancestor: Ancestor) => void
}

/** Ancestors of an own animal that are told of in words and photos alone (LIN-09). */
export function AncestorsList({ animalId, ...acts }: Acts & { animalId: number }) {
  const { data, error, refetch } = useQuery(ancestorsQuery(animalId))
  if (error && !data) {
    return (
      <div className={classes.failure}>
        <LoadFailure
          title={texts.failed}
          error={error}
          otherwise={lineageTexts.failedText}
          action={lineageTexts.tryAgain}
          onRetry={() => void refetch()}
        />
      </div>
    )
  }
  if (!data || data.length === 0) return null
  return (
    <section className={classes.section}>
      <h3 className={classes.title}>{texts.title}</h3>
      <ul className={classes.list}>
        {data.map((ancestor) => (
          <AncestorLine key={ancestor.id} ancestor={ancestor} {...acts} />
        ))}
      </ul>
    </section>
  )
}

function AncestorLine({ ancestor, onEdit, onRemove, onViewPhotos }: Acts & { ancestor: Ancestor }) {
  const [open, setOpen] = useState(false)
  const { name, relation, morph } = ancestor
  const details = detailsOf(ancestor)
  return (
    <li className={classes.ancestor}>
      <div className={classes.words}>
        <span className={classes.relation}>{texts.relations[relation]}</span>
        <span className={classes.name}>{name}</span>
        {morph && <span className={classes.morph}>{morph}</span>}
        {open && details.length === 0 && <span className={classes.morph}>{box.nothingMore}</span>}
        {open &&
          details.map(({ term, text }) => (
            <span key={term} className={classes.morph}>
              {term}: {text}
            </span>
          ))}
      </div>
      <div className={classes.acts}>
        <Act
          label={open ? box.viewLess : box.viewMore}
          told={box.viewMoreOf(name)}
          onClick={() => setOpen(!open)}
        />
        <Act label={box.viewPhotos} told={box.viewPhotosOf(name)} onClick={() => onViewPhotos(ancestor)} />
        <Act told={texts.editOf(name)} onClick={() => onEdit(ancestor)} Icon={Pencil} />
        <Act told={texts.removeOf(name)} onClick={() => onRemove(ancestor)} Icon={Trash2} />
      </div>
    </li>
  )
}

type ActProps = { label?: string; told: string; onClick: () => void; Icon?: typeof Pencil }

const Act = ({ label, told, onClick, Icon }: ActProps) => (
  <button type="button" className={classes.act} aria-label={told} onClick={onClick}>
    {Icon && <Icon size={16} aria-hidden />}
    {label}
  </button>
)

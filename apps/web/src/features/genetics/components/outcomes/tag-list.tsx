import type { Odds } from '@clutchbook/domain/genetics/odds.rules'
import { geneticsTexts } from '../../genetics.texts.ts'
import classes from './tag-list.module.css'

const texts = geneticsTexts.outcomes

/** Traits without odds, by parent (GEN-33). */
export function TagList({ odds: { tags } }: { odds: Odds }) {
  if (tags.length === 0) return null
  return (
    <div className={classes.tags}>
      <h3 className={classes.heading}>{texts.tags}</h3>
      <ul className={classes.list}>
        {tags.map(({ gene, name, sire, dam, percent }) => (
          <li key={gene}>
            {texts.tag(
              name,
              sire && dam ? texts.both : sire ? texts.sire : texts.dam,
              percent ? `${Number(percent.n) / Number(percent.d)}%` : '',
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

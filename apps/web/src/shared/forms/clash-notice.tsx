import { Button } from '@mantine/core'
import GitMerge from 'lucide-react/icons/git-merge'
import { useEffect, useId, useRef } from 'react'
import classes from './clash-notice.module.css'
import { formsTexts } from './forms.texts.ts'
import type { Clash, Merging, Side } from './use-merging.ts'

const texts = formsTexts.clash
const sides = ['mine', 'theirs'] as const

/** Stands on top of a form whose record was changed elsewhere meanwhile: what both changed is decided here, part by part (R13). */
export function ClashNotice<Values>({ merging }: { merging: Merging<Values> }) {
  const { clashes, asked, choose } = merging
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  // Whoever saves while something is to be decided is led to it.
  useEffect(() => {
    if (asked > 0) title.current?.focus()
  }, [asked])
  if (clashes.length === 0) return null
  const missing = clashes.filter(({ choice }) => choice === null).map(({ part }) => part.label)
  return (
    <section className={classes.notice} aria-labelledby={id}>
      <h3 ref={title} id={id} tabIndex={-1} className={classes.title}>
        <GitMerge size={18} aria-hidden />
        {texts.title}
      </h3>
      <p>{texts.text}</p>
      {clashes.length > 1 && <AllAtOnce onChoose={(side) => choose(clashes, side)} />}
      {clashes.map((clash) => (
        <Question key={clash.part.label} clash={clash} onChoose={(side) => choose([clash], side)} />
      ))}
      <p role="status" className={classes.missing}>
        {missing.length > 0 && texts.missing(missing)}
      </p>
    </section>
  )
}

const AllAtOnce = ({ onChoose }: { onChoose: (side: Side) => void }) => (
  <div className={classes.all}>
    <Button variant="default" onClick={() => onChoose('mine')}>
      {texts.allMine}
    </Button>
    <Button variant="default" onClick={() => onChoose('theirs')}>
      {texts.allTheirs}
    </Button>
  </div>
)

type QuestionProps<Values> = { clash: Clash<Values>; onChoose: (side: Side) => void }

/** One part, as it was typed and as it is stored by now. */
function Question<Values>({ clash, onChoose }: QuestionProps<Values>) {
  const name = useId()
  return (
    <fieldset className={classes.question}>
      <legend className={classes.label}>{clash.part.label}</legend>
      <div className={classes.sides}>
        {sides.map((side) => (
          <label key={side} className={classes.side}>
            <input type="radio" name={name} checked={clash.choice === side} onChange={() => onChoose(side)} />
            <span className={classes.words}>
              <span className={classes.whose}>{texts[side]}</span>
              <span className={classes.value}>{clash.part.show(clash[side]) || texts.nothing}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

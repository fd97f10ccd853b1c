import { Button } from '@mantine/core'
import Egg from 'lucide-react/icons/egg'
import LogOut from 'lucide-react/icons/log-out'
import { useRef } from 'react'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { warmedBy } from '../../../shared/ui/warmed-by.ts'
import { factSigns } from '../fact-signs.ts'
import type { FactActs } from '../hooks/use-fact-acts.ts'
import { useMarkedInSight } from '../hooks/use-marked-in-sight.ts'
import type { SeasonData } from '../hooks/use-season.ts'
import type { Fact } from '../season.queries.ts'
import { seasonTexts } from '../season.texts.ts'
import { type Act, actsOf } from '../season-acts.ts'
import { loadFactDialog } from './load-fact-dialog.ts'
import classes from './season-buttons.module.css'

const texts = seasonTexts.acts

type Props = {
  data: Pick<SeasonData, 'open' | 'active'>
  today: string
  isBearing: boolean
  acts: FactActs
  /** Opens the form of a kind. */
  onAsk: (kind: Fact['kind']) => void
}

/** What likely happens next, a press each, where a thumb reaches; any other day or fact behind one more (SEA-22). */
export function SeasonButtons({ data: { open, active }, today, isBearing, acts, onAsk }: Props) {
  const bar = useRef<HTMLFieldSetElement>(null)
  useMarkedInSight(bar)
  const offered = actsOf({ open, projects: active, today, isBearing })
  return (
    <fieldset ref={bar} className={classes.bar} aria-label={texts.title}>
      <div className={classes.acts}>
        {offered.map((act, at) => (
          <ActButton
            key={keyOf(act)}
            act={act}
            isFirst={at === 0}
            isBearing={isBearing}
            acts={acts}
            onAsk={onAsk}
          />
        ))}
      </div>
      <Button
        variant="subtle"
        fullWidth
        className={classes.other ?? ''}
        {...warmedBy(loadFactDialog)}
        onClick={() => onAsk(open.at(-1)?.kind === 'introduced' ? 'lock' : firstKindOf(offered))}
      >
        {texts.other}
      </Button>
    </fieldset>
  )
}

const keyOf = (act: Act): string => (act.does === 'lay' ? `lay ${act.projectId}` : `${act.does} ${act.label}`)

/** The form begins with what is likeliest. */
function firstKindOf(offered: readonly Act[]): Fact['kind'] {
  const [first] = offered.flatMap((act) => (act.does === 'log' || act.does === 'ask' ? [act.kind] : []))
  return first ?? 'sign'
}

type ButtonProps = Pick<Props, 'isBearing' | 'acts' | 'onAsk'> & { act: Act; isFirst: boolean }

function ActButton({ act, isFirst, isBearing, acts, onAsk }: ButtonProps) {
  const look = { variant: isFirst ? 'light' : 'default' } as const
  if (act.does === 'lay')
    return (
      <LinkButton
        to="/breeding/projects/$id"
        params={{ id: String(act.projectId) }}
        {...look}
        leftSection={<Egg size={20} aria-hidden />}
      >
        {texts.lay[isBearing ? 'litter' : 'eggs']}
      </LinkButton>
    )
  if (act.does === 'out')
    return (
      <Button
        variant="default"
        leftSection={<LogOut size={20} aria-hidden />}
        disabled={acts.isBusy}
        onClick={() => void acts.endVisit(act.visit)}
      >
        {act.label}
      </Button>
    )
  const Sign = factSigns[act.kind]
  return (
    <Button
      {...look}
      leftSection={<Sign size={20} aria-hidden />}
      disabled={acts.isBusy}
      {...(act.does === 'ask' && warmedBy(loadFactDialog))}
      onClick={() => (act.does === 'ask' ? onAsk(act.kind) : void acts.log(act.body))}
    >
      {act.label}
    </Button>
  )
}

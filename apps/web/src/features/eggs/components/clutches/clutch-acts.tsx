import { Button } from '@mantine/core'
import Flashlight from 'lucide-react/icons/flashlight'
import { usePageMark } from '../../../../shared/ui/use-page-mark.ts'
import { warmedBy } from '../../../../shared/ui/warmed-by.ts'
import type { WholeClutch } from '../../clutches.queries.ts'
import { candleTexts, clutchTexts as texts } from '../../clutches.texts.ts'
import type { Candling } from '../../hooks/use-candling.ts'
import { loadClutchHatch } from '../../load-dialogs.ts'
import classes from './clutch-acts.module.css'

type Props = {
  kind: WholeClutch['kind']
  /** How many eggs may hatch, or live young of a litter get an animal. */
  left: number
  candling: Candling
  onHatch: () => void
}

/** What is done next with a clutch, in reach of the thumb: candle it, or have what is left come out. */
export function ClutchActs({ kind, left, candling, onHatch }: Props) {
  usePageMark('save-bar')
  if (candling.isOn)
    return (
      <div className={classes.bar}>
        <Button variant="default" disabled={candling.isBusy} onClick={candling.stop}>
          {candleTexts.cancel}
        </Button>
        <Button className={classes.main ?? ''} loading={candling.isBusy} onClick={() => void candling.save()}>
          {candleTexts.save}
        </Button>
      </div>
    )
  return (
    <div className={classes.bar}>
      {kind === 'eggs' && (
        <Button variant="default" leftSection={<Flashlight size={17} aria-hidden />} onClick={candling.start}>
          {texts.candle}
        </Button>
      )}
      <Button className={classes.main ?? ''} {...warmedBy(loadClutchHatch)} onClick={onHatch}>
        {kind === 'eggs' ? texts.hatch(left) : texts.addYoung(left)}
      </Button>
    </div>
  )
}

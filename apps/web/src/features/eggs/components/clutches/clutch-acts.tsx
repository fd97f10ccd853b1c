import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { Button } from '@mantine/core'
import Flashlight from 'lucide-react/icons/flashlight'
import { usePageMark } from '../../../../shared/ui/use-page-mark.ts'
import { warmedBy } from '../../../../shared/ui/warmed-by.ts'
import { candleTexts, clutchTexts as texts } from '../../clutches.texts.ts'
import type { Candling } from '../../hooks/use-candling.ts'
import type { useEggActs } from '../../hooks/use-egg-acts.ts'
import { loadHatchForm } from '../../load-dialogs.ts'
import classes from './clutch-acts.module.css'

type Props = {
  waiting: readonly ListedEgg[]
  candling: Candling
  egging: ReturnType<typeof useEggActs>
}

/** What is done next with a clutch, in reach of the thumb: candle it, or hatch what is left. */
export function ClutchActs({ waiting, candling, egging }: Props) {
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
      <Button variant="default" leftSection={<Flashlight size={17} aria-hidden />} onClick={candling.start}>
        {texts.candle}
      </Button>
      <Button
        className={classes.main ?? ''}
        {...warmedBy(loadHatchForm)}
        onClick={() => egging.ask({ what: 'hatchSeveral', eggs: waiting })}
      >
        {texts.hatch(waiting.length)}
      </Button>
    </div>
  )
}

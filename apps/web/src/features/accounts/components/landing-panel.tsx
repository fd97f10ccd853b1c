import { Button } from '@mantine/core'
import { Egg } from '../../../shared/ui/egg.tsx'
import { Logo } from '../../../shared/ui/logo.tsx'
import { SourceLink } from '../../../shared/ui/source-link.tsx'
import { accountsTexts } from '../accounts.texts.ts'
import classes from './landing-panel.module.css'

const { landing: texts } = accountsTexts

/** The same egg on four days of its incubation. */
const days = [0.08, 0.42, 0.7, 1] as const

type Props = { onStart: () => void; onSignIn: () => void }

/** What the product is for, in five tiles, and the way in (ACC-07, ACC-08). */
export const LandingPanel = ({ onStart, onSignIn }: Props) => (
  <div className={classes.panel}>
    <Logo size={32} />
    <div className={classes.words}>
      <h1 className={classes.heading}>{texts.heading}</h1>
      <p className={classes.lead}>{texts.lead}</p>
    </div>
    <div className={classes.eggs}>
      {days.map((progress) => (
        <Egg key={progress} state="incubating" progress={progress} size={78} />
      ))}
    </div>
    <ul className={classes.tiles}>
      {texts.tiles.map(({ title, text }) => (
        <li key={title} className={classes.tile}>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
      <li className={classes.start}>
        <Button fullWidth h="100%" mih={56} onClick={onStart}>
          {texts.start}
        </Button>
      </li>
    </ul>
    <button type="button" className={classes.signIn} onClick={onSignIn}>
      {texts.signIn}
    </button>
    <div className={classes.foot}>
      <SourceLink />
    </div>
  </div>
)

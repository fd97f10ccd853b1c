import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { Fragment } from 'react'
import { switchSingleKeys, useSingleKeys } from '../../shared/keys-choice.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { KeyCap } from '../../shared/ui/key-cap.tsx'
import { uiTexts } from '../../shared/ui/ui.texts.ts'
import { keyGroups } from './key-list.ts'
import { keysTexts as texts } from './keys.texts.ts'
import classes from './keys-sheet.module.css'

/** The sheet of all keys, with the switch that turns the single ones off. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const singleKeys = useSingleKeys()
  return (
    <Dialog
      sends={null}
      onClose={onClose}
      title={texts.title}
      size={720}
      covers="phone"
      closeButtonProps={{ 'aria-label': uiTexts.close }}
    >
      <Switch
        className={classes.choice ?? ''}
        label={texts.single.label}
        description={texts.single.description}
        checked={singleKeys}
        onChange={(event) => switchSingleKeys(event.currentTarget.checked)}
      />
      <div className={classes.groups}>
        {keyGroups().map(({ title, lines }) => (
          <section key={title} className={classes.group}>
            <h3 className={classes.title}>{title}</h3>
            <dl className={classes.lines}>
              {lines.map(({ keys, label }) => (
                <div key={label} className={classes.line}>
                  <dt>{label}</dt>
                  <dd className={classes.keys}>
                    {keys.map((key, place) => (
                      <Fragment key={key}>
                        {place > 0 && ` ${texts.followedBy} `}
                        <KeyCap large>{key}</KeyCap>
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

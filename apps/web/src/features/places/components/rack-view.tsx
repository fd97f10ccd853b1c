import { placeLabel } from '@clutchbook/domain/places/place.rules'
import Droplets from 'lucide-react/icons/droplets'
import Eye from 'lucide-react/icons/eye'
import Utensils from 'lucide-react/icons/utensils'
import Weight from 'lucide-react/icons/weight'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { usePageMark } from '../../../shared/ui/use-page-mark.ts'
import { ViewSwitch } from '../../../shared/ui/view-switch.tsx'
import { loadAnimalSheet, loadWeighSheet } from '../../husbandry/public/load-animal-sheet.ts'
import { UnsentNotice } from '../../husbandry/public/unsent-notice.ts'
import type { AnimalWork } from '../../husbandry/public/use-animal-work.ts'
import { useRackWork } from '../hooks/use-rack-work.ts'
import { cellsOfRack } from '../occupancy.ts'
import type { KeptAnimal, Place } from '../places.queries.ts'
import { placesTexts, rackTexts as texts } from '../places.texts.ts'
import { createPressPause } from '../press-pause.ts'
import { isWanted, type RackMode, rackModes, type TubAnimal } from '../rack-work.ts'
import { RackFoot } from './rack-foot.tsx'
import classes from './rack-view.module.css'
import { TubCell } from './tub-cell.tsx'
import { WhomSheet } from './whom-sheet.tsx'

const AnimalSheet = lazyDialog(loadAnimalSheet)
const WeighSheet = lazyDialog(loadWeighSheet)

const icons = { look: Eye, feed: Utensils, water: Droplets, weigh: Weight } as const

const options = rackModes.map((view) => ({ view, label: texts.mode[view], Icon: icons[view] }))

type Props = {
  rack: Place
  tubs: readonly Place[]
  animals: readonly KeptAnimal[]
  /** How full it is, and how warm it should be. */
  facts: string
}

/** Who is asked about: all of a tub, or one of them. */
type Asked = { readonly tub: Place; readonly animals: readonly KeptAnimal[] }

/** A rack as it stands in the room: a tap on a tub looks, feeds, waters or weighs (HUS-34, PLC-04). */
export function RackView({ rack, tubs, animals, facts }: Props) {
  const [mode, setMode] = useState<RackMode>('look')
  const [asked, setAsked] = useState<Asked | null>(null)
  const [pause] = useState(createPressPause)
  const used = useRackWork(animals, mode)
  const { work, byPlace, note, isKnown, failure } = used

  const press = (tub: Place, kept: readonly TubAnimal[], at: number): void => {
    const rows = kept.map(({ row }) => row)
    const wanted = rows.filter((row) => isWanted(mode, row))
    const tapped = rows.filter((row) => row.tapped !== null)
    if (mode !== 'weigh' && wanted.length > 0) {
      pause.begin(at, tub.id)
      note(wanted)
    } else if (mode === 'water' && tapped.length > 0) {
      // A touch that bounces takes nothing back.
      if (pause.isOver(at, tub.id)) work.quietActs.takeBack(...tapped)
    } else setAsked({ tub, animals: kept.map(({ animal }) => animal) })
  }
  const ask = (tub: Place, kept: readonly TubAnimal[]): void =>
    setAsked({ tub, animals: kept.map(({ animal }) => animal) })
  const cell = (tub: Place) => (
    <TubCell
      key={tub.id}
      tub={tub}
      kept={byPlace.get(tub.id) ?? nobody}
      mode={mode}
      day={work.day}
      isKnown={isKnown}
      onPress={press}
      onAsk={ask}
    />
  )
  usePageMark('work-foot', mode !== 'look')
  return (
    <div className={classes.rack}>
      <div className={classes.head}>
        <p className={classes.facts}>{facts}</p>
        <div className={classes.modes}>
          <ViewSwitch label={texts.modes} options={options} view={mode} onChoose={setMode} />
        </div>
      </div>
      {work.unsent > 0 && <UnsentNotice count={work.unsent} onSend={work.sendNow} />}
      {failure.error && mode !== 'look' && (
        <LoadFailure
          title={texts.workFailed}
          error={failure.error}
          otherwise={texts.workFailedText}
          action={uiTexts.tryAgain}
          onRetry={failure.retry}
        />
      )}
      <Tubs rack={rack} tubs={tubs} cell={cell} />
      <RackFoot mode={mode} used={used} />
      {asked && (
        <AskedSheet asked={asked} mode={mode} work={work} onAsk={setAsked} onClose={() => setAsked(null)} />
      )}
    </div>
  )
}

const nobody: readonly TubAnimal[] = []

type TubsProps = Pick<Props, 'rack' | 'tubs'> & { cell: (tub: Place) => ReactNode }

/** The cells of a rack as they stand in the room, then what stands in it without one. */
function Tubs({ rack, tubs, cell }: TubsProps) {
  const { columns, cells, loose } = cellsOfRack(rack, tubs)
  const label = placesTexts.rack(rack.name)
  if (cells.length + loose.length === 0) return <p className={classes.none}>{texts.noTubs}</p>
  return (
    <>
      {cells.length > 0 && (
        <ul className={classes.tubs} style={{ '--columns': columns } as CSSProperties} aria-label={label}>
          {cells.map(({ cell: name, tub }) =>
            // A cell without a tub keeps its place.
            tub ? cell(tub) : <li key={name} className={classes.gap} aria-hidden />,
          )}
        </ul>
      )}
      {loose.length > 0 && (
        <ul className={classes.tubs} data-loose aria-label={label}>
          {loose.map(cell)}
        </ul>
      )}
    </>
  )
}

type AskedProps = {
  asked: Asked
  mode: RackMode
  work: AnimalWork
  onAsk: (asked: Asked) => void
  onClose: () => void
}

/** What was done with the animal of a tub; of several it asks whom. */
function AskedSheet({ asked: { tub, animals }, mode, work, onAsk, onClose }: AskedProps) {
  const [one, ...others] = animals
  if (!one) return null
  if (others.length > 0)
    return (
      <WhomSheet
        title={texts.whom(placeLabel(tub))}
        animals={animals}
        onChoose={(animal) => onAsk({ tub, animals: [animal] })}
        onClose={onClose}
      />
    )
  const Part = mode === 'weigh' ? WeighSheet : AnimalSheet
  return <Part animal={one} work={work} onClose={onClose} />
}

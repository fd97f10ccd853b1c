import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { Scales } from '../../../shared/ui/scales.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { showFailure } from '../../../shared/ui/toast.ts'
import { MediaView } from '../../media/public/media-view.tsx'
import type { SharingOverview as Overview, SharingLimits } from '../sharing.queries.ts'
import { sharingOverviewQuery, useChangeSharingSettings } from '../sharing.queries.ts'
import { sharingTexts } from '../sharing.texts.ts'
import { ShareAnimal } from './share-animal.tsx'
import { SharePageButton } from './share-page-button.tsx'
import classes from './sharing-overview.module.css'
import { sharingSection } from './sharing-section.ts'

const texts = sharingTexts.overview

/** Everything that the keeper shows to others, in one place, each with the way to take it back. */
export function SharingOverview() {
  const { data, error, refetch } = useQuery(sharingOverviewQuery)
  return (
    <SectionCard {...sharingSection}>
      {!data && error ? (
        <LoadFailure
          title={sharingTexts.loadFailed}
          error={error}
          otherwise={sharingTexts.loadFailedText}
          action={sharingTexts.tryAgain}
          onRetry={() => void refetch()}
        />
      ) : (
        <Content sharing={data} />
      )}
    </SectionCard>
  )
}

const pages = ['profile', 'collection'] as const

/** What is the same for every keeper stands there before it is known what this one shows. */
const Content = ({ sharing }: { sharing: Overview | undefined }) => (
  <div className={classes.parts} aria-busy={!sharing}>
    <ul className={classes.list}>
      {pages.map((page) => (
        <li key={page} className={classes.line}>
          <span className={classes.name}>
            {texts.lines[page]}
            {sharing && <Bounds limits={sharing.limits[page]} shared={sharing[page]} />}
          </span>
          {sharing ? (
            <Mark open={sharing[page]} ended={sharing.limits[page].ended} />
          ) : (
            <Skeleton width={70} height={24} />
          )}
          <SharePageButton page={page} />
        </li>
      ))}
    </ul>
    <DirectorySwitch listed={sharing?.directory} />
    {/* As many as there are, so below all that doesn't move for them. */}
    <SharedAnimals animals={sharing?.reptiles} />
  </div>
)

const Mark = ({ open, ended }: { open: boolean; ended: boolean }) => (
  <span className={classes.mark} data-open={open || undefined}>
    {open ? texts.open : ended ? texts.ended : texts.shut}
  </span>
)

/** Until when and how something is shared, and how often it was seen, in a line; nothing of what never was. */
function Bounds({ limits, shared }: { limits: SharingLimits; shared: boolean }) {
  const { endsOn, ended, hasPassword, views, lastViewedOn } = limits
  if (!shared && !ended) return null
  const words = [
    endsOn && !ended && texts.endsAfter(endsOn),
    hasPassword && !ended && texts.withPassword,
    views > 0 && sharingTexts.seen(views, lastViewedOn),
  ].filter((word) => typeof word === 'string')
  return (
    <span className={classes.bounds}>
      {ended && endsOn && <strong>{texts.endedAfter(endsOn)}</strong>}
      {ended && words.length > 0 && ' · '}
      {words.join(' · ')}
    </span>
  )
}

type SharedAnimal = Overview['reptiles'][number]

function SharedAnimals({ animals }: { animals: readonly SharedAnimal[] | undefined }) {
  const [chosen, setChosen] = useState<SharedAnimal | null>(null)
  return (
    <div>
      <h3 className={classes.heading}>{texts.animals}</h3>
      {!animals && <Skeleton height={22} />}
      {animals?.length === 0 && <p className={classes.none}>{texts.noAnimals}</p>}
      {animals && animals.length > 0 && (
        <ul className={classes.list}>
          {animals.map((animal) => (
            <li key={animal.id} className={classes.line}>
              <span className={classes.photo}>
                <Photo animal={animal} />
              </span>
              <span className={classes.name}>
                {animal.name}
                <span className={classes.link}>{animal.link}</span>
                <Bounds limits={animal} shared={!animal.ended} />
              </span>
              <Button
                variant="default"
                aria-label={texts.animalActions(animal.name)}
                onClick={() => setChosen(animal)}
              >
                {texts.change}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ShareAnimal animal={chosen} onClose={() => setChosen(null)} />
    </div>
  )
}

function Photo({ animal: { id, photos } }: { animal: SharedAnimal }) {
  const scales = <Scales seed={id} label="" />
  return photos[0] ? <MediaView address={photos[0]} kind="image" alt="" small fallback={scales} /> : scales
}

function DirectorySwitch({ listed }: { listed: boolean | undefined }) {
  const { mutateAsync, isPending } = useChangeSharingSettings()
  const change = (directory: boolean) =>
    void mutateAsync({ directory }).catch((error: unknown) =>
      showFailure(error, sharingTexts.changeFailed, sharingTexts.changeFailedText),
    )
  return (
    <Checkbox
      label={texts.directory}
      description={texts.directoryText}
      checked={listed ?? false}
      disabled={isPending || listed === undefined}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  )
}

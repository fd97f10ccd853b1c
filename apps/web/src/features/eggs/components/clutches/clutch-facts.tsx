import { parentWords } from '@clutchbook/domain/clutches/clutch-words.rules'
import { fromCelsius } from '@clutchbook/domain/eggs/eggs.rules'
import { formatAmount } from '@clutchbook/domain/kernel/amount'
import { Link } from '@tanstack/react-router'
import Printer from 'lucide-react/icons/printer'
import { Fragment, type ReactNode } from 'react'
import { shownDay } from '../../../../shared/day-format.ts'
import { type DetailLine, DetailList } from '../../../../shared/ui/detail-list.tsx'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'
import { SectionCard } from '../../../../shared/ui/section-card.tsx'
import { BoxName } from '../../../incubation/public/box-field.tsx'
import type { WholeClutch } from '../../clutches.queries.ts'
import { clutchTexts } from '../../clutches.texts.ts'
import { eggFormTexts } from '../../egg-form.texts.ts'
import classes from './clutch-facts.module.css'

const texts = clutchTexts.facts

/** What is known of a clutch: where it belongs, who its parents are, how it is kept, what it weighed; and its label. */
export const ClutchFacts = ({ clutch }: { clutch: WholeClutch }) => (
  <SectionCard
    title={texts.title}
    aside={
      <LinkButton
        to="/labels"
        search={{ of: 'clutches', one: clutch.id }}
        variant="subtle"
        className={classes.act ?? ''}
        leftSection={<Printer size={17} aria-hidden />}
      >
        {texts.label}
      </LinkButton>
    }
  >
    <DetailList
      details={[...originOf(clutch), ...incubationOf(clutch), ...massOf(clutch)]}
      notes={clutch.notes}
    />
  </SectionCard>
)

const animalLink = (id: number, name: string): ReactNode => (
  <Link to="/animals/$id" params={{ id: String(id) }} className={classes.link}>
    {name}
  </Link>
)

function originOf(clutch: WholeClutch): DetailLine[] {
  const { breedingProjectId, projectName, femaleId, femaleName, sireIds, sireNames } = clutch
  const female = femaleName ?? parentWords.unknown
  return [
    {
      term: texts.project,
      text:
        breedingProjectId === null ? (
          (projectName ?? texts.none)
        ) : (
          <Link
            to="/breeding/projects/$id"
            params={{ id: String(breedingProjectId) }}
            className={classes.link}
          >
            {projectName}
          </Link>
        ),
    },
    { term: texts.female, text: femaleId === null ? female : animalLink(femaleId, female) },
    { term: texts.sires, text: siresText(clutch, sireIds, sireNames) },
    { term: texts.season, text: texts.ordinal(clutch.season, clutch.ordinal) },
    ...(clutch.layDateSpread > 0
      ? [{ term: texts.day, text: `${shownDay(clutch.layDate)} ${texts.spread(clutch.layDateSpread)}` }]
      : []),
  ]
}

function siresText(
  { isParthenogenetic }: WholeClutch,
  ids: readonly number[],
  names: readonly string[],
): ReactNode {
  if (isParthenogenetic) return parentWords.noFather
  if (names.length === 0) return parentWords.unknown
  // Names of deleted sires stand with the others; only where all are there does each lead to its page.
  if (ids.length < names.length) return names.join(parentWords.or)
  return ids.map((id, at) => (
    <Fragment key={id}>
      {at > 0 && parentWords.or}
      {animalLink(id, names[at] ?? '')}
    </Fragment>
  ))
}

function incubationOf({
  boxId,
  incubatorId,
  medium,
  temperature,
  temperatureUnit,
  humidity,
}: WholeClutch): DetailLine[] {
  const aimed = [
    ...(temperature === null
      ? []
      : [
          `${formatAmount(fromCelsius(temperature, temperatureUnit))} ${eggFormTexts.units[temperatureUnit]}`,
        ]),
    ...(humidity === null ? [] : [`${formatAmount(humidity)} %`]),
  ]
  const box = boxId !== null && incubatorId !== null && (
    <Link to="/incubators/$id" params={{ id: String(incubatorId) }} className={classes.link}>
      <BoxName id={boxId} />
    </Link>
  )
  return [
    ...(box ? [{ term: texts.box, text: box }] : []),
    ...(medium ? [{ term: texts.medium, text: medium }] : []),
    ...(aimed.length > 0 ? [{ term: texts.aimed, text: aimed.join(', ') }] : []),
  ]
}

const percent = (part: number): string => formatAmount(Math.round(part * 1000) / 10)

function massOf({ massGrams, mass }: WholeClutch): DetailLine[] {
  const { before, after, relative, lossGrams, lossPercent } = mass
  return [
    ...(massGrams === null ? [] : [{ term: texts.mass, text: texts.grams(massGrams) }]),
    ...(relative !== null && after
      ? [{ term: texts.relative, text: texts.relativeTo(`${percent(relative)} %`, shownDay(after.day)) }]
      : []),
    ...(lossGrams !== null && lossPercent !== null && before
      ? [
          {
            term: texts.loss,
            text: texts.lossOf(formatAmount(lossGrams), percent(lossPercent / 100), shownDay(before.day)),
          },
        ]
      : []),
  ]
}

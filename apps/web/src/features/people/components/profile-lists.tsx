import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { goToSection } from '../../../shared/ui/section-index.tsx'
import { OwnProjects } from '../../breeding/public/own-projects.tsx'
import { ownProjectsQuery } from '../../breeding/public/own-projects-query.ts'
import { OwnAnimals } from '../../collection/public/own-animals.tsx'
import { sharingOverviewQuery } from '../../sharing/public/sharing-overview-query.ts'
import { followsQuery } from '../people.queries.ts'
import { profileSections } from '../profile-sections.ts'
import { FollowLists } from './follow-lists.tsx'
import classes from './profile-lists.module.css'

const { projects, animals } = profileSections

/** Whom the keeper follows, what they pair, and all their animals. */
export function ProfileLists() {
  const isSettled = useIsSettledAbove()
  const { hash } = useLocation()
  // An address may name a section, and the index be pressed, before the lists have come.
  useEffect(() => {
    if (isSettled && hash) goToSection(hash)
  }, [isSettled, hash])
  if (!isSettled) return null
  return (
    <>
      <FollowLists />
      <section aria-labelledby={projects.id}>
        <h2 id={projects.id} className={classes.heading}>
          {projects.title}
        </h2>
        <OwnProjects />
      </section>
      <section aria-labelledby={animals.id}>
        <h2 id={animals.id} className={classes.heading}>
          {animals.title}
        </h2>
        <OwnAnimals />
      </section>
    </>
  )
}

/**
 * Whether it is known how high everything above the animals is, so that nothing moves down while it is looked at (B9). Once it
 * is, the lists stay, though one that failed is read again.
 */
function useIsSettledAbove(): boolean {
  const [isSettled, setSettled] = useState(false)
  const projects = useInfiniteQuery(ownProjectsQuery)
  const isPending = useQueries({
    queries: [
      // Read by what shows it, anew with each visit; here it is waited for alone.
      { ...sharingOverviewQuery, enabled: false },
      followsQuery('following'),
      followsQuery('followers'),
    ],
    combine: (answers) => answers.some((answer) => answer.isPending),
  })
  if (!isPending && !projects.isPending && !isSettled) setSettled(true)
  return isSettled
}

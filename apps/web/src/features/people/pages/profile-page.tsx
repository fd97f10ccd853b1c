import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { OwnProjects } from '../../breeding/public/own-projects.tsx'
import { OwnAnimals } from '../../collection/public/own-animals.tsx'
import { SharingOverview } from '../../sharing/public/sharing-overview.tsx'
import { FollowLists } from '../components/follow-lists.tsx'
import { ProfileHead } from '../components/profile-head.tsx'
import { peopleTexts } from '../people.texts.ts'
import classes from './profile-page.module.css'

/** The keeper's own profile: who they are, their breeding projects and their animals (ACC-46 to ACC-48). */
export const ProfilePage = () => (
  <>
    <PageHeader title={peopleTexts.profile} />
    <div className={classes.parts}>
      <ProfileHead />
      <SharingOverview />
      <FollowLists />
      <section aria-labelledby="own-projects">
        <h2 id="own-projects" className={classes.heading}>
          {peopleTexts.projects}
        </h2>
        <OwnProjects />
      </section>
      <section aria-labelledby="own-animals">
        <h2 id="own-animals" className={classes.heading}>
          {peopleTexts.animals}
        </h2>
        <OwnAnimals />
      </section>
    </div>
  </>
)

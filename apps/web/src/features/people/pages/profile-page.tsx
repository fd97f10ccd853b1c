import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { OwnAnimals } from '../../collection/public/own-animals.tsx'
import { SharingOverview } from '../../sharing/public/sharing-overview.tsx'
import { FollowLists } from '../components/follow-lists.tsx'
import { ProfileHead } from '../components/profile-head.tsx'
import { peopleTexts } from '../people.texts.ts'
import classes from './profile-page.module.css'

/** The keeper's own profile: who they are, and their animals (ACC-46, ACC-47). */
export const ProfilePage = () => (
  <>
    <PageHeader title={peopleTexts.profile} />
    <div className={classes.parts}>
      <ProfileHead />
      <SharingOverview />
      <FollowLists />
      <section aria-labelledby="own-animals">
        <h2 id="own-animals" className={classes.heading}>
          {peopleTexts.animals}
        </h2>
        <OwnAnimals />
      </section>
    </div>
  </>
)

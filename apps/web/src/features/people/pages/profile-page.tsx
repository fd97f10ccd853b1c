import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { SectionIndex } from '../../../shared/ui/section-index.tsx'
import { SharingOverview } from '../../sharing/public/sharing-overview.tsx'
import { ProfileHead } from '../components/profile-head.tsx'
import { peopleTexts } from '../people.texts.ts'
import { profileSections } from '../profile-sections.ts'
import classes from './profile-page.module.css'

/** Lists of cards weigh more than all that stands above them, so they are fetched once that is drawn. */
const ProfileLists = lazyPart(async () => (await import('../components/profile-lists.tsx')).ProfileLists)

/** The keeper's own profile: who they are, their breeding projects and their animals (ACC-46 to ACC-48). */
export const ProfilePage = () => (
  <>
    <PageHeader title={peopleTexts.profile} />
    <div className={classes.parts}>
      <ProfileHead />
      <SectionIndex label={peopleTexts.index} sections={Object.values(profileSections)} />
      <SharingOverview />
      <ProfileLists />
    </div>
  </>
)

import { Button } from '@mantine/core'
import Printer from 'lucide-react/icons/printer'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { printThaw } from '../print-thaw.ts'
import type { Today } from '../today.queries.ts'
import { todayTexts } from '../today.texts.ts'
import { ThawList } from './thaw-list.tsx'

const texts = todayTexts.thaw

type Props = { thaw: Today['thaw']; day: string }

/** What comes out of the freezer: for today, and for tomorrow. */
export const ThawCard = ({ thaw, day }: Props) => (
  <SectionCard
    title={texts.title}
    aside={
      <span>
        <LinkButton to="/feeders" variant="subtle">
          {texts.stock}
        </LinkButton>
        <Button
          variant="subtle"
          leftSection={<Printer size={17} aria-hidden />}
          onClick={() => printThaw(thaw, day)}
        >
          {texts.print}
        </Button>
      </span>
    }
  >
    <ThawList thaw={thaw} />
  </SectionCard>
)

import { Button } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { AddNew } from './add-new.tsx'
import { shellTexts } from './shell.texts.ts'

/** The Add New menu of the top bar. On the dashboard it is the page's primary action; other pages have their own. */
export function AddNewMenu() {
  const isPrimary = useRouterState({ select: (state) => state.location.pathname === '/' })
  return (
    <AddNew
      button={
        <Button
          variant={isPrimary ? 'filled' : 'default'}
          rightSection={<ChevronDown size={16} aria-hidden />}
        >
          {shellTexts.addNew}
        </Button>
      }
    />
  )
}

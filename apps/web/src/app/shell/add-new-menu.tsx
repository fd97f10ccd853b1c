import { Button, Menu } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { AdditionItems } from './addition-items.tsx'
import { shellTexts } from './shell.texts.ts'

/** The Add New menu of the top bar. On the dashboard it is the page's primary action; other pages have their own. */
export function AddNewMenu() {
  const isPrimary = useRouterState({ select: (state) => state.location.pathname === '/' })
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <Button
          variant={isPrimary ? 'filled' : 'default'}
          rightSection={<ChevronDown size={16} aria-hidden />}
        >
          {shellTexts.addNew}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <AdditionItems />
      </Menu.Dropdown>
    </Menu>
  )
}

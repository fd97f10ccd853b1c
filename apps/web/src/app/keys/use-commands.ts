import { useMantineColorScheme } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import Archive from 'lucide-react/icons/archive'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import Moon from 'lucide-react/icons/moon'
import Printer from 'lucide-react/icons/printer'
import ScanLine from 'lucide-react/icons/scan-line'
import Settings from 'lucide-react/icons/settings'
import Sun from 'lucide-react/icons/sun'
import type { ComponentType } from 'react'
import { openAccountSettings } from '../../features/accounts/public/use-account-settings.ts'
import { useCurrentUser } from '../../features/accounts/public/use-current-user.ts'
import { useLogOut } from '../../features/accounts/public/use-log-out.ts'
import type { Command } from '../../features/search/public/search-palette.tsx'
import { additions, furtherPlaces, placesOf } from '../shell/navigation.ts'
import { shellTexts } from '../shell/shell.texts.ts'
import { themeTexts } from '../theme/theme.texts.ts'
import { keysTexts as texts } from './keys.texts.ts'
import { keysDisclosure } from './palette-disclosure.ts'

type Dialog = ComponentType<{ onClose: () => void }>

/** Every place and action that the palette offers beside the keeper's records. */
export function useCommands(openDialog: (load: () => Promise<Dialog>) => void): readonly Command[] {
  const navigate = useNavigate()
  const user = useCurrentUser()
  const { logOut } = useLogOut()
  const { setColorScheme } = useMantineColorScheme()

  const adding = additions.map((addition): Command => {
    const { label, Icon } = addition
    const run = () =>
      'to' in addition ? void navigate({ to: addition.to }) : openDialog(addition.loadDialog)
    return { id: `add ${label}`, label, Icon, words: texts.words.add, run }
  })
  const going = [...placesOf(user.username), ...furtherPlaces].map(
    ({ to, label, Icon, letter }): Command => ({
      id: `go ${to}`,
      label,
      Icon,
      words: to === '/trash' ? texts.words.trash : texts.words.go,
      run: () => void navigate({ to }),
      ...(letter && { key: `G ${letter.toUpperCase()}` }),
    }),
  )
  return [
    ...adding,
    ...going,
    {
      id: 'archive',
      label: texts.more.archive,
      Icon: Archive,
      run: () => void navigate({ to: '/animals/archive' }),
    },
    { id: 'scan', label: texts.more.scan, Icon: ScanLine, run: () => void navigate({ to: '/scan' }) },
    { id: 'labels', label: texts.more.labels, Icon: Printer, run: () => void navigate({ to: '/labels' }) },
    { id: 'settings', label: shellTexts.settings, Icon: Settings, run: openAccountSettings },
    { id: 'keys', label: texts.title, Icon: Keyboard, key: '?', run: keysDisclosure.open },
    {
      id: 'light',
      label: texts.more.light,
      Icon: Sun,
      words: themeTexts.choose,
      run: () => setColorScheme('light'),
    },
    {
      id: 'dark',
      label: texts.more.dark,
      Icon: Moon,
      words: themeTexts.choose,
      run: () => setColorScheme('dark'),
    },
    { id: 'log out', label: shellTexts.logOut, Icon: LogOut, run: () => void logOut() },
  ]
}

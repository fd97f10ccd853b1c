import { ActionIcon, type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { Hint } from '../../shared/ui/hint.tsx'
import { MenuButton } from '../../shared/ui/menu-button.tsx'
import { useHydrated } from '../../shared/ui/use-hydrated.ts'
import { themeTexts } from './theme.texts.ts'
import { firstTheme } from './theme-choice.ts'

const choices = [
  { scheme: 'light', label: themeTexts.light, Icon: Sun },
  { scheme: 'dark', label: themeTexts.dark, Icon: Moon },
  { scheme: 'auto', label: themeTexts.system, Icon: Monitor },
] as const satisfies readonly { scheme: MantineColorScheme; label: string; Icon: typeof Sun }[]

/** The small button that chooses between light, dark and the system's theme (SHELL-29). */
export function ThemeMenu() {
  const { colorScheme: chosen, setColorScheme } = useMantineColorScheme()
  const colorScheme = useHydrated() ? chosen : firstTheme
  const { Icon } = choices.find(({ scheme }) => scheme === colorScheme) ?? choices[1]
  return (
    <Hint label={themeTexts.choose}>
      <MenuButton
        label={themeTexts.choose}
        width={160}
        entries={choices.map(({ scheme, label, Icon }) => ({
          label,
          Icon,
          chosen: scheme === colorScheme,
          onClick: () => setColorScheme(scheme),
        }))}
        button={
          <ActionIcon variant="default" size={38} aria-label={themeTexts.choose}>
            <Icon size={18} aria-hidden />
          </ActionIcon>
        }
      />
    </Hint>
  )
}

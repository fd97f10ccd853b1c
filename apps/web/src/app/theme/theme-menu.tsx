import { ActionIcon, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { themeTexts } from './theme.texts.ts'

const choices = [
  { scheme: 'light', label: themeTexts.light, Icon: Sun },
  { scheme: 'dark', label: themeTexts.dark, Icon: Moon },
  { scheme: 'auto', label: themeTexts.system, Icon: Monitor },
] as const satisfies readonly { scheme: MantineColorScheme; label: string; Icon: typeof Sun }[]

/** The small button that chooses between light, dark and the system's theme (SHELL-29). */
export function ThemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { Icon } = choices.find(({ scheme }) => scheme === colorScheme) ?? choices[1]
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={40} aria-label={themeTexts.choose}>
          <Icon size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={themeTexts.choose}>
        {choices.map((choice) => (
          <Menu.Item
            key={choice.scheme}
            role="menuitemradio"
            aria-checked={choice.scheme === colorScheme}
            leftSection={<choice.Icon size={16} aria-hidden />}
            data-chosen={choice.scheme === colorScheme || undefined}
            onClick={() => setColorScheme(choice.scheme)}
          >
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

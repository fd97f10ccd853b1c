import { ActionIcon, type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import MoonStar from 'lucide-react/icons/moon-star'
import Sun from 'lucide-react/icons/sun'
import SunDim from 'lucide-react/icons/sun-dim'
import { Hint } from '../../shared/ui/hint.tsx'
import { MenuButton } from '../../shared/ui/menu-button.tsx'
import { useHydrated } from '../../shared/ui/use-hydrated.ts'
import { themeTexts } from './theme.texts.ts'
import { chooseShade, firstTheme, type Shade, useShade } from './theme-choice.ts'

type Choice = { scheme: MantineColorScheme; shade?: Shade; label: string; Icon: typeof Sun }

const dark: Choice = { scheme: 'dark', label: themeTexts.dark, Icon: Moon }

const choices: readonly Choice[] = [
  { scheme: 'light', label: themeTexts.light, Icon: Sun },
  dark,
  { scheme: 'dark', shade: 'black', label: themeTexts.black, Icon: MoonStar },
  { scheme: 'dark', shade: 'red', label: themeTexts.red, Icon: SunDim },
  { scheme: 'auto', label: themeTexts.system, Icon: Monitor },
]

/** The small button that chooses between light, dark with its shades, and the system's theme (SHELL-29, U17). */
export function ThemeMenu() {
  const { colorScheme: chosen, setColorScheme } = useMantineColorScheme()
  const colorScheme = useHydrated() ? chosen : firstTheme
  const shade = useShade()
  const current = choices.find((choice) => choice.scheme === colorScheme && choice.shade === shade) ?? dark
  return (
    <Hint label={themeTexts.choose}>
      <MenuButton
        label={themeTexts.choose}
        width={160}
        entries={choices.map((choice) => ({
          label: choice.label,
          Icon: choice.Icon,
          chosen: choice === current,
          onClick: () => {
            setColorScheme(choice.scheme)
            chooseShade(choice.shade)
          },
        }))}
        button={
          <ActionIcon variant="default" size={38} aria-label={themeTexts.choose}>
            <current.Icon size={18} aria-hidden />
          </ActionIcon>
        }
      />
    </Hint>
  )
}

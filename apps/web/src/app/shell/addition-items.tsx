import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { additions } from './navigation.ts'

/** What can be added, as entries of a menu (SHELL-22). */
export const AdditionItems = () =>
  additions.map(({ to, label, Icon }) => (
    <Menu.Item
      key={label}
      leftSection={<Icon size={16} aria-hidden />}
      renderRoot={(props) => <Link {...props} to={to} />}
    >
      {label}
    </Menu.Item>
  ))

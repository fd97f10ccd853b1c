import { nameKeyOf } from '@clutchbook/domain/incubation/incubators.rules'

/** The column of an incubator or a box that follows from its others: its name as names are compared. */
export const deriveName = ({ name }: { readonly name: string }) => ({ nameKey: nameKeyOf(name) })

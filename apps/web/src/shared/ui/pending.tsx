/**
 * Stands for a part of unknown height until it is known whether there is one: it takes no room, and what follows it in a
 * column of parts in turn (`in-turn.module.css`) is shown once it has gone.
 */
export const Pending = () => <span aria-busy hidden />

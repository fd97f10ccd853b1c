/** What an archive says of itself to whoever opens it. */
export const readmeOf = (username: string, day: string): string =>
  `What ${username} keeps in Clutchbook, as of ${day}
${'='.repeat(40)}

This archive holds everything that you have written down, and your photos and videos.

sheets/     The same records for a spreadsheet program (CSV, UTF-8), one file for each kind.
            A cell that begins with = + - or @ has an apostrophe in front, so that no program
            takes it for a formula.
records/    The records for programs, one file for each kind, one record on each line (JSON).
            Clutchbook reads these when the archive is imported.
media/      Your photos and videos, as Clutchbook keeps them. The records name them.
profile.json      Your name, address and settings, and whom you follow.
clutchbook.json   What this archive is, and how many records of each kind it holds.

The kinds: animals, records (what you wrote down about an animal: weights, feedings, sheds),
ancestors (those that were never in your collection), projects (breeding), counted-young (young of
projects that you kept as no animals), eggs (clutches and hatches), offspring (which animal came from
which parent, project and egg), genotypes (the genes of animals), genes, gene-changes and gene-words
(your own genes, what you changed in the catalogue, and your words), events with their reminders,
plans (what is to be done with animals again and again) and notifications. Records point to each other
by their id.

Not in here: your password, where you are signed in, payments, and the secret addresses of
calendar feeds.

To move in elsewhere, open an account there and choose, under Account Settings, Your data,
Import a sheet or an archive.
`.replaceAll('\n', '\r\n')

/** Words of maintenance. */
export const maintenanceTexts = {
  title: 'Backups and integrity',
  lastBackup: 'Last backup',
  lastCheck: 'Database last checked',
  made: (when: string, size: string) => `${when}, ${size}`,
  noBackup: 'None yet',
  intact: (when: string) => `${when}: no damage found`,
  damaged: (when: string) => `${when}: damage found`,
  unchecked: {
    sqlite: 'Not yet; the first look is under way',
    postgres: 'Not possible: this PostgreSQL keeps no checksums',
  },
  old: {
    title: 'There is no backup of the last 48 hours',
    sqlite: 'Run this every night, and keep the file on another machine: npm run clutchbook -- backup FILE',
    postgres:
      'Dump the database every night, keep the file on another machine, and tell of it: npm run clutchbook -- note-backup FILE',
  },
  readOnly: {
    title: 'The database is damaged, and nothing is stored',
    sqlite:
      'Stop the server, put the newest backup back with npm run clutchbook -- restore FILE, and start the server again. What was found:',
    postgres:
      'Stop the servers, put the newest dump into a new database with pg_restore, run npm run clutchbook -- check, and start the servers again. What was found:',
  },
  failed: {
    title: 'The state of the backups could not be loaded',
    otherwise: 'Please try again.',
    retry: 'Try again',
  },
} as const

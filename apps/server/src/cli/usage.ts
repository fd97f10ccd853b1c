/** What `--help` prints. */
export const usage = `Usage: npm run clutchbook -- <command>

  serve                                serve the site and the API
  migrate                              bring the database to this version's form, then end

  backup FILE                          copy records, photos and videos into a new file, also while the server runs;
                                       with STORAGE_URL the records and the names of the photos, which stay there
  restore FILE                         put them back as they were; what is there now is moved aside
  export NAME FILE                     write everything that a keeper has into a new zip archive
  note-backup FILE                     have the administrator's page know of a dump that pg_dump has made (PostgreSQL)
  check                                look for damage and for photos that are missing
  transfer                             bring everything from DATA_DIR to the PostgreSQL of DATABASE_URL and the store of
                                       STORAGE_URL, and compare it; goes on where it was when it was broken off

  user create NAME                     open an account; its password is made up and printed, or read from
      [--email ADDRESS] [--name TEXT]  the first line of standard input with --password-stdin
      [--admin] [--password-stdin]     --admin makes an administrator, who alone may have a reserved name
  user set-password NAME               give an account a new password and sign it out everywhere
      [--password-stdin]
  user set-plan NAME free|pro          give an account another plan
  user set-admin NAME on|off           make an administrator of a keeper, or a keeper of an administrator
  user set-active NAME on|off          open an account again, or shut it and sign it out everywhere

  --json                               answer in JSON
  --help                               show this text

Exit codes: 0 done, 1 refused, 2 not understood.
Settings come from the environment; docs/operating.md lists them.`

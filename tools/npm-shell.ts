/**
 * Passes on the end of the shell that npm puts between itself and this process. Told to stop, npm tells that shell,
 * which ends without telling anyone: a server started by `npm start` would stay behind and keep its port.
 */
export function endWithNpm(lookEveryMs = 500): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, lookEveryMs)
  watch.unref()
}

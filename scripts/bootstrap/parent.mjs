import { kill, pid } from 'node:process';

/**
 * Ends with the npm or pnpm that runs us, even if that is killed: an orphaned market would keep its port and data
 * folder. A script started directly may outlive its shell.
 */
export function endWithPackageManager() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    kill(pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

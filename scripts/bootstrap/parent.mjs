import { kill, pid } from 'node:process';

/**
 * Ends with the npm or pnpm that runs us, also when that was killed without a word: a market that nobody holds
 * any more would keep its port and its data folder. Started by itself, a script may outlive its shell.
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

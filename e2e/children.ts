import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** Everything that was started and has not ended. Each leads a group of its own, so Ctrl-C reaches only us. */
const running = new Map<ChildProcess, Promise<number>>();
let stopping = false;

/** What fails from then on fails because it was told to stop. */
export const isStopping = (): boolean => stopping;

/**
 * Starts a program of ours, which is stopped when we end. `afterEnd` clears away what the program would
 * have cleared away itself, had it not been killed; until then it hasn't ended.
 */
export function startChild(
  args: readonly string[],
  { afterEnd, ...options }: SpawnOptions & { afterEnd?: () => Promise<void> } = {},
): { child: ChildProcess; ended: Promise<number> } {
  if (stopping) throw new Error('This program is stopping');
  const child = spawn(process.execPath, args, { ...options, detached: true });
  const ended = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  }).then(async (code) => {
    await afterEnd?.();
    return code;
  });
  running.set(child, ended);
  void ended.then(() => running.delete(child));
  return { child, ended };
}

const patienceSeconds = 30;

/** Asks a program to stop, then insists; resolves when it has ended. */
export async function stopChild(child: ChildProcess): Promise<void> {
  const ended = running.get(child);
  if (!ended) return;
  child.kill('SIGTERM');
  const insisting = setTimeout(() => killGroup(child), patienceSeconds * 1000);
  await ended;
  clearTimeout(insisting);
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime.
  }
}

/** Stops what runs now; more may be started afterwards. */
export async function stopRunningChildren(): Promise<void> {
  await Promise.all(Array.from(running.keys(), stopChild));
}

/** Stops everything for good. */
export async function stopAllChildren(): Promise<void> {
  stopping = true;
  await stopRunningChildren();
}

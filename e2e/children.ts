import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** All running programs that we started. Each leads its own process group, so Ctrl-C reaches only us. */
const running = new Map<ChildProcess, Promise<number>>();
let stopping = false;

/** Failures from then on are the result of stopping. */
export const isStopping = (): boolean => stopping;

/**
 * Starts one of our programs and stops it when we end. `afterEnd` cleans up after a killed program, which counts as
 * ended only afterwards.
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

/** Asks a program to stop, then kills it; resolves when it has ended. */
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
    // It ended by itself meanwhile.
  }
}

/** Stops all running programs; more may be started afterwards. */
export async function stopRunningChildren(): Promise<void> {
  await Promise.all(Array.from(running.keys(), stopChild));
}

/** Stops everything for good. */
export async function stopAllChildren(): Promise<void> {
  stopping = true;
  await stopRunningChildren();
}

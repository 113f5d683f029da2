import { readdir, readFile } from 'node:fs/promises';

/** Whether processes can be listed: Linux has them below /proc. */
export const canWatch = process.platform === 'linux';

/**
 * A process and all that it started, by their numbers; nothing if it could not be started. Only on Linux: elsewhere it is
 * the process alone.
 */
export async function treeOf({ pid: root }: Readonly<{ pid?: number | undefined }>): Promise<number[]> {
  if (root === undefined) return [];
  if (!canWatch) return [root];
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = new Map(
    await Promise.all(numbers.map(async (pid) => [Number(pid), await parentOf(pid)] as const)),
  );
  const tree = [root];
  // Grows while it is walked.
  for (const parent of tree) for (const [pid, its] of parents) if (its === parent) tree.push(pid);
  return tree;
}

/** The program's name in brackets may hold spaces and brackets, so the rest is read from behind the last one. */
async function parentOf(pid: string): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** Their memory in bytes; what they share is counted once. Ended ones count nothing. */
export async function memoryOf(pids: readonly number[]): Promise<number> {
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      const told = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
      return Number(/^Pss:\s+(\d+) kB/m.exec(told)?.[1] ?? 0) * 1024;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself meanwhile.
    }
  }
}

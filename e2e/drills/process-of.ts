import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Current memory of a process, in megabytes. */
export function megabytesOf(pid: number): number {
  const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(resident) / 1024);
}

/** Number of a process's open connections from this address at one of its ports. */
export function connectionsFrom(address: string, { pid, port }: Listening): number {
  const remote = inHex(address);
  const local = port.toString(16).toUpperCase().padStart(4, '0');
  // Connections waiting to be accepted, and ended ones, are no files of the process.
  const own = new Set(filesOf(pid));
  const open = new Set<string>();
  for (const line of readFileSync('/proc/net/tcp', 'utf8').split('\n')) {
    const [, from = '', to = '', , , , , , , inode] = line.trim().split(/\s+/);
    const file = `socket:[${inode}]`;
    // The kernel may list a connection twice while others come and go.
    if (from.endsWith(`:${local}`) && to.startsWith(remote) && own.has(file)) open.add(file);
  }
  return open.size;
}

export type Listening = Readonly<{ pid: number; port: number }>;

function filesOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((name) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${name}`)];
    } catch {
      // It was closed meanwhile.
      return [];
    }
  });
}

/** An IPv4 address as /proc writes it: with reversed bytes. */
const inHex = (address: string): string =>
  address
    .split('.')
    .toReversed()
    .map((byte) => Number(byte).toString(16).toUpperCase().padStart(2, '0'))
    .join('');

/** Only Linux lets a program use any address of 127.0.0.0/8 and inspect other processes. */
export const whyNotHere = (): string | null => (process.platform === 'linux' ? null : 'it needs Linux');

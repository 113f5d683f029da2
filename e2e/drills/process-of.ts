import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The memory that a process has now. */
export function megabytesOf(pid: number): number {
  const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(resident) / 1024);
}

/** Connections that a process has with this address, of all that are open at one of its ports. */
export function connectionsFrom(address: string, { pid, port }: Listening): number {
  const remote = inHex(address);
  const local = port.toString(16).toUpperCase().padStart(4, '0');
  // What waits to be taken in, and what was ended, is no file of the process.
  const own = new Set(filesOf(pid));
  const open = new Set<string>();
  for (const line of readFileSync('/proc/net/tcp', 'utf8').split('\n')) {
    const [, from = '', to = '', , , , , , , inode] = line.trim().split(/\s+/);
    const file = `socket:[${inode}]`;
    // The kernel may list one again when others come and go meanwhile.
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
      // It was closed in the meantime.
      return [];
    }
  });
}

/** As /proc writes an address of IPv4: its bytes backwards. */
const inHex = (address: string): string =>
  address
    .split('.')
    .toReversed()
    .map((byte) => Number(byte).toString(16).toUpperCase().padStart(2, '0'))
    .join('');

/** Only there may a program come from any address of 127.0.0.0/8, and look into another process. */
export const whyNotHere = (): string | null => (process.platform === 'linux' ? null : 'it needs Linux');

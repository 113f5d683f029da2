import { readFileSync } from 'node:fs';

/** The memory that a process has now. */
export function megabytesOf(pid: number): number {
  const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(resident) / 1024);
}

/** Connections that this address has with a port of this machine, as the side sees it that listens there. */
export function connectionsFrom(address: string, port: number): number {
  const remote = inHex(address);
  const local = port.toString(16).toUpperCase().padStart(4, '0');
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .filter((line) => {
      const [, from = '', to = '', state = ''] = line.trim().split(/\s+/);
      // Established, or ended by the other side alone: what was ended here belongs to no process any more.
      return from.endsWith(`:${local}`) && to.startsWith(remote) && (state === '01' || state === '08');
    }).length;
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

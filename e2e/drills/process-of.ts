import { readFileSync } from 'node:fs';

/** The memory that a process has now. */
export function megabytesOf(pid: number): number {
  const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(resident) / 1024);
}

/** Connections with this address that the program has which listens on a port of this machine. */
export function connectionsFrom(address: string, port: number): number {
  const remote = inHex(address);
  const local = port.toString(16).toUpperCase().padStart(4, '0');
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .filter((line) => {
      const [, from = '', to = '', , , , , , , inode] = line.trim().split(/\s+/);
      // What waits to be taken in, and what was ended here, belongs to no process.
      return from.endsWith(`:${local}`) && to.startsWith(remote) && inode !== '0';
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

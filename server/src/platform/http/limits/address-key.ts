import { isIPv6 } from 'node:net';

/**
 * The key under which an address is counted. A household or rented server owns a whole IPv6 /64, so its addresses
 * count as one. IPv4 counts by address, also if written as IPv6.
 */
export function addressKey(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (v4) return v4;
  const [before = '', after] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const groups = before.split(':').filter(Boolean);
  const rest = after?.split(':').filter(Boolean) ?? [];
  const all =
    after === undefined ? groups : [...groups, ...Array(8 - groups.length - rest.length).fill('0'), ...rest];
  return `${all.slice(0, 4).join(':')}::/64`;
}

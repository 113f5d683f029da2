import { BlockList, isIP } from 'node:net';

/** IPv4 networks that aren't public or embed another address, from IANA's special-purpose registries. */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // A large cloud's host service, reachable only from its machines.
  '168.63.129.16/32',
];
/** Within the global unicast range: protocol assignments with Teredo, documentation, 6to4, anycast services. */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const refused = new BlockList();
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
for (const [networks, family] of [
  [special4, 'ipv4'],
  [special6, 'ipv6'],
] as const) {
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    refused.addSubnet(address, Number(prefix), family);
  }
}

/**
 * Whether an address is on the public internet, so that a request can't reach this machine, its network or a cloud's
 * metadata service. Of IPv6 only global unicast is public, which excludes addresses that embed an IPv4 one.
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

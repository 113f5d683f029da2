import { BlockList, isIP } from 'node:net';

/** Networks that are not the public internet, or stand for another address. IANA's special-purpose registries. */
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
  // The host service of one large cloud, reachable from its machines alone.
  '168.63.129.16/32',
];
/** Inside of the global unicast range: protocol assignments with Teredo, documentation, 6to4, anycast services. */
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
 * Whether an address is one of the public internet, so that a request to it can't reach this machine, its
 * network or a cloud's metadata service. Of IPv6 only global unicast counts, which leaves out addresses that
 * embed an IPv4 one.
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

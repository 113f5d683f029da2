import { describe, expect, it } from '@jest/globals';
import { isPublicAddress } from './public-address.ts';

describe('isPublicAddress', () => {
  it.each(['1.1.1.1', '23.227.38.33', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::5'])(
    'grants %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
  it.each([
    ['this machine', '127.0.0.1'],
    ['all of this machine', '0.0.0.0'],
    ['a private network', '10.1.2.3'],
    ['a private network', '172.16.0.1'],
    ['the last of a private network', '172.31.255.255'],
    ['a home network', '192.168.1.1'],
    ['the link', '169.254.0.1'],
    ['a cloud’s metadata', '169.254.169.254'],
    ['another cloud’s metadata', '100.100.100.200'],
    ['a host service', '168.63.129.16'],
    ['carriers', '100.64.0.1'],
    ['benchmarks', '198.18.0.1'],
    ['documentation', '203.0.113.7'],
    ['many at once', '224.0.0.1'],
    ['everybody', '255.255.255.255'],
    ['this machine', '::1'],
    ['nobody', '::'],
    ['the link', 'fe80::1'],
    ['the link, by interface', 'fe80::1%eth0'],
    ['a private network', 'fd00:ec2::254'],
    ['many at once', 'ff02::1'],
    ['an embedded address', '::ffff:127.0.0.1'],
    ['an embedded public address', '::ffff:1.1.1.1'],
    ['a translated address', '64:ff9b::7f00:1'],
    ['a tunnel', '2002:7f00:1::'],
    ['a tunnel', '2001:0:53aa:64c::1'],
    ['documentation', '2001:db8::1'],
    ['no address', 'localhost'],
    ['nothing', ''],
  ])('refuses %s: %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

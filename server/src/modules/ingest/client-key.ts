import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The first half of an IPv6 address: a household or host owns all addresses below it. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head ? head.split(':') : [];
  const rest = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}

/** Identifies a client while its requests are counted; the address can't be derived from it. */
export function clientKey(address: string, secret: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const counted = isIPv6(mapped) ? network(mapped) : mapped;
  return createHmac('sha256', secret).update(`analytics client ${counted}`).digest('base64url');
}

import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Returns the first `parts4` numbers of an IPv4 address, or the first `bits6` bits of an IPv6 one. */
export function addressPrefix(address: string, parts4: number, bits6: 48 | 56): string {
  const normalized = unmapped(address);
  if (isIPv4(normalized)) return normalized.split('.').slice(0, parts4).join('.');
  if (!isIPv6(normalized)) return 'unknown';
  const groups = ipv6Groups(normalized);
  const half = (Number.parseInt(groups[3] ?? '0', 16) >> 8).toString(16);
  return [...groups.slice(0, 3), ...(bits6 === 56 ? [half] : [])].join(':');
}

/** Returns the /24 or /48, precise enough to tell a stranger's session from one's own. */
export const networkOf = (address: string): string => addressPrefix(address, 3, 48);

/** Returns the network as PostgreSQL writes it. */
export function networkCidr(address: string): string | undefined {
  const prefix = networkOf(address);
  if (prefix === 'unknown') return undefined;
  return prefix.includes('.') ? `${prefix}.0/24` : `${prefix}::/48`;
}

/**
 * Returns null for private addresses: behind a proxy that isn't trusted, all shoppers would share
 * one.
 */
export function publicNetworkOf(address: string): string | null {
  const normalized = unmapped(address);
  const family = isIPv4(normalized) ? 'ipv4' : 'ipv6';
  if (family === 'ipv6' && !isIPv6(normalized)) return null;
  return privateAddresses.check(normalized, family) ? null : networkOf(normalized);
}

const privateAddresses = new BlockList();
privateAddresses.addSubnet('10.0.0.0', 8);
privateAddresses.addSubnet('172.16.0.0', 12);
privateAddresses.addSubnet('192.168.0.0', 16);
privateAddresses.addSubnet('127.0.0.0', 8);
privateAddresses.addSubnet('169.254.0.0', 16);
privateAddresses.addAddress('::1', 'ipv6');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');
privateAddresses.addSubnet('fe80::', 10, 'ipv6');

const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  if (tail === undefined) return left;
  const right = tail ? tail.split(':') : [];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}

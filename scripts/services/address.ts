import { connect } from 'node:net';

export interface Address {
  host: string;
  port: number;
}

const localHosts = new Set(['localhost', '127.0.0.1', '::1']);

/** Returns the host and port of a service URL; undefined for a Unix socket. */
export function addressOf(url: string, defaultPort: number): Address | undefined {
  const { hostname, port, searchParams } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (host === '' || searchParams.get('host')?.startsWith('/')) return undefined;
  return { host, port: port === '' ? defaultPort : Number(port) };
}

export const isLocal = (address: Address) => localHosts.has(address.host);

export const formatAddress = ({ host, port }: Address) =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;

/** Returns whether anything accepts connections there. */
export function listens({ host, port }: Address): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 });
    const finish = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => finish(true));
    socket.once('timeout', () => finish(false));
    socket.once('error', () => finish(false));
  });
}

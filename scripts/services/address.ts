import { connect } from 'node:net';

export interface Address {
  host: string;
  port: number;
}

const localHosts = new Set(['localhost', '127.0.0.1', '::1']);

/** Where a service URL points; undefined for a Unix socket. */
export function addressOf(url: string, defaultPort: number): Address | undefined {
  const { hostname, port, searchParams } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (host === '' || searchParams.get('host')?.startsWith('/')) return undefined;
  return { host, port: port === '' ? defaultPort : Number(port) };
}

export const isLocal = (address: Address) => localHosts.has(address.host);

export const spell = ({ host, port }: Address) =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;

/** Does anything answer there? */
export function listens({ host, port }: Address): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 });
    const answer = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => answer(true));
    socket.once('timeout', () => answer(false));
    socket.once('error', () => answer(false));
  });
}

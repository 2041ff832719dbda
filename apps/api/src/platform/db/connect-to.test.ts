import type { ConnectionOptions, PeerCertificate } from 'node:tls';
import { expect, test } from 'vitest';
import { connectTo, type WritableHostSocket } from './connect-to.ts';

const url = 'postgres://app@one:5432,two:5432/shop';

/** Calls the factory as the driver does, with the settings of one connection. */
function openStream(ssl: boolean | ConnectionOptions) {
  const config = { ssl };
  // The driver's types leave the parameter out.
  const open = connectTo(url).stream as unknown as (given: object) => WritableHostSocket;
  const socket = open(config);
  // Set by the factory.
  return { socket, ssl: config.ssl as ConnectionOptions };
}

// Only these fields are compared.
const certificateOf = (name: string) =>
  ({ subject: { CN: name }, subjectaltname: `DNS:${name}` }) as PeerCertificate;

test('[DP-13] compares a certificate with the host it is connected to', () => {
  const { socket, ssl } = openStream(true);
  socket.url = 'postgres://app@two:5432/shop';
  expect(ssl.checkServerIdentity?.('one', certificateOf('two'))).toBeUndefined();
  expect(ssl.checkServerIdentity?.('one', certificateOf('one'))).toBeInstanceOf(Error);
});

test("keeps the check of the URL's own sslmode", () => {
  const checkServerIdentity = () => undefined;
  expect(openStream({ checkServerIdentity }).ssl).toEqual({ checkServerIdentity });
});

test('leaves a single host to the driver', () => {
  expect(connectTo('postgres://app@one/shop')).toEqual({
    connectionString: 'postgres://app@one/shop',
  });
});

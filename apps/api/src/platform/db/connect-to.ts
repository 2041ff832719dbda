import { Socket } from 'node:net';
import { checkServerIdentity, type ConnectionOptions } from 'node:tls';
import type { ClientConfig } from 'pg';
import { firstHostUrl, hostUrls } from './database-url.ts';
import { findWritableHost } from './writable-host.ts';

/**
 * Returns the settings that connect pg's pool or client to a database URL. If it names several
 * hosts, every connection goes to the one that accepts writes.
 */
export function connectTo(url: string): Connection {
  const connectionString = firstHostUrl(url);
  if (hostUrls(url).length === 1) return { connectionString };
  return { connectionString, stream: (config?: StreamConfig) => streamFor(url, config) };
}

interface Connection {
  connectionString: string;
  stream?: NonNullable<ClientConfig['stream']>;
}

/** Settings of one connection, which the driver leaves out of its types. */
interface StreamConfig {
  ssl?: boolean | ConnectionOptions;
}

function streamFor(url: string, config: StreamConfig | undefined): WritableHostSocket {
  const socket = new WritableHostSocket(url);
  if (config?.ssl) {
    const checkName: ConnectionOptions['checkServerIdentity'] = (_first, certificate) =>
      checkServerIdentity(socket.hostname, certificate);
    // pg would compare every host's certificate with the name of the first host.
    config.ssl = { checkServerIdentity: checkName, ...(config.ssl === true ? {} : config.ssl) };
  }
  return socket;
}

/** Connects to the host that accepts writes, not to the address it is given. */
export class WritableHostSocket extends Socket {
  readonly #hosts: string;
  /** URL of the host it is connected to. */
  url: string;

  constructor(hosts: string) {
    super();
    this.#hosts = hosts;
    this.url = firstHostUrl(hosts);
  }

  get hostname(): string {
    return new URL(this.url).hostname.replace(/^\[|\]$/g, '');
  }

  // pg passes a port and a host; the other overloads aren't used.
  override connect(): this {
    findWritableHost(this.#hosts).then(
      (url) => {
        if (this.destroyed) return;
        this.url = url;
        super.connect(Number(new URL(url).port || 5_432), this.hostname);
      },
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return this;
  }
}

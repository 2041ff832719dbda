import { once } from 'node:events';
import { Client, type ClientConfig, type Connection } from 'pg';

/** Keys of the open sessions. A pooler invents key and process id. */
const secretKeys = new Map<string, number>();
/** Standbys and the primary give out the same process ids. */
const sessionOf = ({ host, port }: Client, processId: number) => `${host}:${port} ${processId}`;

/** Lets `CancelClient` cancel this client's queries. */
export function rememberKey(client: Client): void {
  client.connection.once('backendKeyData', ({ processID, secretKey }: SessionKey) => {
    const session = sessionOf(client, processID);
    secretKeys.set(session, secretKey);
    client.once('end', () => secretKeys.delete(session));
  });
}

interface SessionKey {
  processID: number;
  secretKey: number;
}

/** Methods that the driver leaves out of its types. */
interface RawConnection extends Connection {
  startup: () => void;
  cancel: (processId: number, secretKey: number) => void;
}

/**
 * Cancels queries with the protocol's cancel request, which needs no login and which poolers pass on
 * to the session at work. Kysely connects it, then sends `select pg_cancel_backend(process id)`.
 */
export class CancelClient {
  readonly #client: Client;
  readonly #connection: RawConnection;

  constructor(options: ClientConfig) {
    // Also limits the request itself, because the client never counts as connected.
    this.#client = new Client({ ...options, connectionTimeoutMillis: 1_500 });
    // The rejected call reports the same error; without a listener it would crash the process.
    this.#client.on('error', () => {});
    // See RawConnection.
    this.#connection = this.#client.connection as RawConnection;
  }

  async connect(): Promise<this> {
    await new Promise<void>((resolve, reject) => {
      // The driver calls this once the socket, encrypted if set, is open.
      this.#connection.startup = resolve;
      this.#client.connect().catch(reject);
    });
    return this;
  }

  async query(statement: string): Promise<void> {
    const processId = Number(/-?\d+/.exec(statement)?.[0]);
    const secretKey = secretKeys.get(sessionOf(this.#client, processId));
    if (secretKey === undefined) return;
    this.#connection.cancel(processId, secretKey);
    // The server replies by closing the connection.
    await once(this.#connection, 'end');
  }

  end(): void {
    this.#connection.stream.destroy();
  }
}

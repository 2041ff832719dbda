import autocannon from 'autocannon';

interface Tally {
  started: number;
  answered: number;
  lost: number;
  shed: number;
  'after close': number;
  refused: number;
}

const maxSeconds = 30;

/** Keeps every connection busy until new ones are refused, and tracks each request. */
export async function loadUntilRefused(url: string, connections: number): Promise<Tally> {
  const tally = {
    started: 0,
    answered: 0,
    lost: 0,
    shed: 0,
    'after close': 0,
    refused: 0,
  };
  await autocannon({
    url,
    connections,
    duration: maxSeconds,
    sampleInt: 100,
    setupClient: (client) => track(client as unknown as Client, tally),
  });
  return tally;
}

/** Events of autocannon's client that its types don't declare. */
interface Client extends NodeJS.EventEmitter {
  on(event: 'request', listener: () => void): this;
  on(event: 'headers', listener: (head: { shouldKeepAlive: boolean }) => void): this;
  on(event: 'response', listener: (status: number) => void): this;
  on(event: 'connError', listener: (error: NodeJS.ErrnoException) => void): this;
  destroy(): void;
}

function track(client: Client, tally: Tally): void {
  let isWaiting = false;
  let isClosing = false;

  client.on('request', () => {
    // A second request before a response: the connection closed during the first and was reopened.
    if (isWaiting && isClosing) tally['after close'] += 1;
    else if (isWaiting) tally.lost += 1;
    if (isWaiting) isClosing = false;
    tally.started += 1;
    isWaiting = true;
  });
  client.on('headers', ({ shouldKeepAlive }) => {
    isClosing = !shouldKeepAlive;
  });
  client.on('response', (status) => {
    isWaiting = false;
    if (status === 200) tally.answered += 1;
    else if (status === 503) tally.shed += 1;
    else throw new Error(`the API returned ${status}`);
  });
  client.on('connError', ({ code }) => {
    if (code !== 'ECONNREFUSED') return;
    tally.refused += 1;
    isWaiting = false;
    client.destroy();
  });
}

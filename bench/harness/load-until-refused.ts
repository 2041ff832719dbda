import autocannon from 'autocannon';

interface Tally {
  started: number;
  answered: number;
  lost: number;
  shed: number;
  'past the goodbye': number;
  refused: number;
}

const longest = 30;

/** Keeps every connection busy until nobody accepts new ones, and follows each request. */
export async function loadUntilRefused(url: string, connections: number): Promise<Tally> {
  const tally = {
    started: 0,
    answered: 0,
    lost: 0,
    shed: 0,
    'past the goodbye': 0,
    refused: 0,
  };
  await autocannon({
    url,
    connections,
    duration: longest,
    sampleInt: 100,
    setupClient: (client) => follow(client as unknown as Client, tally),
  });
  return tally;
}

/** What autocannon's client tells beside its published types. */
interface Client extends NodeJS.EventEmitter {
  on(event: 'request', listener: () => void): this;
  on(event: 'headers', listener: (head: { shouldKeepAlive: boolean }) => void): this;
  on(event: 'response', listener: (status: number) => void): this;
  on(event: 'connError', listener: (error: NodeJS.ErrnoException) => void): this;
  destroy(): void;
}

function follow(client: Client, tally: Tally): void {
  let isWaiting = false;
  let saidGoodbye = false;

  client.on('request', () => {
    // A second request before an answer: the connection ended under the first and was made anew.
    if (isWaiting && saidGoodbye) tally['past the goodbye'] += 1;
    else if (isWaiting) tally.lost += 1;
    if (isWaiting) saidGoodbye = false;
    tally.started += 1;
    isWaiting = true;
  });
  client.on('headers', ({ shouldKeepAlive }) => {
    saidGoodbye = !shouldKeepAlive;
  });
  client.on('response', (status) => {
    isWaiting = false;
    if (status === 200) tally.answered += 1;
    else if (status === 503) tally.shed += 1;
    else throw new Error(`the API answered ${status}`);
  });
  client.on('connError', ({ code }) => {
    if (code !== 'ECONNREFUSED') return;
    tally.refused += 1;
    isWaiting = false;
    client.destroy();
  });
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { createWorkQueue } from '@sirkito/process';
import type { Log } from './log.ts';
import { createUnderWay } from './concurrency/under-way.ts';

interface HashOptions {
  memoryKib: number;
  passes: number;
  /** Maximum calls waiting for the hashing thread; more are rejected. */
  queue: number;
  /** Secrets mixed into every hash and stored outside the database: the current one first. */
  peppers: readonly string[];
  log: Pick<Log, 'error'>;
}

export interface Passwords {
  /** Throws while the queue is full, before the call does any other work. */
  requireCapacity: () => void;
  hash: (password: string) => Promise<string>;
  /**
   * Takes equally long without a hash, so that timing doesn't reveal accounts. Strangers, and more
   * than two at once for an account, leave a quarter of the queue free, as new passwords do, so that
   * a flood doesn't shut out those who have signed in on their device before. Strangers who try
   * again leave three quarters free, so that guesses don't shut out people who sign in for the first
   * time.
   */
  verify: (
    password: string,
    hash: string | null | undefined,
    by?: { isStranger: boolean; isRepeated?: boolean },
  ) => Promise<boolean>;
  /** True for hashes with weaker settings or an old pepper; rehash at the next sign-in. */
  isOutdated: (hash: string) => boolean;
  close: () => Promise<void>;
}

interface HashParams {
  memory: number;
  passes: number;
  parallelism: number;
  nonce: Buffer;
  /** Identifies the pepper without revealing it. */
  keyId: string | undefined;
}

/** Checks of one account at once that may use the places for known devices. */
const maxPerAccount = 2;
const phc =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)(?:,keyid=([\w+/]+))?\$([\w+/]+)\$([\w+/]+)$/;

/**
 * Hashes with argon2id in its own thread, so that an attack on sign-in can't block the libuv pool
 * that serves files and DNS. On Linux the thread also yields to the main thread.
 */
export function createPasswords(options: HashOptions): Passwords {
  const { memoryKib, passes, peppers, log } = options;
  const secrets = new Map(peppers.map((pepper) => [keyIdOf(pepper), pepper]));
  const [keyId] = secrets.keys();
  const thread = createThread();
  const queue = createWorkQueue({ capacity: options.queue });
  const placesForKnown = Math.floor(options.queue / 4);
  const placesForFirst = Math.floor((options.queue * 3) / 4);
  const checks = createUnderWay();
  const derive = (
    password: string,
    { keyId: key, ...params }: HashParams,
    reserved = 0,
  ): Promise<Buffer> => {
    const message = password.normalize('NFKC');
    const secret = key === undefined ? undefined : secrets.get(key);
    // Affected accounts can't sign in until the operator restores the pepper.
    if (key !== undefined && secret === undefined) {
      log.error({ keyId: key }, 'a password needs a pepper that is not in PASSWORD_PEPPERS');
    }
    const job = { message, tagLength: 32, ...params, ...(secret && { secret }) };
    return queue.run(() => thread.run(job), { reserved });
  };
  const currentParams = (): HashParams => ({
    memory: memoryKib,
    passes,
    parallelism: 1,
    nonce: randomBytes(16),
    keyId,
  });

  return {
    requireCapacity: queue.requireCapacity,
    async hash(password) {
      const params = currentParams();
      return formatHash(params, await derive(password, params, placesForKnown));
    },
    async verify(password, hash, { isStranger, isRepeated = false } = { isStranger: false }) {
      const stored = hash ? parseHash(hash) : undefined;
      const params = stored?.params ?? currentParams();
      const account = stored?.tag.toString('base64') ?? '';
      const mayUseAll = !isStranger && checks.count(account) < maxPerAccount;
      const reserved = isStranger && isRepeated ? placesForFirst : placesForKnown;
      const derived = await checks.run(account, () =>
        derive(password, params, mayUseAll ? 0 : reserved),
      );
      return stored !== undefined && timingSafeEqual(derived, stored.tag);
    },
    isOutdated(hash) {
      const { params } = parseHash(hash);
      return params.memory < memoryKib || params.passes < passes || params.keyId !== keyId;
    },
    close: thread.close,
  };
}

const keyIdOf = (pepper: string): string =>
  base64(createHash('sha256').update(pepper).digest().subarray(0, 6));

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

function formatHash(
  { memory, passes, parallelism, nonce, keyId }: HashParams,
  tag: Buffer,
): string {
  const key = keyId === undefined ? '' : `,keyid=${keyId}`;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}${key}$${base64(nonce)}$${base64(tag)}`;
}

function parseHash(hash: string): { params: HashParams; tag: Buffer } {
  const [, memory, passes, parallelism, keyId, nonce = '', tag = ''] = phc.exec(hash) ?? [];
  const params = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    keyId,
  };
  return { params, tag: Buffer.from(tag, 'base64') };
}

// Inline source: the production bundle is one file.
const program = `
const { parentPort } = require('node:worker_threads');
const { argon2Sync } = require('node:crypto');
const { getPriority, setPriority } = require('node:os');
// Raising its own priority, when started with nice, would need root.
if (process.platform === 'linux' && getPriority() < 1) setPriority(1);
parentPort.on('message', ({ id, options }) =>
  parentPort.postMessage({ id, tag: argon2Sync('argon2id', options) }));
`;

interface Result {
  id: number;
  tag: Uint8Array;
}

function createThread() {
  const pending = new Map<number, PromiseWithResolvers<Buffer>>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(program, { eval: true });
    started.on('message', ({ id, tag }: Result) => {
      pending.get(id)?.resolve(Buffer.from(tag));
      pending.delete(id);
    });
    started.on('error', (error) => {
      worker = undefined;
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
    });
    started.unref();
    return started;
  }

  return {
    run(options: object): Promise<Buffer> {
      worker ??= start();
      lastId += 1;
      const result = Promise.withResolvers<Buffer>();
      pending.set(lastId, result);
      worker.postMessage({ id: lastId, options });
      return result.promise;
    },
    close: async () => void (await worker?.terminate()),
  };
}

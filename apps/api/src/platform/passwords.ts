import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { AppError } from '@sirkito/contracts/errors';
import type { Log } from './log.ts';

interface HashOptions {
  memoryKib: number;
  passes: number;
  /** How many may wait for the one thread that hashes; whoever comes then is refused. */
  queue: number;
  /** What the database does not know and hashing needs: the one in use first, then those before it. */
  peppers: readonly string[];
  log: Pick<Log, 'error'>;
}

export interface Passwords {
  /** Refuses while the queue is full, before anything is spent on the call. */
  requireRoom: () => void;
  hash: (password: string) => Promise<string>;
  /** Without a hash it takes as long and says no, so that nobody learns who has an account. */
  verify: (password: string, hash: string | null | undefined) => Promise<boolean>;
  /** Made by settings or a pepper of earlier days: to be made anew when the password is at hand. */
  isOutdated: (hash: string) => boolean;
  close: () => Promise<void>;
}

interface Recipe {
  memory: number;
  passes: number;
  parallelism: number;
  nonce: Buffer;
  /** Names the pepper, which itself is written down nowhere. */
  keyId: string | undefined;
}

const phc =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)(?:,keyid=([\w+/]+))?\$([\w+/]+)\$([\w+/]+)$/;

/**
 * Hashes with argon2id in one thread of its own: an attack on sign-in must not take the threads
 * that files and names are read with. On Linux the thread also gives way to the one that answers.
 */
export function createPasswords(options: HashOptions): Passwords {
  const { memoryKib, passes, queue, peppers, log } = options;
  const secrets = new Map(peppers.map((pepper) => [keyIdOf(pepper), pepper]));
  const [keyId] = secrets.keys();
  const thread = createThread();
  const requireRoom = () => {
    if (thread.waiting() >= queue) throw new AppError('server.overloaded');
  };
  const derive = (password: string, { keyId: key, ...recipe }: Recipe): Promise<Buffer> => {
    requireRoom();
    const message = password.normalize('NFKC');
    const secret = key === undefined ? undefined : secrets.get(key);
    // Nobody whose password was hashed with it can sign in, and only the operator can mend that.
    if (key !== undefined && secret === undefined) {
      log.error({ keyId: key }, 'a password needs a pepper that is not in PASSWORD_PEPPERS');
    }
    return thread.run({ message, tagLength: 32, ...recipe, ...(secret && { secret }) });
  };
  const usual = (): Recipe => ({
    memory: memoryKib,
    passes,
    parallelism: 1,
    nonce: randomBytes(16),
    keyId,
  });

  return {
    requireRoom,
    async hash(password) {
      const recipe = usual();
      return spell(recipe, await derive(password, recipe));
    },
    async verify(password, hash) {
      const kept = hash ? read(hash) : undefined;
      const derived = await derive(password, kept?.recipe ?? usual());
      return kept !== undefined && timingSafeEqual(derived, kept.tag);
    },
    isOutdated(hash) {
      const { recipe } = read(hash);
      return recipe.memory < memoryKib || recipe.passes < passes || recipe.keyId !== keyId;
    },
    close: thread.close,
  };
}

const keyIdOf = (pepper: string): string =>
  base64(createHash('sha256').update(pepper).digest().subarray(0, 6));

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

function spell({ memory, passes, parallelism, nonce, keyId }: Recipe, tag: Buffer): string {
  const key = keyId === undefined ? '' : `,keyid=${keyId}`;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}${key}$${base64(nonce)}$${base64(tag)}`;
}

function read(hash: string): { recipe: Recipe; tag: Buffer } {
  const [, memory, passes, parallelism, keyId, nonce = '', tag = ''] = phc.exec(hash) ?? [];
  const recipe = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    keyId,
  };
  return { recipe, tag: Buffer.from(tag, 'base64') };
}

// Given as text: the bundle of the production build has no file of its own for it.
const program = `
const { parentPort } = require('node:worker_threads');
const { argon2Sync } = require('node:crypto');
if (process.platform === 'linux') require('node:os').setPriority(5);
parentPort.on('message', ({ id, options }) =>
  parentPort.postMessage({ id, tag: argon2Sync('argon2id', options) }));
`;

interface Answer {
  id: number;
  tag: Uint8Array;
}

function createThread() {
  const pending = new Map<number, PromiseWithResolvers<Buffer>>();
  let worker: Worker | undefined;
  let asked = 0;

  function start(): Worker {
    const started = new Worker(program, { eval: true });
    started.on('message', ({ id, tag }: Answer) => {
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
    waiting: () => pending.size,
    run(options: object): Promise<Buffer> {
      worker ??= start();
      asked += 1;
      const answer = Promise.withResolvers<Buffer>();
      pending.set(asked, answer);
      worker.postMessage({ id: asked, options });
      return answer.promise;
    },
    close: async () => void (await worker?.terminate()),
  };
}

import type { ErrorReply } from '@sirkito/contracts/error-reply';
import { ownError, ownRefusals, ShopError } from '@sirkito/contracts/shop-error';
import type { Call, Traffic } from '@sirkito/contracts/paths/call';

type Parts<T extends Traffic> = Omit<T, 'reply'>;
interface Manner {
  signal?: AbortSignal;
  cache?: RequestCache;
  /** Asking again with the same one is answered with the same. */
  idempotencyKey?: string;
  /** For an answer that comes bit by bit. */
  read?: (body: ReadableStream<Uint8Array>) => Promise<unknown>;
  /** For a body that fetch cannot follow. */
  send?: (url: string, request: RequestInit) => Promise<Response>;
}
type Input<T extends Traffic> = Parts<T> & Manner;
type Arguments<T extends Traffic> = keyof Parts<T> extends never ? [Input<T>?] : [Input<T>];

/** Makes one call of the contract. Whatever goes wrong arrives as a ShopError, except what was given up. */
export type Api = <T extends Traffic>(call: Call<T>, ...input: Arguments<T>) => Promise<T['reply']>;

interface ApiOptions {
  /** Empty in a browser whose pages and API share an origin. */
  origin: string;
  /** Asked anew for each call, since a token comes and goes. */
  headers?: () => Record<string, string>;
  /** For the server alone: a browser waits as long as it takes. */
  timeoutMs?: number;
  /** Told of each refusal before the caller is, with the headers that were sent. */
  onRefused?: (refusal: ShopError, call: Call, sent: Readonly<Record<string, string>>) => void;
  fetch?: typeof globalThis.fetch;
}

export function createApi({
  origin,
  headers,
  timeoutMs,
  onRefused,
  fetch = globalThis.fetch,
}: ApiOptions): Api {
  return async (call, ...[input]) => {
    const {
      params,
      query,
      body,
      signal,
      cache,
      idempotencyKey,
      read,
      send = fetch,
    } = (input ?? {}) as Traffic & Manner;
    const sent = {
      ...headers?.(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    };
    const request: RequestInit = {
      method: call.method,
      credentials: 'include',
      headers: sent,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(cache && { cache }),
      signal: withTimeout(signal, timeoutMs),
    };
    const url = origin + filled(call.path, params) + search(query);
    const response = await send(url, request).catch(unheard);
    if (!response.ok) {
      const refused = await refusal(response);
      onRefused?.(refused, call, sent);
      throw refused;
    }
    if (read && response.body) return read(response.body);
    // Our own server answers by the same contract, so the reply is not parsed again here.
    return (await response.json().catch(unheard)) as never;
  };
}

/** The line broke before the answer began, or in the middle of it. */
function unheard(error: unknown): never {
  throw isAbort(error) ? error : ownError('server.unavailable', { cause: error });
}

type Plain = string | number | boolean;

const filled = (path: string, params: unknown): string =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, Plain>)[name] ?? ''),
  );

function search(query: unknown): string {
  const given = (query ?? {}) as Record<string, Plain | Plain[] | undefined>;
  const entries = Object.entries(given).flatMap(([name, value = []]) =>
    [value].flat().map((one) => [name, String(one)]),
  );
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}

async function refusal(response: Response): Promise<ShopError> {
  const body: unknown = await response.json().catch((error: unknown) => error);
  const { status, url } = response;
  if (isErrorReply(body)) return new ShopError(body.code, { ...body, status }, { cause: body });
  // Something in between answered. What it means by its status holds all the same.
  const code = status > 500 ? 'server.unavailable' : 'server.unexpected';
  const cause = new Error(`${status} from ${url}`);
  return new ShopError(code, { ...ownRefusals[code], status }, { cause });
}

const isErrorReply = (body: unknown): body is ErrorReply =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  'message' in body &&
  !(body instanceof Error);

const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

function withTimeout(signal: AbortSignal | undefined, timeoutMs?: number): AbortSignal | null {
  const limits = [signal, timeoutMs ? AbortSignal.timeout(timeoutMs) : undefined];
  const given = limits.filter((limit) => limit !== undefined);
  return given.length > 1 ? AbortSignal.any(given) : (given[0] ?? null);
}

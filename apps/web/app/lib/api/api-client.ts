import type { ErrorReply } from '@sirkito/contracts/error-reply';
import { clientError, ShopError } from '@sirkito/contracts/shop-error';
import { clientErrors } from '@sirkito/contracts/client-errors';
import type { Call, CallShape } from '@sirkito/contracts/call';

type CallInput<T extends CallShape> = Omit<T, 'reply'>;
interface CallOptions {
  signal?: AbortSignal;
  cache?: RequestCache;
  /** Makes a retry safe: the server replays the first reply. */
  idempotencyKey?: string;
  /** Reads a streamed or binary reply instead of parsing JSON. */
  read?: (body: ReadableStream<Uint8Array>) => Promise<unknown>;
  /** Replaces fetch, e.g. to report upload progress. */
  send?: (url: string, request: RequestInit) => Promise<Response>;
}
type Input<T extends CallShape> = CallInput<T> & CallOptions;
type Arguments<T extends CallShape> = keyof CallInput<T> extends never ? [Input<T>?] : [Input<T>];

/** Calls one endpoint. Every failure is a ShopError, except an abort. */
export type Api = <T extends CallShape>(
  call: Call<T>,
  ...input: Arguments<T>
) => Promise<T['reply']>;

interface ApiOptions {
  /** Empty when pages and API share an origin. */
  origin: string;
  /** Called for each request, because the token changes. */
  headers?: () => Record<string, string>;
  /** Aborts all calls, instead of their own signals. Server only; browsers have no timeout. */
  deadline?: AbortSignal;
  /** Called before the error reaches the caller, with the request's headers. */
  onError?: (error: ShopError, call: Call, sent: Readonly<Record<string, string>>) => void;
  /** Called after `onError`. The call is repeated if it resolves to true or to more of the body. */
  recover?: (error: ShopError) => Promise<boolean | object>;
  fetch?: ApiFetch;
}

/** The part of fetch that calls need. */
export type ApiFetch = (
  url: string,
  request: ApiRequest,
) => Promise<Pick<Response, 'ok' | 'status' | 'url' | 'body' | 'json'>>;
interface ApiRequest extends RequestInit {
  method: Call['method'];
  headers: Record<string, string>;
  body?: string;
}

export function createApi({
  origin,
  headers,
  deadline,
  onError,
  recover,
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
      // `T` is open here, so its parts are read as what every call may send.
    } = (input ?? {}) as Sent & CallOptions;
    const url = origin + fillPath(call.path, params) + queryString(query);
    const attempt = async (more?: object) => {
      const sent = {
        ...headers?.(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      };
      const request: ApiRequest = {
        method: call.method,
        credentials: 'include',
        headers: sent,
        ...(body !== undefined && { body: JSON.stringify({ ...body, ...more }) }),
        ...(cache && { cache }),
        signal: deadline ?? signal ?? null,
      };
      const reply = await send(url, request).catch(throwUnavailable);
      if (reply.ok) return reply;
      const error = await toShopError(reply);
      onError?.(error, call, sent);
      return error;
    };
    let response = await attempt();
    let more = {};
    while (response instanceof ShopError) {
      const recovered = await recover?.(response);
      if (!recovered) throw response;
      if (recovered !== true) more = { ...more, ...recovered };
      response = await attempt(more);
    }
    if (read && response.body) return read(response.body);
    // Our server validates replies against the same contract.
    return (await response.json().catch(throwUnavailable)) as never;
  };
}

/** Reports a connection lost before or during the reply. */
function throwUnavailable(error: unknown): never {
  throw isAbort(error) ? error : clientError('server.unavailable', { cause: error });
}

type Primitive = string | number | boolean;

interface Sent {
  params?: Readonly<Record<string, Primitive>>;
  query?: Readonly<Record<string, Primitive | Primitive[] | undefined>>;
  body?: object;
}

const fillPath = (path: string, params: Sent['params'] = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

function queryString(query: Sent['query'] = {}): string {
  const entries = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((one) => [name, String(one)]),
  );
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}

async function toShopError(response: Awaited<ReturnType<ApiFetch>>): Promise<ShopError> {
  const body: unknown = await response.json().catch((error: unknown) => error);
  const { status, url } = response;
  if (isErrorReply(body)) return new ShopError(body.code, { ...body, status }, { cause: body });
  // A gateway replied instead of the API: keep its status.
  const code = status > 500 ? 'server.unavailable' : 'server.unexpected';
  const cause = new Error(`${status} from ${url}`);
  return new ShopError(code, { ...clientErrors[code], status }, { cause });
}

/** Returns the messages by field that the API sent with an error. */
export const fieldMessages = ({ cause }: { cause?: unknown }): Readonly<Record<string, string>> =>
  isErrorReply(cause) ? (cause.fields ?? {}) : {};

const isErrorReply = (body: unknown): body is ErrorReply =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  'message' in body &&
  !(body instanceof Error);

const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

import type { Operation } from '../document/operations.ts';
import type { Role } from '../shop/people.ts';

/** A JSON value, or bytes with their content type. */
export type Body = { json: unknown } | { bytes: Buffer; type: string | undefined };

/** A request before it is sent. Mutations change it in place. */
export interface Draft {
  operation: Operation;
  /** Whose session it carries. */
  role: Role;
  /** `expired` and `garbage` replace the role's own session. */
  session: 'own' | 'none' | 'expired' | 'garbage';
  path: Map<string, string>;
  query: [name: string, value: string][];
  headers: Record<string, string>;
  body?: Body | undefined;
  /** What was done to it, for the report. */
  changes: string[];
}

/** The request as it goes over the wire. */
export interface WireRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

export function toWire(draft: Draft, session: Record<string, string>): WireRequest {
  const { operation, query, headers, body } = draft;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encode(draft.path.get(name) ?? ''),
  );
  const search = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  const bytes = body && ('json' in body ? Buffer.from(toJson(body.json)) : body.bytes);
  const type = body && ('json' in body ? 'application/json' : body.type);
  return {
    method: operation.method,
    target: search ? `${path}?${search}` : path,
    headers: { ...session, ...(type !== undefined && { 'content-type': type }), ...headers },
    body: bytes,
  };
}

/** Already encoded text, which may be wrong on purpose, begins with this. */
export const rawMarker = '\u0001raw:';

function encode(text: string): string {
  if (text.startsWith(rawMarker)) return text.slice(rawMarker.length);
  // encodeURIComponent throws on lone surrogates; U+D800 in UTF-8 is ED A0 80.
  return text.isWellFormed() ? encodeURIComponent(text) : `%ED%A0%80${text.length}`;
}

/** `undefined` and functions can't occur; deep values overflow the stack of JSON.stringify. */
function toJson(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

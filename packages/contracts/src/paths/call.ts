export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What travels in one call, seen from the caller. A part that is absent carries nothing. */
export interface Traffic {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  reply: unknown;
}

/** A call as plain data: how to reach it, and (as types only) what goes in and out. */
export interface Call<T extends Traffic = Traffic> {
  method: Method;
  path: string;
  /** Never set: it only carries the types. */
  traffic?: T;
}

/** Declares one call. Path parameters are written `:name`. */
export const call = <T extends Traffic>(method: Method, path: string): Call<T> => ({
  method,
  path,
});

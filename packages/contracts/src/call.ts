export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Types of a call's inputs and reply, as the caller sees them. Absent inputs are not sent. */
export interface CallShape {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  reply: unknown;
}

/** A call as plain data: its method, its path and, as types only, its inputs and reply. */
export interface Call<T extends CallShape = CallShape> {
  method: Method;
  path: string;
  /** Never set; carries the types. */
  shape?: T;
}

/** Declares one call. Path parameters are written `:name`. */
export const call = <T extends CallShape>(method: Method, path: string): Call<T> => ({
  method,
  path,
});

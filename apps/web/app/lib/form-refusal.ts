import type { ErrorReply } from '@sirkito/contracts/error-reply';
import { ShopError } from '@sirkito/contracts/shop-error';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { refusalWords, type Secret } from './wrong-words.ts';

/** Says all by itself: no field's name goes before it. */
const sentence = 'sentence';

interface Asked<Form extends FieldValues> {
  secret: Secret;
  at: Path<Form> | 'root';
}

/** Puts what the server refuses beside its field, or, where it belongs to none, at the form. */
export function showRefusal<Form extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Form>,
  names: readonly Path<Form>[],
  asked?: Asked<Form>,
): void {
  if (!(error instanceof ShopError)) throw error;
  if (asked && error.code === 'auth.bad_credentials') {
    const message = refusalWords(error, asked.secret);
    setError(asked.at, { type: sentence, message }, { shouldFocus: true });
    return;
  }
  const { fields = {} } = (error.cause ?? {}) as Partial<ErrorReply>;
  const refused = names.flatMap((name) => {
    const message = fields[name];
    return message ? [{ name, message }] : [];
  });
  for (const [place, { name, message }] of refused.entries()) {
    setError(name, { message }, { shouldFocus: place === 0 });
  }
  if (refused.length === 0) setError('root', { message: error.message });
}

/** The rules say what a value must be; beside its field that becomes a sentence. */
export const fieldError = (
  label: string,
  error: { message?: string; type?: unknown } | undefined,
) => {
  if (error?.type === sentence) return error.message;
  return error && `${label} ${error.message ?? 'is not right'}`;
};

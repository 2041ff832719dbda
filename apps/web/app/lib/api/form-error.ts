import { ShopError } from '@sirkito/contracts/shop-error';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { fieldMessages } from './api-client.ts';
import { credentialErrorMessage, type Secret } from './credential-errors.ts';

interface CredentialField<Form extends FieldValues> {
  secret: Secret;
  at: Path<Form> | 'root';
}

/** Shows a server error next to its field, or on the form if it has none. */
export function showFormError<Form extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Form>,
  names: readonly Path<Form>[],
  credential?: CredentialField<Form>,
): void {
  if (!(error instanceof ShopError)) throw error;
  if (credential && error.code === 'auth.bad_credentials') {
    const message = credentialErrorMessage(error, credential.secret);
    setError(credential.at, { message }, { shouldFocus: true });
    return;
  }
  const fields = fieldMessages(error);
  const invalid = names.flatMap((name) => {
    const message = fields[name];
    return message ? [{ name, message }] : [];
  });
  for (const [index, { name, message }] of invalid.entries()) {
    setError(name, { message }, { shouldFocus: index === 0 });
  }
  if (invalid.length === 0) setError('root', { message: error.message });
}

/** Returns the rule's message, or a default one with the field's label. */
export const fieldError = (label: string, error: { message?: string } | undefined) =>
  error && (error.message ?? `${label} isn't valid`);

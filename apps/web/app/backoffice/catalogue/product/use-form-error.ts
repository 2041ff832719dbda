import type { ShopError } from '@sirkito/contracts/shop-error';
import { useEffect, useState } from 'react';
import { fieldMessages } from '#web/lib/api/api-client.ts';

interface FormError {
  /** Error message by field. */
  errors: Readonly<Record<string, string>>;
  failure: string;
}

const none: FormError = { errors: {}, failure: '' };

/**
 * Holds the errors of a rejected form, and focuses the first invalid field or scrolls to the
 * message.
 */
export function useFormError() {
  const [formError, setFormError] = useState(none);
  useEffect(() => {
    if (!formError.failure) return;
    const field = document.querySelector<HTMLElement>('[aria-invalid=true]');
    if (field) field.focus();
    else document.querySelector('[role=alert]:not(:empty)')?.scrollIntoView({ block: 'center' });
  }, [formError]);
  return {
    ...formError,
    showError: (error: ShopError) =>
      setFormError({ errors: fieldMessages(error), failure: error.message }),
    clearErrors: () => setFormError(none),
  };
}

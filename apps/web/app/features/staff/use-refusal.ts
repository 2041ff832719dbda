import type { ErrorReply } from '@sirkito/contracts/error-reply';
import type { ShopError } from '@sirkito/contracts/shop-error';
import { useEffect, useState } from 'react';

interface Refusal {
  /** What is wrong with which field. */
  errors: Readonly<Record<string, string>>;
  failure: string;
}

const none: Refusal = { errors: {}, failure: '' };

/** Why what was sent is refused; the first wrong field is gone to, or else the words about all of it. */
export function useRefusal() {
  const [refusal, setRefusal] = useState(none);
  useEffect(() => {
    if (!refusal.failure) return;
    const field = document.querySelector<HTMLElement>('[aria-invalid=true]');
    if (field) field.focus();
    else document.querySelector('[role=alert]:not(:empty)')?.scrollIntoView({ block: 'center' });
  }, [refusal]);
  return {
    ...refusal,
    refuse: ({ cause, message }: ShopError, more: Refusal['errors'] = {}) => {
      const { fields = {} } = (cause ?? {}) as Partial<ErrorReply>;
      setRefusal({ errors: { ...fields, ...more }, failure: message });
    },
    forget: () => setRefusal(none),
  };
}

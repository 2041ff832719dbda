import { ShopError } from '@sirkito/contracts/shop-error';
import { useState } from 'react';
import { PasskeyPromptError } from './passkey-prompt.ts';

/** Runs what asks for a passkey, and returns errors that people can act on. */
export function usePasskeyPrompt(prompt: () => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const start = async () => {
    setError(undefined);
    setIsBusy(true);
    try {
      await prompt();
    } catch (failure) {
      setIsBusy(false);
      if (!(failure instanceof ShopError || failure instanceof PasskeyPromptError)) throw failure;
      setError(failure.message);
    }
  };
  return { isBusy, error, start: () => void start() };
}

import type {
  AddPasskeyBody,
  CreationOptions,
  PasskeySignInBody,
  RequestOptions,
} from '@sirkito/contracts/passkeys/schemas';

/** The browser's prompt ended without a passkey; the message is for people. */
export class PasskeyPromptError extends Error {}

/** Asks the device to create a passkey. */
export async function promptForNewPasskey(
  options: CreationOptions,
): Promise<AddPasskeyBody['credential']> {
  const { startRegistration } = await loadLibrary();
  // The library lists the known transports; a device may report others.
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return startRegistration({ optionsJSON }).catch(explain);
}

/** Asks the device for one of its passkeys for this shop. */
export async function promptForPasskey(
  optionsJSON: RequestOptions,
): Promise<PasskeySignInBody['credential']> {
  const { startAuthentication } = await loadLibrary();
  return startAuthentication({ optionsJSON }).catch(explain);
}

/** Loads the library on first use, so that pages don't load it. */
async function loadLibrary() {
  const library = await import('@simplewebauthn/browser');
  if (library.browserSupportsWebAuthn()) return library;
  throw new PasskeyPromptError("This browser doesn't support passkeys. Use your password");
}

function explain(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  throw new PasskeyPromptError(
    name === 'InvalidStateError'
      ? 'This device already has a passkey for your account'
      : 'No passkey was used. Try again, or use your password',
    { cause: error },
  );
}

import { clientError } from '@sirkito/contracts/shop-error';

/** Starts a download of the file. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

/** Returns a reader that saves the response body as a file. */
export const saveResponseAs = (name: string) => async (body: ReadableStream<Uint8Array>) => {
  const content = await new Response(body).blob().catch((error: unknown) => {
    throw clientError('server.unavailable', { cause: error });
  });
  saveFile(name, content);
};

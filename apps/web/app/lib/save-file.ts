import { ownError } from '@sirkito/contracts/shop-error';

/** Hands a file to the browser as a download. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

/** For an answer that is a file: reads it to its end and hands it on. */
export const savedAs = (name: string) => async (body: ReadableStream<Uint8Array>) => {
  const content = await new Response(body).blob().catch((error: unknown) => {
    throw ownError('server.unavailable', { cause: error });
  });
  saveFile(name, content);
};

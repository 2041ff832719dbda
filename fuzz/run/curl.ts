import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WireRequest } from '../requests/draft.ts';

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Longer or binary bodies go to a file. */
const longestInline = 2_000;

/** Writes the command that repeats a request; `name` is the file of a body that doesn't fit in it. */
export function curlFor(url: string, wire: WireRequest, folder: string, name: string): string {
  const { method, target, headers, body } = wire;
  const parts = ['curl', '-i', '--path-as-is', '-X', method, quote(url + target)];
  for (const [header, value] of Object.entries(headers)) {
    parts.push('-H', quote(`${header}: ${value}`));
  }
  if (body) {
    const text = body.toString();
    const isText =
      body.length <= longestInline && Buffer.from(text).equals(body) && !text.includes('\0');
    const file = join(folder, name);
    if (!isText) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, body);
    }
    parts.push('--data-binary', isText ? quote(text) : quote(`@${file}`));
    if (headers['content-type'] === undefined) parts.push('-H', quote('content-type:'));
  }
  return parts.join(' ');
}

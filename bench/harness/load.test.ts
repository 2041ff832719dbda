import { expect, test } from 'vitest';
import { answerReader } from './load.ts';

const answer = (body: string) => `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

test('a response is complete at its last byte, however it is split', () => {
  const read = answerReader();
  const bytes = [...Buffer.from(answer('whole'))].map((byte) => Buffer.from([byte]));
  const last = bytes.length - 1;
  expect(bytes.map(read).lastIndexOf(true)).toBe(last);
  expect(read(Buffer.from(answer('')))).toBe(true);
  expect(read(Buffer.from(answer('the next')))).toBe(true);
});

test('a status other than 200 throws', () => {
  const busy = Buffer.from('HTTP/1.1 503 Busy\r\ncontent-length: 0\r\n\r\n');
  expect(() => answerReader()(busy)).toThrow('503 Busy');
});

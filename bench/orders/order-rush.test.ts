import { expect, test } from 'vitest';
import { parseResponse } from './order-rush.ts';

const response = (body: string) =>
  `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

test('a response is complete at its last byte', () => {
  const placed = response('{"order":{"orderNumber":"SK-1001"}}');
  const lengths = Array.from({ length: placed.length }, (_, index) => index);
  expect(lengths.filter((length) => parseResponse(placed.slice(0, length)))).toEqual([]);
  expect(parseResponse(placed)).toEqual({ status: 200, order: 'SK-1001' });
});

test('a rejected order has a status and no number', () => {
  expect(parseResponse('HTTP/1.1 409 Conflict\r\ncontent-length: 2\r\n\r\n{}')).toEqual({
    status: 409,
    order: undefined,
  });
});

test('a response without a length throws', () => {
  expect(() => parseResponse('HTTP/1.1 200 OK\r\n\r\n')).toThrow('without Content-Length');
});

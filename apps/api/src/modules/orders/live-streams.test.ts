import { expect, test, vi } from 'vitest';
import { createLiveStreams } from './live-streams.ts';

const newStream = (accountId: string) => ({
  actor: { accountId, sessionId: `session of ${accountId}`, staffRole: 'orders' as const },
  end: vi.fn<() => void>(),
});

test('[SC-15] limits the streams of an account and of the process', () => {
  const streams = createLiveStreams(() => Promise.resolve(new Map()));
  const [first, ...others] = Array.from({ length: 5 }, () => newStream('Ana'));
  for (const stream of [first ?? newStream('Ana'), ...others]) streams.add(stream);
  expect(() => streams.add(newStream('Ana'))).toThrow('Too many requests');
  if (first) streams.remove(first);
  streams.add(newStream('Ana'));
  for (let count = 5; count < 200; count += 1) streams.add(newStream(`person ${count}`));
  expect(() => streams.add(newStream('Ben'))).toThrow("We're very busy right now");
});

test('[SC-15] ends all streams when sessions cannot be checked', async () => {
  const streams = createLiveStreams(() => Promise.reject(new Error('no database')));
  const stream = newStream('Ana');
  streams.add(stream);
  await expect(streams.endRevoked()).rejects.toThrow('no database');
  expect(stream.end).toHaveBeenCalledOnce();
});

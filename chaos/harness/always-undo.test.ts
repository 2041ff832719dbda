import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { alwaysUndo } from './always-undo.ts';

test('undoes what failed work left behind', async () => {
  const undo = vi.fn(async () => {});
  await expect(alwaysUndo(() => Promise.reject(new Error('failed')), undo)).rejects.toThrow(
    'failed',
  );
  expect(undo).toHaveBeenCalledOnce();
});

test('undoes what interrupted work left behind, then ends', async () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const events = new EventTarget();
  const undo = vi.fn(async () => {});
  const working = alwaysUndo(() => once(events, 'end').then(() => {}), undo);
  process.emit('SIGTERM');
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(130));
  expect(undo).toHaveBeenCalledOnce();
  events.dispatchEvent(new Event('end'));
  await working;
  exit.mockRestore();
});

import { expect, test } from 'vitest';
import { createGatherer } from './gather.ts';

/** Each question waits to be answered by hand. */
function asking() {
  const questions: { keys: readonly string[]; answer: () => void; fail: () => void }[] = [];
  const find = createGatherer<string>(
    (keys) =>
      new Promise((resolve, reject) => {
        questions.push({
          keys,
          answer: () =>
            resolve(new Map(keys.filter((key) => key !== 'none').map((key) => [key, `${key}!`]))),
          fail: () => reject(new Error('away')),
        });
      }),
  );
  return { find, questions };
}

test('who comes alone is asked for at once, and those who come meanwhile together', async () => {
  const { find, questions } = asking();
  const first = find('a');
  const rest = Promise.all([find('b'), find('none'), find('b'), find('a')]);
  expect(questions.map(({ keys }) => keys)).toEqual([['a']]);
  questions[0]?.answer();
  expect(await first).toBe('a!');
  // Not with the answer that was under way: it may be older than the second call.
  expect(questions.map(({ keys }) => keys)).toEqual([['a'], ['b', 'none', 'a']]);
  questions[1]?.answer();
  expect(await rest).toEqual(['b!', undefined, 'b!', 'a!']);
});

test('a question that fails fails those it was asked for, and nobody after them', async () => {
  const { find, questions } = asking();
  const [one, other] = [find('a'), find('b')];
  questions[0]?.fail();
  await expect(one).rejects.toThrow('away');
  questions[1]?.answer();
  expect(await other).toBe('b!');
  const later = find('c');
  questions[2]?.answer();
  expect(await later).toBe('c!');
});

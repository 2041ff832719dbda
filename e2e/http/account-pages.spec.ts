import { expect, test } from '../fixtures/http-test.ts';

test('account forms set the autocomplete tokens that password managers expect', async ({
  request,
}) => {
  const fieldsOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<input [^>]*>/g)].map(
      ([input]) =>
        `${/ name="([^"]*)"/.exec(input)?.[1]} ${/ autocomplete="([^"]*)"/i.exec(input)?.[1]}`,
    );
  };
  expect(await fieldsOf('/auth/login')).toEqual(['email username', 'password current-password']);
  expect(await fieldsOf('/auth/register')).toEqual([
    'userName nickname',
    'email username',
    'password new-password',
    'confirmPassword new-password',
  ]);
});

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

test('[SC-63] password fields are masked and take what is pasted', async ({ request }) => {
  for (const path of ['/auth/login', '/auth/register', '/admin/login']) {
    const html = await (await request.get(path)).text();
    const fields = [...html.matchAll(/<input [^>]*name="\w*[pP]assword"[^>]*>/g)].map(
      ([input]) => input,
    );
    expect(fields.length, path).toBeGreaterThan(0);
    for (const field of fields) {
      expect(field).toContain('type="password"');
      expect(field).not.toMatch(/onpaste|maxlength|autocomplete="off"/i);
    }
  }
});

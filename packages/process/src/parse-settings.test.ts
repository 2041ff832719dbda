import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseSettings } from './parse-settings.ts';

const Settings = z
  .object({
    PORT: z.coerce.number().int().default(4000).describe('Port to listen on'),
    HOST: z.string().min(3).default('localhost').describe('Address to listen on'),
  })
  .refine(({ PORT }) => PORT !== 13, { path: ['PORT'], message: 'must not be 13' });

test('treats an empty value as unset', () => {
  expect(parseSettings(Settings, { PORT: '', HOST: 'shop' })).toEqual({ PORT: 4000, HOST: 'shop' });
});

test('names every invalid setting and its purpose', () => {
  expect(() => parseSettings(Settings, { PORT: 'four', HOST: 'x' })).toThrow(
    /^Invalid settings:\n {2}PORT: .*\. Port to listen on\n {2}HOST: .*\. Address to listen on\n/,
  );
  expect(() => parseSettings(Settings, { PORT: '13' })).toThrow(
    '  PORT: must not be 13. Port to listen on',
  );
});

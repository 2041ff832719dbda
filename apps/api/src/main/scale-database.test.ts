import { expect, test } from 'vitest';
import { recreateDatabase } from './scale-database.ts';

// Nobody listens there: a name that passed would fail in another way.
const nowhere = 'postgres://postgres@127.0.0.1:1/postgres';

test.each(['sirkito_dev', 'sirkito', 'postgres', 'sirkito_scale_live', ''])(
  'a database named "%s" is not replaced',
  async (name) => {
    await expect(recreateDatabase(nowhere, name)).rejects.toThrow('is not replaced');
  },
);

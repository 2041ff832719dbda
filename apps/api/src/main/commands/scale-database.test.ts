import { expect, test } from 'vitest';
import { recreateDatabase } from './scale-database.ts';

// Nothing listens there: an accepted name would fail to connect.
const nowhere = 'postgres://postgres@127.0.0.1:1/postgres';

test.each(['sirkito_dev', 'sirkito', 'postgres', 'sirkito_scale_live', ''])(
  'refuses to replace a database named "%s"',
  async (name) => {
    await expect(recreateDatabase(nowhere, name)).rejects.toThrow('Refusing to replace');
  },
);

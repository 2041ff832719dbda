import path from 'node:path';

/** Runs a command of the shop: `npm run shop -- migrate`. */
const commands = {
  migrate: 'bring the database up to date',
  narrow: 'take columns from the database role that the version before still needed',
  seed: 'load the demo catalogue and its sample data',
  'catalogue-import': 'import products from CSV or NDJSON files',
  'catalogue-export': 'export products',
  'catalogue-grow': 'create a large database for benchmarks',
  'search-rebuild': 'rebuild the search index',
  'pictures-move': 'move pictures between the folder and a bucket',
  'mail-check': 'send a test email',
  'staff-add': 'invite a member of staff',
  'store-profile': 'change name, address and contacts of the shop',
  'demo-remove': 'remove the demo data',
  'erase-again': 'repeat erasures after restoring a backup',
  trace: "print an order's life, with request ids",
  jobs: 'list and retry failed jobs',
};

const [name = ''] = process.argv.splice(2, 1);
const folder = path.join(import.meta.dirname, '../apps/api/src/main/commands');

if (name in commands) {
  await import(path.join(folder, `${name}.ts`));
} else {
  if (name !== '') console.error(`Unknown command: ${name}`);
  console.error('Usage: npm run shop -- COMMAND [ARGUMENT…]\n');
  for (const [command, about] of Object.entries(commands)) {
    console.error(`  ${command.padEnd(18)} ${about}`);
  }
  process.exitCode = 1;
}

import path from 'node:path';
import { checkLedger, countsTable } from './check-ledger.ts';
import { openRepository, readLedger } from './ledger.ts';

const repository = openRepository(path.resolve(import.meta.dirname, '../..'));
const rows = readLedger(repository);
const problems = checkLedger(rows, repository);
for (const problem of problems) console.error(problem);
console.log(countsTable(rows));
if (problems.length > 0) process.exitCode = 1;

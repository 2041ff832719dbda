import { castHasReason } from './lint-rules/cast-has-reason.js';
import { disableWithReason } from './lint-rules/disable-with-reason.js';
import { noNetworkInTransaction } from './lint-rules/no-network-in-transaction.js';
import { noProcessClock } from './lint-rules/no-process-clock.js';
import { noRawColour } from './lint-rules/no-raw-colour.js';
import { noStringSql } from './lint-rules/no-string-sql.js';
import { noSwallow } from './lint-rules/no-swallow.js';
import { noVagueFileName } from './lint-rules/no-vague-file-name.js';
import { oneExecutor } from './lint-rules/one-executor.js';
import { plainWords } from './lint-rules/plain-words.js';
import { queryKeysInOnePlace } from './lint-rules/query-keys-in-one-place.js';
import { useCaseChecksActorFirst } from './lint-rules/use-case-checks-actor-first.js';

export default {
  meta: { name: 'house' },
  rules: {
    'cast-has-reason': castHasReason,
    'disable-with-reason': disableWithReason,
    'no-network-in-transaction': noNetworkInTransaction,
    'no-process-clock': noProcessClock,
    'no-raw-colour': noRawColour,
    'no-string-sql': noStringSql,
    'no-swallow': noSwallow,
    'no-vague-file-name': noVagueFileName,
    'one-executor': oneExecutor,
    'plain-words': plainWords,
    'query-keys-in-one-place': queryKeysInOnePlace,
    'use-case-checks-actor-first': useCaseChecksActorFirst,
  },
};

import { isInTransaction, namesIn } from './syntax.js';

const network = new Set([
  'fetch',
  'mail',
  'mailer',
  'sendMail',
  'smtp',
  'redis',
  'cache',
  'provider',
]);

/** A transaction may be retried, and holds its locks while it waits for the network. */
export const noNetworkInTransaction = {
  create: (context) => ({
    CallExpression(node) {
      const name = namesIn(node.callee).find((each) => network.has(each));
      if (name && isInTransaction(node)) {
        const message = `No network between BEGIN and COMMIT: enqueue(tx, …) instead of ${name}.`;
        context.report({ node, message });
      }
    },
  }),
};

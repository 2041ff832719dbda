import { calledName, isInTransaction, typeName } from './syntax.js';

const outside = new Set(['read', 'transact']);
const isNamed = (name) => (node) => node.type === 'Identifier' && node.name === name;

/** Reading through the pool inside a transaction takes a second connection and can deadlock the pool. */
export const oneExecutor = {
  create: (context) => ({
    'MemberExpression[object.name="ctx"]'(node) {
      if (!outside.has(node.property.name) || !isInTransaction(node)) return;
      context.report({
        node,
        message: `Inside a transaction use tx, not ctx.${node.property.name}.`,
      });
    },
    'VariableDeclarator[init.name="ctx"] > ObjectPattern > Property'(node) {
      if (!outside.has(node.key.name)) return;
      context.report({
        node,
        message: `Use ctx.${node.key.name} instead of destructuring it, so that misuse is visible.`,
      });
    },
    CallExpression(node) {
      const escapes = node.arguments.some(isNamed('ctx')) && !node.arguments.some(isNamed('tx'));
      if (!escapes || /^require[A-Z]/.test(calledName(node)) || !isInTransaction(node)) return;
      context.report({
        node,
        message: 'Inside a transaction call functions that take tx, not ctx.',
      });
    },
    ':function'(node) {
      const given = node.params.map(typeName);
      if (!given.includes('Ctx') || !given.includes('Tx')) return;
      context.report({
        node,
        message: 'Take ctx (to open a transaction) or tx (to join one), never both.',
      });
    },
  }),
};

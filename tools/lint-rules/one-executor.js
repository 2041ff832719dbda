import { calledName, isInTransaction, typeName } from './syntax.js';

const outside = new Set(['read', 'transact']);
const isNamed = (name) => (node) => node.type === 'Identifier' && node.name === name;

/** A read through the pool inside a transaction takes a second connection: ten of them lock up. */
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
      context.report({ node, message: `Leave ${node.key.name} on ctx, where misuse can be seen.` });
    },
    CallExpression(node) {
      const escapes = node.arguments.some(isNamed('ctx')) && !node.arguments.some(isNamed('tx'));
      if (!escapes || /^require[A-Z]/.test(calledName(node)) || !isInTransaction(node)) return;
      context.report({
        node,
        message: 'Inside a transaction call what takes tx, not what takes ctx.',
      });
    },
    ':function'(node) {
      const given = node.params.map(typeName);
      if (!given.includes('Ctx') || !given.includes('Tx')) return;
      context.report({
        node,
        message: 'Take ctx (own the transaction) or tx (join one), never both.',
      });
    },
  }),
};

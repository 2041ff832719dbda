import { isFunction } from './syntax.js';

const message = 'Do not swallow errors: take the error as a parameter, and handle or rethrow it.';
const ignoresError = (handler) => isFunction(handler) && handler.params.length === 0;

export const noSwallow = {
  create: (context) => ({
    'CallExpression[callee.property.name="catch"]'(node) {
      if (ignoresError(node.arguments[0])) context.report({ node, message });
    },
    'CallExpression[callee.property.name="then"]'(node) {
      if (ignoresError(node.arguments[1])) context.report({ node, message });
    },
    'CatchClause[body.body.length=0]'(node) {
      context.report({ node, message });
    },
  }),
};

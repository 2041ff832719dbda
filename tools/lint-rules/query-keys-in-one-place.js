import path from 'node:path';
import { calledName, isFunction } from './syntax.js';

const home = /\/query-keys(?:\/[\w-]+)?\.ts$/;
const message = 'Name the key in query-keys, so that invalidations in other features match it.';
const takesKey = /^(?:[gs]etQuer(?:y|ies)(?:Data|Defaults)|getQueryState|setMutationDefaults)$/;

function arrayIn(node) {
  if (node?.type === 'ArrayExpression') return node;
  if (node?.type === 'TSAsExpression') return arrayIn(node.expression);
  return isFunction(node) ? arrayIn(node.body) : undefined;
}

export const queryKeysInOnePlace = {
  create(context) {
    if (home.test(context.filename.replaceAll(path.sep, '/'))) return {};
    const check = (value) => {
      const node = arrayIn(value);
      if (node) context.report({ node, message });
    };
    return {
      'Property[key.name=/^(query|mutation)Key$/]': (node) => check(node.value),
      'VariableDeclarator[id.name=/Key$/]': (node) => check(node.init),
      CallExpression(node) {
        if (takesKey.test(calledName(node))) check(node.arguments[0]);
      },
    };
  },
};

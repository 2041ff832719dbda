const functions = new Set(['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression']);

export const isFunction = (node) => functions.has(node?.type);

/** Returns the identifiers of a callee: ctx, mail and send for `ctx.mail(x).send`. */
export function namesIn(node) {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'MemberExpression') return [...namesIn(node.object), ...namesIn(node.property)];
  if (node.type === 'CallExpression') return namesIn(node.callee);
  return [];
}

export const calledName = (call) => namesIn(call.callee).at(-1);

/** Returns the name of a parameter's type: `Ctx` for `ctx: Ctx`. */
export const typeName = (parameter) => parameter.typeAnnotation?.typeAnnotation.typeName?.name;

const isTransactCallback = (fn) =>
  fn.parent.type === 'CallExpression' &&
  fn.parent.arguments.includes(fn) &&
  calledName(fn.parent) === 'transact';

const joinsTransaction = (fn) =>
  fn.params.some((parameter) => parameter.name === 'tx' || typeName(parameter) === 'Tx');

/** Returns whether the node is inside a `transact` callback or a function that takes a `tx`. */
export function isInTransaction(node) {
  for (let up = node.parent; up; up = up.parent) {
    if (isFunction(up) && (isTransactCallback(up) || joinsTransaction(up))) return true;
  }
  return false;
}

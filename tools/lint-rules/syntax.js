const functions = new Set(['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression']);

export const isFunction = (node) => functions.has(node?.type);

/** The identifiers a callee is reached by: `ctx.mail(x).send` gives ctx, mail, send. */
export function namesIn(node) {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'MemberExpression') return [...namesIn(node.object), ...namesIn(node.property)];
  if (node.type === 'CallExpression') return namesIn(node.callee);
  return [];
}

export const calledName = (call) => namesIn(call.callee).at(-1);

/** The name of a parameter's declared type, `Ctx` for `ctx: Ctx`. */
export const typeName = (parameter) => parameter.typeAnnotation?.typeAnnotation.typeName?.name;

const isTransactCallback = (fn) =>
  fn.parent.type === 'CallExpression' &&
  fn.parent.arguments.includes(fn) &&
  calledName(fn.parent) === 'transact';

const joinsTransaction = (fn) =>
  fn.params.some((parameter) => parameter.name === 'tx' || typeName(parameter) === 'Tx');

/** Is the node inside a `transact` callback, or in a function that was handed the transaction? */
export function isInTransaction(node) {
  for (let up = node.parent; up; up = up.parent) {
    if (isFunction(up) && (isTransactCallback(up) || joinsTransaction(up))) return true;
  }
  return false;
}

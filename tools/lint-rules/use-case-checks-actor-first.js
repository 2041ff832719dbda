import path from 'node:path';
import { calledName, isFunction, typeName } from './syntax.js';

const useCaseFile = /apps\/api\/src\/modules\/(?:[^/]+\/)+(?!index\.)[^/.]+\.ts$/;
const accessCheck = /^(?:require[A-Z]|anyone$)/;
const message =
  'Check access before the transaction: requireStaff(ctx) or similar, or anyone(ctx).';

const isExported = (fn) =>
  fn.parent.type.startsWith('Export') || fn.parent.parent?.parent?.type.startsWith('Export');
const isUseCase = (fn) => isExported(fn) && fn.params.some((each) => typeName(each) === 'Ctx');

function enclosing(node) {
  const around = [];
  for (let up = node.parent; up; up = up.parent) if (isFunction(up)) around.push(up);
  return around;
}

export const useCaseChecksActorFirst = {
  create(context) {
    if (!useCaseFile.test(context.filename.replaceAll(path.sep, '/'))) return {};
    const checked = new Set();
    return {
      CallExpression(node) {
        const useCase = enclosing(node).find(isUseCase);
        if (!useCase || node.callee.type === 'Super') return;
        const [first] = node.arguments;
        if (accessCheck.test(calledName(node)) && first?.name === 'ctx') checked.add(useCase);
        if (calledName(node) !== 'transact' || checked.has(useCase)) return;
        context.report({ node, message });
      },
    };
  },
};

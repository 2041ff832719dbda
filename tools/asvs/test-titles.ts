import ts from 'typescript';

const runners = new Set(['test', 'it']);
/** Groups have no assertions, and tests that don't run or must fail prove nothing. */
const notTests = new Set(['describe', 'step', 'skip', 'todo', 'fixme', 'fails', 'fail']);

/** Returns the titles of the tests in a source file, as written: `refuses %s`, `${path} is public`. */
export function testTitles(source: string): string[] {
  const tree = ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, false);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const [first] = ts.isCallExpression(node) ? node.arguments : [];
    if (ts.isCallExpression(node) && first && runs(node.expression)) {
      const title = titleOf(first, source);
      if (title !== undefined) titles.push(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return titles;
}

/** True for `test`, `test.each(…)` and `test.concurrent`, not for `test.skip` or `describe`. */
function runs(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return runners.has(callee.text);
  if (ts.isPropertyAccessExpression(callee)) {
    return !notTests.has(callee.name.text) && runs(callee.expression);
  }
  return ts.isCallExpression(callee) && runs(callee.expression);
}

function titleOf(node: ts.Expression, source: string): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node)
    ? source.slice(node.pos, node.end).trim().slice(1, -1)
    : undefined;
}

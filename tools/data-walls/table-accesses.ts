import ts from 'typescript';
import { sqlAccesses, type TableAccess } from './sql-accesses.ts';

const reads = /^(selectFrom|using|(inner|left|right|full|cross)Join(Lateral)?)$/;
const writes = /^(insertInto|updateTable|deleteFrom|replaceInto|mergeInto)$/;

interface FileAccesses {
  accesses: TableAccess[];
  /** Expressions used as tables that this file doesn't name. */
  unknown: string[];
}

/** Finds the tables that a file reads and writes through Kysely and `sql` templates. */
export function tableAccesses(code: string, tables: ReadonlySet<string>): FileAccesses {
  const file = ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, true);
  const nodes = descendants(file);
  const accesses: TableAccess[] = [];
  const unknown: string[] = [];

  const add = (kind: TableAccess['kind'], expression: ts.Expression | undefined) => {
    if (!expression) return;
    const names = namesOf(expression, nodes);
    // Only a subquery has no name, and nothing is written to one.
    if (!names || (kind === 'write' && names.length === 0)) unknown.push(expression.getText());
    else accesses.push(...names.map((table) => ({ table, kind })));
  };

  for (const node of nodes) {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const method = node.expression.name.text;
      if (reads.test(method)) add('read', node.arguments[0]);
      if (writes.test(method)) add('write', node.arguments[0]);
    }
    if (isSql(node)) {
      const { text, values } = readTemplate(node);
      for (const { table, kind } of sqlAccesses(text)) {
        if (table.startsWith('$')) add(kind, values[Number(table.slice(1))]);
        else accesses.push({ table, kind });
      }
      // A fragment such as sql`product join brand …` follows the FROM of another template.
      accesses.push(...leadingName(text).map((table) => ({ table, kind: 'read' as const })));
    }
  }
  return { accesses: accesses.filter(({ table }) => tables.has(table)), unknown };
}

const descendants = (node: ts.Node): ts.Node[] => {
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  return [node, ...children.flatMap(descendants)];
};

const isSql = (node: ts.Node): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'sql';

/** Returns the text with `$0`, `$1` … in place of its values. */
function readTemplate({ template }: ts.TaggedTemplateExpression) {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return { text: template.text, values: [] };
  const text = template.templateSpans.map(({ literal }, index) => ` $${index} ${literal.text}`);
  return {
    text: template.head.text + text.join(''),
    values: template.templateSpans.map(({ expression }) => expression),
  };
}

const leadingName = (text: string): string[] => {
  const name = /^\s*"?(\w+)"?(?=\s|$)/.exec(text)?.[1];
  return name === undefined ? [] : [name];
};

/** Returns the tables that an expression may name, or undefined if that can't be told. */
function namesOf(expression: ts.Expression, nodes: readonly ts.Node[]): string[] | undefined {
  if (ts.isStringLiteralLike(expression)) return [expression.text.replace(/\s+as\s.*/, '')];
  if (isSql(expression)) return leadingName(readTemplate(expression).text);
  if (ts.isFunctionLike(expression)) return [];
  if (ts.isArrayLiteralExpression(expression)) return namesOfAll(expression.elements, nodes);
  if (ts.isConditionalExpression(expression)) {
    return namesOfAll([expression.whenTrue, expression.whenFalse], nodes);
  }
  if (ts.isCallExpression(expression)) {
    const { expression: callee, arguments: given } = expression;
    if (ts.isIdentifier(callee)) return namesOf(callee, nodes);
    const isTable = ts.isPropertyAccessExpression(callee) && callee.name.text === 'table';
    // Any other call builds a subquery, whose own tables are found in it.
    return isTable ? namesOfAll(given, nodes) : [];
  }
  return ts.isIdentifier(expression) ? namesOfIdentifier(expression.text, nodes) : undefined;
}

function namesOfAll(
  expressions: readonly ts.Expression[],
  nodes: readonly ts.Node[],
): string[] | undefined {
  const names = expressions.map((expression) => namesOf(expression, nodes));
  return names.every((some) => some !== undefined) ? names.flat() : undefined;
}

/** Looks at all declarations of that name: their literal types, and the SQL they hold or return. */
function namesOfIdentifier(name: string, nodes: readonly ts.Node[]): string[] | undefined {
  const names = nodes.flatMap((node) => {
    if (!isDeclaration(node) || node.name?.getText() !== name) return [];
    const loop = node.parent.parent;
    const parts = descendants(ts.isForOfStatement(loop) ? loop.expression : node);
    const literals = parts.flatMap((part) =>
      ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? [part.literal.text] : [],
    );
    const fragments = parts.filter(isSql).flatMap((part) => leadingName(readTemplate(part).text));
    const isOpen = ts.isParameter(node) || ts.isPropertySignature(node);
    return isOpen && literals.length === 0 ? [] : [[...literals, ...fragments]];
  });
  return names.length > 0 ? names.flat() : undefined;
}

const isDeclaration = (node: ts.Node) =>
  ts.isVariableDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isImportSpecifier(node) ||
  ts.isParameter(node) ||
  ts.isPropertySignature(node);

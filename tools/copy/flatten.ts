import ts from 'typescript';
import { holeName, isWrapped } from './hole-name.ts';

/** Text with placeholders, such as `{total} parts`. */
export interface Flat {
  text: string;
  /** Literals in the text, so that they aren't listed twice. */
  literals: readonly ts.Node[];
}

const nothing: Flat = { text: '', literals: [] };

/** Returns the text of an expression; undefined if it isn't text. */
export function flatten(node: ts.Node): Flat | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    return { text: node.text, literals: [node] };
  }
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({ expression, literal }) => [
      flattenHole(expression),
      { text: literal.text, literals: [] },
    ]);
    return join([{ text: node.head.text, literals: [node] }, ...spans]);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [flatten(node.left), flatten(node.right)];
    if (!left && !right) return undefined;
    return join([left ?? flattenHole(node.left), right ?? flattenHole(node.right)]);
  }
  return isWrapped(node) ? flatten(node.expression) : flattenCount(node);
}

/** Returns the text of JSX children, including inline elements. */
export const flattenChildren = (children: readonly ts.JsxChild[]): Flat =>
  join(children.map(flattenChild));

const inlineTags = new Set(
  'a abbr b br cite code em i kbd mark q s small span strong sub sup time Link NavLink TextLink ContactLink'.split(
    ' ',
  ),
);

export function isInline(child: ts.JsxChild): boolean {
  if (ts.isJsxElement(child)) {
    const isInlineTag = inlineTags.has(child.openingElement.tagName.getText());
    return isInlineTag && child.children.every(isInline);
  }
  if (ts.isJsxSelfClosingElement(child)) return inlineTags.has(child.tagName.getText());
  if (ts.isJsxText(child)) return true;
  return ts.isJsxExpression(child) && branchesOf(child.expression).every(isInlineBranch);
}

const isInlineBranch = (branch: ts.Expression | undefined): boolean =>
  !branch || (isElement(branch) ? isInline(branch) : !holdsElement(branch));

const isElement = (node: ts.Node): node is ts.JsxElement | ts.JsxSelfClosingElement =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);

const holdsElement = (node: ts.Node): boolean =>
  isElement(node) || ts.isJsxFragment(node) || (ts.forEachChild(node, holdsElement) ?? false);

/** Trims line breaks at both ends, as JSX does. */
export const jsxText = ({ text }: ts.JsxText): string =>
  text.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/\s+|&nbsp;/g, ' ');

function flattenChild(child: ts.JsxChild): Flat {
  if (ts.isJsxText(child)) return { text: jsxText(child), literals: [child] };
  if (ts.isJsxExpression(child)) return child.expression ? flattenHole(child.expression) : nothing;
  return ts.isJsxElement(child) ? flattenChildren(child.children) : { text: ' ', literals: [] };
}

function flattenHole(node: ts.Expression): Flat {
  const text = flatten(node);
  if (text) return text;
  const branches = branchesOf(node).map((branch) => branch && flattenBranch(branch));
  const literals = branches.flatMap((branch) => branch?.literals ?? []);
  return literals.length === 0
    ? { text: `{${holeName(node)}}`, literals }
    : { text: `{${branches.map((branch) => branch?.text ?? '').join('|')}}`, literals };
}

const countCalls = new Set(['formatCount', 'plural', 'count']);

/** Returns `{total} {part|parts}` for `formatCount(total, 'part')`; only the noun for `plural`. */
function flattenCount(node: ts.Node): Flat | undefined {
  if (!ts.isCallExpression(node) || !countCalls.has(node.expression.getText())) return undefined;
  const [count, one, many] = node.arguments;
  if (!count || ts.isObjectLiteralExpression(count)) return undefined;
  if (!one || !ts.isStringLiteral(one)) return undefined;
  const plural = many && ts.isStringLiteral(many) ? many.text : `${one.text}s`;
  const noun = `{${one.text}|${plural}}`;
  const text = node.expression.getText() === 'plural' ? noun : `{${holeName(count)}} ${noun}`;
  return { text, literals: [node, one, ...(many ? [many] : [])] };
}

function flattenBranch(node: ts.Expression): Flat {
  const inner = isWrapped(node) ? node.expression : node;
  if (ts.isJsxElement(inner) && isInline(inner)) return flattenChildren(inner.children);
  return flatten(inner) ?? { text: holeName(inner), literals: [] };
}

/** Returns the possible values of an expression; undefined for the falsy side of `isNew && 'New'`. */
function branchesOf(node: ts.Expression | undefined): (ts.Expression | undefined)[] {
  if (!node) return [];
  if (isWrapped(node)) return branchesOf(node.expression);
  if (ts.isConditionalExpression(node)) {
    return [...branchesOf(node.whenTrue), ...branchesOf(node.whenFalse)];
  }
  if (!ts.isBinaryExpression(node)) return [node];
  const { kind } = node.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return [...branchesOf(node.right), undefined];
  const isEither =
    kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken;
  return isEither ? [...branchesOf(node.left), ...branchesOf(node.right)] : [node];
}

const join = (parts: readonly Flat[]): Flat => ({
  text: parts.map(({ text }) => text).join(''),
  literals: parts.flatMap(({ literals }) => literals),
});

import ts from 'typescript';
import { flatten, flattenChildren, isInline, jsxText, type Flat } from './flatten.ts';
import { hasText, looksLikeCode, looksLikeProse } from './prose.ts';
import { isShownKey, isShownWord } from './names.ts';
import { isUnread, keyOf, whereOf } from './where.ts';

export interface Line {
  line: number;
  text: string;
  /** Property that holds it. */
  key?: string;
}

/** Reads all user-facing text of a TypeScript file. */
export function readSource(file: string, source: string, showsErrors = false): Line[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lines: Line[] = [];
  const listed = new Set<ts.Node>();

  const list = (node: ts.Node, texts: readonly string[]) => {
    const { line } = tree.getLineAndCharacterOfPosition(startOf(node, source));
    const key = ts.isPropertyAssignment(node.parent) && { key: keyOf(node.parent) };
    lines.push(...texts.map((text) => ({ line: line + 1, text, ...key })));
  };
  const markListed = ({ literals }: Flat) => {
    for (const literal of literals) listed.add(literal);
  };

  const visitRun = (run: readonly ts.JsxChild[]) => {
    const first = run.find((child) => ts.isJsxText(child) && hasText(jsxText(child)));
    if (!first || listed.has(first)) return;
    const flat = flattenChildren(run);
    list(first, [flat.text.trim()]);
    markListed(flat);
  };

  const visit = (node: ts.Node): void => {
    if (isUnread(node) || (isError(node) && !showsErrors)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      inlineRuns(node.children).forEach(visitRun);
    }
    if (isShownKey(node)) list(node.name, [keyOf(node)]);
    const flat = listed.has(node) ? undefined : flatten(node);
    const texts = flat ? copyIn(node, flat.text) : [];
    if (flat && texts.length > 0) {
      list(node, texts);
      markListed(flat);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return lines;
}

/** Splits HTML strings into the text between tags. */
function copyIn(node: ts.Node, text: string): string[] {
  const pieces = text.replace(/<(style|script)\b[^]*?<\/\1>/g, '').split(/<[/!]?\w[^>]*>/);
  const isHtml = pieces.length > 1;
  return pieces
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => (isHtml ? isShown(piece) : isCopy(node, piece)));
}

function isCopy(node: ts.Node, text: string): boolean {
  const where = whereOf(node);
  if (where !== 'unknown') return where === 'shown' && isShown(text);
  return looksLikeProse(text) || isShownWord(node, text);
}

const isShown = (text: string): boolean => hasText(text) && !looksLikeCode(text);

/** Built-in errors are shown only by commands; the shop's own errors are always shown. */
const isError = (node: ts.Node): boolean =>
  ts.isNewExpression(node) && /^(?:Type|Range|Syntax)?Error$/.test(node.expression.getText());

/** Groups children into runs of inline text, separated by blocks. */
function inlineRuns(children: readonly ts.JsxChild[]): ts.JsxChild[][] {
  const runs: ts.JsxChild[][] = [[]];
  for (const child of children) {
    if (isInline(child)) runs.at(-1)?.push(child);
    else runs.push([]);
  }
  return runs;
}

const startOf = (node: ts.Node, source: string): number =>
  ts.isJsxText(node) ? node.pos + source.slice(node.pos, node.end).search(/\S/) : node.getStart();

export interface TableAccess {
  table: string;
  kind: 'read' | 'write';
}

const ignored = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\bpublic\./g;
const tokenPattern = /"[^"]+"|[\p{L}_][\p{L}\p{N}_]*|\$\d+|[(),]/gu;
/** After these, a comma no longer separates the tables of a FROM clause. */
const endsFrom =
  /^(where|group|order|having|limit|offset|returning|union|except|intersect|select|set|window|for|values)$/;

/**
 * Returns the names after from, join, using, into and update: tables, common table expressions, and
 * parameters such as `$0`.
 */
export function sqlAccesses(sql: string): TableAccess[] {
  const tokens = (sql.replaceAll(ignored, ' ').match(tokenPattern) ?? []).map((token) =>
    token.startsWith('"') ? token.slice(1, -1) : token.toLowerCase(),
  );
  const found: TableAccess[] = [];
  // One entry per open parenthesis: whether it is inside a FROM clause.
  const isInFrom = [false];
  let next: TableAccess['kind'] | undefined;
  for (const [index, token] of tokens.entries()) {
    const [before = '', after = ''] = [tokens[index - 1], tokens[index + 1]];
    if (next && (token === 'lateral' || token === 'only')) continue;
    const kind = next;
    next = undefined;
    if (token === '(') isInFrom.push(false);
    else if (token === ')') isInFrom.pop();
    else if (token === ',') next = isInFrom.at(-1) ? 'read' : undefined;
    else if (endsFrom.test(token)) isInFrom[isInFrom.length - 1] = false;
    else if (token === 'from' && before !== 'distinct') {
      next = before === 'delete' ? 'write' : 'read';
      isInFrom[isInFrom.length - 1] = true;
    } else if (token === 'join' || token === 'using') next = 'read';
    else if (token === 'into') next = 'write';
    else if (token === 'update' && !['for', 'key', 'do'].includes(before)) next = 'write';
    // A name before a parenthesis is a function, unless columns to insert follow it.
    else if (kind === 'write' || (kind === 'read' && after !== '(')) {
      found.push({ table: token, kind });
    }
  }
  return found;
}

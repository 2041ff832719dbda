import { calledName, namesIn } from './syntax.js';

const statement =
  /\bselect\b[^]*\bfrom\b|\binsert\s+into\b|\bupdate\s+\S+\s+set\b|\bdelete\s+from\b|\b(create|alter|drop|truncate|grant)\s+(table|index|database|schema|role|user)\b/i;
const escapes = new Set(['escapeIdentifier', 'escapeLiteral']);
const message = 'Do not build SQL from strings: use the query builder or the sql`` tag.';

const isEscaped = (node) => node.type === 'CallExpression' && escapes.has(calledName(node));
const isConstant = (node) =>
  node.type === 'Literal' || (node.type === 'TemplateLiteral' && node.expressions.length === 0);

export const noStringSql = {
  create: (context) => ({
    CallExpression(node) {
      const raw = namesIn(node.callee).join('.') === 'sql.raw';
      if (raw && !node.arguments.every(isConstant)) context.report({ node, message });
    },
    TemplateLiteral(node) {
      if (node.parent.type === 'TaggedTemplateExpression') return;
      const text = node.quasis.map((part) => part.value.raw).join('?');
      const safe = node.expressions.every(isEscaped);
      if (statement.test(text) && !safe) context.report({ node, message });
    },
    'BinaryExpression[operator="+"]'(node) {
      const [left, right] = [node.left, node.right];
      const isText = typeof left.value === 'string' && statement.test(left.value);
      if (isText && !isConstant(right) && !isEscaped(right)) context.report({ node, message });
    },
  }),
};

const message = 'Say in a comment on this line or above why the cast holds, or type the value.';
/** `as const` narrows and `as unknown` widens: the compiler checks both. */
const isChecked = ({ type, typeName }) =>
  type === 'TSUnknownKeyword' || (type === 'TSTypeReference' && typeName.name === 'const');

/** Requires a comment on, or on the line before, each cast that the compiler takes on trust. */
export const castHasReason = {
  create(context) {
    const commented = new Set();
    for (const { loc } of context.sourceCode.getAllComments()) {
      for (let line = loc.start.line; line <= loc.end.line; line += 1) commented.add(line);
    }
    return {
      TSAsExpression(node) {
        const { loc, typeAnnotation } = node;
        if (isChecked(typeAnnotation)) return;
        const written = typeAnnotation.loc.start.line;
        const lines = [loc.start.line - 1, loc.start.line, written - 1, written];
        if (!lines.some((line) => commented.has(line))) context.report({ node, message });
      },
    };
  },
};

/** Words that only this repository used, with the field's word. */
const replacements = [
  [/giv(?:e|en|ing)_?back|money_?back|went_?back/i, 'refund'],
  [/(?<!dead)(?<!Dead)(?<=[a-z])Letters?(?![a-z])|^letters?(?=[A-Z])/, 'email'],
  [/second_?step/i, 'two-factor'],
  [/patience/i, 'maxWaitMs or timeoutMs'],
  [/refusals?(?![a-z])/i, 'error'],
  [/by_?hand(?![a-z])|borrowed_?cart/i, 'manual order'],
  [/(?:^|[a-z_])wish(?:ed|es)?(?![a-z])/i, 'optimistic or pending'],
  [/(?:^|_)mend(?:s|ed|ing)?(?![a-z])|[a-z]Mend(?:s|ed|ing)?(?![a-z])/, 'fix'],
  [/(?:^|_)kept(?![a-z])|[a-z]Kept(?![a-z])/, 'stored, saved or cached'],
  [/(?:^|_)told(?![a-z])|[a-z]Told(?![a-z])/, 'notified or recorded'],
  [/gatherer/i, 'batch loader'],
];
const dialect = [
  [/\bwhoever\b/i, 'name the actor'],
  [/\banew\b/i, 'again'],
  [/\b(?:given?|gives|went) back\b/i, 'refund'],
  [/\bby hand\b/i, 'manually'],
  [/\b(?:is|are|was|were) told\b/i, 'say who is notified, and how'],
  [/\bmends?\b/i, 'fix'],
];

const find = (list, text) => list.find(([word]) => word.test(text));

/** Reports names, comments and test titles in words that a newcomer would have to learn. */
export const plainWords = {
  create(context) {
    const checkName = (id) => {
      if (id?.type !== 'Identifier') return;
      const found = find(replacements, id.name);
      if (found) context.report({ node: id, message: `"${id.name}": use ${found[1]}.` });
    };
    const checkText = (loc, text) => {
      const found = find(dialect, text);
      if (found) context.report({ loc, message: `${found[0].exec(text)[0]}: ${found[1]}.` });
    };
    return {
      Program() {
        for (const { loc, value } of context.sourceCode.getAllComments()) checkText(loc, value);
      },
      VariableDeclarator: ({ id }) => checkName(id),
      FunctionDeclaration: ({ id, params }) => [id, ...params].forEach(checkName),
      ArrowFunctionExpression: ({ params }) => params.forEach(checkName),
      ClassDeclaration: ({ id }) => checkName(id),
      TSInterfaceDeclaration: ({ id }) => checkName(id),
      TSTypeAliasDeclaration: ({ id }) => checkName(id),
      CallExpression({ callee, arguments: [title] }) {
        const isTest = ['test', 'describe'].includes(callee.name ?? callee.object?.name);
        if (isTest && typeof title?.value === 'string') checkText(title.loc, title.value);
      },
    };
  },
};

const message =
  'The clock of this machine may be wrong: use ctx.now() for times, performance.now() for durations.';

export const noProcessClock = {
  create: (context) => ({
    'MemberExpression[object.name="Date"][property.name="now"]'(node) {
      context.report({ node, message });
    },
    'NewExpression[callee.name="Date"][arguments.length=0]'(node) {
      context.report({ node, message });
    },
  }),
};

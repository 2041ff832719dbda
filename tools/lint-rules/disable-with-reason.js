/** Requires a reason: `oxlint-disable-next-line rule -- reason`. */
export const disableWithReason = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (/^\s*(?:ox|es)lint-disable(?!.* -- \S)/s.test(comment.value)) {
          context.report({ loc: comment.loc, message: 'Give a reason: "-- reason".' });
        }
      }
    },
  }),
};

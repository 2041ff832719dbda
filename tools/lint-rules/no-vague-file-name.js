import path from 'node:path';

const vague = /^(?:utils?|helpers?|misc|common|types|constants)(?:\.|$)|^index\.tsx$/;
const moduleIndex = /(?:packages\/[^/]+\/src|apps\/api\/src\/modules\/[^/]+)\/index\.ts$/;

export const noVagueFileName = {
  create: (context) => ({
    Program(node) {
      const file = context.filename.replaceAll(path.sep, '/');
      const name = path.basename(file);
      if (vague.test(name)) {
        context.report({
          node,
          message: `"${name}" is too vague: name the file after its contents.`,
        });
      }
      if (name === 'index.ts' && !moduleIndex.test(file)) {
        const message = 'index.ts is only for packages and modules.';
        context.report({ node, message });
      }
    },
  }),
};

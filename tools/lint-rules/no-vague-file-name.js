import path from 'node:path';

const vague = /^(?:utils?|helpers?|misc|common|types|constants)(?:\.|$)|^index\.tsx$/;
const frontDoor = /(?:packages\/[^/]+\/src|apps\/api\/src\/modules\/[^/]+)\/index\.ts$/;

export const noVagueFileName = {
  create: (context) => ({
    Program(node) {
      const file = context.filename.replaceAll(path.sep, '/');
      const name = path.basename(file);
      if (vague.test(name)) {
        context.report({
          node,
          message: `"${name}" says nothing: name the file for what it holds.`,
        });
      }
      if (name === 'index.ts' && !frontDoor.test(file)) {
        const message = 'index.ts is the face of a package or the front door of a module.';
        context.report({ node, message });
      }
    },
  }),
};

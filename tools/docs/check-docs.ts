import path from 'node:path';

export interface Doc {
  /** Path from the root of the repository. */
  file: string;
  text: string;
}

const extensions = 'ts|tsx|js|mjs|cjs|sql|json|md|txt|css|yaml|py|sh';
/** A path, or a file name with a known extension. URLs, packages and globals don't count. */
const pathLike = new RegExp(`^(?![/@#])[\\w.…<>*-]+(/[\\w.…<>*-]*)*$`);
const hasExtension = new RegExp(`[\\w>*]\\.(${extensions})$`);

/** Returns the paths in backticks that match no file or directory: "docs/tour.md: gone.ts". */
export function missingPaths(docs: readonly Doc[], files: readonly string[]): string[] {
  const known = `\n${[...new Set(files.flatMap(withParents))].join('\n')}\n`;
  return docs.flatMap(({ file, text }) =>
    [...withoutFences(text).matchAll(/`([^`\n]+)`/g)]
      .map(([, mentioned = '']) => mentioned)
      .filter((name) => pathLike.test(name) && (name.includes('/') || hasExtension.test(name)))
      .filter((name) => !patternOf(name).test(known))
      .map((name) => `${file}: ${name}`),
  );
}

/** Matches whole paths or their ends. `<name>` and `*` stand for one segment, `…` for any text. */
function patternOf(name: string): RegExp {
  const pattern = name
    .replace(/\/$/, '')
    .replaceAll(/[.+]/g, String.raw`\.`)
    .replaceAll(/<[^>]*>|\*/g, '[^/\n]*')
    .replaceAll('…', '[^\n]*');
  // A suffix such as `.queries.ts` may follow any name.
  return new RegExp(`${name.startsWith('.') ? '' : '[\n/]'}${pattern}\n`);
}

function withParents(file: string): string[] {
  const parent = path.posix.dirname(file);
  return parent === '.' ? [file] : [file, ...withParents(parent)];
}

/** Returns relative links whose file or heading does not exist. */
export function brokenLinks(docs: readonly Doc[], files: readonly string[]): string[] {
  const known = new Set(files.flatMap(withParents));
  const headings = new Map(docs.map(({ file, text }) => [file, headingIds(text)]));
  return docs.flatMap(({ file, text }) =>
    [...withoutFences(text).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [target = '', id] = link.split('#');
        const resolved = target ? path.posix.join(path.posix.dirname(file), target) : file;
        if (!known.has(resolved.replace(/\/$/, ''))) return true;
        return id !== undefined && headings.get(resolved)?.has(id) === false;
      })
      .map((link) => `${file}: ${link}`),
  );
}

/** Heading ids as GitHub generates them. */
const headingIds = (text: string): Set<string> =>
  new Set(
    [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

const withoutFences = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, '');

/** Allowed imports by module, in alphabetical order. */
export type ModuleImports = Record<string, string[]>;

/** Reads lines such as `payments → orders, settings` in code blocks; a lone name imports nothing. */
export function drawnImports(text: string): ModuleImports {
  const [, block = ''] = /^## Modules$[\s\S]*?^```\n([\s\S]*?)^```/m.exec(text) ?? [];
  const lines = block.split('\n').filter(Boolean);
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [modules = '', imported = ''] = line.split('→');
      return listOf(modules).map((name) => [name, listOf(imported).sort()]);
    }),
  );
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Returns which module imports which, from the sources. */
export function actualImports(sources: readonly Doc[]): ModuleImports {
  const edges = sources.flatMap(({ file, text }) => {
    const [, from = ''] = /^apps\/api\/src\/modules\/([^/]+)\//.exec(file) ?? [];
    return [...text.matchAll(/from '#api\/modules\/([^/]+)\//g)].map(([, to = '']) => ({
      from,
      to,
    }));
  });
  return Object.fromEntries(
    [...new Set(sources.map(({ file }) => file.split('/')[4] ?? ''))].map((module) => [
      module,
      [
        ...new Set(
          edges.filter(({ from, to }) => from === module && to !== module).map((edge) => edge.to),
        ),
      ].sort(),
    ]),
  );
}

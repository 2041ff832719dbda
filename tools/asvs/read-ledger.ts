/** How a requirement holds. `n/a`: the shop has no such feature. */
export const kinds = ['tested', 'configured', 'documented', 'excepted', 'n/a'] as const;
export type Kind = (typeof kinds)[number];

export interface Row {
  /** Path from the root of the repository. */
  file: string;
  id: string;
  level: string;
  kind: string;
  /** The last column: what proves it, or the reason. */
  proof: string;
}

/** A file, or the unambiguous end of its path, and a text in it. */
export interface Citation {
  file: string;
  text: string;
}

interface Citations {
  /** `file.test.ts`: "title", "beginning of another…" */
  tests: Citation[];
  /** `file`: `text` */
  settings: Citation[];
  /** Requirement numbers, which titles of tests carry. */
  numbers: string[];
  /** Targets of Markdown links. */
  links: string[];
}

const rowPattern = /^\| (\d+\.\d+\.\d+) \| (.*?) \| .*? \| (.*?) \| (.*) \|$/gm;

/** Reads rows such as `| 1.2.4 | 1 | Queries are parameterised | tested | SC-60 |`. */
export const readRows = (file: string, text: string): Row[] =>
  [...text.matchAll(rowPattern)].map(([, id = '', level = '', kind = '', proof = '']) => ({
    file,
    id,
    level,
    kind,
    proof,
  }));

export function citationsIn(proof: string): Citations {
  const pairs = (pattern: RegExp): Citation[] =>
    [...proof.matchAll(pattern)].map(([, file = '', text = '']) => ({ file, text }));
  const prose = proof.replaceAll(/`[^`]*`|"[^"]*"/g, '');
  return {
    tests: [...proof.matchAll(/`([^`]+)`: ("[^"]+"(?:, "[^"]+")*)/g)].flatMap(
      ([, file = '', titles = '']) =>
        [...titles.matchAll(/"([^"]+)"/g)].map(([, text = '']) => ({ file, text })),
    ),
    settings: pairs(/`([^`]+)`: `([^`]+)`/g),
    numbers: [...prose.matchAll(/\b[A-Z]{2,3}-\d{2}\b/g)].map(([number]) => number),
    links: [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target),
  };
}

// npm run bench -- [soak | one-address | lighthouse | interactions | CASE…]
const programs = new Map([
  ['soak', () => import('./soak.ts')],
  ['one-address', () => import('./one-address.ts')],
  ['lighthouse', () => import('./lighthouse.ts')],
  ['interactions', () => import('./interactions.ts')],
]);
const program = programs.get(process.argv[2] ?? '');
if (program) process.argv.splice(2, 1);
await(program ?? (() => import('./run-cases.ts')))();

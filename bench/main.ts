// npm run bench -- [soak | one-address | lighthouse | interactions | CASE…]
const programs = ['soak', 'one-address', 'lighthouse', 'interactions'];
const program = programs.find((name) => name === process.argv[2]);
if (program) process.argv.splice(2, 1);
await import(`./${program ?? 'run-cases'}.ts`);

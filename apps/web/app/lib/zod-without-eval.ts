// Zod tries whether it may compile code. Our policy forbids that, and the browser would report the
// try; so it is told not to before any form brings it along.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

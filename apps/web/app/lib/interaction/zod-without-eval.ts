// Zod probes whether it can compile code with eval. Our CSP forbids that and the browser would
// report the attempt, so turn it off before any form loads Zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

import { parentPort, workerData } from 'node:worker_threads';
import { kindsOf } from './distinct-parts.ts';
import { idealParts } from './ideal-parts.ts';
import { readCatalogue } from './read-catalogue.ts';
import { checkTriples, type Share } from './triples.ts';

const parts = readCatalogue();
// What `searchAllTriples` sends.
const share = workerData as Share;
parentPort?.postMessage(checkTriples(kindsOf(parts), idealParts(parts), share));

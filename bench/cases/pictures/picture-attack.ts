import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListingReply } from '@sirkito/contracts/catalog/listing-schemas';
import { root } from '@sirkito/e2e/stack/settings';
import { startApi } from '@sirkito/e2e/stack/servers';
import type { Bench, BenchCase, Row } from '../../harness/bench-case.ts';
import { sendAtRate, type Call, type Sent } from '../../harness/open-loop.ts';
import { median, percentile, rounded } from '../../harness/statistics.ts';
import { costlyPhoto } from './costly-photo.ts';
import { makeReviewers } from './reviewers.ts';

/** Of listings and of product pictures each. */
const visitsPerSecond = 20;
/** More than the API processes in that time. */
const attacksPerSecond = 20;
const partsPerBuild = 5;
/** What an account may send in ten minutes. */
const photosPerAccount = 20;
/** Largest p95 during an attack, as a multiple of the calm one. */
const limit = 1.5;

interface Visit {
  listings: Sent;
  pictures: Sent;
}

interface Attack {
  name: string;
  perSecond: number;
  /** Returns the calls of a round. */
  start: (round: number) => (index: number) => Call;
}

interface Measured {
  what: string;
  visits: Visit[];
  attacks: Sent[];
}

export const pictureAttack: BenchCase = {
  name: 'picture-attack',
  about: 'other visitors while previews, photos and WebP pictures are requested in parallel',
  run: async (bench) => {
    const { stage, effort } = bench;
    const { url } = await startApi(stage, {
      RATE_LIMIT_PER_MINUTE: '100000',
      // Without the conversions of an earlier run.
      IMAGES_DIR: await mkdtemp(join(tmpdir(), 'bench-pictures-')),
    });
    const seconds = effort.seconds * 3;
    const { parts, browse } = await visitorsOf(url, seconds);
    const attacks = await attacksOf(bench, { url, parts, seconds });

    await browse();
    const calm: Measured = { what: 'no attack', visits: [], attacks: [] };
    const measured = attacks.map(({ name }): Measured => ({ what: name, visits: [], attacks: [] }));
    for (let round = 0; round < effort.rounds; round += 1) {
      calm.visits.push(await browse());
      for (const [index, { perSecond, start }] of attacks.entries()) {
        const attack = sendAtRate({ perSecond, seconds, call: start(round) });
        measured[index]?.visits.push(await browse());
        measured[index]?.attacks.push(requireOnly([200, 429, 503], await attack));
      }
    }
    const rows = [calm, ...measured].map((one) => toRow(one, calm));
    const isTooSlow = rows.some(
      (row) => Number(row['listing ×']) > limit || Number(row['picture ×']) > limit,
    );
    // A short run is too short to judge.
    if (isTooSlow && effort.rounds > 1) process.exitCode = 1;
    return [
      {
        title: `${visitsPerSecond} listings and ${visitsPerSecond} product pictures a second beside attacks with pictures`,
        rows,
        notes: [
          'p95 is the median of the rounds',
          `exits 1 if a p95 is above ${limit} × the one without an attack`,
        ],
      },
    ];
  },
};

/** Visitors who ask for listings that aren't cached, and for pictures of products. */
async function visitorsOf(url: string, seconds: number) {
  const reply = await fetch(`${url}/api/shop/products/get?limit=50`);
  const { data } = (await reply.json()) as ListingReply;
  const pictures = data.flatMap(({ images }) => images[0] ?? []);
  let visits = 0;
  const listing = (): Call => {
    visits += 1;
    const query = `category=graphics_card&min_price=${visits}`;
    return callFrom('198.51.100.1', `${url}/api/shop/products/get?${query}`);
  };
  const picture = (index: number): Call =>
    callFrom('198.51.100.1', `${url}${pictures[index % pictures.length] ?? ''}-320.avif`);
  const browse = async (): Promise<Visit> => {
    const send = (call: (index: number) => Call) =>
      sendAtRate({ perSecond: visitsPerSecond, seconds, call });
    const [listings, shown] = await Promise.all([send(listing), send(picture)]);
    return { listings: requireOnly([200], listings), pictures: requireOnly([200], shown) };
  };
  return { parts: data.map(({ _id }) => _id), browse };
}

interface Target {
  url: string;
  parts: readonly string[];
  seconds: number;
}

async function attacksOf(
  { stage, effort }: Bench,
  { url, parts, seconds }: Target,
): Promise<Attack[]> {
  let addresses = 0;
  const preview = (address: string): Call => {
    // Of fifty parts, so that hardly any build comes twice and is cached.
    const ids = parts.toSorted(() => Math.random() - 0.5).slice(0, partsPerBuild);
    return callFrom(address, `${url}/api/shop/builds/picture?parts=${ids.join()}`);
  };
  const photo = costlyPhoto().toString('base64');
  // The limit lasts longer than a round.
  const reviewers = await makeReviewers(stage.databaseUrl, effort.rounds);
  const names = await listConvertible();
  let converted = 0;
  return [
    {
      name: 'previews from one address',
      perSecond: attacksPerSecond,
      start: () => () => preview('203.0.113.1'),
    },
    {
      name: 'previews from an address each',
      perSecond: attacksPerSecond,
      start: () => () => {
        addresses += 1;
        return preview(toAddress(addresses));
      },
    },
    {
      name: 'photos from one account',
      perSecond: photosPerAccount / seconds,
      start: (round) => {
        const { token = '', reviewIds = [] } = reviewers[round] ?? {};
        return (index) => ({
          url: `${url}/api/shop/reviews/${reviewIds[index % reviewIds.length] ?? ''}/photos`,
          body: { photo },
          headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.2' },
        });
      },
    },
    {
      name: 'WebP of ever new pictures',
      perSecond: attacksPerSecond,
      start: () => () => {
        converted += 1;
        return callFrom('203.0.113.3', `${url}/api/images/${names[converted] ?? ''}.webp`);
      },
    },
  ];
}

/** Lists the pictures shipped with the shop, the largest ones first. */
async function listConvertible(): Promise<string[]> {
  const files = await readdir(join(root, 'apps/api/catalogue/pictures'));
  const names = files.filter((file) => file.endsWith('.avif')).map((file) => file.slice(0, -5));
  const isSmall = (name: string) => /-(?:320|640)$/.test(name);
  return names.toSorted((one, other) => Number(isSmall(one)) - Number(isSmall(other)));
}

/** Returns another address of a network for benchmarks (RFC 2544) for each number. */
function toAddress(index: number): string {
  return `198.18.${String(Math.floor(index / 256))}.${String(index % 256)}`;
}

function callFrom(address: string, url: string): Call {
  return { url, headers: { 'x-forwarded-for': address } };
}

function toRow({ what, visits, attacks }: Measured, calm: Measured): Row {
  const listings = p95(visits.map((visit) => visit.listings));
  const pictures = p95(visits.map((visit) => visit.pictures));
  const answers = attacks.flatMap((sent) => sent.answers);
  return {
    what,
    'listing ms': rounded(listings),
    'listing ×': rounded(listings / p95(calm.visits.map((visit) => visit.listings))),
    'picture ms': rounded(pictures),
    'picture ×': rounded(pictures / p95(calm.visits.map((visit) => visit.pictures))),
    processed: answers.filter(({ status }) => status === 200).length,
    refused: answers.filter(({ status }) => status !== 200).length,
  };
}

/** Throws at any other answer, which would cost less than what is measured. */
function requireOnly(expected: readonly number[], sent: Sent): Sent {
  const other = [...sent.statuses.keys()].find((status) => !expected.includes(status));
  if (other !== undefined) throw new Error(`a request was answered with ${other}`);
  return sent;
}

const p95 = (phases: readonly Sent[]): number =>
  median(phases.map(({ times }) => percentile(times, 0.95)));

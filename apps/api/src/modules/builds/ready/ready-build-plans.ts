import { asPesos, type Pesos, type Purpose } from '@sirkito/commerce';

export interface ReadyBuildPlan {
  slug: string;
  name: string;
  purpose: Purpose;
  /** Claims nothing that the purpose's needs don't ensure, since the parts change. */
  summary: string;
  /** The most that the parts cost when composed. */
  budget: Pesos;
}

/** Three budgets for each of three uses: office, gaming and creating. */
export const readyBuildPlans: readonly ReadyBuildPlan[] = [
  {
    slug: 'office-basic',
    name: 'Basic office PC',
    purpose: 'office',
    summary: 'School, browsing and small-shop bookkeeping, on integrated graphics.',
    budget: asPesos(18_000),
  },
  {
    slug: 'office-everyday',
    name: 'Everyday office PC',
    purpose: 'office',
    summary: 'Many tabs, spreadsheets and video calls at once, on integrated graphics.',
    budget: asPesos(28_000),
  },
  {
    slug: 'office-fast',
    name: 'Fast office PC',
    purpose: 'office',
    summary: 'Large spreadsheets, code and light photo work, on integrated graphics.',
    budget: asPesos(45_000),
  },
  {
    slug: 'gaming-1080p',
    name: '1080p gaming PC',
    purpose: '1080p',
    summary: 'Games at Full HD, with 16 GB of memory or more.',
    budget: asPesos(45_000),
  },
  {
    slug: 'gaming-1440p',
    name: '1440p gaming PC',
    purpose: '1440p',
    summary: 'Games on a sharper monitor, with a graphics card of 12 GB or more.',
    budget: asPesos(80_000),
  },
  {
    slug: 'gaming-4k',
    name: '4K gaming PC',
    purpose: '4k',
    summary: 'Games at 4K, with a graphics card of 16 GB or more and 32 GB of memory or more.',
    budget: asPesos(150_000),
  },
  {
    slug: 'creator-start',
    name: 'Starter creator PC',
    purpose: 'creator',
    summary: 'Photos and short videos, with 8 cores or more and 32 GB of memory or more.',
    budget: asPesos(60_000),
  },
  {
    slug: 'creator-studio',
    name: 'Studio creator PC',
    purpose: 'creator',
    summary: 'Video editing and streaming, with most of the budget in cores and memory.',
    budget: asPesos(100_000),
  },
  {
    slug: 'creator-workstation',
    name: 'Creator workstation',
    purpose: 'creator',
    summary: '3D, rendering and long timelines, with most of the budget in cores and memory.',
    budget: asPesos(180_000),
  },
];

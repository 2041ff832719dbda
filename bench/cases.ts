import { builds } from './cases/builds.ts';
import { cart } from './cases/cart.ts';
import { catalogue } from './cases/catalogue/catalogue.ts';
import { categories } from './cases/catalogue/categories.ts';
import { drop } from './cases/drop.ts';
import { emails } from './cases/emails.ts';
import { fit } from './cases/catalogue/fit.ts';
import { growth } from './cases/growth.ts';
import { home } from './cases/home.ts';
import { listing } from './cases/catalogue/listing.ts';
import { overload } from './cases/overload.ts';
import { pictureAttack } from './cases/pictures/picture-attack.ts';
import { pooler } from './cases/pooler.ts';
import { ratios } from './cases/ratios.ts';
import { reviewPages } from './cases/reviews.ts';
import { shutdown } from './cases/shutdown.ts';
import { signIn } from './cases/sign-in.ts';
import { signInTiming } from './cases/sign-in-timing.ts';
import { staffTables } from './cases/staff.ts';
import { start } from './cases/start.ts';
import { staticPages } from './cases/static.ts';
import { storage } from './cases/storage.ts';
import type { BenchCase } from './harness/bench-case.ts';

export const cases: readonly BenchCase[] = [
  builds,
  categories,
  catalogue,
  cart,
  drop,
  emails,
  fit,
  growth,
  home,
  listing,
  overload,
  pictureAttack,
  pooler,
  ratios,
  reviewPages,
  signIn,
  signInTiming,
  staffTables,
  start,
  staticPages,
  storage,
  shutdown,
];

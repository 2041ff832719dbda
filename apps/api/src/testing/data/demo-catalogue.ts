import { readdirSync, readFileSync } from 'node:fs';
import type { Attributes } from '@sirkito/commerce';

export interface DemoProduct {
  sku: string;
  name: string;
  brand: string;
  category: string;
  price: number;
  salePrice?: number;
  saleDays?: number | null;
  stock: number;
  description: string;
  weightG: number;
  boxMm: number[];
  /** Specifications that no manufacturer's page confirms. */
  unconfirmed?: string[];
  attributes: Attributes;
}

const folder = new URL('../../../catalogue/', import.meta.url);

/** The demo catalogue, read from its files. */
export const demoCatalogue: readonly DemoProduct[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as DemoProduct[]);

import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';

// Names and shapes as the specification writes them; nothing here comes from the shop's packages.

export interface CartItem {
  productId: string;
  title: string;
  image: string;
  price: number;
  salePrice: number;
  quantity: number;
}

export interface Product {
  _id: string;
  name: string;
  images: string[];
  category: { name: string };
  price: number;
  salePrice: number;
  totalStock: number;
}

export interface User {
  id: string;
  userName: string;
  role: string;
}

export interface Failure {
  code: string;
  message: string;
  fields?: Record<string, string>;
}

/** An id that no thing has. */
export const unknownId = '01a1f3b7-0000-7000-8000-000000000000';

/** The line that names a call in the specification, with its values: `POST /api/shop/cart/add`. */
type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;

/** Sends a JSON content type with every call, also without a body, and the token of the sign-in. */
export class Client {
  readonly shop: string;
  user: User = { id: 'nobody', userName: '', role: '' };
  token = '';

  constructor(shop: string) {
    this.shop = shop;
  }

  async send(call: Call, body?: object): Promise<{ reply: Response; text: string }> {
    const [method = '', path = ''] = call.split(' ');
    const headers: Record<string, string> = { 'Content-Type': 'application/json' };
    if (this.token) headers['Authorization'] = `Bearer ${this.token}`;
    const content = body && { body: JSON.stringify(body) };
    const reply = await fetch(`${this.shop}${path}`, { method, headers, ...content });
    return { reply, text: await reply.text() };
  }

  async succeed<Body>(call: Call, body?: object): Promise<Body & { success: true }> {
    const { reply, text } = await this.send(call, body);
    expect(reply.status, `${call}: ${text}`).toBe(200);
    const answer = JSON.parse(text) as Body & { success: true };
    expect(answer.success, `${call}: ${text}`).toBe(true);
    return answer;
  }

  /** Expects this status and the body that all errors share. */
  async fail(status: number, call: Call, body?: object): Promise<Failure> {
    const { reply, text } = await this.send(call, body);
    expect(reply.status, `${call} ${JSON.stringify(body)}: ${text}`).toBe(status);
    const answer = JSON.parse(text) as Failure;
    expect(answer, call).toMatchObject({
      success: false,
      code: expect.stringMatching(/^[a-z_]+(\.[a-z_]+)*$/),
      message: expect.stringMatching(/^[A-Z][^{}]* /),
      requestId: expect.stringMatching(/./),
    });
    return answer;
  }

  async signIn(path: '/api/auth/login' | '/api/auth/admin-login', credentials: object) {
    const call = `POST ${path}` as const;
    const { token, user } = await this.succeed<{ token: string; user: User }>(call, credentials);
    this.token = token;
    this.user = user;
  }

  /** Loads a picture from the address that the shop gave, as an `img` does in a browser. */
  async expectPicture(address: string): Promise<void> {
    const accept = 'image/avif,image/webp,*/*;q=0.8';
    const reply = await fetch(new URL(address, this.shop), { headers: { accept } });
    expect(reply.status, address).toBe(200);
    expect(reply.headers.get('content-type'), address).toMatch(/^image\//);
    expect((await reply.arrayBuffer()).byteLength, address).toBeGreaterThan(500);
  }

  async findInStock(category: string): Promise<Product> {
    const call = `GET /api/shop/products/get?category=${category}&availability=in_stock` as const;
    const { data } = await this.succeed<{ data: Product[] }>(call);
    const product = data.find(({ totalStock }) => totalStock > 20);
    if (!product) throw new Error(`the shop has too few ${category} in stock`);
    return product;
  }
}

/** Registers a shopper and signs in. */
export async function newShopper(
  shop: string,
): Promise<Client & { email: string; password: string }> {
  const name = randomBytes(5).toString('hex');
  const credentials = { email: `s-${name}@mail.example`, password: `kalabaw-${name}` };
  const client = new Client(shop);
  const form = { userName: 'Maria', ...credentials, confirmPassword: credentials.password };
  await client.succeed('POST /api/auth/register', form);
  await client.signIn('/api/auth/login', credentials);
  return Object.assign(client, credentials);
}

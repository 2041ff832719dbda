/** Created by `npm run shop -- seed`. */
const owner = { email: 'admin@sirkito.test', password: 'Admin-Pass-2026' };

/** Signs the demo owner in and returns the token. */
export async function signInStaff(apiUrl: string): Promise<string> {
  const reply = await fetch(`${apiUrl}/api/auth/admin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  if (!reply.ok) throw new Error(`staff sign-in: ${reply.status}`);
  return ((await reply.json()) as { token: string }).token;
}

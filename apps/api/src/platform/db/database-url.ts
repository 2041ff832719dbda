const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/is;
const targetSetting = 'target_session_attrs';
/** The shop writes, so no other server will do. */
const targets = ['read-write', 'primary', null];

/** Returns one URL per host of a URL such as `postgres://user@one:5432,two:5432/shop`. */
export function hostUrls(url: string): string[] {
  const [, login = '', hosts = '', rest = ''] = parts.exec(url) ?? [];
  if (!hosts.includes(',')) return [url];
  return hosts.split(',').map((host) => {
    const single = new URL(`${login}${host}${rest}`);
    single.searchParams.delete(targetSetting);
    return single.href;
  });
}

/** Returns the URL of the first host. */
export const firstHostUrl = (url: string): string => hostUrls(url)[0] ?? url;

export function isDatabaseUrl(url: string): boolean {
  try {
    return hostUrls(url).every((one) => URL.canParse(one)) && targets.includes(targetOf(url));
  } catch {
    return false;
  }
}

const targetOf = (url: string): string | null =>
  new URLSearchParams(url.split('?')[1]).get(targetSetting);

export const databaseNameOf = (url: string): string => new URL(firstHostUrl(url)).pathname;

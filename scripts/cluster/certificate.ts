import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '../services/command.ts';
import { required, type Settings } from '../services/settings.ts';
import { folder, folderOf, type Host } from './hosts.ts';

/** Certificate of the local cluster, for clients that check it. */
export const certificate = join(folder, 'certificate.pem');

/** Creates a certificate for the domain and the address, where certbot would put one. */
export async function createCertificate(host: Host, settings: Settings): Promise<void> {
  const domain = required(settings, 'DOMAIN');
  const target = join(folderOf(host), 'etc', 'letsencrypt', 'live', domain);
  await mkdir(target, { recursive: true });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', join(target, 'privkey.pem'), '-out', join(target, 'fullchain.pem')];
  const names = ['-addext', `subjectAltName=DNS:${domain},IP:${host.address}`];
  const { code, output } = await attempt(
    'openssl',
    ['req', '-x509', '-days', '30', '-subj', `/CN=${domain}`].concat(key, files, names),
  );
  if (code !== 0) throw new Error(`openssl: ${output}`);
  await copyFile(join(target, 'fullchain.pem'), certificate);
}

/** Photos have about 500 bytes, printing several hundred KB. */
const maxBytes = 65_536;
/** Tables and chains of calculations, of any length, for each pixel: 8 KB of them took 13 s. */
const calculations = /^(?:A2B|B2A|D2B|B2D)/;
const [countAt, tableAt, entryLength] = [128, 132, 12];

/** Returns whether an ICC profile has nothing but curves and a matrix, as those of photos do. */
export function isSimpleProfile(profile: Buffer): boolean {
  if (profile.length < tableAt || profile.length > maxBytes) return false;
  const tags = profile.readUInt32BE(countAt);
  const end = tableAt + tags * entryLength;
  if (end > profile.length) return false;
  for (let at = tableAt; at < end; at += entryLength) {
    if (calculations.test(profile.toString('latin1', at, at + 4))) return false;
  }
  return true;
}

import { listOf, textOf, type Part } from './part.ts';

/** "FCLGA 1700", "LGA1700" and "Socket LGA1700" are one socket. */
const toSocket = (name: string): string =>
  name
    .toUpperCase()
    .replace(/^\d+ ?X /, '')
    .replace(/^SOCKET /, '')
    .replace(/ NARROW$/, '')
    .replaceAll(' ', '')
    .replace(/^FC(?=LGA)/, '');

export function socketOf(part: Part): string | undefined {
  const name = textOf(part, 'socket');
  return name === undefined ? undefined : toSocket(name);
}

const inLga115x = ['LGA1150', 'LGA1151', 'LGA1155', 'LGA1156'];

/** A cooler for LGA115x fits all of that family: they share one mount. */
export const coolerSockets = (cooler: Part): readonly string[] | undefined =>
  listOf(cooler, 'socket')
    ?.map(toSocket)
    .flatMap((socket) => (socket === 'LGA115X' ? inLga115x : [socket]));

/** Boards and processors say it as `memoryType`, memory as `type`, older records as `memory`. */
export const memoryTypesOf = (part: Part): readonly string[] | undefined =>
  listOf(part, 'memoryType') ??
  // The type of a processor is its family.
  (part.categoryId === 'memory' ? listOf(part, 'type') : undefined) ??
  listOf(part, 'memory');

export const isLiquid = (cooler: Part): boolean =>
  textOf(cooler, 'type') === 'Liquid' || cooler.attributes['radiatorSizeMm'] !== undefined;

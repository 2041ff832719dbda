import { listOf, textOf, type Part } from './part.ts';

/** Normalises socket names: "FCLGA 1700" and "Socket LGA1700" become "LGA1700". */
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

/** Returns the sockets a cooler fits. LGA115x stands for a family with one mount. */
export const coolerSockets = (cooler: Part): readonly string[] | undefined =>
  listOf(cooler, 'socket')
    ?.map(toSocket)
    .flatMap((socket) => (socket === 'LGA115X' ? inLga115x : [socket]));

/** Reads `memoryType` of boards and processors, `type` of memory and `memory` of older records. */
export const memoryTypesOf = (part: Part): readonly string[] | undefined =>
  listOf(part, 'memoryType') ??
  // For a processor, `type` is its family.
  (part.categoryId === 'memory' ? listOf(part, 'type') : undefined) ??
  listOf(part, 'memory');

export const isLiquid = (cooler: Part): boolean =>
  textOf(cooler, 'type') === 'Liquid' || cooler.attributes['radiatorSizeMm'] !== undefined;

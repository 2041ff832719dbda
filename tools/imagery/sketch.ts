import type { Form } from '../../apps/api/src/demo/picture-form.ts';

/** Connectors at their standard sizes in mm, seen from the front. */
const faces: Readonly<Record<string, (at: At) => string>> = {
  'USB-A': (at) =>
    at.rect(12, 4.5, { corner: 0.3 }) + at.rect(10.6, 1.6, { dy: -0.9, kind: 'solid' }),
  'USB-C': (at) =>
    at.rect(8.34, 2.56, { corner: 1.28 }) + at.rect(6, 0.7, { corner: 0.3, kind: 'solid' }),
  'USB-B': (at) =>
    at.rect(8.5, 7.8, { corner: 1.2 }) + at.rect(5.6, 3.2, { corner: 0.2, kind: 'solid' }),
  HDMI: (at) => at.rect(13.9, 4.45, { corner: 1.2 }) + at.rect(10.5, 1.2, { kind: 'solid' }),
  DisplayPort: (at) => at.rect(16.1, 4.8, { corner: 0.8 }) + at.rect(12, 1.2, { kind: 'solid' }),
  'Mini DisplayPort': (at) =>
    at.rect(7.4, 4.6, { corner: 0.8 }) + at.rect(4.6, 1, { kind: 'solid' }),
  VGA: (at) => at.rect(16.9, 8.3, { corner: 2.4 }) + at.holes(5, 3, 2.3, 2) + at.screws(25),
  'DVI-D': (at) => at.rect(24, 8.4, { corner: 1.2 }) + at.holes(8, 3, 1.9, 1.9) + at.screws(32),
  Ethernet: (at) =>
    at.rect(11.7, 10, { corner: 0.4 }) +
    at.rect(6.5, 2, { dy: 4, kind: 'body' }) +
    at.holes(8, 1, 1, 0),
  SATA: (at) =>
    at.rect(38, 5, { corner: 0.4 }) +
    at.rect(10, 1.2, { dx: -12, kind: 'solid' }) +
    at.rect(20, 1.2, { dx: 6, kind: 'solid' }),
  USB: (at) => at.rect(12, 4.5, { corner: 0.3 }),
  audio: (at) => at.circle(3) + at.circle(1.75),
  SD: (at) => at.rect(24, 2.4, { corner: 0.3 }),
  microSD: (at) => at.rect(12, 1.6, { corner: 0.2 }),
  'USB 3.0 19-pin': (at) => at.rect(30, 6.4, { corner: 0.4 }) + at.holes(10, 2, 2, 2),
  'USB 2.0 9-pin': (at) => at.rect(13, 5.4, { corner: 0.3 }) + at.holes(5, 2, 2.54, 2.54),
  fan: (at) => at.rect(10.6, 4, { corner: 0.3 }) + at.holes(4, 1, 2.54, 0),
};

interface Place {
  corner: number;
  /** Away from the middle. */
  dx: number;
  dy: number;
  kind: string;
}

/** Marks around a middle, in mm at a scale. */
class At {
  readonly #x: number;
  readonly #y: number;
  readonly #scale: number;

  constructor(x: number, y: number, scale: number) {
    [this.#x, this.#y, this.#scale] = [x, y, scale];
  }

  rect(width: number, height: number, options: Partial<Place> = {}): string {
    const { corner = 0, dx = 0, dy = 0, kind = 'body' } = options;
    const [w, h] = [width * this.#scale, height * this.#scale];
    const [x, y] = [this.#x + dx * this.#scale - w / 2, this.#y + dy * this.#scale - h / 2];
    return `<rect class="${kind}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(corner * this.#scale)}"/>`;
  }

  circle(radius: number, dx = 0, dy = 0, kind = 'body'): string {
    return `<circle class="${kind}" cx="${n(this.#x + dx * this.#scale)}" cy="${n(this.#y + dy * this.#scale)}" r="${n(radius * this.#scale)}"/>`;
  }

  holes(columns: number, rows: number, across: number, down: number): string {
    const spots = Array.from({ length: columns * rows }, (_, i) => [
      i % columns,
      Math.floor(i / columns),
    ]);
    return spots
      .map(([c = 0, r = 0]) =>
        this.circle(0.4, (c - (columns - 1) / 2) * across, (r - (rows - 1) / 2) * down, 'solid'),
      )
      .join('');
  }

  screws(apart: number): string {
    return this.circle(2, -apart / 2) + this.circle(2, apart / 2);
  }
}

const n = (value: number) => String(Math.round(value * 10) / 10);
const word = (text: string, x: number, y: number, size = 'large') =>
  `<text class="middle ${size}" x="${n(x)}" y="${n(y)}">${text}</text>`;
const path = (d: string, kind = 'body') => `<path class="${kind}" d="${d}"/>`;

/** Two ends on a lead, one of them as often as it is there. */
function lead(from: string, to: readonly string[], note = ''): string {
  const ends = to.map((name, i) => ({ name, x: 164 + (i - (to.length - 1) / 2) * 92 }));
  return (
    end(from, 164, 62, 42) +
    ends
      .map(
        ({ name, x }) =>
          path(`M164 92C164 150 ${n(x)} 150 ${n(x)} 214`, 'accent') + end(name, x, 246, 286),
      )
      .join('') +
    (note && word(note, 164, 316))
  );
}

const end = (name: string, x: number, y: number, label: number) =>
  (faces[name]?.(new At(x, y, name === 'SATA' ? 5 : 6)) ?? '') +
  word(name, x, label - (label < y ? 14 : 0));

/** A row of sockets on a body. */
function sockets(
  title: string,
  names: readonly string[],
  lines = names.length > 5 ? 2 : 1,
): string {
  const each = Math.ceil(names.length / lines);
  const step = 284 / each;
  const body = `<rect class="body" x="12" y="${n(164 - 44 * lines)}" width="304" height="${n(88 * lines)}" rx="14"/>`;
  return (
    body +
    names
      .map((name, i) => {
        const [x, y] = [
          22 + step * ((i % each) + 0.5),
          164 + (Math.floor(i / each) - (lines - 1) / 2) * 84,
        ];
        return (
          (faces[name]?.(new At(x, y - 6, Math.min(2.6, (step - 8) / 26))) ?? '') +
          word(name, x, y + 26, 'small')
        );
      })
      .join('') +
    word(title, 164, 164 + 44 * lines + 26)
  );
}

const lens = (x: number, y: number, r: number) =>
  new At(x, y, 1).circle(r) +
  new At(x, y, 1).circle(r * 0.55) +
  new At(x, y, 1).circle(r * 0.2, 0, 0, 'solid');
const times = (count: number, name: string) => Array.from({ length: count }, () => name);

const sketches: Readonly<Record<string, (form: Form) => string>> = {
  'USB Hub': ({ ports }) => sockets(`${String(ports)} ports`, times(Number(ports), 'USB-A')),
  'USB Hub, clip-on': ({ ports }) =>
    sockets(`${String(ports)} ports, clips on an edge`, times(Number(ports), 'USB-A')) +
    path('M60 120V78H120V98M268 120V78H208V98', 'accent'),
  'USB-C Hub': ({ ports, sockets: names }) =>
    sockets(`${String(ports)} ports`, Array.isArray(names) ? names.map(String) : []),
  'enclosure for an M.2 drive': () =>
    path('M34 118H294V210H34Z') +
    path('M58 138H250V190H58Z', 'accent') +
    end('USB-C', 164, 232, 268) +
    word('M.2 drive inside', 154, 168),
  'USB plug with 1 antenna': () =>
    end('USB-A', 164, 268, 310) + path('M126 150H202V250H126ZM150 150V30H178V150'),
  'USB plug with 2 antennas': () =>
    end('USB-A', 164, 268, 310) +
    path('M116 150H212V250H116ZM112 150V30H138V150M190 150V30H216V150'),
  'USB plug with 2 audio jacks': () =>
    lead('USB-A', ['audio', 'audio'], 'headphones and microphone'),
  'USB-C plug with 1 audio jack': () => lead('USB-C', ['audio']),
  'internal USB header': () => lead('USB 3.0 19-pin', ['USB 2.0 9-pin']),
  'USB Extension': () => lead('USB-A', ['USB-A'], 'plug to socket'),
  Fan: ({ heads }) => lead('fan', times(Number(heads ?? 1), 'fan')),
  SATA: ({ count }) => lead('SATA', ['SATA'], `${String(Number(count ?? 1))} in the pack`),
  indoor: () =>
    new At(164, 130, 1).rect(140, 140, { corner: 40 }) +
    lens(164, 130, 44) +
    path('M164 200V250M104 268C104 244 224 244 224 268Z'),
  'wire-free': () =>
    new At(164, 125, 1).rect(140, 170, { corner: 60 }) +
    lens(164, 108, 40) +
    path('M164 210V250M114 270C114 250 214 250 214 270Z') +
    word('battery', 164, 196),
  'Dual-Lens': () =>
    new At(164, 145, 1).rect(260, 110, { corner: 50 }) +
    lens(100, 145, 36) +
    lens(228, 145, 36) +
    path('M164 90V50M120 50H208'),
  'speed dome': () =>
    path('M40 50V150M40 84H150V110M90 110H210V170A60 60 0 0 1 90 170Z') + lens(150, 190, 26),
  'In-Ear': ({ wireless }) => {
    const bud = (x: number) => new At(x, 140, 1).circle(30) + new At(x, 140, 1).circle(14, 0, -22);
    const wire = path(
      'M100 170C100 240 164 220 164 262M228 170C228 240 164 220 164 262V304',
      'accent',
    );
    const home = `<rect class="body" x="84" y="200" width="160" height="84" rx="36"/>${path('M84 236H244', 'detail')}`;
    return bud(100) + bud(228) + (wireless ? home + word('charging case', 164, 266) : wire);
  },
};

/** Side of a sketch in its own pixels. */
export const sketchSide = 328;

/** Sketches a form of which no dimensions are stated; undefined for forms without a sketch. */
export function sketch(form: Form): string | undefined {
  const kind = String(form['shape'] ?? form['kind']);
  const [from, to] = kind.split(' to ');
  if (from && to && faces[from] && faces[to]) return lead(from, [to]);
  return sketches[kind]?.(form);
}

import { crc32, deflateSync } from 'node:zlib';

const PALETTE_SIZE = 256;

/** An image whose pixels are places in a palette of at most 256 colors. */
export type PaletteImage = {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue, one after the other. */
  readonly palette: Uint8Array;
  readonly pixels: Uint8Array;
};

/** Reduces RGBA pixels to their 256 most frequent colors; soft edges take the nearest of them. Transparency is lost. */
export function toPalette(width: number, height: number, rgba: Uint8Array): PaletteImage {
  const counts = new Map<number, number>();
  const colors = new Uint32Array(width * height);
  for (let index = 0; index < colors.length; index += 1) {
    const at = index * 4;
    const color = ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);
    colors[index] = color;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const chosen = [...counts]
    .sort(([colorA, countA], [colorB, countB]) => countB - countA || colorA - colorB)
    .slice(0, PALETTE_SIZE)
    .map(([color]) => color);
  const places = new Map(chosen.map((color, place) => [color, place]));
  const findPlace = (color: number): number => {
    const known = places.get(color);
    if (known !== undefined) return known;
    const place = nearest(chosen, color);
    places.set(color, place);
    return place;
  };
  return {
    width,
    height,
    palette: Uint8Array.from(chosen.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255])),
    pixels: Uint8Array.from(colors, findPlace),
  };
}

function nearest(colors: readonly number[], color: number): number {
  let best = 0;
  let least = Infinity;
  colors.forEach((other, place) => {
    const red = (other >> 16) - (color >> 16);
    const green = ((other >> 8) & 255) - ((color >> 8) & 255);
    const blue = (other & 255) - (color & 255);
    const distance = red * red + green * green + blue * blue;
    if (distance < least) [best, least] = [place, distance];
  });
  return best;
}

/** Encodes an image as a PNG file (ISO/IEC 15948) of color type 3, without filters, which suits flat colors. */
export function encodePng({ width, height, palette, pixels }: PaletteImage): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    lines.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

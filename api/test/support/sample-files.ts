// cspell:ignore IHDR IDAT IEND kbit ftyp isom moov mdat endobj startxref
import { crc32, deflateSync } from 'node:zlib';
import type { WorkFileType } from '@platform/contracts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

function uint32(value: number, littleEndian = false): Buffer {
  const bytes = Buffer.alloc(4);
  if (littleEndian) bytes.writeUInt32LE(value);
  else bytes.writeUInt32BE(value);
  return bytes;
}

/** Creates a PNG picture of one color, with other chunks before its pixels. */
export function createPng(side = 4, others: readonly [string, Buffer][] = []): Buffer {
  const header = Buffer.concat([uint32(side), uint32(side), Buffer.from([8, 0, 0, 0, 0])]);
  const pixels = deflateSync(Buffer.alloc(side * (side + 1)));
  const chunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([latin1(type), data]);
    return Buffer.concat([uint32(data.length), content, uint32(crc32(content))]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...others.map(([type, data]) => chunk(type, data)),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Creates a RIFF file of one form. */
export function createRiff(form: string, chunks: readonly [string, Buffer][]): Buffer {
  const body = chunks.map(([name, data]) => Buffer.concat([latin1(name), uint32(data.length, true), data]));
  const content = Buffer.concat([latin1(form), ...body]);
  return Buffer.concat([latin1('RIFF'), uint32(content.length, true), content]);
}

/** Creates a box of an MP4 film. */
export function createBox(name: string, data: Buffer): Buffer {
  return Buffer.concat([uint32(data.length + 8), latin1(name), data]);
}

/** The smallest zip archive with one entry in its directory. */
export function createZip(): Buffer {
  const entry = Buffer.concat([latin1('PK\x03\x04'), Buffer.alloc(26)]);
  const directory = Buffer.concat([latin1('PK\x01\x02'), Buffer.alloc(42)]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(entry.length, 16);
  return Buffer.concat([entry, directory, end]);
}

const JPEG = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0, 4, 1, 2, 0xff, 0xc0, 0, 4, 8, 8]),
  Buffer.from([0xff, 0xda, 0, 4, 1, 2, 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9]),
]);

// Version 1, layer III, 128 kbit/s, 44,100 Hz: 417 bytes a frame.
const MP3_FRAME = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0]), Buffer.alloc(413)]);

/** A small valid file of each type. */
export const SAMPLE_FILES: Record<WorkFileType, { name: string; content: Buffer }> = {
  'image/png': { name: 'picture.png', content: createPng() },
  'image/jpeg': { name: 'picture.JPG', content: JPEG },
  'image/webp': { name: 'picture.webp', content: createRiff('WEBP', [['VP8L', Buffer.alloc(12)]]) },
  'audio/mpeg': { name: 'sound.mp3', content: Buffer.concat(Array<Buffer>(4).fill(MP3_FRAME)) },
  'audio/wav': {
    name: 'sound.wav',
    content: createRiff('WAVE', [
      ['fmt ', Buffer.alloc(16)],
      ['data', Buffer.alloc(8)],
    ]),
  },
  'video/mp4': {
    name: 'film.mp4',
    content: Buffer.concat([
      createBox('ftyp', latin1('isom')),
      createBox('moov', Buffer.alloc(8)),
      createBox('mdat', Buffer.alloc(40)),
    ]),
  },
  'application/pdf': {
    name: 'report.pdf',
    content: latin1('%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n'),
  },
  'text/plain': { name: 'notes.txt', content: Buffer.from('Zoë wrote this. 🙂\n') },
};

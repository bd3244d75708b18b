// cspell:ignore otes APETAGEX stsz stsc stco hdlr minf stbl trak mdia mvhd udta ftyp isom moov mdat
// cspell:ignore endobj Flate xmpmeta startxref
import { deflateSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import type { WorkFileType } from '@platform/contracts';
import {
  SAMPLE_FILES,
  createBox,
  createPng,
  createRiff,
  createZip,
} from '../../../../test/support/sample-files.ts';
import { cleanFile } from './clean-file.ts';
import { cleanFileName } from './files.service.ts';

const SAMPLES = Object.entries(SAMPLE_FILES).map(([type, file]) => ({ type: type as WorkFileType, ...file }));
const BINARY = SAMPLES.filter(({ type }) => type !== 'text/plain');

async function typeOf(name: string, content: Buffer): Promise<WorkFileType | undefined> {
  const cleaned = await cleanFile(name, content);
  return 'type' in cleaned ? cleaned.type : undefined;
}

/** Returns the cleaned content as text, one byte a character. */
async function clean(name: string, content: Buffer): Promise<string> {
  const cleaned = await cleanFile(name, content);
  if ('problem' in cleaned) throw new Error(cleaned.problem);
  return cleaned.content.toString('latin1');
}

test.each(SAMPLES)('detects $type', async ({ type, name, content }) => {
  expect(await typeOf(name, content)).toBe(type);
});

test.each(SAMPLES)('accepts $type under no other name', async ({ type, content }) => {
  for (const other of SAMPLES.filter((sample) => sample.type !== type && sample.type !== 'text/plain'))
    expect(await typeOf(other.name, content)).toBeUndefined();
  expect(await typeOf('page.html', content)).toBeUndefined();
  expect(await typeOf('no-extension', content)).toBeUndefined();
});

test.each(SAMPLES)('rejects $type with an archive behind it', async ({ name, content }) => {
  expect(await typeOf(name, Buffer.concat([content, createZip()]))).toBeUndefined();
});

test.each(BINARY)('rejects $type that is cut', async ({ name, content }) => {
  expect(await typeOf(name, content.subarray(0, content.length / 2))).toBeUndefined();
});

const ENDED: readonly WorkFileType[] = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'audio/wav',
  'application/pdf',
];

test.each(BINARY)(
  '$type with other data behind it loses them, or is rejected',
  async ({ type, name, content }) => {
    const film = SAMPLE_FILES['video/mp4'].content;
    for (const behind of [Buffer.from('Rar!\x1a\x07'), film, Buffer.alloc(9)]) {
      const longer = Buffer.concat([content, behind]);
      if (ENDED.includes(type)) expect(await clean(name, longer)).toBe(await clean(name, content));
      else if ((await typeOf(name, longer)) !== undefined)
        expect(await clean(name, longer)).not.toContain('Rar!');
    }
  },
);

describe('what is written about a file', () => {
  const SECRET = '52.5200 N, 13.4050 E, Camera 08150';

  /** Exif data in either byte order: upside down, and a text. */
  function createExif(isLittle: boolean): Buffer {
    const exif = Buffer.alloc(26);
    const write16 = (value: number, at: number) =>
      isLittle ? exif.writeUInt16LE(value, at) : exif.writeUInt16BE(value, at);
    exif.write(isLittle ? 'II' : 'MM', 'latin1');
    write16(42, 2);
    if (isLittle) exif.writeUInt32LE(8, 4);
    else exif.writeUInt32BE(8, 4);
    for (const [value, at] of [
      [1, 8],
      [0x0112, 10],
      [3, 12],
      [3, 18],
    ] as const)
      write16(value, at);
    return Buffer.concat([exif, Buffer.from(SECRET)]);
  }
  /** What is left of it: the orientation. */
  const TURNED = '\x01\x12\0\x03\0\0\0\x01\0\x03';

  function createSegment(marker: number, data: Buffer): Buffer {
    return Buffer.concat([
      Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]),
      data,
    ]);
  }

  test.each([true, false])(
    'leaves a JPEG picture, but not how it is turned (little-endian: %s)',
    async (isLittle) => {
      const { name, content } = SAMPLE_FILES['image/jpeg'];
      const photo = Buffer.concat([
        content.subarray(0, 2),
        createSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), createExif(isLittle)])),
        createSegment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
        createSegment(0xed, Buffer.from(`Photoshop 3.0\0${SECRET}`)),
        createSegment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01colors')),
        createSegment(0xfe, Buffer.from(SECRET)),
        content.subarray(2),
        SAMPLE_FILES['video/mp4'].content,
      ]);
      for (const each of [name, 'photo.jfif']) {
        const cleaned = await clean(each, photo);
        expect(cleaned).not.toContain(SECRET);
        expect(cleaned).not.toContain('ftyp');
        expect(cleaned).toContain(TURNED);
        expect(cleaned).toContain('colors');
        expect(cleaned.endsWith('\xff\xd9')).toBe(true);
      }
    },
  );

  test('leaves a PNG picture, but not how it is turned', async () => {
    const picture = createPng(4, [
      ['tEXt', Buffer.from(`Comment\0${SECRET}`)],
      ['eXIf', createExif(true)],
      ['pHYs', Buffer.alloc(9)],
    ]);
    const cleaned = await clean('a.png', picture);
    expect(cleaned).not.toContain(SECRET);
    expect(cleaned).toContain(TURNED);
    expect(cleaned).toContain('pHYs');
    expect(await typeOf('a.png', Buffer.from(cleaned, 'latin1'))).toBe('image/png');
  });

  test('leaves a WebP picture and a WAV sound', async () => {
    const header = Buffer.alloc(10);
    header[0] = 0x1c;
    const picture = createRiff('WEBP', [
      ['VP8X', header],
      ['VP8L', Buffer.alloc(12)],
      ['EXIF', createExif(false)],
      ['XMP ', Buffer.from(SECRET)],
    ]);
    const cleaned = await clean('a.webp', picture);
    expect(cleaned).not.toContain(SECRET);
    expect(cleaned).toContain(TURNED);
    // There is transparency and an orientation, and nothing else is announced.
    expect(cleaned.charCodeAt(20)).toBe(0x18);
    const sound = createRiff('WAVE', [
      ['LIST', Buffer.from(SECRET)],
      ['fmt ', Buffer.alloc(16)],
      ['data', Buffer.alloc(8)],
    ]);
    expect(await clean('a.wav', sound)).toBe(await clean('a.wav', SAMPLE_FILES['audio/wav'].content));
  });

  test('leaves an MP3 sound, whichever tags surround it', async () => {
    const { name, content } = SAMPLE_FILES['audio/mpeg'];
    const text = Buffer.from(SECRET);
    const id3 = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0'), Buffer.from([text.length]), text]);
    const ape = Buffer.alloc(32);
    ape.write('APETAGEX');
    ape.writeUInt32LE(text.length, 12);
    const old = Buffer.alloc(128);
    old.write('TAG');
    const tagged = Buffer.concat([id3, ape, text, content, ape, text, old]);
    expect(await clean(name, tagged)).toBe(content.toString('latin1'));
  });

  test('leaves an MP4 film, with a track of places and its samples', async () => {
    const film = (places: Buffer) => {
      const handler = Buffer.concat([Buffer.alloc(8), Buffer.from('meta'), Buffer.alloc(12)]);
      const sizes = Buffer.alloc(12);
      sizes.writeUInt32BE(places.length, 4);
      sizes.writeUInt32BE(1, 8);
      const runs = Buffer.alloc(20);
      for (const [index, value] of [1, 1, 1, 1].entries()) runs.writeUInt32BE(value, 4 + index * 4);
      const create = (offset: number) => {
        const chunks = Buffer.alloc(12);
        chunks.writeUInt32BE(1, 4);
        chunks.writeUInt32BE(offset, 8);
        const tables = [createBox('stsz', sizes), createBox('stsc', runs), createBox('stco', chunks)];
        const media = [
          createBox('hdlr', handler),
          createBox('minf', createBox('stbl', Buffer.concat(tables))),
        ];
        const track = createBox('trak', createBox('mdia', Buffer.concat(media)));
        const dates = createBox('mvhd', Buffer.from('\0\0\0\0made in 2026'));
        const about = createBox('udta', Buffer.from(SECRET));
        return Buffer.concat([
          createBox('ftyp', Buffer.from('isom')),
          createBox('moov', Buffer.concat([dates, about, track])),
          createBox('mdat', Buffer.concat([Buffer.from('pictures'), places])),
        ]);
      };
      return create(create(0).length - places.length);
    };
    const content = film(Buffer.from(SECRET));
    const cleaned = await clean('film.mp4', content);
    expect(cleaned).not.toContain(SECRET);
    expect(cleaned).not.toContain('made in ');
    expect(cleaned).toContain('pictures');
    expect(cleaned).toHaveLength(content.length);
  });

  test('leaves a PDF document, also compressed, with space before its header', async () => {
    const information = `<</Author (${SECRET})>>`;
    const objects = `7 0 8 ${information.length} ${information}<</Title (Another chapter)>>`;
    const first = objects.indexOf('<<');
    const deflated = deflateSync(Buffer.from(objects));
    const content = Buffer.concat([
      Buffer.from('\r\n%PDF-1.7\n'),
      Buffer.from(
        `5 0 obj\n<</Title (a \\) ${SECRET} (b) c) /Subject 4 0 R /Author <${Buffer.from(SECRET).toString('hex')}>>>\nendobj\n`,
      ),
      Buffer.from(`6 0 obj\n<</Type /ObjStm /N 2 /First ${first} /Filter /FlateDecode>>\nstream\n`),
      deflated,
      Buffer.from('\nendstream\nendobj\n'),
      Buffer.from(
        `8 0 obj\n<</Type /Metadata>>\nstream\n<x:xmpmeta>${SECRET}</x:xmpmeta>\nendstream\nendobj\n`,
      ),
      Buffer.from(`4 0 obj\n(${SECRET})\nendobj\n9 0 obj\n<</Title (A chapter)>>\nendobj\n`),
      Buffer.from('trailer <</Info 5 0 R>>\ntrailer <</Info 7 0 R>>\nstartxref\n9\n%%EOF\n'),
    ]);
    const cleaned = await clean('report.pdf', content);
    expect(cleaned).not.toContain(SECRET);
    expect(cleaned).not.toContain(Buffer.from(SECRET).toString('hex'));
    expect(cleaned).toContain('(A chapter)');
    const start = cleaned.indexOf('stream\n') + 'stream\n'.length;
    const kept = inflateSync(
      Buffer.from(cleaned, 'latin1').subarray(start, start + deflated.length),
    ).toString();
    expect(kept).toBe(objects.replace(SECRET, ' '.repeat(SECRET.length)));
    expect(cleaned.startsWith('\r\n%PDF-1.7')).toBe(true);
  });
});

test('ends for documents and films that are made to keep it busy', async () => {
  const end = 'startxref\n9\n%%EOF\n';
  const packed = deflateSync(Buffer.alloc(60_000_000, '1 0 '), { level: 9 }).toString('latin1');
  const bomb = `/Type /ObjStm /First 60000000 /FlateDecode stream\n${packed}\nendstream\n`;
  const references = Array.from({ length: 200_000 }, (_, number) => `/Info ${number} 0 R `).join('');
  for (const content of [
    '/Info 5 0 R '.repeat(400_000) + '5 0 obj '.repeat(500_000),
    '/Type /ObjStm '.repeat(600_000),
    `/Type /ObjStm /FlateDecode stream\n${'endstream /Type /ObjStm stream\n'.repeat(200_000)}`,
    `/Info 1 0 R 1 0 obj ${'<'.repeat(8_000_000)}`,
    '<x:xmpmeta'.repeat(900_000),
    'Exif\0\0\xff\xe1\xff\xff'.repeat(800_000),
    references,
    `${references}${bomb.repeat(100)}`,
  ])
    expect(await typeOf('a.pdf', Buffer.from(`%PDF-1.7\n${content}\n${end}`, 'latin1'))).toBe(
      'application/pdf',
    );

  let track: Buffer = Buffer.alloc(0);
  for (let depth = 0; depth < 2_000; depth++) track = createBox('trak', track);
  const film = [createBox('ftyp', Buffer.from('isom')), createBox('moov', track)];
  expect(await typeOf('a.mp4', Buffer.concat(film))).toBe('video/mp4');
});

test('converts text in UTF-16 that says so', async () => {
  const text = 'Zoë wrote „this“ 🙂';
  const little = Buffer.from(`\ufeff${text}`, 'utf16le');
  for (const content of [little, Buffer.from(little).swap16()])
    expect(Buffer.from(await clean('a.txt', content), 'latin1').toString()).toBe(text);
});

test.each([
  ['a.exe', Buffer.from('MZ'), /^Choose a file of one of these types: PNG, JPEG,/],
  [
    'a.png',
    SAMPLE_FILES['image/jpeg'].content,
    'This is a file of type JPEG. Give it a name that ends in .jpg.',
  ],
  ['a.png', createPng().subarray(0, 30), 'This PNG file is damaged or not whole. Save it again.'],
  ['a.png', createZip(), 'This file is an archive too. Save it again as PNG.'],
  ['a.txt', Buffer.from('Zo\xeb', 'latin1'), 'This is not plain text in UTF-8. Save it as UTF-8.'],
])('says what is wrong with %s', async (name, content, problem) => {
  const cleaned = await cleanFile(name, content);
  expect(cleaned).toEqual({
    problem: typeof problem === 'string' ? problem : expect.stringMatching(problem),
  });
});

test('finds an archive that a picture or a film contains', async () => {
  const zip = createZip();
  const size = Buffer.alloc(4);
  size.writeUInt32BE(zip.length + 8);
  const film = Buffer.concat([SAMPLE_FILES['video/mp4'].content, size, Buffer.from('free'), zip]);
  expect(await typeOf('film.mp4', film)).toBeUndefined();
});

test('rejects a zip file under every name', async () => {
  for (const { name } of SAMPLES) expect(await typeOf(name, createZip())).toBeUndefined();
});

test('rejects a picture whose checksum is wrong', async () => {
  const png = createPng();
  png[20] = 0xff;
  expect(await typeOf('a.png', png)).toBeUndefined();
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a NUL character', Buffer.from('a\0b')],
  ['a byte that is not UTF-8', Buffer.from([0x61, 0xe9, 0x62])],
  ['half a character of UTF-16', Buffer.from([0xed, 0xa0, 0x80])],
  ['an escape sequence', Buffer.from('\x1b[2J')],
])('rejects %s as text', async (_name, content) => {
  expect(await typeOf('a.txt', content)).toBeUndefined();
});

test('reads a long text in pieces, wherever a character is cut', async () => {
  const text = 'Zo\u00eb \u{1f642} and \u20ac. '.repeat(40_000);
  for (const start of ['', 'x', 'xy', 'xyz'])
    expect((await clean('a.txt', Buffer.from(start + text))).length).toBe(Buffer.byteLength(start + text));
  expect(await typeOf('a.txt', Buffer.from(`${text}\0`))).toBeUndefined();
  expect(
    await typeOf('a.txt', Buffer.concat([Buffer.from(text), Buffer.from([0xe2, 0x82])])),
  ).toBeUndefined();
});

test('never fails, whatever the content', async () => {
  const contents = fc.tuple(
    fc.constantFrom(...SAMPLES),
    fc.uint8Array({ maxLength: 60 }),
    fc.nat({ max: 60 }),
  );
  await fc.assert(
    fc.asyncProperty(contents, async ([{ name, content }, bytes, at]) => {
      const mutated = Buffer.concat([content.subarray(0, at), bytes, content.subarray(at + bytes.length)]);
      expect([undefined, ...Object.keys(SAMPLE_FILES)]).toContain(await typeOf(name, mutated));
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['notes.txt', 'notes.txt'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\Users\\ada\\notes.txt', 'notes.txt'],
  ['  Zoë 🙂.txt ', 'Zoë 🙂.txt'],
  ['folder/', undefined],
  ['..', undefined],
  ['a\nb.txt', undefined],
  ['a\0.txt', undefined],
  ['gnp.\u202etxt', undefined],
  ['', undefined],
])('makes the name %j into %j', (sent, expected) => {
  expect(cleanFileName(sent)).toBe(expected);
});

test('shortens a long name and keeps its extension', () => {
  const name = cleanFileName(`${'🙂'.repeat(200)}.jpeg`);
  expect(name).toMatch(/🙂\.jpeg$/u);
  expect(name!.length).toBeLessThanOrEqual(120);
  expect(name!.isWellFormed()).toBe(true);
});

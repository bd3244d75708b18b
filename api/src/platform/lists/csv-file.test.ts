import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import fc from 'fast-check';
import { csvFile, sendCsv, type CsvFile } from './csv-file.ts';

type Row = { name: string; dollars: number; paid: boolean; note: string | null };

const COLUMNS = {
  Name: ({ name }: Row) => name,
  Dollars: ({ dollars }: Row) => dollars,
  Paid: ({ paid }: Row) => paid,
  Note: ({ note }: Row) => note,
};

let server: Server;
let file: CsvFile;
beforeAll(async () => {
  const app = express();
  app.get('/', (_request, response) => sendCsv(response, 'rows.csv', file));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const download = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

async function* batchesOf(...batches: Row[][]): AsyncGenerator<Row[]> {
  for (const batch of batches) yield await Promise.resolve(batch);
}

const ROW = { name: 'Ada', dollars: -15.5, paid: true, note: null };

test('sends a UTF-8 file with a byte order mark, quotes where needed, and plain numbers', async () => {
  file = csvFile(COLUMNS, batchesOf([ROW], [{ ...ROW, name: 'Zoë, "Z"', paid: false, note: 'two\nlines' }]));

  const response = await download();
  const bytes = Buffer.from(await response.arrayBuffer());

  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="rows.csv"');
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(bytes.subarray(3).toString()).toBe(
    'Name,Dollars,Paid,Note\r\nAda,-15.5,yes,\r\n"Zoë, ""Z""",-15.5,no,"two\nlines"\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
  'escapes the formula prefix of %j',
  async (name) => {
    file = csvFile(COLUMNS, batchesOf([{ ...ROW, name }]));

    expect((await (await download()).text()).split('\r\n')[1]).toMatch(new RegExp(`^"?'`));
  },
);

test('leaves numbers and ordinary text as they are', async () => {
  file = csvFile(COLUMNS, batchesOf([{ ...ROW, name: 'a-b@example.com (1+1=2)' }]));

  expect((await (await download()).text()).split('\r\n')[1]).toBe('a-b@example.com (1+1=2),-15.5,yes,');
});

/** How programs read CSV: by separator, with or without quotes, with or without surrounding blanks. */
const READERS = [',', ';', '\t', '|'].flatMap((separator) =>
  [true, false].map((honorsQuotes) => ({ separator, honorsQuotes })),
);

describe.each(READERS)('a reader with the separator $separator (quotes: $honorsQuotes)', (reader) => {
  test.each([
    'hello;=1+1',
    '  =2+2',
    '"=2+2',
    'a\t=1',
    'a\r=1',
    'a\n-1+1',
    'x";"=1+1',
    'one, @SUM(A1)',
    '\u00A0\u200B+1',
    '|＝1',
  ])('finds no formula in %j', async (text) => {
    file = csvFile(COLUMNS, batchesOf([{ ...ROW, name: text, note: text }]));

    expect(findFormulas(await (await download()).text(), reader)).toEqual([]);
  });

  test('finds no formula in any text', async () => {
    const texts = fc.sample(fc.string({ unit: fc.constantFrom(...Array.from(',;|\t\r\n "\'=+-@a1')) }), 300);
    file = csvFile(COLUMNS, batchesOf(texts.map((text) => ({ ...ROW, name: `n${text}`, note: text }))));

    expect(findFormulas(await (await download()).text(), reader)).toEqual([]);
  });
});

/** Reads a file as a program would, and returns its cells that begin like a formula. Numbers are none. */
function findFormulas(text: string, { separator, honorsQuotes }: (typeof READERS)[number]): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let isAtStart = true;
  for (const character of text) {
    if (honorsQuotes && character === '"' && (isAtStart || isQuoted)) {
      isQuoted = !isQuoted;
    } else if (!isQuoted && (character === separator || character === '\n' || character === '\r')) {
      cells.push(cell);
      cell = '';
      isAtStart = true;
      continue;
    } else {
      cell += character;
    }
    isAtStart = false;
  }
  return [...cells, cell].filter(
    (found) => /^[\s\p{C}"]*[=+\-@＝＋－＠]/u.test(found) && !/^-15\.5\b/.test(found),
  );
}

test('sends the headings even if the list is empty', async () => {
  file = csvFile(COLUMNS, batchesOf([]));

  expect(await (await download()).text()).toBe('Name,Dollars,Paid,Note\r\n');
});

test('returns an error if reading fails before the first row, and aborts the download if it fails later', async () => {
  file = csvFile(COLUMNS, failAfter(0));
  expect((await download()).status).toBe(500);

  file = csvFile(COLUMNS, failAfter(1));
  await expect(download().then((response) => response.text())).rejects.toThrow();
});

async function* failAfter(batches: number): AsyncGenerator<Row[]> {
  for (let count = 0; count < batches; count += 1) yield await Promise.resolve([ROW]);
  throw new Error('the database connection was lost');
}

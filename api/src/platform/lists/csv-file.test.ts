import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
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

const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

async function* batchesOf(...batches: Row[][]): AsyncGenerator<Row[]> {
  for (const batch of batches) yield await Promise.resolve(batch);
}

const ROW = { name: 'Ada', dollars: -15.5, paid: true, note: null };

test('is a file that spreadsheets open as what it is: UTF-8, quoted where it has to be, numbers as numbers', async () => {
  file = csvFile(COLUMNS, batchesOf([ROW], [{ ...ROW, name: 'Zoë, "Z"', paid: false, note: 'two\nlines' }]));

  const response = await ask();
  const bytes = Buffer.from(await response.arrayBuffer());

  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="rows.csv"');
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(bytes.subarray(3).toString()).toBe(
    'Name,Dollars,Paid,Note\r\nAda,-15.5,yes,\r\n"Zoë, ""Z""",-15.5,no,"two\nlines"\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
  'takes %j for text and not for a formula',
  async (name) => {
    file = csvFile(COLUMNS, batchesOf([{ ...ROW, name }]));

    expect((await (await ask()).text()).split('\r\n')[1]).toMatch(new RegExp(`^"?'`));
  },
);

test('has its headings also when the list is empty', async () => {
  file = csvFile(COLUMNS, batchesOf([]));

  expect(await (await ask()).text()).toBe('Name,Dollars,Paid,Note\r\n');
});

test('a fault before the first row is an answer of its own, later it cuts the file', async () => {
  file = csvFile(COLUMNS, faultAfter(0));
  expect((await ask()).status).toBe(500);

  file = csvFile(COLUMNS, faultAfter(1));
  await expect(ask().then((response) => response.text())).rejects.toThrow();
});

async function* faultAfter(batches: number): AsyncGenerator<Row[]> {
  for (let count = 0; count < batches; count += 1) yield await Promise.resolve([ROW]);
  throw new Error('the database went away');
}

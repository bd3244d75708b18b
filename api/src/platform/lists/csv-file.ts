import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';

type Cell = string | number | boolean | null;

/** The columns of a file by their headings, and what stands in each of a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** A list as a file. Its rows are read while it is sent. */
export type CsvFile = {
  readonly headings: readonly string[];
  readonly lines: AsyncIterable<readonly (readonly Cell[])[]>;
};

export function csvFile<Row>(columns: CsvColumns<Row>, batches: AsyncIterable<readonly Row[]>): CsvFile {
  const cells = Object.values(columns);
  return {
    headings: Object.keys(columns),
    lines: (async function* () {
      for await (const batch of batches) yield batch.map((row) => cells.map((cell) => cell(row)));
    })(),
  };
}

/**
 * Sends a file as fast as it is taken. The mark at its beginning tells spreadsheets that it is UTF-8, and no text in it is
 * taken for a formula.
 *
 * @throws what reading throws: before the first batch nothing is sent; later the connection is cut, so that no half of a
 *   file passes for the whole.
 */
export async function sendCsv(response: Response, name: string, { headings, lines }: CsvFile): Promise<void> {
  const batches = lines[Symbol.asyncIterator]();
  const first = await batches.next();
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  const rows = async function* () {
    for (let batch = first; !batch.done; batch = await batches.next()) yield* batch.value;
  };
  const text = stringify({
    bom: true,
    header: true,
    columns: [...headings],
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { boolean: (value) => (value ? 'yes' : 'no') },
  });
  try {
    await pipeline(Readable.from(rows()), text, response);
  } catch (error) {
    // The reader has ended the download; the log says that the client went away.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';

type Cell = string | number | boolean | null;

/** Maps column headings to functions that return the cell of a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** A list to download as CSV. Its rows are read while the file is sent. */
export type CsvFile = {
  readonly headings: readonly string[];
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
};

export function csvFile<Row>(columns: CsvColumns<Row>, batches: AsyncIterable<readonly Row[]>): CsvFile {
  const cells = Object.values(columns);
  return {
    headings: Object.keys(columns),
    batches: (async function* () {
      for await (const batch of batches) yield batch.map((row) => cells.map((cell) => cell(row)));
    })(),
  };
}

/**
 * Streams a CSV file with backpressure. A byte order mark tells spreadsheets that it is UTF-8, and no text of a cell is
 * read as a formula.
 *
 * @throws whatever reading throws. Before the first batch nothing has been sent; later the connection is aborted, so
 *   that a partial file is not mistaken for a complete one.
 */
export async function sendCsv(
  response: Response,
  name: string,
  { headings, batches }: CsvFile,
): Promise<void> {
  const iterator = batches[Symbol.asyncIterator]();
  const first = await iterator.next();
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  const rows = async function* () {
    for (let batch = first; !batch.done; batch = await iterator.next()) yield* batch.value;
  };
  const text = stringify({
    bom: true,
    header: true,
    columns: [...headings],
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    quoted_match: QUOTED,
    cast: { boolean: (value) => (value ? 'yes' : 'no'), string: escapeFormulas },
  });
  try {
    await pipeline(Readable.from(rows()), text, response);
  } catch (error) {
    // The client aborted the download, which the request log already records.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

/**
 * Matches where a spreadsheet may begin a cell that it reads as a formula: at the start of the text, and after each
 * character that separates cells in some country or program, whatever blanks and quotes follow. Includes the full-width
 * forms, which some programs normalize, and a leading tab or carriage return, which some ignore.
 */
const FORMULA_START = /^(?=[\t\r])|(?:^|(?<=[,;|\t\r\n]))(?=(?:(?![\t\r\n])[\p{Z}\p{C}"])*[=+\-@＝＋－＠])/gu;

/** Matches text that a reader with another separator, or one that trims, would change without quotes. */
const QUOTED = /[;|\t\r\n]|^\s|\s$/;

/** Puts an apostrophe, which spreadsheets read as the start of plain text, before whatever could be a formula. */
function escapeFormulas(text: string): string {
  return text.replaceAll(FORMULA_START, "'");
}

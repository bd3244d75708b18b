/** The separators that spreadsheets assume, depending on their language. */
export const SEPARATORS = [',', ';', '\t'] as const;

/** What a spreadsheet reads as a formula, blanks and quotes before it included. A plain number is none. */
const FORMULA = /^[\s"'\u00a0\ufeff]*[=+@\-＝＋－＠]/u;
const NUMBER = /^[+-]?[\d.,]+$/;

/** Finds the cells of a CSV file that a spreadsheet with this separator would run. */
export function findFormulas(csv: string, separator: string): string[] {
  return readCells(csv, separator).filter(
    (cell) => FORMULA.test(cell) && !NUMBER.test(cell) && !isEscaped(cell),
  );
}

/** A leading apostrophe marks text. */
function isEscaped(cell: string): boolean {
  return cell.startsWith("'");
}

/** Reads the cells as RFC 4180 does, with any separator: quotes count at the beginning of a cell only. */
function readCells(csv: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < csv.length; at++) {
    const char = csv[at] ?? '';
    if (isQuoted && char === '"' && csv[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (isQuoted) {
      if (char === '"') isQuoted = false;
      else cell += char;
    } else if (char === '"' && cell === '') {
      isQuoted = true;
    } else if (char === separator || char === '\n') {
      cells.push(cell);
      cell = '';
    } else if (char !== '\r' && char !== '\ufeff') {
      cell += char;
    }
  }
  return [...cells, cell];
}
